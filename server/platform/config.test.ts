import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './config';
import type { Env } from './config.env';

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

const kycKey = Buffer.alloc(32, 7).toString('base64');
const safe = { HAAT_SECRET: secret, PUBLIC_URL: 'https://haat.example', KYC_KEY: kycKey };
const msg91 = {
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'hush',
  MSG91_OTP_TEMPLATE: 'a',
  MSG91_RECEIPT_TEMPLATE: 'b',
  MSG91_SALE_TEMPLATE: 'c',
  MSG91_REFUND_TEMPLATE: 'd',
  MSG91_UNPAID_TEMPLATE: 'e',
  MSG91_PAYOUT_TEMPLATE: 'g',
  MSG91_ANSWER_TEMPLATE: 'f',
  MSG91_RENEWAL_TEMPLATE: 'h',
  MSG91_CHARGE_TEMPLATE: 'j',
  MSG91_ACCOUNT_TEMPLATE: 'i',
};
const smtp = {
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://user:hush@mail.example',
  MAIL_FROM: 'Haat <no-reply@haat.example>',
};
const { privateKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const account = { client_email: 'a@b.example', private_key: privateKey, token_uri: 'https://token.example' };
const firebase = {
  FIREBASE_CONFIG: JSON.stringify({ apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: 'a' }),
  FIREBASE_VAPID_KEY: 'v',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
};
const cashfree = {
  PAYMENT_PROVIDER: 'cashfree',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'hush',
};
const payouts = {
  PAYOUT_PROVIDER: 'cashfree',
  CASHFREE_PAYOUT_CLIENT_ID: 'id',
  CASHFREE_PAYOUT_CLIENT_SECRET: 'hush',
};
const verification = {
  VERIFICATION_PROVIDER: 'cashfree',
  CASHFREE_VERIFICATION_CLIENT_ID: 'id',
  CASHFREE_VERIFICATION_CLIENT_SECRET: 'hush',
};
const without = (env: Env, name: string): Env => ({ ...env, [name]: undefined });

test.each<[Env, string]>([
  [{}, 'HAAT_SECRET'],
  [{ HAAT_SECRET: 'short' }, 'HAAT_SECRET'],
  [{ HAAT_SECRET: secret }, 'PUBLIC_URL'],
  [{ ...safe, KYC_KEY: '' }, 'KYC_KEY'],
  [{ ...safe, KYC_KEY: 'short' }, 'KYC_KEY'],
  [{ ...safe, OPERATORS: '98765' }, 'OPERATORS'],
  [{ HAAT_SECRET: secret, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  [safe, 'SMS_PROVIDER'],
  [{ ...safe, SMS_PROVIDER: 'none' }, 'SMS_PROVIDER'],
  [{ ...safe, SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER'],
  [{ ...safe, ...msg91 }, 'MAIL_PROVIDER'],
  [{ ...safe, ...msg91, MAIL_PROVIDER: 'none' }, 'MAIL_PROVIDER'],
  [{ ...safe, ...msg91, ...smtp, ...payouts }, 'PAYMENT_PROVIDER'],
  [
    { ...safe, ...msg91, ...smtp, ...payouts, ...cashfree, CASHFREE_URL: 'https://sandbox.cashfree.com/pg' },
    'CASHFREE_URL',
  ],
  [{ ...safe, ...msg91, ...smtp, ...payouts, ...cashfree }, 'VERIFICATION_PROVIDER'],
])('production with %j does not start for want of %s', (env, name) => {
  expect(() => loadConfig({ ...base, NODE_ENV: 'production', ...env })).toThrow(name);
});

test('production with its providers has all they need', () => {
  const hindi = { MSG91_OTP_TEMPLATE_HI: 'k' };
  const { providers } = loadConfig({
    ...base,
    NODE_ENV: 'production',
    ...safe,
    ...msg91,
    ...hindi,
    ...smtp,
  });
  expect(providers).toEqual({
    payments: null,
    payouts: null,
    verification: null,
    sms: {
      provider: 'msg91',
      hindiTemplates: { otp: 'k' },
      url: 'https://control.msg91.com',
      authKey: 'hush',
      templates: {
        otp: 'a',
        receipt: 'b',
        sale: 'c',
        refund: 'd',
        unpaid: 'e',
        answer: 'f',
        payout: 'g',
        renewal: 'h',
        charge: 'j',
        account: 'i',
      },
    },
    mail: { provider: 'smtp', url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
    google: null,
    firebase: null,
  });
});

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

test('Cashfree is its sandbox outside production, and the real one in it', () => {
  const tried = loadConfig({ ...base, ...cashfree }).providers.payments;
  expect(tried).toEqual({
    provider: 'cashfree',
    url: 'https://sandbox.cashfree.com/pg',
    clientId: 'id',
    clientSecret: 'hush',
    apiVersion: '2025-01-01',
    scriptUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js',
    mode: 'sandbox',
    subscriptions: false,
    timeoutMs: 8_000,
  });
  const mandates = { ...base, ...cashfree, CASHFREE_SUBSCRIPTIONS: 'on' };
  expect(loadConfig(mandates).providers.payments?.subscriptions).toBe(true);
  const real = loadConfig({ ...base, NODE_ENV: 'production', ...safe, ...msg91, ...smtp, ...cashfree });
  expect(real.providers.payments).toMatchObject({ url: 'https://api.cashfree.com/pg', mode: 'production' });
});

test('creators are paid for real where buyers pay for real', () => {
  const production = { ...base, NODE_ENV: 'production', ...safe, ...msg91, ...smtp, ...payouts };
  expect(loadConfig({ ...production, ...cashfree, ...verification }).providers.payouts).toMatchObject({
    url: 'https://api.cashfree.com/payout',
  });
  expect(loadConfig({ ...base, ...payouts }).providers).toMatchObject({
    payments: null,
    payouts: { url: 'https://sandbox.cashfree.com/payout' },
  });
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
  throw new Error('nothing was refused');
}
