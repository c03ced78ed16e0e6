import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './config';
import { account, cashfree, firebase, msg91, smtp } from './config.testing';
import type { Env } from './env';

const dir = mkdtempSync(join(tmpdir(), 'haat-config-'));
afterAll(() => rmSync(dir, { recursive: true }));
const base = { DATA_DIR: dir };
const without = (env: Env, name: string): Env => ({ ...env, [name]: undefined });

test.each<[string, Env]>([
  ...Object.keys(msg91)
    .filter((name) => name !== 'SMS_PROVIDER')
    .map((name): [string, Env] => [name, without(msg91, name)]),
  ['CASHFREE_CLIENT_ID', without(cashfree, 'CASHFREE_CLIENT_ID')],
  ['CASHFREE_CLIENT_SECRET', without(cashfree, 'CASHFREE_CLIENT_SECRET')],
  ['CASHFREE_API_VERSION', { ...cashfree, CASHFREE_API_VERSION: 'newest' }],
  ['CASHFREE_URL', { ...cashfree, CASHFREE_URL: 'nowhere' }],
  ['CASHFREE_TIMEOUT_MS', { ...cashfree, CASHFREE_TIMEOUT_MS: '9999999' }],
  ['SMTP_URL', without(smtp, 'SMTP_URL')],
  ['SMTP_URL', { ...smtp, SMTP_URL: 'mail.example:25' }],
  ['MAIL_FROM', without(smtp, 'MAIL_FROM')],
  ['MAIL_FROM', { ...smtp, MAIL_FROM: 'Haat' }],
  ['GOOGLE_CERTIFICATES_URL', { GOOGLE_CLIENT_ID: 'x', GOOGLE_CERTIFICATES_URL: 'nowhere' }],
  ['FIREBASE_VAPID_KEY', without(firebase, 'FIREBASE_VAPID_KEY')],
  ['FIREBASE_SERVICE_ACCOUNT', without(firebase, 'FIREBASE_SERVICE_ACCOUNT')],
  ['FIREBASE_SERVICE_ACCOUNT', { ...firebase, FIREBASE_SERVICE_ACCOUNT: '/no/such/file' }],
  ['FIREBASE_SERVICE_ACCOUNT', { ...firebase, FIREBASE_SERVICE_ACCOUNT: '{"client_email":"hush"}' }],
  [
    'FIREBASE_SERVICE_ACCOUNT',
    { ...firebase, FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...account, private_key: 'hush' }) },
  ],
  ['FIREBASE_CONFIG', { ...firebase, FIREBASE_CONFIG: '{"apiKey":"hush"}' }],
  ['FCM_URL', { ...firebase, FCM_URL: 'ftp://x' }],
])('a provider is refused for its %s, and no secret is repeated: %#', (name, env) => {
  const failure = catching(() => loadConfig({ ...base, ...env }));
  expect(failure).toMatchObject({ name: 'ConfigError', message: expect.stringContaining(name) });
  expect(failure.message).not.toContain('hush');
});

test('Google and Firebase are there when they are configured, Firebase from files as well', () => {
  const file = join(dir, 'account.json');
  writeFileSync(file, firebase.FIREBASE_SERVICE_ACCOUNT);
  const { providers } = loadConfig({
    ...base,
    ...firebase,
    FIREBASE_SERVICE_ACCOUNT: file,
    GOOGLE_CLIENT_ID: 'haat.apps.example',
  });
  expect(providers.google).toEqual({
    clientId: 'haat.apps.example',
    certificatesUrl: 'https://www.googleapis.com/oauth2/v1/certs',
  });
  expect(providers.firebase).toMatchObject({
    web: { projectId: 'p' },
    serviceAccount: { clientEmail: 'a@b.example', tokenUrl: 'https://token.example' },
    url: 'https://fcm.googleapis.com',
  });
});

function catching(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('no error was thrown');
}

test.each([
  ['not json', 'neither JSON nor the path of a file'],
  ['{"client_email":', 'not valid JSON'],
  ['{"client_email":"a@b.example"}', 'private_key is missing'],
  [JSON.stringify({ ...account, private_key: 'hush' }), 'private_key is not a valid PEM key'],
])('the service account %s is refused with the reason', (given, reason) => {
  const load = () => loadConfig({ ...base, ...firebase, FIREBASE_SERVICE_ACCOUNT: given });
  expect(load).toThrow(`FIREBASE_SERVICE_ACCOUNT: ${reason}`);
});
