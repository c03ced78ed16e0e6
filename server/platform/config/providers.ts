import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { SmsTemplate } from '../../gateways/sms';
import {
  type CashfreeConfig,
  type NoPayouts,
  type PayoutsConfig,
  paymentsOf,
  payoutsOf,
  type VerificationConfig,
  verificationOf,
} from './cashfree';
import { address, ConfigError, type Env, needed, oneOf } from './env';

/** MSG91: one template of its flows for each message, registered with DLT word by word. */
export interface Msg91Config {
  provider: 'msg91';
  url: string;
  authKey: string;
  templates: Record<SmsTemplate, string>;
  /** Of the same messages in Hindi, as far as they are registered. */
  hindiTemplates: Partial<Record<SmsTemplate, string>>;
}

export interface SmtpConfig {
  provider: 'smtp';
  /** `smtp://` or `smtps://` with user and password. */
  url: string;
  /** As in a From header. */
  from: string;
}

export interface GoogleConfig {
  clientId: string;
  /** Where Google publishes the certificates of its credentials. */
  certificatesUrl: string;
}

/** What the browser is told of Firebase; none of it is secret. */
export interface FirebaseWebConfig {
  apiKey: string;
  projectId: string;
  messagingSenderId: string;
  appId: string;
}

export interface FirebaseConfig {
  web: FirebaseWebConfig;
  vapidKey: string;
  serviceAccount: { clientEmail: string; privateKey: string; tokenUrl: string };
  /** Of the send API, without a slash at the end. */
  url: string;
}

/** The outside world as configured; null: what is built in, or the feature is absent. */
export interface Providers {
  payments: CashfreeConfig | null;
  payouts: PayoutsConfig | NoPayouts | null;
  verification: VerificationConfig | null;
  sms: Msg91Config | null;
  mail: SmtpConfig | null;
  google: GoogleConfig | null;
  firebase: FirebaseConfig | null;
}

/**
 * In production every one that money, messages and names depend on has to be named: nothing falls back to what is built in.
 * @throws ConfigError
 */
export function loadProviders(env: Env, isProduction: boolean): Providers {
  return {
    payments: paymentsOf(env, isProduction),
    payouts: payoutsOf(env, isProduction),
    verification: verificationOf(env, isProduction),
    sms: smsOf(env, isProduction),
    mail: mailOf(env, isProduction),
    google: googleOf(env),
    firebase: firebaseOf(env),
  };
}

function smsOf(env: Env, isProduction: boolean): Msg91Config | null {
  const provider = oneOf(env, 'SMS_PROVIDER', ['msg91', 'none'], 'none');
  if (provider === 'none') {
    if (isProduction)
      throw new ConfigError(
        'SMS_PROVIDER is missing: in production one-time passwords need one, such as msg91',
      );
    return null;
  }
  const because = 'SMS_PROVIDER=msg91';
  const nameOf = (template: SmsTemplate) => `MSG91_${template.toUpperCase()}_TEMPLATE`;
  return {
    provider,
    url: address(env, 'MSG91_URL', 'https://control.msg91.com'),
    authKey: needed(env, 'MSG91_AUTH_KEY', because),
    templates: templatesOf((template) => needed(env, nameOf(template), because)),
    hindiTemplates: templatesOf((template) => env[`${nameOf(template)}_HI`] || undefined),
  };
}

const smsTemplates: Record<SmsTemplate, true> = {
  otp: true,
  receipt: true,
  sale: true,
  refund: true,
  unpaid: true,
  answer: true,
  payout: true,
  renewal: true,
  charge: true,
  account: true,
};

const templatesOf = <Id>(idOf: (template: SmsTemplate) => Id) =>
  Object.fromEntries(
    Object.keys(smsTemplates).map((template) => [template, idOf(template as SmsTemplate)]),
  ) as Record<SmsTemplate, Id>;

function mailOf(env: Env, isProduction: boolean): SmtpConfig | null {
  const provider = oneOf(env, 'MAIL_PROVIDER', ['smtp', 'none'], 'none');
  if (provider === 'none') {
    if (isProduction)
      throw new ConfigError('MAIL_PROVIDER is missing: in production receipts need one, such as smtp');
    return null;
  }
  const url = needed(env, 'SMTP_URL', 'MAIL_PROVIDER=smtp');
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new ConfigError('SMTP_URL has to be an address such as smtps://user:password@mail.example:465');
  const from = needed(env, 'MAIL_FROM', 'MAIL_PROVIDER=smtp');
  if (!/[^\s<@]+@[^\s>@]+>?$/.test(from))
    throw new ConfigError('MAIL_FROM has to be a sender such as Haat <no-reply@haat.example>');
  return { provider, url, from };
}

function googleOf(env: Env): GoogleConfig | null {
  const clientId = env['GOOGLE_CLIENT_ID'];
  if (!clientId) return null;
  return {
    clientId,
    certificatesUrl: address(env, 'GOOGLE_CERTIFICATES_URL', 'https://www.googleapis.com/oauth2/v1/certs'),
  };
}

function firebaseOf(env: Env): FirebaseConfig | null {
  const given = env['FIREBASE_CONFIG'];
  if (!given) return null;
  const because = 'FIREBASE_CONFIG';
  const account = members('FIREBASE_SERVICE_ACCOUNT', needed(env, 'FIREBASE_SERVICE_ACCOUNT', because), [
    'client_email',
    'private_key',
    'token_uri',
  ]);
  const web = members('FIREBASE_CONFIG', given, ['apiKey', 'projectId', 'messagingSenderId', 'appId']);
  return {
    web: web as unknown as FirebaseWebConfig,
    vapidKey: needed(env, 'FIREBASE_VAPID_KEY', because),
    serviceAccount: {
      clientEmail: account['client_email'] ?? '',
      privateKey: privateKeyIn(account['private_key'] ?? ''),
      tokenUrl: account['token_uri'] ?? '',
    },
    url: address(env, 'FCM_URL', 'https://fcm.googleapis.com'),
  };
}

/** A key that cannot sign would only be noticed when the first message stays away. */
function privateKeyIn(text: string): string {
  try {
    createPrivateKey(text);
    return text;
  } catch {
    throw new ConfigError('FIREBASE_SERVICE_ACCOUNT has a private_key that is none');
  }
}

/** The wanted members of a JSON object, given as text or as the path of a file. Never repeats what it read. */
function members(name: string, given: string, wanted: readonly string[]): Record<string, string> {
  const refusal = new ConfigError(`${name} has to be JSON, or a file of JSON, with ${wanted.join(', ')}`);
  const text = given.trimStart().startsWith('{')
    ? given
    : existsSync(given)
      ? readFileSync(given, 'utf8')
      : '';
  let read: Record<string, unknown>;
  try {
    read = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw refusal;
  }
  return Object.fromEntries(
    wanted.map((key) => {
      const value = read[key];
      if (typeof value !== 'string' || value === '') throw refusal;
      return [key, value];
    }),
  );
}
