import { choice, flag, integer, list, text, url, type Variable } from './variable';

const cashfreePayments = 'when `PAYMENT_PROVIDER=cashfree`';
const apiDate = { pattern: /^20\d\d-\d\d-\d\d$/, format: 'date such as 2025-01-01' };

export const paymentVariables = {
  PAYMENT_PROVIDER: choice(
    'Payment gateway ([Cashfree](providers/cashfree.md)).',
    ['cashfree', 'sandbox'],
    'sandbox',
    {
      required: 'in production',
    },
  ),
  CASHFREE_CLIENT_ID: text('Client id of Cashfree Payments.', null, { required: cashfreePayments }),
  CASHFREE_CLIENT_SECRET: text('Client secret of Cashfree Payments.', null, {
    required: cashfreePayments,
    isSecret: true,
  }),
  CASHFREE_SUBSCRIPTIONS: flag(
    'Auto-renew subscriptions by mandate, once the Cashfree account is enabled for it ([mandates](providers/cashfree.md#mandates)).',
    false,
  ),
  CASHFREE_SEAMLESS: flag(
    'UPI apps and QR codes on our own payment page, once the Cashfree account is enabled for order pay ([Cashfree](providers/cashfree.md)). Off, the choice goes along to Cashfree’s page.',
    false,
  ),
  ALLOW_SANDBOX: flag(
    'Allow `sandbox` as a provider in production, for trial installations without real money.',
    false,
  ),
  CASHFREE_API_VERSION: text('Version of the Cashfree Payments API.', '2025-01-01', apiDate),
  CASHFREE_URL: url('Cashfree Payments API, for simulators.', null, {
    shownDefault: 'the production API; outside production its sandbox',
  }),
  CASHFREE_SCRIPT_URL: url(
    'Script that opens the payment page, for simulators.',
    'https://sdk.cashfree.com/js/v3/cashfree.js',
  ),
  CASHFREE_TIMEOUT_MS: integer('Timeout of a call to Cashfree Payments.', [100, 25_000], 8_000),
} as const;

/** A Cashfree service that is authenticated by a signature or by a list of allowed IP addresses. */
const signedService = <P extends string>(prefix: P, service: string, provider: string, version: string) => {
  const required = `when \`${provider}=cashfree\``;
  return {
    [`${prefix}_CLIENT_ID`]: text(`Client id of ${service}.`, null, { required }),
    [`${prefix}_CLIENT_SECRET`]: text(`Client secret of ${service}.`, null, { required, isSecret: true }),
    [`${prefix}_PUBLIC_KEY`]: text(
      `Public key that signs calls to ${service} instead of an IP allowlist.`,
      null,
      {
        format: 'PEM, or path of a PEM file',
      },
    ),
    [`${prefix}_API_VERSION`]: text(`Version of the ${service} API.`, version, apiDate),
    [`${prefix}_URL`]: url(`${service} API, for simulators.`, null, {
      shownDefault: 'the production API; outside production its sandbox',
    }),
    [`${prefix}_TIMEOUT_MS`]: integer(`Timeout of a call to ${service}.`, [100, 25_000], 10_000),
  } as Record<`${P}_API_VERSION`, Variable<string>> &
    Record<`${P}_TIMEOUT_MS`, Variable<number>> &
    Record<`${P}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'PUBLIC_KEY' | 'URL'}`, Variable<string | null>>;
};

export const payoutVariables = {
  PAYOUT_PROVIDER: choice(
    'Bank transfers to creators; `none` disables withdrawals ([payouts](payouts.md)).',
    ['cashfree', 'none', 'sandbox'],
    'sandbox',
    {
      required: 'in production',
    },
  ),
  ...signedService('CASHFREE_PAYOUT', 'Cashfree Payouts', 'PAYOUT_PROVIDER', '2024-01-01'),
  VERIFICATION_PROVIDER: choice(
    'Verification of PANs, bank accounts and GSTINs ([KYC](kyc.md)).',
    ['cashfree', 'sandbox'],
    'sandbox',
    {
      required: 'in production',
    },
  ),
  ...signedService('CASHFREE_VERIFICATION', 'Cashfree Verification', 'VERIFICATION_PROVIDER', '2023-12-18'),
} as const;

/** The message that each SMS template carries. */
export const smsTemplateUses = {
  otp: 'one-time passwords',
  receipt: 'receipts',
  sale: 'sales',
  refund: 'refunds',
  unpaid: 'failed payments',
  requested: 'the receipt of refund requests',
  answer: 'decisions on refund requests',
  payout: 'withdrawals',
  renewal: 'subscriptions to renew',
  charge: 'upcoming mandate charges',
  account: 'changed login methods',
  member: 'members whom creators add',
  session: 'live sessions that come near or are moved',
  news: 'cancelled live sessions, recordings, free seats and answered questions',
  owned: 'refunds of what somebody paid for twice',
  gift: 'gifts',
} as const;

export type SmsTemplate = keyof typeof smsTemplateUses;

export type TemplateVariable = `MSG91_${Uppercase<SmsTemplate>}_TEMPLATE`;
export const templateVariable = (template: SmsTemplate) =>
  `MSG91_${template.toUpperCase()}_TEMPLATE` as TemplateVariable;

const templates = Object.fromEntries(
  Object.entries(smsTemplateUses).flatMap(([template, use]) => {
    const name = templateVariable(template as SmsTemplate);
    return [
      [name, text(`Template id for ${use}.`, null, { required: 'when `SMS_PROVIDER=msg91`' })],
      [`${name}_HI`, text(`Template id for ${use} in Hindi.`, null, { shownDefault: 'sent in English' })],
    ];
  }),
) as Record<TemplateVariable | `${TemplateVariable}_HI`, Variable<string | null>>;

