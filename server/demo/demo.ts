// `npm start -- --demo`: fills an empty data folder with the demonstration shop.
import { fileURLToPath } from 'node:url';
import { assemble } from '../assemble';
import { type Config, ConfigError, loadConfig } from '../platform/config/config';
import { createLog } from '../platform/observability/log';
import { fillShop } from './fill';
import { creator, items } from './shop/items';
import { demoClock } from './simulation/context';

async function fill(): Promise<void> {
  const config = demoConfig();
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const pages = {
    clientDir: here('../client'),
    renderFile: here('../pages/render.js'),
    workerFile: here('../worker/push.worker.js'),
    offlineWorkerFile: here('../offline-worker/offline.worker.js'),
  };
  const server = await assemble(config, createLog('error', false), pages, {
    clock: await demoClock(),
    isUnsynced: true,
  });
  try {
    const { db } = server.deps.database;
    const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (account) {
      console.log('This data folder is not empty; no demonstration shop was created.');
      return;
    }
    const since = Date.now();
    await server.listenForWebhooks();
    const { orders } = await fillShop(server, new Date());
    const seconds = ((Date.now() - since) / 1000).toFixed(1);
    console.log(
      `\nA shop with ${items.length} products and ${orders} orders of three months, made in ${seconds} s.`,
    );
    console.log(
      `Sign in as ${creator.name}: ${creator.phone} at /login, with the password shown at /dev/outbox.`,
    );
  } finally {
    await server.stop();
  }
}

/** The server's own, with links to where it will listen for people, and without limits: all buyers come from one address. */
function demoConfig(): Config {
  const config = loadConfig({ ...process.env, RATE_LIMITS: 'off' });
  if (config.environment === 'production')
    throw new ConfigError('The demonstration shop cannot be created in production.');
  return {
    ...config,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    // The generator waits for each response
    shedding: { eventLoopDelayMs: 0, eventLoopUtilization: 0, rssBytes: 0, heapBytes: 0 },
  };
}

try {
  await fill();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
