// Fills an empty data folder with a shop that has been selling for three months. Everything goes through the API, with the
// clock moved to when it happened; no row is written by hand.
import { fileURLToPath } from 'node:url';
import { assemble } from '../assemble';
import { type Config, ConfigError, loadConfig } from '../platform/config/config';
import { createLog } from '../platform/observability/log';
import { repeatable } from './chance';
import { createFill } from './fill';
import { planSeason } from './season';
import { creator, items } from './shop';

const seasonDays = 92;
const dayMs = 86_400_000;

async function fill(): Promise<void> {
  const config = demoConfig();
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const server = await assemble(config, createLog('error', false), {
    clientDir: here('../client'),
    renderFile: here('../pages/render.js'),
    workerFile: here('../worker/push.worker.js'),
  });
  try {
    const { db } = server.deps.database;
    const known = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (known) {
      console.log('This data folder is not empty; the demonstration shop is left as it is.');
      return;
    }
    const since = Date.now();
    const now = new Date();
    await server.listen();
    const shop = await createFill(server.deps, now);
    await shop.open(new Date(now.getTime() - seasonDays * dayMs));
    const season = planSeason(now, items, repeatable(20_261_121));
    for (const day of season) await shop.spend(day);
    await shop.close();
    const sales = season.reduce((sum, day) => sum + day.sales.length, 0);
    const seconds = ((Date.now() - since) / 1000).toFixed(0);
    console.log(
      `\nA shop with ${items.length} products and ${sales} orders of three months, made in ${seconds} s.`,
    );
    console.log(
      `Sign in as ${creator.name}: ${creator.phone} at /login, with the password shown at /dev/outbox.`,
    );
  } finally {
    await server.stop();
  }
}

/** Its own port, and no limits per address: all buyers come from here. */
function demoConfig(): Config {
  const config = loadConfig({
    ...process.env,
    RATE_LIMITS: 'off',
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
  });
  if (config.environment === 'production')
    throw new ConfigError('The demonstration shop is not for production.');
  return config;
}

try {
  await fill();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
