// Starts the engine's thread on a folder and inserts rows one by one, saying each id once it is acknowledged.
// node writer.mjs <thread file> <folder> <rows>
import { Worker } from 'node:worker_threads';

const [file, dir, rows] = process.argv.slice(2);
const worker = new Worker(new URL(file), { workerData: { dir } });
const answer = () => new Promise((resolve) => worker.once('message', resolve));
worker.once('error', (error) => {
  throw error;
});

function query(sql) {
  const message = Buffer.alloc(sql.length + 6);
  message.write('Q', 0);
  message.writeInt32BE(sql.length + 5, 1);
  message.write(sql, 5);
  return message;
}

let calls = 0;
async function run(sql) {
  worker.postMessage({ id: ++calls, type: 'exchange', bytes: query(sql) });
  const { bytes, error } = await answer();
  // An error answer begins with E.
  if (error || bytes[0] === 0x45) throw new Error(error ?? Buffer.from(bytes).toString('latin1'));
}

await answer();
await run('create table if not exists row (id integer primary key)');
console.log('begin');
for (let id = 1; id <= Number(rows); id++) {
  await run(`insert into row select coalesce(max(id), 0) + 1 from row`);
  console.log(id);
}
console.log('end');
process.exit(0);
