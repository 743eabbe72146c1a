#!/usr/bin/env python3
"""Cases of the public WebSocket conformance suite (Autobahn's numbers) against LocalServer, driven with wsproto from PyPI.

usage: cases.py PORT TOKEN [CASE…]     all cases by default; CASE is a number or its beginning, such as 5 or 7.7

wsproto makes the handshake and reads what the server sends, so an answer that breaks the protocol fails. What goes out is put
together here byte by byte, for many cases are not well formed. The numbers are the suite's; texts, values and code are ours.
A case passes where the answer is as the suite asks; "not strict" where RFC 6455 permits the answer and the suite would rather
have another. Left out: binary messages of 1.2, 5 and 9 (LocalServer refuses them by 1008, which is tested), and 12 and 13
(compression, which it does not offer).
"""
import select
import socket
import struct
import sys
import time

from wsproto import ConnectionType, WSConnection
from wsproto.events import (AcceptConnection, BytesMessage, CloseConnection, Ping, Pong, Request, TextMessage)
from wsproto.utilities import RemoteProtocolError

TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
MASK = b"\x37\xfa\x21\x3d"


class Wrong(Exception):
    """The answer is not what a case asks for."""


def frame(opcode, payload=b"", final=True, reserved=0, masked=True):
    head = bytes([(0x80 if final else 0) | reserved << 4 | opcode])
    flag, size = (0x80 if masked else 0), len(payload)
    if size < 126:
        head += bytes([flag | size])
    elif size < 65536:
        head += bytes([flag | 126]) + struct.pack(">H", size)
    else:
        head += bytes([flag | 127]) + struct.pack(">Q", size)
    if not masked:
        return head + payload
    whole = MASK * (size // 4 + 1)
    return head + MASK + (int.from_bytes(payload, "big") ^ int.from_bytes(whole[:size], "big")).to_bytes(size, "big")


def fragments(opcode, *parts, between=b""):
    """A message in frames of these payloads, with the bytes `between` after each but the last."""
    last = len(parts) - 1
    return b"".join(frame(opcode if i == 0 else CONTINUATION, part, final=i == last) + (b"" if i == last else between)
                    for i, part in enumerate(parts))


def close(code=None, reason=b""):
    return frame(CLOSE, b"" if code is None else struct.pack(">H", code) + reason)


class Client:
    def __init__(self, port, token):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.protocol = WSConnection(ConnectionType.CLIENT)
        self.heard, self.text, self.ended = [], "", False
        self.socket.sendall(self.protocol.send(Request(
            host=f"127.0.0.1:{port}", target="/socket", subprotocols=["vitrine", f"token.{token}"],
            extra_headers=[(b"Origin", f"http://127.0.0.1:{port}".encode())])))
        while not any(event == "open" for event in self.heard):
            self.listen(5)
            if self.ended:
                raise Wrong("the handshake was refused")
        self.heard = []

    def listen(self, seconds):
        """Takes in what comes within so many seconds; false where nothing does."""
        if self.ended or not select.select([self.socket], [], [], seconds)[0]:
            return False
        try:
            data = self.socket.recv(1 << 16)
        except ConnectionResetError:
            self.ended = True
            self.heard.append("reset")
            return True
        if not data:
            self.ended = True
            self.heard.append("end")
            return True
        self.protocol.receive_data(data)
        for event in self.protocol.events():
            self.take(event)
        return True

    def take(self, event):
        if isinstance(event, AcceptConnection):
            self.heard.append("open")
        elif isinstance(event, TextMessage):
            self.text += event.data
            if event.message_finished:
                self.heard.append(("text", self.text))
                self.text = ""
        elif isinstance(event, BytesMessage):
            self.heard.append(("binary", bytes(event.data)))
        elif isinstance(event, Ping):
            # The server asks now and then whether the client is there.
            self.socket.sendall(frame(PONG, bytes(event.payload)))
        elif isinstance(event, Pong):
            self.heard.append(("pong", bytes(event.payload)))
        elif isinstance(event, CloseConnection):
            self.heard.append(("close", int(event.code)))

    def send(self, data, chop=None, pause=0):
        """Sends bytes, in pieces of `chop` where it is given. A server that hangs up on the way is no fault by itself."""
        try:
            if chop is None:
                self.socket.sendall(data)
                return
            for start in range(0, len(data), chop):
                self.socket.sendall(data[start:start + chop])
                if pause:
                    time.sleep(pause)
        except (BrokenPipeError, ConnectionResetError):
            pass

    def expect(self, *wanted, seconds=10):
        """These events and no others come next."""
        deadline = time.monotonic() + seconds
        while len(self.heard) < len(wanted) and not self.ended and time.monotonic() < deadline:
            self.listen(max(0, deadline - time.monotonic()))
        found = self.heard[:len(wanted)]
        if found != list(wanted):
            raise Wrong(f"heard {shorten(self.heard)}, wanted {shorten(wanted)}")
        self.heard = self.heard[len(wanted):]

    def ends(self, *codes):
        """A close with one of these codes comes next, then the end of the stream; nothing is lost by a reset."""
        deadline = time.monotonic() + 5
        while not self.ended and time.monotonic() < deadline:
            self.listen(max(0, deadline - time.monotonic()))
        if len(self.heard) != 2 or self.heard[0] not in [("close", code) for code in codes] or self.heard[1] != "end":
            raise Wrong(f"heard {shorten(self.heard)}, wanted a close with {codes} and the end")

    def finish(self):
        """A whole session ends by our close, which is answered with the same code."""
        self.send(close(1000))
        self.ends(1000)


def shorten(events):
    return [f"{e[0]} of {len(e[1])}" if isinstance(e, tuple) and hasattr(e[1], "__len__") and len(e[1]) > 40 else e
            for e in events]


CASES = []


def case(number, about):
    def keep(body):
        CASES.append((number, about, body))
        return body
    return keep


def add(number, about, body):
    CASES.append((number, about, body))


def echo(payload, chop=None, count=1):
    def body(c):
        for _ in range(count):
            c.send(frame(TEXT, payload), chop)
            c.expect(("text", payload.decode()))
        c.finish()
    return body


def fails(data, *codes, chop=None, before=(), optional=()):
    """The bytes end the connection with one of the codes, after the events `before`; those of `optional` may be left out."""
    def body(c):
        c.send(data, chop)
        c.expect(*before)
        loose = False
        deadline = time.monotonic() + 5
        while not c.ended and time.monotonic() < deadline:
            c.listen(max(0, deadline - time.monotonic()))
        heard = list(c.heard)
        if optional:
            if heard[:len(optional)] == list(optional):
                c.heard = heard[len(optional):]
            else:
                loose = True
        c.ends(*codes)
        return "not strict" if loose else None
    return body


# 1: framing.
for i, size in enumerate([0, 125, 126, 127, 128, 65535, 65536]):
    add(f"1.1.{i + 1}", f"text of {size} bytes", echo(b"*" * size))
add("1.1.8", "text of 65536 bytes in pieces of 997", echo(b"*" * 65536, chop=997))
add("1.2", "binary messages are refused as our policy says", fails(frame(BINARY, b"\xfe" * 125), 1008))


# 2: pings and pongs.
def ping(payload, chop=None):
    def body(c):
        c.send(frame(PING, payload), chop)
        c.expect(("pong", payload))
        c.finish()
    return body


add("2.1", "ping without payload", ping(b""))
add("2.2", "ping with text", ping(b"Are you there?"))
add("2.3", "ping with bytes that are no UTF-8", ping(b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff"))
add("2.4", "ping with 125 bytes", ping(b"\xfe" * 125))
add("2.5", "ping with 126 bytes", fails(frame(PING, b"\xfe" * 126), 1002))
add("2.6", "ping with 125 bytes, byte by byte", ping(b"\xfe" * 125, chop=1))


@case("2.7", "a pong nobody asked for")
def _(c):
    c.send(frame(PONG))
    c.finish()


@case("2.8", "a pong with payload nobody asked for")
def _(c):
    c.send(frame(PONG, b"unsolicited"))
    c.finish()


@case("2.9", "a pong nobody asked for, then a ping")
def _(c):
    c.send(frame(PONG, b"unsolicited") + frame(PING, b"payload"))
    c.expect(("pong", b"payload"))
    c.finish()


def ten_pings(chop):
    def body(c):
        c.send(b"".join(frame(PING, b"payload-%d" % i) for i in range(10)), chop)
        c.expect(*[("pong", b"payload-%d" % i) for i in range(10)])
        c.finish()
    return body


add("2.10", "ten pings at once: every pong", ten_pings(None))
add("2.11", "ten pings, byte by byte", ten_pings(1))

# 3: reserved bits. 4: reserved opcodes.
HELLO = b"Hello, world!"
add("3.1", "text with reserved bits 1", fails(frame(TEXT, HELLO, reserved=1), 1002))
for number, reserved, chop in (("3.2", 2, None), ("3.4", 4, 1)):
    add(number, f"text, text with reserved bits {reserved}, ping" + (", byte by byte" if chop else ""), fails(
        frame(TEXT, HELLO) + frame(TEXT, HELLO, reserved=reserved) + frame(PING), 1002, chop=chop,
        optional=[("text", HELLO.decode())]))


@case("3.3", "the same with reserved bits 3, frame by frame")
def _(c):
    c.send(frame(TEXT, HELLO))
    c.expect(("text", HELLO.decode()))
    c.send(frame(TEXT, HELLO, reserved=3))
    c.send(frame(PING))
    c.ends(1002)


add("3.5", "binary with reserved bits 5", fails(frame(BINARY, b"\x00\xff" * 4, reserved=5), 1002))
add("3.6", "ping with reserved bits 6", fails(frame(PING, HELLO, reserved=6), 1002))
add("3.7", "close with reserved bits 7", fails(frame(CLOSE, struct.pack(">H", 1000), reserved=7), 1002))
for base, first in ((3, "4.1"), (11, "4.2")):
    for i in range(5):
        opcode = base + i
        data = frame(opcode, b"" if i == 0 else HELLO)
        if i in (2, 3):
            add(f"{first}.{i + 1}", f"text, opcode {opcode}, ping", fails(
                frame(TEXT, HELLO) + data + frame(PING), 1002, optional=[("text", HELLO.decode())]))
        else:
            add(f"{first}.{i + 1}", f"opcode {opcode}", fails(data, 1002, chop=1 if i == 4 else None))

# 5: fragments.
add("5.1", "a ping in two fragments", fails(fragments(PING, b"frag", b"ment"), 1002))
add("5.2", "a pong in two fragments", fails(fragments(PONG, b"frag", b"ment"), 1002))


def joined(*parts, chop=None, between=b"", pongs=()):
    def body(c):
        c.send(fragments(TEXT, *parts, between=between), chop)
        c.expect(*[("pong", p) for p in pongs], ("text", b"".join(parts).decode()))
        c.finish()
    return body


for number, chop in (("5.3", None), ("5.4", 16), ("5.5", 1)):
    add(number, f"text in two fragments, pieces of {chop or 'all'}", joined(b"fragment1", b"fragment2", chop=chop))
for number, chop in (("5.6", None), ("5.7", 16), ("5.8", 1)):
    add(number, f"text in two fragments with a ping between, pieces of {chop or 'all'}",
        joined(b"fragment1", b"fragment2", chop=chop, between=frame(PING, b"pongme"), pongs=[b"pongme"]))
STRAY = {True: frame(CONTINUATION, b"stray"), False: frame(CONTINUATION, b"stray", final=False)}
for first, final in ((9, True), (12, False)):
    for i, chop in enumerate((None, 16, 1)):
        add(f"5.{first + i}", f"a continuation of nothing (final: {final}), then text",
            fails(STRAY[final] + frame(TEXT, HELLO), 1002, chop=chop))
for number, final in (("5.15", False), ):
    add(number, "text in two fragments, a continuation of nothing, text", fails(
        fragments(TEXT, b"fragment1", b"fragment2") + STRAY[final] + frame(TEXT, HELLO), 1002,
        optional=[("text", "fragment1fragment2")]))
for number, final in (("5.16", False), ("5.17", True)):
    add(number, f"twice: a continuation of nothing (final: {final}), text in two fragments",
        fails((STRAY[final] + fragments(TEXT, b"fragment1", b"fragment2")) * 2, 1002))
add("5.18", "both fragments say text", fails(
    frame(TEXT, b"fragment1", final=False) + frame(TEXT, b"fragment2"), 1002))
for number, chop in (("5.19", None), ("5.20", 1)):
    def body(c, chop=chop):
        parts = [b"fragment%d" % i for i in range(1, 6)]
        c.send(frame(TEXT, parts[0], final=False) + frame(CONTINUATION, parts[1], final=False)
               + frame(PING, b"pongme 1!"), chop)
        time.sleep(0.1)
        c.send(frame(CONTINUATION, parts[2], final=False) + frame(CONTINUATION, parts[3], final=False)
               + frame(PING, b"pongme 2!") + frame(CONTINUATION, parts[4]), chop)
        c.expect(("pong", b"pongme 1!"), ("pong", b"pongme 2!"), ("text", b"".join(parts).decode()))
        c.finish()
    add(number, "text in five fragments with two pings between", body)

# 6: UTF-8.
GOOD = "Hello-µ@ßöäüàá-UTF-8!!".encode()
GREEK = "κ\u1f79σμε".encode()
BROKEN = GREEK + b"\xed\xa0\x80edited"
add("6.1.1", "text of no bytes", echo(b""))
add("6.1.2", "three fragments of no bytes", joined(b"", b"", b""))
add("6.1.3", "three fragments, the middle one with text", joined(b"", b"middle frame payload", b""))
add("6.2.1", "valid text", echo(GOOD))
add("6.2.2", "valid text in two fragments between characters", joined(GOOD[:12], GOOD[12:]))
add("6.2.3", "valid text in fragments of one byte", joined(*[GOOD[i:i + 1] for i in range(len(GOOD))]))
add("6.2.4", "Greek in fragments of one byte", joined(*[GREEK[i:i + 1] for i in range(len(GREEK))]))
add("6.3.1", "text that is no UTF-8", fails(frame(TEXT, BROKEN), 1007))
add("6.3.2", "the same in fragments of one byte",
    fails(fragments(TEXT, *[BROKEN[i:i + 1] for i in range(len(BROKEN))]), 1007))


def soon(parts):
    """The suite wants the end at the first byte that is wrong; RFC 6455 permits it at the message's end."""
    def body(c):
        for part in parts[:-1]:
            c.send(part)
            time.sleep(0.1)
        early = c.listen(0.3)
        c.send(parts[-1])
        c.ends(1007)
        return None if early else "not strict"
    return body


TOO_LARGE = GREEK + b"\xf4\x90\x80\x80" + b"edited"
add("6.4.1", "three fragments, the second ends beyond U+10FFFF", soon([
    frame(TEXT, GREEK, final=False), frame(CONTINUATION, b"\xf4\x90\x80\x80", final=False), frame(CONTINUATION, b"edited")]))
add("6.4.2", "the same, the second cut in the character", soon([
    frame(TEXT, GREEK + b"\xf4", final=False), frame(CONTINUATION, b"\x90", final=False),
    frame(CONTINUATION, b"\x80\x80edited")]))
whole = frame(TEXT, TOO_LARGE)
add("6.4.3", "one frame in three pieces", soon([whole[:6 + 11], whole[6 + 11:6 + 15], whole[6 + 15:]]))
add("6.4.4", "one frame in three pieces, cut in the character", soon([whole[:6 + 12], whole[6 + 12:6 + 13], whole[6 + 13:]]))
VALID = {
    "6.5": [GREEK], "6.6": ["\u0000".encode(), "\u0080".encode(), "\u0800".encode(), "\U00010000".encode()],
    "6.7": [b"\x7f", b"\xdf\xbf", b"\xef\xbf\xbf", b"\xf4\x8f\xbf\xbf"],
    "6.9": [b"\xed\x9f\xbf", b"\xee\x80\x80", b"\xef\xbf\xbd", b"\xf4\x8f\xbf\xbf"],
    "6.22": [chr(plane << 16 | low).encode() for plane in range(17) for low in (0xFFFE, 0xFFFF)],
    "6.23": [c.encode() for c in "\ufff9\ufffa\ufffb\ufffc\ufffd"] + [b"\xef\xbf\xbe", b"\xef\xbf\xbf"],
}
INVALID = {
    "6.5": [GREEK[:i] for i in range(1, len(GREEK)) if i not in (2, 5, 7, 9)],
    "6.8": [b"\xf8\x88\x80\x80\x80", b"\xfc\x84\x80\x80\x80\x80"],
    "6.10": [b"\xf7\xbf\xbf\xbf", b"\xfb\xbf\xbf\xbf\xbf", b"\xfd\xbf\xbf\xbf\xbf\xbf", b"\xf4\x90\x80\x80"],
    "6.11": [b"\x80", b"\xbf", b"\x80\xbf", b"\x80\xbf\x80", bytes(range(0x80, 0xc0))],
    "6.12": [b"".join(bytes([b, 0x20]) for b in range(0xc0, 0xe0)), b"".join(bytes([b, 0x20]) for b in range(0xe0, 0xf0)),
             b"".join(bytes([b, 0x20]) for b in range(0xf0, 0xf8)), b"\xf8 \xf9 \xfa \xfb ", b"\xfc \xfd "],
    "6.13": [b"\xc0", b"\xe0\x80", b"\xf0\x80\x80", b"\xf8\x80\x80\x80", b"\xdf", b"\xef\xbf", b"\xf7\xbf\xbf"],
    "6.14": [b"\xc0\xe0\x80\xf0\x80\x80\xf8\x80\x80\x80\xfc\x80\x80\x80\x80\xdf\xef\xbf\xf7\xbf\xbf"],
    "6.15": [b"\xfe", b"\xff", b"\xfe\xfe\xff\xff"],
    "6.16": [b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xf8\x80\x80\x80\xaf"],
    "6.17": [b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf", b"\xf8\x87\xbf\xbf\xbf"],
    "6.18": [b"\xc0\x80", b"\xe0\x80\x80", b"\xf0\x80\x80\x80"],
    "6.19": [b"\xed\xa0\x80", b"\xed\xad\xbf", b"\xed\xae\x80", b"\xed\xaf\xbf", b"\xed\xb0\x80", b"\xed\xbf\xbf"],
    "6.20": [b"\xed\xa0\x80\xed\xb0\x80", b"\xed\xa0\x80\xed\xbf\xbf", b"\xed\xaf\xbf\xed\xbf\xbf"],
    "6.21": [b"\xed\xa0\x80A", b"A\xed\xb0\x80"],
}
for number, texts in VALID.items():
    for i, payload in enumerate(texts):
        add(f"{number} valid {i + 1}", payload.hex(), echo(payload))
for number, texts in INVALID.items():
    for i, payload in enumerate(texts):
        add(f"{number} invalid {i + 1}", payload.hex(), fails(frame(TEXT, payload), 1007))


# 7: closing.
@case("7.1.1", "text, then close")
def _(c):
    c.send(frame(TEXT, HELLO))
    c.expect(("text", HELLO.decode()))
    c.finish()


add("7.1.2", "two closes", fails(close(1000) + close(1000), 1000))
add("7.1.3", "a ping after the close", fails(close(1000) + frame(PING), 1000))
add("7.1.4", "text after the close", fails(close(1000) + frame(TEXT, HELLO), 1000))
add("7.1.5", "a fragment, the close, a fragment",
    fails(frame(TEXT, b"fragment1", final=False) + close(1000) + frame(CONTINUATION, b"fragment2"), 1000))


@case("7.1.6", "text of 256 KB, close, ping")
def _(c):
    c.send(frame(TEXT, b"*" * (256 << 10)) + close(1000) + frame(PING))
    deadline = time.monotonic() + 5
    while not c.ended and time.monotonic() < deadline:
        c.listen(max(0, deadline - time.monotonic()))
    c.heard = [event for event in c.heard if event[0] != "text"]
    c.ends(1000)


add("7.1.4 reserved", "bytes that are no frame after the close", fails(close(1000) + b"\xff" * 64, 1000))
add("7.3.1", "close without payload", fails(close(), 1000, 1005))
add("7.3.2", "close with a payload of one byte", fails(frame(CLOSE, b"\x03"), 1002))
add("7.3.3", "close with a code", fails(close(1000), 1000))
add("7.3.4", "close with a code and a reason", fails(close(1000, HELLO), 1000))
add("7.3.5", "close with the longest reason", fails(close(1000, b"*" * 123), 1000))
add("7.3.6", "close with a longer one", fails(close(1000, b"*" * 124), 1002))
add("7.5.1", "close with a reason that is no UTF-8", fails(close(1000, BROKEN), 1007))
for i, code in enumerate([1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999]):
    add(f"7.7.{i + 1}", f"close with {code}", fails(close(code), code))
for i, code in enumerate([0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999]):
    add(f"7.9.{i + 1}", f"close with {code}, which nobody may send", fails(close(code), 1002))
for i, code in enumerate([5000, 65535]):
    add(f"7.13.{i + 1}", f"close with {code}, of which RFC 6455 says nothing", fails(close(code), 1002, code))

# 9: size. Binary is refused, so text alone.
for i, size in enumerate([64 << 10, 256 << 10, 1 << 20, 4 << 20, 8 << 20, 16 << 20]):
    add(f"9.1.{i + 1}", f"text of {size >> 10} KB", echo(b"*" * size))
for i, size in enumerate([64, 256, 1 << 10, 4 << 10, 16 << 10, 64 << 10, 256 << 10, 1 << 20, 4 << 20]):
    add(f"9.3.{i + 1}", f"text of 4 MB in fragments of {size} bytes",
        joined(*[b"*" * size] * ((4 << 20) // size)))
for i, size in enumerate([64, 128, 256, 512, 1024, 2048]):
    add(f"9.5.{i + 1}", f"text of 1 MB in pieces of {size} bytes", echo(b"*" * (1 << 20), chop=size))
for i, size in enumerate([0, 16, 64, 256, 1024, 4096]):
    add(f"9.7.{i + 1}", f"1000 texts of {size} bytes there and back", echo(b"*" * size, count=1000))
add("9 over the limit", "text of 16 MB and a byte", fails(frame(TEXT, b"*" * ((16 << 20) + 1))[:20], 1009))
add("10.1.1", "text of 65536 bytes in fragments of 1300",
    joined(*[(b"*" * 65536)[i:i + 1300] for i in range(0, 65536, 1300)]))

# Beside the suite: a client's frames are masked (RFC 6455, 5.1), and nobody loses the code to what he sent behind a fault.
add("unmasked", "a frame without a mask", fails(frame(TEXT, HELLO, masked=False), 1002))
add("behind a fault", "a megabyte behind an unknown opcode", fails(frame(3) + frame(TEXT, b"*" * (1 << 20)), 1002))


def main(arguments):
    port, token, wanted = int(arguments[0]), arguments[1], arguments[2:]
    failed, loose, count, began = [], [], 0, time.monotonic()
    for number, about, body in CASES:
        if wanted and not any(number == w or number.startswith(w + ".") or number.startswith(w + " ") for w in wanted):
            continue
        count += 1
        client = None
        try:
            client = Client(port, token)
            if body(client):
                loose.append(number)
        except (Wrong, RemoteProtocolError, OSError) as problem:
            failed.append(number)
            print(f"{number}: {about}: {type(problem).__name__}: {problem}")
        finally:
            if client:
                client.socket.close()
    print(f"websocket cases: {count - len(failed)} of {count} pass in {time.monotonic() - began:.1f} s"
          + (f", of which {len(loose)} not strictly: {', '.join(loose)}" if loose else ""))
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
