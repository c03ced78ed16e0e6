// Stands between a browser and the product, and serves the worker at /sw.js as a test has it: the one of a build before or after this one.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '../../simulators/free-port';
import type { Haat } from '../../simulators/haat';
import { test } from './test';

export interface WorkerServer {
  url: string;
  /** From now on, made of the worker as it was built. An answer of null is a server that has lost it. */
  serve(change: (built: string) => string | null): void;
  /** From now on calls of this path are lost on their way; of none any more where it is null. */
  lose(path: string | null): void;
  close(): Promise<void>;
}

/** A test whose browser has it between itself and the product. */
export const testWithWorkerServer = test.extend<{ server: WorkerServer }>({
  server: async ({ haat }, give) => {
    const server = await startWorkerServer(haat);
    await give(server);
    await server.close();
  },
});

async function startWorkerServer(haat: Haat): Promise<WorkerServer> {
  const built = await (await fetch(`${haat.url}/sw.js`)).text();
  let worker: string | null = built;
  let lost: string | null = null;
  const server = createServer((asked, answer) => {
    if (asked.url === lost) asked.destroy();
    else if (asked.url === '/sw.js') sendWorker(worker, answer);
    else passOn(haat.url, asked, answer);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (change) => {
      worker = change(built);
    },
    lose: (path) => {
      lost = path;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendWorker(worker: string | null, answer: ServerResponse): void {
  const type = worker === null ? 'text/plain' : 'text/javascript; charset=utf-8';
  answer.writeHead(worker === null ? 404 : 200, { 'content-type': type, 'cache-control': 'no-cache' });
  answer.end(worker ?? '');
}

/** With the host that the browser knows, so that its forms are those of one site. */
function passOn(to: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = asked;
  const passed = request(to + url, { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  // A stream that the browser has left is not read to its end.
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}
