"""Mail, for players who gave an address and confirmed it. Every mail has a way to end them by one
click (RFC 8058).

The server that takes mail is the host's choice, as ``smtps://USER:PASSWORD@HOST:465`` (TLS),
``smtp://…:587`` (STARTTLS, without which nothing is sent) or ``smtp+plain://…:25`` (no TLS, for a
server on this machine).
"""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from palazzi.core.errors import BadOption
from palazzi.locale import catalogue
from palazzi.server.alerts.outside import Delivery
from palazzi.server.alerts.words import AlertText, language_of

PATIENCE: Final = 20
PORTS: Final = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
REFUSED_FOR_EVER: Final = (550, 551, 553)
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}"
)


def is_address(text: str) -> bool:
    """Whether it is a mail address and nothing else: no line, no second address, no header."""
    return len(text) <= 254 and _ADDRESS.fullmatch(text) is not None and ".." not in text


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mail is handed in, and in whose name."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str

    @classmethod
    def read(cls, url: str, sender: str) -> MailServer | None:
        """From the settings; None without any, BadOption if they cannot be."""
        if not url:
            return None
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadOption("The address of a mail server cannot be read.") from None
        if parts.scheme not in PORTS or not parts.hostname:
            raise BadOption("A mail server is smtps://…, smtp://… or smtp+plain://…")
        if not is_address(sender):
            raise BadOption("Mail needs a sender: --mail-from palazzi@your.domain")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        port = port or PORTS[parts.scheme]
        return cls(parts.scheme, parts.hostname, port, user, password, sender)

    def deliver(self, message: EmailMessage) -> Delivery:
        """Hand it in; blocks. An address that the server refuses for good is gone."""
        try:
            with self._connected() as smtp:
                smtp.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return Delivery(410 if codes and codes[0] in REFUSED_FOR_EVER else 0)
        except (smtplib.SMTPException, OSError):
            return Delivery(0)
        return Delivery(200)

    def _connected(self) -> smtplib.SMTP:
        tls = ssl.create_default_context()
        if self.scheme == "smtps":
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=PATIENCE, context=tls
            )
        else:
            smtp = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        try:
            if self.scheme == "smtp":
                smtp.starttls(context=tls)
            if self.user:
                smtp.login(self.user, self.password)
        except BaseException:
            smtp.close()
            raise
        return smtp


def confirmation(server: MailServer, to: str, link: str, stop: str, language: str) -> EmailMessage:
    """Asks whether the address is theirs; says nothing about who gave it."""
    words = catalogue(language_of(language))
    text = words.text("alert-mail-confirm", {"link": link, "stop": stop})
    return _message(server, to, words.text("alert-mail-confirm-title"), text, stop)


def letter(
    server: MailServer, to: str, text: AlertText, origin: str, stop: str, language: str
) -> EmailMessage:
    """An alert."""
    words = catalogue(language_of(language))
    last = words.text("alert-mail-stop", {"stop": stop})
    body = f"{text.title}\n{text.body}\n\n{origin}{text.path}\n\n-- \n{last}\n"
    return _message(server, to, text.title, body, stop)


def _message(server: MailServer, to: str, subject: str, body: str, stop: str) -> EmailMessage:
    message = EmailMessage(SMTP)
    message["From"] = f"Palazzi <{server.sender}>"
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(body)
    return message
