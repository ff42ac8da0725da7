"""`areopolis serve`: games over the network."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from areopolis.kernel.errors import BadOptions

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette

PORT: Final = 8000
FILE: Final = "areopolis.db"
# Seconds for what is going on when the server is asked to stop.
GOODBYE: Final = 10


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help="The port; 0 for any free one.")] = PORT,
    store: Annotated[
        str,
        typer.Option(
            "--store",
            help="Where games are kept: a file, or postgresql://USER:PASSWORD@HOST/NAME.",
            envvar="AREOPOLIS_STORE",
            show_default="areopolis.db; with --open, your own folder",
        ),
    ] = "",
    opens: Annotated[
        bool, typer.Option("--open", help="For yourself: open a browser, at the first port from --port that is free.")
    ] = False,
    bots: Annotated[int, typer.Option("--bots", min=1, max=64, help="How many bots think at the same time.")] = 2,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="Another site that may open tables here; may be repeated.")
    ] = None,
    proxy: Annotated[
        str,
        typer.Option("--proxy", help="Addresses of proxies whose word on addresses is trusted.", metavar="ADDRESSES"),
    ] = "127.0.0.1",
    limits: Annotated[
        float, typer.Option("--limits", min=0.1, help="How much an address may ask for: 2 is twice as much as usual.")
    ] = 1.0,
    sleep: Annotated[
        float,
        typer.Option(
            "--sleep", min=0.1, max=86400, help="Seconds until a game that nobody looks at leaves the memory."
        ),
    ] = 20.0,
) -> None:
    """Let people play over the network. Games are kept in a file beside, unless --store says otherwise."""
    try:
        import uvicorn

        from areopolis.cli.opening import own_store, run, serve_here
        from areopolis.server import logs
        from areopolis.server.app import Server, Settings
        from areopolis.server.limits import Limits
    except ModuleNotFoundError as error:
        raise BadOptions(f"the server needs more packages ({error.name}): install areopolis[server]") from error
    logs.set_up_logs("WARNING" if opens else "INFO")
    store = store or (str(own_store()) if opens else FILE)
    url = store if "://" in store else f"sqlite:///{Path(store).absolute()}"
    server = Server(Settings(url, bots, tuple(origin or ()), Limits(limits), sleep))
    config = set_up(server.application(), host, port, proxy)
    if opens:
        serve_here(config)
    else:
        run(uvicorn.Server(config))


def set_up(application: Starlette, host: str, port: int, proxy: str) -> uvicorn.Config:
    """How it is served."""
    import uvicorn

    from areopolis.server.quick import Quick
    from areopolis.server.tuning import tune

    tune()
    return uvicorn.Config(
        application,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=proxy,
        ws=Quick,
        ws_max_size=1 << 16,
        timeout_graceful_shutdown=GOODBYE,
    )
