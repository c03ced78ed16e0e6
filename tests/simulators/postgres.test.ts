import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { hasPostgres, startPostgres } from './postgres';

test.runIf(hasPostgres())('starts on loopback and is gone after stop', async () => {
  const server = await startPostgres();
  const { port } = new URL(server.url);
  expect(await answers(Number(port))).toBe(true);
  await server.restart();
  expect(await answers(Number(port))).toBe(true);
  await server.stop();
  expect(await answers(Number(port))).toBe(false);
});

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
