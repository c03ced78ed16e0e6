import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './config';
import type { Env } from './env';

const dir = mkdtempSync(join(tmpdir(), 'haat-config-'));
afterAll(() => rmSync(dir, { recursive: true }));
const base = { DATA_DIR: dir };
const secret = 'x'.repeat(32);
const safe = { PUBLIC_URL: 'https://haat.example', KYC_KEY: Buffer.alloc(32, 7).toString('base64') };

test('previous secrets are read, and refused where they can only be a mistake', () => {
  const former = ['y'.repeat(32), 'z'.repeat(40)];
  const load = (given: string, more: Env = {}) =>
    loadConfig({ ...base, HAAT_SECRET: secret, HAAT_SECRET_PREVIOUS: given, ...more });
  expect(load(former.join(', ')).formerSecrets).toEqual(former);
  expect(load('').formerSecrets).toEqual([]);
  const [kyc] = loadConfig({ ...base, HAAT_SECRET: former[0] }).money.kycFormerKeys;
  expect(kyc).toBeUndefined();
  expect(load(former.join()).money.kycFormerKeys[0]).toEqual(
    loadConfig({ ...base, HAAT_SECRET: former[0] }).money.kycKey,
  );
  expect(() => load(secret)).toThrow('HAAT_SECRET_PREVIOUS: contains the current HAAT_SECRET.');
  expect(() => load('abcdef'.split('').join())).toThrow('HAAT_SECRET_PREVIOUS: contains more than 5');
  expect(() => load('short', { NODE_ENV: 'production', ...safe })).toThrow(
    'HAAT_SECRET_PREVIOUS: contains a secret that is too short.',
  );
});
