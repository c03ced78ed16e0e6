import { createServer } from 'node:net';

/** Below what systems give away by themselves, and above what browsers refuse to open. */
const first = 11_000;
const count = 21_000;
/** Processes that run side by side have numbers that are near each other: each begins elsewhere, and asks for fewer than lie between. */
const apart = 101;
let requests = 0;

/**
 * A port on loopback that nobody listens on right now, and that the system gives to nobody else: a server that was killed finds it
 * free when it starts again.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < count; tries += 1) {
    const port = first + ((process.pid * apart + requests++) % count);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
