// The load client of both sides, in a process of its own: node load.mjs '{"side": …, "port": …}'
//
// Every table is a closed loop: whoever has to act sends one action as soon as he sees that it is his
// turn, and the time from sending to the server's answer is one latency. All players of all tables
// have a websocket of their own and read every frame they get. A finished table is replaced by a new
// one, opened over HTTP, until the time is up. What is counted starts after the warm-up.
//
//   side     "palazzi" or "boardgameio": which file of this folder plays
//   tables   how many are played at a time        seconds, warmup   how long
//   pause    milliseconds a player thinks between his turn and his action; 0: the server is saturated

import { performance } from "node:perf_hooks";

const plan = { pause: 0, warmup: 1, ...JSON.parse(process.argv[2]) };
const { Table } = await import(`./${plan.side}.mjs`);

const begun = performance.now();
const from = begun + plan.warmup * 1000;
const until = from + plan.seconds * 1000;
const latencies = [];
const errors = new Map();
let finished = 0;
let committed = 0;
let all = 0;
let bytes = 0;

/** What a table tells of itself; everything is counted here, the same way for both sides. */
const meter = {
  over: () => performance.now() >= until,
  acknowledged(sent, lasting) {
    const now = performance.now();
    all += 1;
    if (sent < from || now > until) return;
    latencies.push(now - sent);
    committed += lasting;
  },
  received(size) {
    if (performance.now() >= from) bytes += size;
  },
  failed(what) {
    errors.set(what, (errors.get(what) ?? 0) + 1);
  },
};

async function slot(number) {
  for (let round = 0; !meter.over(); round += 1) {
    const table = new Table(plan, meter, number + round * plan.tables);
    try {
      await table.open();
      finished += await table.play();
    } catch (error) {
      meter.failed(String(error.message ?? error));
      await new Promise((wake) => setTimeout(wake, 100));
    } finally {
      table.close();
    }
  }
}

const hang = setTimeout(() => {
  console.error("the tables did not stop in time");
  process.exit(1);
}, (plan.warmup + plan.seconds + 30) * 1000);

await Promise.all(Array.from({ length: plan.tables }, (_, number) => slot(number)));
clearTimeout(hang);
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
const cpu = process.cpuUsage();
console.log(
  JSON.stringify({
    all,
    actions: latencies.length,
    actions_per_s: latencies.length / plan.seconds,
    committed_per_s: committed / plan.seconds,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    finished,
    kilobytes_per_action: bytes / 1000 / latencies.length,
    client_cpu: (cpu.user + cpu.system) / 1000 / (performance.now() - begun),
    errors: Object.fromEntries(errors),
  }),
);
process.exit(0);
