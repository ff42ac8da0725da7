"""The socket of a viewer: everything that happens at the table, as it happens."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from areopolis.locale import DEFAULT, languages
from areopolis.server import desk
from areopolis.server.api import address_of, decoded, problem
from areopolis.server.house import House
from areopolis.server.messages import Do, Done, Hello, Look, NotDone, Speak, ToClient, ToServer
from areopolis.server.refused import Refused, because
from areopolis.server.relic import Outdated
from areopolis.server.room import Room, Viewer

# Seconds within which a viewer has to say who it is.
POLITE: Final = 10.0
# Codes with which we close: the viewer was refused, the room has to be entered anew, the game cannot go on.
REFUSED: Final = 4400
AGAIN: Final = 4503
OUTDATED: Final = 4410
# What a socket is closed with that was not closed.
ABNORMAL: Final = 1006
NO_ID: Final = -1
DECODER: Final[msgspec.json.Decoder[ToServer]] = msgspec.json.Decoder(ToServer)
ENCODER: Final = msgspec.json.Encoder()


@final
class Line:
    """One socket, from hello to goodbye."""

    def __init__(self, house: House, socket: WebSocket) -> None:
        self.house: Final = house
        self.socket: Final = socket
        self.address: Final = address_of(socket)
        self.language: str = DEFAULT
        self.sending: Final = asyncio.Lock()

    async def run(self, id: str) -> None:
        """Let a viewer in, and tell them what happens until they go."""
        await self.socket.accept()
        try:
            await self.welcome(id)
        except WebSocketDisconnect:
            return

    async def welcome(self, id: str) -> None:
        """Hear who it is, and let them in."""
        try:
            hello = await asyncio.wait_for(self.receive(), POLITE)
            if not isinstance(hello, Hello):
                raise because("malformed", "hello")
            self.language = spoken(hello.language)
            await self.admit(id, hello)
        except Refused as error:
            await self.refuse(NO_ID, error)
            await self.close(REFUSED)
        except TimeoutError:
            await self.close(REFUSED)

    async def admit(self, id: str, hello: Hello) -> None:
        """Let somebody look at a game that goes on, or at what is left of one."""
        try:
            room = await self.house.room(id)
        except Outdated as error:
            relic = await self.house.relic(error.row)
            await self.send(relic.state(hello.keys, hello.seat, self.language))
            await self.close(OUTDATED)
            return
        own = room.opened_by(hello.keys)
        await self.attend(room, Viewer(room.eyes(own, hello.seat, self.language), hello.since), own)

    async def attend(self, room: Room, viewer: Viewer, own: tuple[int, ...]) -> None:
        """Tell and listen until one of both ends."""
        room.enter(viewer)
        telling = asyncio.ensure_future(self.tell(room, viewer))
        try:
            await self.listen(room, viewer, own)
        finally:
            room.leave(viewer)
            telling.cancel()

    async def tell(self, room: Room, viewer: Viewer) -> None:
        """Send the table whenever there is news; what happens meanwhile goes along with the next message."""
        try:
            while True:
                await viewer.news.wait()
                message = await self.news(room, viewer)
                if not message:
                    break
                await self.send_text(message)
            await self.close(AGAIN)
        except WebSocketDisconnect:
            return

    async def news(self, room: Room, viewer: Viewer) -> str:
        """The table as it is now; empty if the room is lost.

        To build it takes longer than anything else here: one at a time, and whoever must choose goes first, so that
        what others do is confirmed meanwhile. While something is being stored there, the table is not shown.
        """
        while True:
            async with self.house.turns.turn(viewer.eyes.seat in room.match.asked()):
                if room.broken:
                    return ""
                if not room.lock.locked():
                    viewer.news.clear()
                    state = room.state(viewer.eyes, viewer.since, viewer)
                    viewer.since = state.number
                    return ENCODER.encode(state).decode()
            async with room.lock:
                pass

    async def listen(self, room: Room, viewer: Viewer, own: tuple[int, ...]) -> None:
        """Do what the viewer asks for, one thing after the other."""
        while True:
            id = NO_ID
            try:
                message = await self.receive()
                self.house.limits.message(self.address)
                match message:
                    case Do():
                        id = message.id
                        room.sight(viewer)
                        done = await desk.do(room, own, message.deed)
                        await self.send(Done(id, done.number, done.plies))
                    case Look():
                        viewer.eyes = room.eyes(own, message.seat, self.language)
                        room.sight(viewer)
                        self.renew(viewer)
                    case Speak():
                        self.language = spoken(message.language)
                        viewer.eyes = viewer.eyes._replace(language=self.language)
                        self.renew(viewer)
                    case Hello():
                        raise because("malformed", "hello")
            except Refused as error:
                await self.refuse(id, error)

    def renew(self, viewer: Viewer) -> None:
        """Tell everything anew."""
        viewer.since = 0
        viewer.news.set()

    async def receive(self) -> ToServer:
        """The next message; raises Refused if it cannot be read."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000), message.get("reason"))
        return decoded(DECODER, message.get("text") or message.get("bytes") or b"")

    async def send(self, message: ToClient) -> None:
        """Send one message; two never mix."""
        await self.send_text(ENCODER.encode(message).decode())

    async def send_text(self, message: str) -> None:
        """Send what is written already."""
        async with self.sending:
            try:
                await self.socket.send_text(message)
            except RuntimeError as error:
                # It was closed under our hands, because what came over it was no message.
                raise WebSocketDisconnect(ABNORMAL) from error

    async def close(self, code: int) -> None:
        """Close it, unless it is closed already."""
        with suppress(RuntimeError):
            await self.socket.close(code)

    async def refuse(self, id: int, error: Refused) -> None:
        """Say why something is not done."""
        await self.send(NotDone(id, problem(error, self.language)))


def spoken(language: str) -> str:
    """A language that we know."""
    return language if language in languages() else DEFAULT
