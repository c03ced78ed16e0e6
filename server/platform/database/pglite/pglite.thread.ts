import { Worker } from 'node:worker_threads';
import { threadFile } from '../../workers/thread.file';
import type { Engine, EngineOptions } from './pglite.engine';

export type EngineCall =
  | { id: number; type: 'exchange'; bytes: Uint8Array }
  | { id: number; type: 'syncs' | 'close' };
export interface EngineAnswer {
  id: number;
  bytes?: Uint8Array;
  count?: number;
  error?: string;
}
type Asked = { type: 'exchange'; bytes: Uint8Array } | { type: 'syncs' | 'close' };

/** Opens the embedded engine in a thread of its own. Resolves when it answers queries. */
export async function openEngineThread(options: EngineOptions): Promise<Engine> {
  const worker = new Worker(await threadFile('pglite.worker'), { workerData: options, name: 'database' });
  const waiting = new Map<number, { resolve: (a: EngineAnswer) => void; reject: (e: Error) => void }>();
  let calls = 0;
  let gone: Error | undefined;
  const fail = (error: Error) => {
    gone ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: EngineAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error === undefined) call?.resolve(answer);
    else call?.reject(new Error(`the embedded database: ${answer.error}`));
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the embedded database's thread ended with ${code}`)));

  const expect = (id: number) =>
    new Promise<EngineAnswer>((resolve, reject) => {
      if (gone) reject(gone);
      else waiting.set(id, { resolve, reject });
    });
  const ask = (call: Asked) => {
    const id = ++calls;
    const answer = expect(id);
    if (!gone) worker.postMessage({ ...call, id } satisfies EngineCall);
    return answer;
  };

  try {
    await expect(0);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    exchange: async (bytes) => (await ask({ type: 'exchange', bytes })).bytes ?? new Uint8Array(),
    syncs: async () => (await ask({ type: 'syncs' })).count ?? 0,
    close: async () => {
      await ask({ type: 'close' });
      await worker.terminate();
    },
  };
}
