"""Alerts by mail, to a real mail server: asked for first, ended by one click, never abused."""

from __future__ import annotations

import email
import queue
import re
import socket
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from palazzi.core.errors import BadOption
from palazzi.server.alerts.mail import MailServer, confirmation
from tests.server.alerted import OPEN, SETTLED, WORDS, Player, later
from tests.server.test_sittings import refused
from tests.server.trials.lobby import Refused, call
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

PATIENCE = 30.0
ANNA = "anna@example.org"


class Postbox:
    """A mail server: what it takes is in its queue."""

    def __init__(self, hostname: str = "127.0.0.1", **more: Any) -> None:
        self.taken: queue.Queue[tuple[list[str], EmailMessage]] = queue.Queue()
        self.refuses: set[str] = set()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.controller = Controller(self, hostname=hostname, port=self.port, **more)

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address in self.refuses:
            return "550 no such person"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        message = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.taken.put((envelope.rcpt_tos, message))
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.taken.get(timeout=PATIENCE)[1]


@pytest.fixture(scope="module")
def postbox() -> Iterator[Postbox]:
    box = Postbox()
    box.controller.start()
    yield box
    box.controller.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, postbox: Postbox) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    words: tuple[str, ...] = (*WORDS, "--smtp", f"smtp+plain://127.0.0.1:{postbox.port}")
    words += ("--mail-from", "palazzi@example.org", "--url", "https://play.example.org/")
    with ServerProcess(database, folder / "log", *words, clock=True) as running:
        running.pass_time(OPEN)
        yield running


def text_of(message: EmailMessage) -> str:
    return str(message.get_content())


def stop_of(message: EmailMessage) -> str:
    """The path by which a mail program ends it."""
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    return str(message["List-Unsubscribe"]).strip("<>").removeprefix("https://play.example.org")


def confirm(server: ServerProcess, message: EmailMessage) -> None:
    found = re.search(r"https://play\.example\.org/alerts/confirm#(\S+)", text_of(message))
    assert found
    call(server.url, "POST", "/api/alerts/confirm", {"code": found[1]})


def test_a_mail_is_confirmed_delayed_and_ended_by_one_click(
    server: ServerProcess, postbox: Postbox
) -> None:
    player = Player(server)
    player.post("/mail", {"address": ANNA, "delay": 10})
    asked = postbox.next()
    assert asked["To"] == ANNA
    assert [one["confirmed"] for one in player.about()["channels"]] == [False]
    game, other = player.sit(), player.sit()
    game.come_to_me()  # nobody who has not said yes is told
    confirm(server, asked)
    assert [one["confirmed"] for one in player.about()["channels"]] == [True]
    game.come_to_me()
    other.come_to_me()
    later(server, 300)
    other.play(other.mine)  # before it was sent
    later(server, 330)
    message = postbox.next()
    assert message["Subject"] == "Palazzo: your move"
    assert f"https://play.example.org/t/{game.id}" in text_of(message)
    assert message["Auto-Submitted"] == "auto-generated"
    path = stop_of(message)
    assert call(server.url, "POST", path, "List-Unsubscribe=One-Click") == {"done": True}
    assert player.about()["channels"] == []
    assert call(server.url, "POST", path) == {"done": True}
    assert postbox.taken.empty()
    written = server.log.read_text(encoding="utf-8")
    assert not [secret for secret in (ANNA, path.rpartition("/")[2]) if secret in written]


def test_how_long_a_table_waits_before_a_mail_is_the_players_to_say(
    server: ServerProcess, postbox: Postbox
) -> None:
    player, other = Player(server), Player(server)
    player.post("/mail", {"address": "emma@example.org", "delay": 0})
    server.pass_time(SETTLED)
    confirm(server, postbox.next())
    (channel,) = player.about()["channels"]
    other.post("/delay", {"channel": channel["id"], "delay": 1440})  # not theirs
    assert player.about()["channels"] == [{**channel, "confirmed": True}]
    game = player.sit()
    game.come_to_me()
    assert postbox.next()["To"] == "emma@example.org"
    player.post("/delay", {"channel": channel["id"], "delay": 60})
    assert [one["delay"] for one in player.about()["channels"]] == [60]
    game.come_to_me()
    later(server, 59 * 60)
    later(server, 1)
    assert postbox.taken.empty()
    later(server, 61)
    assert postbox.next()["Subject"] == "Palazzo: your move"
    player.post("/remove", {"channel": channel["id"]})


def test_an_address_is_not_flooded_through_us(server: ServerProcess, postbox: Postbox) -> None:
    players = [Player(server) for _ in range(3)]
    answers = [one.post("/mail", {"address": "Bert@example.org"}) for one in players]
    answers.append(players[0].post("/mail", {"address": "bert@example.org"}))
    assert answers == [{"done": True}] * 4  # the same, whoever gave it before
    server.pass_time(SETTLED)
    asked = postbox.next()
    call(server.url, "POST", stop_of(asked))  # he did not ask for it
    later(server, 30 * 86_400)
    players[1].post("/mail", {"address": "bert@example.org"})
    players[1].post("/mail", {"address": "cleo@example.org"})
    server.pass_time(SETTLED)
    assert postbox.next()["To"] == "cleo@example.org"
    assert postbox.taken.empty()


