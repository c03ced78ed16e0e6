import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  type CashfreeConfig,
  type NoPayouts,
  type PayoutsConfig,
  paymentsOf,
  payoutsOf,
  type VerificationConfig,
  verificationOf,
} from './cashfree';
import { type Env, read, refusal, required } from './env';
import { variables } from './variables/variables';
import { type SmsTemplate, smsTemplateUses, templateVariable } from './variables/variables.providers';

/** MSG91: one template of its flows for each message, registered with DLT word by word. */
export interface Msg91Config {
  provider: 'msg91';
  url: string;
  authKey: string;
  templates: Record<SmsTemplate, string>;
  /** The same messages in Hindi, where registered. */
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

/** Public Firebase configuration of the browser. */
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

export interface TelegramConfig {
  /** From @BotFather. */
  token: string;
  /** Root of the Bot API, without a slash at the end. */
  url: string;
}

/** Of an application in the Discord developer portal. */
export interface DiscordConfig {
  clientId: string;
  clientSecret: string;
  botToken: string;
  /** Of its pages and its API, without a slash at the end. */
  url: string;
}

/** External providers; null: the built-in one, or the feature is disabled. */
export interface Providers {
  payments: CashfreeConfig | null;
  payouts: PayoutsConfig | NoPayouts | null;
  verification: VerificationConfig | null;
  sms: Msg91Config | null;
  mail: SmtpConfig | null;
  google: GoogleConfig | null;
  firebase: FirebaseConfig | null;
  telegram: TelegramConfig | null;
  /** Rooms for live sessions; null where creators bring their own. */
  jitsi: { url: string } | null;
  discord: DiscordConfig | null;
}

/**
 * In production the providers of payments, payouts, verification, SMS and mail have to be named: none falls back to the built-in one.
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
    telegram: telegramOf(env),
    jitsi: jitsiOf(env),
    discord: discordOf(env),
  };
}

function smsOf(env: Env, isProduction: boolean): Msg91Config | null {
  const provider = read(env, 'SMS_PROVIDER');
  if (provider === 'none') {
    if (isProduction)
      throw refusal('SMS_PROVIDER', 'not set. Required in production. Set SMS_PROVIDER=msg91.');
    return null;
  }
  return {
    provider,
    url: read(env, 'MSG91_URL'),
    authKey: required(env, 'MSG91_AUTH_KEY'),
    templates: templatesOf((template) => required(env, templateVariable(template))),
    hindiTemplates: templatesOf((template) => read(env, `${templateVariable(template)}_HI`) ?? undefined),
  };
}

const templatesOf = <Id>(idOf: (template: SmsTemplate) => Id) =>
  Object.fromEntries(
    Object.keys(smsTemplateUses).map((template) => [template, idOf(template as SmsTemplate)]),
  ) as Record<SmsTemplate, Id>;

function mailOf(env: Env, isProduction: boolean): SmtpConfig | null {
  const provider = read(env, 'MAIL_PROVIDER');
  if (provider === 'none') {
    if (isProduction)
      throw refusal('MAIL_PROVIDER', 'not set. Required in production. Set MAIL_PROVIDER=smtp.');
    return null;
  }
  return { provider, url: required(env, 'SMTP_URL'), from: required(env, 'MAIL_FROM') };
}

function googleOf(env: Env): GoogleConfig | null {
  const clientId = read(env, 'GOOGLE_CLIENT_ID');
  return clientId === null ? null : { clientId, certificatesUrl: read(env, 'GOOGLE_CERTIFICATES_URL') };
}

function telegramOf(env: Env): TelegramConfig | null {
  const token = read(env, 'TELEGRAM_BOT_TOKEN');
  return token === null ? null : { token, url: read(env, 'TELEGRAM_URL') };
}

function jitsiOf(env: Env): Providers['jitsi'] {
  const url = read(env, 'JITSI_URL');
  return url === null ? null : { url };
}

function discordOf(env: Env): DiscordConfig | null {
  const botToken = read(env, 'DISCORD_BOT_TOKEN');
  if (botToken === null) return null;
  return {
    clientId: required(env, 'DISCORD_CLIENT_ID'),
    clientSecret: required(env, 'DISCORD_CLIENT_SECRET'),
    botToken,
    url: read(env, 'DISCORD_URL'),
  };
}

function firebaseOf(env: Env): FirebaseConfig | null {
  const config = read(env, 'FIREBASE_CONFIG');
  if (config === null) return null;
  const account = membersOf('FIREBASE_SERVICE_ACCOUNT', required(env, 'FIREBASE_SERVICE_ACCOUNT'), [
    'client_email',
    'private_key',
    'token_uri',
  ]);
  return {
    web: membersOf('FIREBASE_CONFIG', config, ['apiKey', 'projectId', 'messagingSenderId', 'appId']),
    vapidKey: required(env, 'FIREBASE_VAPID_KEY'),
    serviceAccount: {
      clientEmail: account.client_email,
      privateKey: privateKeyIn(account.private_key),
      tokenUrl: account.token_uri,
    },
    url: read(env, 'FCM_URL'),
  };
}

/** A key that cannot sign would otherwise only be noticed when the first message is not delivered. */
function privateKeyIn(text: string): string {
  try {
    createPrivateKey(text);
    return text;
  } catch {
    throw refusal(
      'FIREBASE_SERVICE_ACCOUNT',
      'private_key is not a valid PEM key. Download the service account again from the Firebase console.',
    );
  }
}

/** Members of a JSON object that is given as text or as the path of a file. Never repeats what it read. */
function membersOf<K extends string>(
  name: 'FIREBASE_CONFIG' | 'FIREBASE_SERVICE_ACCOUNT',
  given: string,
  keys: readonly K[],
): Record<K, string> {
  const isText = given.trimStart().startsWith('{');
  if (!isText && !existsSync(given))
    throw refusal(name, `neither JSON nor the path of a file. Expected: ${variables[name].format}.`);
  let members: Record<string, unknown>;
  try {
    members = JSON.parse(isText ? given : readFileSync(given, 'utf8')) as Record<string, unknown>;
  } catch {
    throw refusal(name, `not valid JSON. Expected: ${variables[name].format}.`);
  }
  for (const key of keys)
    if (typeof members[key] !== 'string' || members[key] === '')
      throw refusal(name, `${key} is missing. Expected: ${variables[name].format}.`);
  return members as Record<K, string>;
}
