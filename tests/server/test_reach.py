"""By which address others can open a server."""

from __future__ import annotations

import socket
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from palazzi.core.errors import BadOption
from palazzi.server.base import reach
from palazzi.server.base.reach import checked_docs, checked_url, local_address
from palazzi.server.base.settings import Settings
from palazzi.server.http.hosts import Hosts
from tests.command import call_cli
from tests.server.trials.lobby import call
from tests.server.trials.process import ServerProcess

PORT = 8123
SETTINGS = Settings(database="", port=PORT)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "localhost"])
def test_what_only_this_machine_can_open_is_no_address_for_others(host: str) -> None:
    assert local_address(replace(SETTINGS, host=host)) == ""


def test_an_address_or_name_that_is_listened_on_is_the_one_to_open() -> None:
    assert local_address(replace(SETTINGS, host="192.168.1.5")) == f"http://192.168.1.5:{PORT}"
    assert local_address(replace(SETTINGS, host="fd00::5")) == f"http://[fd00::5]:{PORT}"
    assert local_address(replace(SETTINGS, host="desk.lan")) == f"http://desk.lan:{PORT}"


def _outward() -> str:
    """This machine's address where it is connected to others; empty if it is not."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def test_a_server_on_all_interfaces_names_the_one_that_leads_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    anywhere = replace(SETTINGS, host="0.0.0.0")
    monkeypatch.setattr(reach, "IN_A_BOX", (tmp_path / "nothing",))
    found, own = local_address(anywhere), _outward()
    assert found == (f"http://{own}:{PORT}" if own else "")
    monkeypatch.setattr(reach, "FAR", ((socket.AF_INET, "127.0.0.1"),))
    assert local_address(anywhere) == "", "no network: nobody else can come"


def test_nobody_is_sent_to_the_address_of_a_container(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(reach, "IN_A_BOX", (tmp_path,))
    assert local_address(replace(SETTINGS, host="0.0.0.0")) == ""


def test_the_hosts_address_is_taken_without_its_last_stroke_and_is_a_name_of_ours() -> None:
    assert checked_url("https://play.example.org/") == "https://play.example.org"
    assert checked_url("http://[fd00::5]:8000") == "http://[fd00::5]:8000"
    assert checked_url("https://example.org/palazzi/") == "https://example.org/palazzi"
    assert checked_url("") == ""
    named = Hosts(replace(SETTINGS, url="https://play.example.org:8443"))
    assert "play.example.org:8443" in named
    assert "play.example.com" not in named


@pytest.mark.parametrize(
    "given",
    ["play.example.org", "ftp://a.example", "https://", "https://a.example/a b", "https://a.example/../x",
     "https://me@a.example", "https://a.example?x", "https://a.example:port", "http://[::1"],
)  # fmt: skip
def test_what_is_no_address_is_refused_in_a_sentence(given: str) -> None:
    with pytest.raises(BadOption, match="--url is an address such as"):
        checked_url(given)


def test_a_folder_without_the_documentation_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"no index.html in .*; './palazzi docs' makes it"):
        checked_docs(str(tmp_path))
    (tmp_path / "index.html").touch()
    assert checked_docs(str(tmp_path)) == str(tmp_path)
    assert checked_docs("") == ""


def test_a_server_says_how_others_come_in(tmp_path: Path) -> None:
    def said(*words: str) -> dict[str, str]:
        database = f"sqlite:///{tmp_path / 'palazzi.db'}?synchronous=normal"
        with ServerProcess(database, tmp_path / "log", *words) as server:
            found = call(server.url, "GET", "/api/reach")
            assert found["local"] == "" or found["local"].endswith(server.url.rpartition(":")[2])
            return dict(found)

    own = said()
    assert own == {"url": "", "local": "", "opens_by": "palazzi serve --host 0.0.0.0"}
    named = said("--url", "https://play.example.org/")
    assert named["url"] == "https://play.example.org"
    assert call_cli("serve", "--url", "nonsense").returncode == 2
