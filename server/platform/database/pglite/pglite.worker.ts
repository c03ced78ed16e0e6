import { parentPort, workerData } from 'node:worker_threads';
import type { EngineOptions } from './pglite.engine';
import { openEngine } from './pglite.engine';
import type { EngineAnswer, EngineCall } from './pglite.thread';

/** The thread that runs the embedded engine, so that a long statement does not stop the server from answering. */
const port = parentPort;
if (port === null) throw new Error('the embedded database has to run in a worker thread');

const answer = (message: EngineAnswer) => port.postMessage(message);
const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

try {
  const engine = await openEngine(workerData as EngineOptions);
  const work = async (call: EngineCall): Promise<EngineAnswer> => {
    switch (call.type) {
      case 'exchange':
        return { id: call.id, bytes: await engine.exchange(call.bytes) };
      case 'syncs':
        return { id: call.id, count: await engine.syncs() };
      case 'close':
        await engine.close();
        return { id: call.id };
    }
  };
  port.on('message', (call: EngineCall) => {
    work(call).then(answer, (error: unknown) => answer({ id: call.id, error: textOf(error) }));
  });
  answer({ id: 0 });
} catch (error) {
  answer({ id: 0, error: textOf(error) });
}
