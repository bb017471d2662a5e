// One table of Palazzi: HTTP to open it, a websocket for each player.

import { randomBytes } from "node:crypto";
import { WebSocket } from "ws";

const SEATS = 2;

export class Table {
  constructor(plan, meter, number) {
    this.plan = plan;
    this.meter = meter;
    this.number = number;
    this.sockets = [];
    this.origin = `http://127.0.0.1:${plan.port}`;
  }

  async post(path, body, token) {
    const headers = { "content-type": "application/json" };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const reply = await fetch(`${this.origin}/api/tables${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path || "create"}: ${reply.status}`);
    return reply.json();
  }

  async open() {
    const { table, tokens } = await this.post("", { game: "palazzo", players: SEATS });
    this.id = table;
    this.tokens = [tokens["0"]];
    for (let seat = 0; seat < SEATS; seat += 1) {
      const body = { name: `player ${seat}`, nonce: randomBytes(16).toString("hex"), seat };
      this.tokens[seat] = (await this.post(`/${table}/join`, body, this.tokens[seat])).token;
    }
    await this.post(`/${table}/requests`, { type: "start" }, this.tokens[0]);
  }

  /** Plays until the game or the time is over; 1 if it was the game. */
  play() {
    return new Promise((resolve, reject) => {
      this.done = resolve;
      this.sent = Array(SEATS).fill(null);
      this.after = Array(SEATS).fill({ seq: 0, step: 0 });
      this.counter = 0;
      for (let seat = 0; seat < SEATS; seat += 1) {
        const socket = new WebSocket(`ws://127.0.0.1:${this.plan.port}/ws/${this.id}`, { perMessageDeflate: false });
        this.sockets.push(socket);
        socket.on("open", () => socket.send(JSON.stringify({ type: "hello", protocol: 2, token: this.tokens[seat] })));
        socket.on("message", (data) => {
          if (this.plan.sizes) this.meter.received(data.length);
          this.heard(seat, JSON.parse(data));
        });
        socket.on("error", reject);
        socket.on("close", (code) => reject(new Error(`closed with ${code}`)));
      }
    });
  }

  heard(seat, message) {
    if (message.type === "done") {
      this.meter.acknowledged(this.sent[seat], message.committed);
      this.sent[seat] = null;
      this.after[seat] = message;
    } else if (message.type === "frame") {
      this.seen(seat, message.frame);
    } else if (message.type === "error") {
      this.meter.failed(message.code);
      this.done(0);
    }
  }

  seen(seat, frame) {
    if (frame.phase === "finished") return this.done(1);
    if (this.meter.over()) return this.done(0);
    if (frame.actor !== seat || frame.draft === null || this.sent[seat] !== null) return;
    const { seq, step } = this.after[seat];
    if (frame.seq < seq || (frame.seq === seq && frame.draft.length < step)) return;
    if (this.plan.pause) setTimeout(() => this.act(seat, frame), this.plan.pause);
    else this.act(seat, frame);
  }

  act(seat, frame) {
    const { choices } = frame.prompt;
    this.counter += 1;
    const { action } = choices[(this.number + this.counter * 7) % choices.length];
    const message = {
      type: "submit",
      client_id: `${seat}-${this.counter}`,
      actions: [action],
      expected_seq: frame.seq,
      expected_step: frame.draft.length,
    };
    this.sent[seat] = performance.now();
    this.sockets[seat].send(JSON.stringify(message));
  }

  close() {
    for (const socket of this.sockets) {
      socket.removeAllListeners("close");
      socket.close();
    }
  }
}
