// Opens tables and leaves them open: node idle.mjs '{"side": "palazzi", "port": …, "tables": …}'
//
// All players of all tables stay connected; nobody acts. "open" is printed when all are in, and the
// process goes when its stdin is closed.

const plan = JSON.parse(process.argv[2]);
const { Table } = await import(`./${plan.side}.mjs`);
const AT_ONCE = 8;

const meter = { over: () => true, acknowledged() {}, received() {}, failed: (what) => process.exit(what) };
let next = 0;

async function opener() {
  while (next < plan.tables) {
    const table = new Table(plan, meter, next++);
    await table.open();
    await table.play(); // over() is true: it ends with the first frame, and the sockets stay
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, opener));
console.log("open");
process.stdin.resume();
process.stdin.on("end", () => process.exit(0));
