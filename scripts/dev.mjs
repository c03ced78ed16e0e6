// `npm run dev`: what `npm start` serves, with hot reload. Vite serves the app's modules; the server and the buyer's pages
// are built again when their sources change, the server starts again and the pages open in a browser reload.
import { fork, spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { inRoot } from './root.mjs';
import { setup } from './setup.mjs';

const targets = ['client', 'pages', 'server', 'worker'];
const settleMs = 120;
const port = Number(process.env.PORT ?? 3000);

await setup();
const { backend, proxy } = await import('./dev/proxy.mjs');
const { createServer } = await import('vite');

const inner = await freePort();
const vite = await createServer({
  root: inRoot('.'),
  configFile: inRoot('vite.config.ts'),
  appType: 'spa',
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? '127.0.0.1',
    proxy: { [backend]: proxy(inner) },
  },
});

const built = new Set();
let server;
let pending;
const watchers = targets.map((target) => {
  const watcher = fork(inRoot('scripts/dev/watch.mjs'), [target], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  watcher.on('message', () => {
    built.add(target);
    if (built.size < targets.length) return;
    clearTimeout(pending);
    pending = setTimeout(() => void startAgain(), settleMs);
  });
  return watcher;
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());

async function startAgain() {
  const first = server === undefined;
  await stopServer();
  server = spawn(process.execPath, ['--enable-source-maps', 'node_modules/.cache/haat-dev/server/start.js'], {
    cwd: inRoot('.'),
    env: { ...process.env, PORT: String(inner), HOST: '127.0.0.1', PUBLIC_URL: `http://localhost:${port}` },
    stdio: 'inherit',
  });
  await answering();
  if (first) await vite.listen();
  if (first) console.log(`\nHaat, with hot reload: http://localhost:${port}\n`);
  else vite.ws.send({ type: 'full-reload' });
}

async function stopServer() {
  const old = server;
  if (old === undefined || old.exitCode !== null) return;
  const closed = new Promise((resolve) => old.once('close', resolve));
  old.kill('SIGTERM');
  await closed;
}

async function answering() {
  while (server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${inner}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, settleMs));
  }
}

async function stop() {
  for (const watcher of watchers) watcher.kill('SIGTERM');
  await stopServer();
  await vite.close();
  process.exit(0);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address.port));
    });
  });
}
