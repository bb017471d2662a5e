// One table of boardgame.io: its lobby over HTTP, its moves over its own socket.io client.
//
// The messages are those of boardgame.io's client; its local copy of the game (a second run of every
// move) is left out, so that the client costs as little as ours.

import { io } from "socket.io-client";

const SEATS = 2;

export class Table {
  constructor(plan, meter, number) {
    this.plan = plan;
    this.meter = meter;
    this.number = number;
    this.sockets = [];
    this.origin = `http://127.0.0.1:${plan.port}`;
  }

  async post(path, body) {
    const reply = await fetch(`${this.origin}/games/palazzo/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return reply.json();
  }

  async open() {
    this.match = (await this.post("create", { numPlayers: SEATS })).matchID;
    this.credentials = [];
    for (let seat = 0; seat < SEATS; seat += 1) {
      const body = { playerID: String(seat), playerName: `player ${seat}` };
      this.credentials.push((await this.post(`${this.match}/join`, body)).playerCredentials);
    }
  }

  /** Plays until the game or the time is over; 1 if it was the game. */
  play() {
    return new Promise((resolve, reject) => {
      this.sent = Array(SEATS).fill(null);
      this.done = resolve;
      for (let seat = 0; seat < SEATS; seat += 1) {
        const socket = io(`${this.origin}/palazzo`, { transports: ["websocket"], forceNew: true });
        this.sockets.push(socket);
        socket.on("connect", () => socket.emit("sync", this.match, String(seat), this.credentials[seat], SEATS));
        socket.on("connect_error", reject);
        socket.on("sync", (_, { state }) => this.seen(seat, state));
        socket.on("update", (_, state) => this.seen(seat, state));
        if (this.plan.sizes) socket.io.engine.on("packet", ({ data }) => this.meter.received(data?.length ?? 0));
      }
    });
  }

  seen(seat, state) {
    const { currentPlayer, gameover } = state.ctx;
    const sent = this.sent[seat];
    if (sent !== null && state._stateID > sent.version) {
      this.meter.acknowledged(sent.at, true);
      this.sent[seat] = null;
    }
    if (gameover !== undefined) return this.done(1);
    if (this.meter.over()) return this.done(0);
    if (currentPlayer !== String(seat) || this.sent[seat] !== null) return;
    if (this.plan.pause) setTimeout(() => this.act(seat, state), this.plan.pause);
    else this.act(seat, state);
  }

  act(seat, state) {
    const { choices } = state.G.prompt;
    const { action } = choices[(this.number + state._stateID) % choices.length];
    const payload = { type: "pick", args: [action], playerID: String(seat), credentials: this.credentials[seat] };
    this.sent[seat] = { version: state._stateID, at: performance.now() };
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, String(seat));
  }

  close() {
    for (const socket of this.sockets) socket.disconnect();
  }
}
