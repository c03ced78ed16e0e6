import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DirectoryLock, lockDirectory, requestHolder } from './directory.lock';

let dir: string;
let lock: DirectoryLock;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'haat-requests-'));
  lock = await lockDirectory(dir);
});
afterEach(async () => {
  await lock.release();
  rmSync(dir, { recursive: true, force: true });
});

const ask = (name: string) => requestHolder(dir, name, 5_000);

async function responseTo(text: string): Promise<string> {
  const socket = connect(join(dir, 'haat.lock'));
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return received;
}

test('a request is answered, and its handler learns when nobody needs the answer any more', async () => {
  const gone = new Promise<string>((resolve) => {
    lock.onRequest('count', async (closed) => {
      closed.addEventListener('abort', () => resolve('gone'));
      return { sum: 3 };
    });
  });
  const answer = await ask('count');
  expect(answer?.value).toEqual({ sum: 3 });
  answer?.close();
  expect(await gone).toBe('gone');
});

test('what a handler throws is told to who asked', async () => {
  lock.onRequest('fail', async () => {
    throw new Error('No room');
  });
  await expect(ask('fail')).rejects.toThrow('No room');
});

test('a request may say one thing more', async () => {
  lock.onRequest('greet', async (_closed, argument) => ({ argument }));
  expect((await ask('greet Asha'))?.value).toEqual({ argument: 'Asha' });
  expect((await ask('greet'))?.value).toEqual({ argument: '' });
});

test('an unknown request, and nobody there, are told apart', async () => {
  await expect(ask('unknown')).rejects.toThrow('does not know the request unknown');
  await lock.release();
  expect(await ask('count')).toBeNull();
  lock = await lockDirectory(dir);
});

test('only the owner may connect', () => {
  expect(statSync(join(dir, 'haat.lock')).mode & 0o777).toBe(0o600);
});

test('a long request is cut off, and silence is told which process this is', async () => {
  lock.onRequest('x'.repeat(5_000), async () => 'never');
  expect(await responseTo('x'.repeat(5_000))).toBe('');
  expect(await responseTo('')).toBe(`process ${process.pid}`);
});

test('the lock is released while a program still holds its answer', async () => {
  lock.onRequest('hold', async () => 'held');
  const answer = await ask('hold');
  expect([answer?.value, answer?.isHeld()]).toEqual(['held', true]);
  await lock.release();
  await vi.waitFor(() => expect(answer?.isHeld()).toBe(false));
  lock = await lockDirectory(dir);
});
