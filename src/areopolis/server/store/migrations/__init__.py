"""How a store of any version becomes one of this version, step by step; Alembic runs the steps."""
