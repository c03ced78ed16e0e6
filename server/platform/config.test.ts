import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './config';

const dir = mkdtempSync(join(tmpdir(), 'haat-config-'));
afterAll(() => rmSync(dir, { recursive: true }));
const base = { DATA_DIR: dir };
const secret = 'x'.repeat(32);

test('without an environment everything has a default that only this machine reaches', () => {
  expect(loadConfig(base)).toMatchObject({
    environment: 'development',
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    addressLimits: true,
    plans: { FREE: { feeBasisPoints: 500 }, PREMIUM: { feeBasisPoints: 250 }, VVIP: { feeBasisPoints: 100 } },
    feeTaxBasisPoints: 1800,
    settlementWorkingDays: 2,
    price: { least: 100, most: 50_000_000 },
  });
});

test('a secret is made once, kept, and readable by nobody else', () => {
  const first = loadConfig(base).secret;
  expect(first.length).toBeGreaterThanOrEqual(43);
  expect(loadConfig(base).secret).toBe(first);
  expect(statSync(join(dir, 'secret')).mode & 0o077).toBe(0);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://x'],
  ['NODE_ENV', 'prod'],
  ['RATE_LIMITS', 'no'],
  ['PUBLIC_URL', 'haat.example'],
  ['PUBLIC_URL', 'https://haat.example/shop'],
  ['FEE_FREE_BP', '5%'],
])('%s=%s is refused with its name', (name, value) => {
  expect(() => loadConfig({ ...base, [name]: value })).toThrow(name);
});

test.each([
  [{}, 'HAAT_SECRET'],
  [{ HAAT_SECRET: 'short' }, 'HAAT_SECRET'],
  [{ HAAT_SECRET: secret }, 'SMS_PROVIDER'],
  [{ HAAT_SECRET: secret, SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER'],
  [{ HAAT_SECRET: secret, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
])('production with %j does not start for want of %s', (env, name) => {
  expect(() => loadConfig({ ...base, NODE_ENV: 'production', ...env })).toThrow(name);
});
