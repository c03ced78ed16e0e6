import { generateKeyPairSync } from 'node:crypto';
import type { Env } from './env';

// Environments for tests of the configuration, one for each provider.
const kycKey = Buffer.alloc(32, 7).toString('base64');
export const safe = { HAAT_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://haat.example', KYC_KEY: kycKey };
export const msg91 = {
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'hush',
  MSG91_OTP_TEMPLATE: 'a',
  MSG91_RECEIPT_TEMPLATE: 'b',
  MSG91_SALE_TEMPLATE: 'c',
  MSG91_REFUND_TEMPLATE: 'd',
  MSG91_UNPAID_TEMPLATE: 'e',
  MSG91_PAYOUT_TEMPLATE: 'g',
  MSG91_ANSWER_TEMPLATE: 'f',
  MSG91_REQUESTED_TEMPLATE: 'q',
  MSG91_RENEWAL_TEMPLATE: 'h',
  MSG91_CHARGE_TEMPLATE: 'j',
  MSG91_ACCOUNT_TEMPLATE: 'i',
  MSG91_MEMBER_TEMPLATE: 'k',
  MSG91_SESSION_TEMPLATE: 'l',
  MSG91_NEWS_TEMPLATE: 'm',
  MSG91_OWNED_TEMPLATE: 'n',
  MSG91_GIFT_TEMPLATE: 'o',
};
export const smtp = {
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://user:hush@mail.example',
  MAIL_FROM: 'Haat <no-reply@haat.example>',
};
const { privateKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
export const account = {
  client_email: 'a@b.example',
  private_key: privateKey,
  token_uri: 'https://token.example',
};
export const firebase = {
  FIREBASE_CONFIG: JSON.stringify({ apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: 'a' }),
  FIREBASE_VAPID_KEY: 'v',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
};
export const cashfree = {
  PAYMENT_PROVIDER: 'cashfree',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'hush',
};
export const payouts = {
  PAYOUT_PROVIDER: 'cashfree',
  CASHFREE_PAYOUT_CLIENT_ID: 'id',
  CASHFREE_PAYOUT_CLIENT_SECRET: 'hush',
};
export const verification = {
  VERIFICATION_PROVIDER: 'cashfree',
  CASHFREE_VERIFICATION_CLIENT_ID: 'id',
  CASHFREE_VERIFICATION_CLIENT_SECRET: 'hush',
};
export const trial = {
  PAYMENT_PROVIDER: 'sandbox',
  PAYOUT_PROVIDER: 'sandbox',
  VERIFICATION_PROVIDER: 'sandbox',
  ALLOW_SANDBOX: 'on',
};
export const real = { ...cashfree, ...payouts, ...verification };

/** The minimal environment of a production server. */
export const productionEnv: Env = { NODE_ENV: 'production', ...safe, ...msg91, ...smtp, ...real };