export const messageVariables = {
  SMS_PROVIDER: choice(
    'SMS gateway ([MSG91](providers/msg91.md)). `none` keeps messages at `/dev/outbox`.',
    ['msg91', 'none'],
    'none',
    {
      required: 'in production',
    },
  ),
  MSG91_AUTH_KEY: text('Auth key of MSG91.', null, { required: 'when `SMS_PROVIDER=msg91`', isSecret: true }),
  ...templates,
  MSG91_URL: url('MSG91 API, for simulators.', 'https://control.msg91.com'),
  MAIL_PROVIDER: choice(
    'Mail ([SMTP](providers/mail.md)). `none` keeps messages at `/dev/outbox`.',
    ['smtp', 'none'],
    'none',
    {
      required: 'in production',
    },
  ),
  SMTP_URL: text('SMTP server with user and password.', null, {
    pattern: { test: (given) => /^smtps?:\/\//.test(given) && URL.canParse(given) },
    format: 'URL such as smtps://user:password@mail.example:465',
    required: 'when `MAIL_PROVIDER=smtp`',
    isSecret: true,
  }),
  MAIL_FROM: text('Sender of every mail.', null, {
    pattern: /[^\s<@]+@[^\s>@]+>?$/,
    format: 'From header, such as Haat <no-reply@haat.example>',
    required: 'when `MAIL_PROVIDER=smtp`',
  }),
} as const;

export const roomVariables = {
  JITSI_URL: url(
    'Jitsi server on which live sessions have a room of their own unless their creator gives a link ([webinars](webinars.md#rooms)). Whoever knows a room’s name can enter it.',
    null,
  ),
} as const;

export const googleVariables = {
  GOOGLE_CLIENT_ID: text('Enables Google sign-in ([Google](providers/google.md)).', null),
  GOOGLE_CERTIFICATES_URL: url(
    'Certificates of Google credentials, for simulators.',
    'https://www.googleapis.com/oauth2/v1/certs',
  ),
  FIREBASE_CONFIG: text('Enables push notifications ([Firebase](providers/firebase.md)).', null, {
    format: 'JSON, or path of a JSON file, with apiKey, projectId, messagingSenderId and appId',
  }),
  FIREBASE_VAPID_KEY: text('Web push certificate of the Firebase project.', null, {
    required: 'when `FIREBASE_CONFIG` is set',
  }),
  FIREBASE_SERVICE_ACCOUNT: text('Service account that sends push notifications.', null, {
    format: 'JSON, or path of a JSON file, with client_email, private_key and token_uri',
    required: 'when `FIREBASE_CONFIG` is set',
    isSecret: true,
  }),
  FCM_URL: url('Firebase Cloud Messaging API, for simulators.', 'https://fcm.googleapis.com'),
} as const;

export const channelVariables = {
  TELEGRAM_BOT_TOKEN: text(
    'Enables Telegram channels that admit and remove members ([Telegram](telegram.md)).',
    null,
    {
      pattern: /^\d+:[\w-]{30,}$/,
      format: 'token from @BotFather',
      isSecret: true,
    },
  ),
  TELEGRAM_URL: url('Telegram Bot API, for simulators.', 'https://api.telegram.org'),
  DISCORD_BOT_TOKEN: text(
    'Enables Discord servers that admit and remove members ([Discord](discord.md)). Of the bot in the developer portal.',
    null,
    { isSecret: true },
  ),
  DISCORD_CLIENT_ID: text('Client id of the application that has the bot.', null, {
    pattern: /^\d{17,20}$/,
    format: 'id from the Discord developer portal',
    required: 'when `DISCORD_BOT_TOKEN` is set',
  }),
  DISCORD_CLIENT_SECRET: text('Client secret of that application.', null, {
    required: 'when `DISCORD_BOT_TOKEN` is set',
    isSecret: true,
  }),
  DISCORD_URL: url('Discord, for simulators: has `/oauth2` and `/api/v10`.', 'https://discord.com'),
} as const;

export const operatorVariables = {
  OPERATORS: list('Phones of the people who may open `/operator` ([operator admin](operator.md)).', {
    pattern: /^\+91[6-9]\d{9}$/,
    format: 'phone such as +919876543210',
  }),
  OPERATOR_NAME: text('Name of the installation, as people know it.', 'Haat'),
  OPERATOR_LEGAL_NAME: text('Registered name of its operator.', null, { shownDefault: '`OPERATOR_NAME`' }),
  OPERATOR_ADDRESS: text('Registered address.', ''),
  OPERATOR_EMAIL: text('Contact mail address.', ''),
  OPERATOR_PHONE: text('Contact phone.', ''),
  OPERATOR_CIN: text('Corporate identification number.', ''),
  OPERATOR_GSTIN: text('GSTIN. Without it fee invoices are statements.', ''),
  OPERATOR_JURISDICTION: text('Courts named in the terms.', ''),
  GRIEVANCE_OFFICER: text('Name of the grievance officer.', ''),
  GRIEVANCE_DESIGNATION: text('Designation of the grievance officer.', 'Grievance Officer'),
  GRIEVANCE_EMAIL: text('Mail address for grievances.', null, { shownDefault: '`OPERATOR_EMAIL`' }),
  GRIEVANCE_PHONE: text('Phone for grievances.', null, { shownDefault: '`OPERATOR_PHONE`' }),
} as const;