def test_an_address_that_there_is_not_is_forgotten(server: ServerProcess, postbox: Postbox) -> None:
    player = Player(server)
    postbox.refuses.add("nobody@example.org")
    player.post("/mail", {"address": "nobody@example.org"})
    server.pass_time(SETTLED)
    await_true(lambda: player.about()["channels"] == [])


@pytest.mark.parametrize(
    "address",
    [
        "anna@example.org\r\nBcc: all@example.org",
        "anna@example.org\nSubject: x",
        "anna@example.org, bert@example.org",
        "Anna <anna@example.org>",
        '"a b"@example.org',
        "anna@localhost",
        "anna@[127.0.0.1]",
        "@example.org",
        "anna",
    ],
)
def test_what_is_no_address_alone_is_refused(server: ServerProcess, address: str) -> None:
    player = Player(server)
    with pytest.raises(Refused) as error:
        player.post("/mail", {"address": address})
    assert error.value.code == "malformed"
    assert player.about()["channels"] == []


def test_codes_that_were_never_mailed_open_nothing(server: ServerProcess, postbox: Postbox) -> None:
    player = Player(server)
    player.post("/mail", {"address": "dora@example.org"})
    server.pass_time(SETTLED)
    code = stop_of(postbox.next()).rpartition("/")[2]
    (channel,) = player.about()["channels"]
    for wrong in (code, f"{channel['id']}-{'0' * 32}", channel["id"], "", "-", "ä-1"):
        body = {"code": wrong or "x"}
        assert refused(server.url, "POST", "/api/alerts/confirm", "", body) == "unauthorized"
    assert refused(server.url, "POST", f"/alerts/stop/{channel['id']}-00", "") == "unauthorized"
    assert player.about()["channels"] == [channel]


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("ftp://mail.example.org", "palazzi@example.org"),
        ("smtp://", "palazzi@example.org"),
        ("smtp://mail.example.org:x", "palazzi@example.org"),
        ("smtp://mail.example.org", ""),
        ("smtp://mail.example.org", "palazzi@example.org\nBcc: x@example.org"),
    ],
)
def test_mail_that_cannot_be_sent_is_said_before_the_start(url: str, sender: str) -> None:
    with pytest.raises(BadOption):
        MailServer.read(url, sender)


def certificate(folder: Path, name: str) -> Path:
    """A server's certificate that nobody has signed but itself, with its key in the same file."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    day = timedelta(days=1)
    made = (
        x509.CertificateBuilder(who, who, key.public_key(), x509.random_serial_number())
        .not_valid_before(datetime.now(UTC) - day)
        .not_valid_after(datetime.now(UTC) + day)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    pkcs8 = serialization.PrivateFormat.PKCS8
    file = folder / f"{name}.pem"
    file.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, pkcs8, plain)
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_mail_goes_through_tls_to_a_server_that_proves_its_name_or_not_at_all(
    scheme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the password of somebody who may send: it is never said without TLS either."""
    mine = certificate(tmp_path, "localhost")
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(mine)
    said: list[tuple[bytes, bytes]] = []

    def knows(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        said.append((data.login, data.password))
        return AuthResult(success=True)

    auth: dict[str, Any] = {"authenticator": knows}
    at_once: dict[str, Any] = {"ssl_context": tls, "auth_require_tls": False}
    how = {"tls_context": tls, "require_starttls": True} if scheme == "smtp" else at_once
    box = Postbox("localhost", **auth, **how)
    to = MailServer.read(f"{scheme}://anna:p%2Fw@localhost:{box.port}", "palazzi@example.org")
    assert to
    letter = confirmation(to, ANNA, "https://a.example/", "https://b.example/", "en")
    box.controller.start()
    try:
        assert not to.deliver(letter).arrived, "nobody vouches for this server"
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate(tmp_path, "elsewhere")))
        assert not to.deliver(letter).arrived, "somebody else's name"
        assert not said
        monkeypatch.setenv("SSL_CERT_FILE", str(mine))
        assert to.deliver(letter).arrived
    finally:
        box.controller.stop()
    assert said == [(b"anna", b"p/w")]
    assert box.next()["To"] == ANNA


def test_without_starttls_no_mail_and_no_password_is_sent(postbox: Postbox) -> None:
    address = f"smtp://anna:secret@127.0.0.1:{postbox.port}"
    to = MailServer.read(address, "palazzi@example.org")
    assert to
    letter = confirmation(to, ANNA, "https://a.example/", "https://b.example/", "en")
    assert not to.deliver(letter).arrived
    assert postbox.taken.empty()


def test_the_password_of_a_mail_server_may_have_any_characters() -> None:
    server = MailServer.read("smtps://anna%40x:p%2F%3Aw@mail.example.org", "palazzi@example.org")
    assert server is not None
    assert (server.user, server.password, server.port) == ("anna@x", "p/:w", 465)
