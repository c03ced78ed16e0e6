import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../server/modules/orders/checkout/testing/shop';
import { type Config, ConfigError, loadConfig } from '../../../server/platform/config/config';
import { productionEnv } from '../../../server/platform/config/config.testing';
import { csvRow } from '../../../server/platform/documents/csv';

const dataDir = mkdtempSync(join(tmpdir(), 'haat-s20-'));
const forDevelopers = ['/dev/outbox', '/dev/outbox.json', '/docs', '/docs/start.js', '/docs/swagger-ui.css'];
const production = (env: Record<string, string>) =>
  loadConfig({ ...productionEnv, DATA_DIR: dataDir, ...env });
let shop: Shop;

beforeAll(async () => {
  // The gateways are those of a test: production's are not there to be asked.
  const { environment, isReferenceShown } = production({});
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  shop = await openShop({ config: { ...config, environment, isReferenceShown } as Config });
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true });
});

test.each(forDevelopers)('S20: %s is not there in production', async (url) => {
  expect((await shop.call({ method: 'GET', url })).status).toBe(404);
});

test('S20: the clock of production does not move', async () => {
  const request = { method: 'POST', url: '/dev/clock', payload: { advance: 'P1D' } } as const;
  expect((await shop.call(request)).status).toBe(404);
});

test('S20: production shows the reference of the API where it is asked to', () => {
  expect(production({}).isReferenceShown).toBe(false);
  expect(production({ API_REFERENCE: 'on' }).isReferenceShown).toBe(true);
  expect(loadConfig({ DATA_DIR: dataDir }).isReferenceShown).toBe(true);
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'haat.example', '127.0.0.1.example'])(
  'S20: without NODE_ENV, HOST=%s is refused',
  (host) => {
    for (const environment of [undefined, '']) {
      const starting = () => loadConfig({ DATA_DIR: dataDir, HOST: host, NODE_ENV: environment });
      expect(starting).toThrow(ConfigError);
      expect(starting).toThrow('NODE_ENV: not set.');
    }
    expect(loadConfig({ DATA_DIR: dataDir, HOST: host, NODE_ENV: 'development' }).host).toBe(host);
  },
);

test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
  'S20: without NODE_ENV, HOST=%s is fine',
  (host) => {
    expect(loadConfig({ DATA_DIR: dataDir, HOST: host }).environment).toBe('development');
  },
);

test('S20: pages may not use what they do not need of a device', async () => {
  const { headers } = await shop.call({ method: 'GET', url: '/healthz' });
  for (const feature of ['camera', 'microphone', 'geolocation', 'usb'])
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
});

test.each(['＝1+1', '＋1+1', '－1+1', '＠SUM(A1)', '=1+1', '\t=1+1', '\r=1+1', '\n=1+1'])(
  'S20: %j does not run as a formula',
  (text) => {
    expect(csvRow([text])).toMatch(/^"?'/);
  },
);
