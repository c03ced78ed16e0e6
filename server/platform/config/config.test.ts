import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './config';
import { cashfree, msg91, payouts, real, safe, smtp, trial, verification } from './config.testing';
import type { Env } from './env';

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

test('a secret is generated once, stored, and readable by no other user', () => {
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

test.each<[Env, string]>([
  [{}, 'HAAT_SECRET'],
  [{ HAAT_SECRET: 'short' }, 'HAAT_SECRET'],
  [{ HAAT_SECRET: secret }, 'PUBLIC_URL'],
  [{ ...safe, KYC_KEY: '' }, 'KYC_KEY'],
  [{ ...safe, KYC_KEY: 'short' }, 'KYC_KEY'],
  [{ ...safe, OPERATORS: '98765' }, 'OPERATORS'],
  [{ HAAT_SECRET: secret, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  [{ ...safe, ...real }, 'SMS_PROVIDER'],
  [{ ...safe, ...real, SMS_PROVIDER: 'none' }, 'SMS_PROVIDER'],
  [{ ...safe, ...real, SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER'],
  [{ ...safe, ...real, ...msg91 }, 'MAIL_PROVIDER'],
  [{ ...safe, ...real, ...msg91, MAIL_PROVIDER: 'none' }, 'MAIL_PROVIDER'],
  [{ ...safe, ...msg91, ...smtp, ...trial, ...payouts, ...verification }, 'PAYMENT_PROVIDER'],
  [
    {
      ...safe,
      ...msg91,
      ...smtp,
      ...real,
      ALLOW_SANDBOX: 'on',
      CASHFREE_URL: 'https://sandbox.cashfree.com/pg',
    },
    'CASHFREE_URL',
  ],
  [{ ...safe, ...msg91, ...smtp, ...trial, ...cashfree, ...payouts }, 'VERIFICATION_PROVIDER'],
])('production with %j does not start without %s', (env, name) => {
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
    ...trial,
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
        requested: 'q',
        payout: 'g',
        renewal: 'h',
        charge: 'j',
        account: 'i',
        member: 'k',
        session: 'l',
        news: 'm',
        owned: 'n',
        gift: 'o',
      },
    },
    mail: { provider: 'smtp', url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
    google: null,
    firebase: null,
    telegram: null,
    discord: null,
    jitsi: null,
  });
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
    seamless: false,
    subscriptions: false,
    timeoutMs: 8_000,
  });
  const mandates = { ...base, ...cashfree, CASHFREE_SUBSCRIPTIONS: 'on' };
  expect(loadConfig(mandates).providers.payments?.subscriptions).toBe(true);
  const production = loadConfig({ ...base, NODE_ENV: 'production', ...safe, ...msg91, ...smtp, ...real });
  expect(production.providers.payments).toMatchObject({
    url: 'https://api.cashfree.com/pg',
    mode: 'production',
  });
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

test('beside real payments withdrawals are closed where no bank pays them', () => {
  const production = {
    ...base,
    NODE_ENV: 'production',
    ...safe,
    ...msg91,
    ...smtp,
    ...cashfree,
    ...verification,
  };
  const payoutsWith = (env: Env) => loadConfig({ ...production, ...env }).providers.payouts;
  expect(payoutsWith({ PAYOUT_PROVIDER: 'none' })).toEqual({ provider: 'none' });
  expect(payoutsWith({ PAYOUT_PROVIDER: 'sandbox', ALLOW_SANDBOX: 'on' })).toEqual({ provider: 'none' });
  expect(loadConfig({ ...base, ...cashfree, PAYOUT_PROVIDER: 'sandbox' }).providers.payouts).toBeNull();
});
