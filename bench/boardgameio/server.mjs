// A boardgame.io server with a game as large as Palazzo and far cheaper:
//
//   node server.mjs STATE.json           games in memory, boardgame.io's default
//   node server.mjs STATE.json FOLDER    games on disk, by the storage that comes with it (FlatFile)
//
// STATE.json holds the frame that our server sends to a seat half way through a game, and how many
// moves a game has: so both servers send messages of the same size, and games are equally long. A move
// changes a few fields; two moves make a turn. Rules, draws and a lasting log are left out: what they
// cost is only on our side. The port is printed when the server is ready.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { FlatFile, Server } = createRequire(import.meta.url)("boardgame.io/server");
const { moves: longest, ...shown } = JSON.parse(readFileSync(process.argv[2], "utf8"));

const game = {
  name: "palazzo",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ ...shown, moved: 0 }),
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    pick: ({ G, playerID }, choice) => {
      const { warehouse, seats, discards } = G.view;
      const seat = seats[Number(playerID)];
      warehouse.push(warehouse.shift());
      discards.push(discards.shift());
      seat.points += choice % 3;
      seat.bid_worth = choice;
      G.moved += 1;
    },
  },
  endIf: ({ G }) => (G.moved >= longest ? { winner: "0" } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    view: {
      ...G.view,
      seats: G.view.seats.map((seat, i) => (String(i) === playerID ? seat : { ...seat, cards: null })),
    },
  }),
};

const [folder] = process.argv.slice(3);
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
const server = Server({ games: [game], db, origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(`port ${appServer.address().port}`);
