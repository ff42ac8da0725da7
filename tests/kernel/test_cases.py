from __future__ import annotations

import pytest

from areopolis.kernel.cases import Unsupported, lines_of, look


def test_items_go_by_a_field_their_name_or_their_place() -> None:
    form = {
        "map": [{"hex": "E7", "size": 1}, {"hex": "E8", "size": 2}],
        "grid": [{"row": 1, "tech": "a"}, {"row": 0, "tech": "b"}],
    }
    assert look(form, ["map", "E8", "size"]) == 2
    assert look(form, ["map", "0", "size"]) == 1
    assert look(form, ["grid", "1", "tech"]) == "b"
    assert look(form, ["grid", "row=1", "tech"]) == "a"
    with pytest.raises(Unsupported, match=r"expect\.map\.size=3"):
        look(form, ["map", "size=3"])


def test_lines_have_their_numbers() -> None:
    assert lines_of(b"\xef\xbb\xbfa\r\n\n b\n") == [(1, b"a"), (3, b" b")]
