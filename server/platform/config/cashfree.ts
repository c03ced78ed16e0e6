import { existsSync, readFileSync } from 'node:fs';
import { address, ConfigError, type Env, needed, oneOf, whole } from './env';
import { providerOf, refuseTestAddress } from './sandbox';

/** One of Cashfree's services, each with credentials of its own. */
interface CashfreeAccess {
  provider: 'cashfree';
  /** Of the API, without a slash at the end. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** The date that fixes how the API behaves. */
  apiVersion: string;
  timeoutMs: number;
}

export interface CashfreeConfig extends CashfreeAccess {
  /** What the browser loads to begin a payment. */
  scriptUrl: string;
  /** Which of Cashfree's worlds the script leads to. */
  mode: 'sandbox' | 'production';
  /** Whether the account may take money by mandates; it has to be opened for that at Cashfree. */
  subscriptions: boolean;
}

/** A service of Cashfree's that wants a second factor. */
export interface SignedAccess extends CashfreeAccess {
  /** PEM of the key that signs each call instead of a list of addresses; null where our addresses are listed. */
  publicKey: string | null;
}

/** Transfers to creators' accounts. */
export type PayoutsConfig = SignedAccess;

/** Withdrawals are closed. */
export interface NoPayouts {
  provider: 'none';
}

/** Whether a PAN, an account or a GSTIN is what somebody says it is. */
export type VerificationConfig = SignedAccess;

const cashfreeHost = {
  production: 'https://api.cashfree.com',
  sandbox: 'https://sandbox.cashfree.com',
};

/** @throws ConfigError in production also for an address of Cashfree's sandbox */
function cashfreeAddress(env: Env, isProduction: boolean, name: string, path: string): string {
  const url = address(env, name, cashfreeHost[isProduction ? 'production' : 'sandbox'] + path);
  if (isProduction && new URL(url).origin === cashfreeHost.sandbox) refuseTestAddress(env, name);
  return url;
}

export function paymentsOf(env: Env, isProduction: boolean): CashfreeConfig | null {
  const provider = providerOf(env, isProduction, {
    name: 'PAYMENT_PROVIDER',
    real: ['cashfree'],
    purpose: 'takes payments',
    risk: 'anybody can pay in it without money',
  });
  if (provider === 'sandbox') return null;
  const because = 'PAYMENT_PROVIDER=cashfree';
  const url = cashfreeAddress(env, isProduction, 'CASHFREE_URL', '/pg');
  const apiVersion = env['CASHFREE_API_VERSION'] || '2025-01-01';
  if (!/^20\d\d-\d\d-\d\d$/.test(apiVersion))
    throw new ConfigError('CASHFREE_API_VERSION has to be a date such as 2025-01-01');
  return {
    provider,
    url,
    clientId: needed(env, 'CASHFREE_CLIENT_ID', because),
    clientSecret: needed(env, 'CASHFREE_CLIENT_SECRET', because),
    apiVersion,
    scriptUrl: address(env, 'CASHFREE_SCRIPT_URL', 'https://sdk.cashfree.com/js/v3/cashfree.js'),
    mode: url === `${cashfreeHost.production}/pg` ? 'production' : 'sandbox',
    subscriptions: oneOf(env, 'CASHFREE_SUBSCRIPTIONS', ['on', 'off'], 'off') === 'on',
    timeoutMs: whole(env, 'CASHFREE_TIMEOUT_MS', 8_000, 100, 25_000),
  };
}

/**
 * Null: the built-in bank.
 * @throws ConfigError also where real money would leave for payments that moved none
 */
export function payoutsOf(env: Env, isProduction: boolean): PayoutsConfig | NoPayouts | null {
  const provider = providerOf(env, isProduction, {
    name: 'PAYOUT_PROVIDER',
    real: ['cashfree', 'none'],
    purpose: 'sends creators their money',
    risk: 'creators are told that they are paid, and are not',
  });
  if (provider === 'none') return { provider };
  // Beside real payments the built-in bank pays nobody: it would tell creators that real money has reached them.
  if (provider === 'sandbox')
    return isProduction && env['PAYMENT_PROVIDER'] === 'cashfree' ? { provider: 'none' } : null;
  const because = 'PAYOUT_PROVIDER=cashfree';
  const payouts = signedService(env, isProduction, 'CASHFREE_PAYOUT', because, {
    path: '/payout',
    apiVersion: '2024-01-01',
  });
  if (!isProduction) return payouts;
  const payments = paymentsOf(env, isProduction);
  const why = 'in production: what nobody has paid would be paid out';
  if (!payments) throw new ConfigError(`${because} needs PAYMENT_PROVIDER=cashfree ${why}`);
  if (payouts.url.startsWith(cashfreeHost.production) && payments.url.startsWith(cashfreeHost.sandbox))
    throw new ConfigError(`${because} is refused beside the CASHFREE_URL of a sandbox ${why}`);
  return payouts;
}

/** @throws ConfigError also where real money would leave for names that nobody has verified */
export function verificationOf(env: Env, isProduction: boolean): VerificationConfig | null {
  const provider = providerOf(env, isProduction, {
    name: 'VERIFICATION_PROVIDER',
    real: ['cashfree'],
    purpose: 'looks up PANs and accounts',
    risk: 'it believes every name',
  });
  const isBuiltIn = provider === 'sandbox';
  if (isBuiltIn && isProduction && env['PAYOUT_PROVIDER'] === 'cashfree')
    throw new ConfigError(
      'PAYOUT_PROVIDER=cashfree needs VERIFICATION_PROVIDER=cashfree in production: the built-in one believes every name',
    );
  if (isBuiltIn) return null;
  return signedService(env, isProduction, 'CASHFREE_VERIFICATION', 'VERIFICATION_PROVIDER=cashfree', {
    path: '/verification',
    apiVersion: '2023-12-18',
  });
}

function signedService(
  env: Env,
  isProduction: boolean,
  prefix: string,
  because: string,
  usual: { path: string; apiVersion: string },
): SignedAccess {
  const apiVersion = env[`${prefix}_API_VERSION`] || usual.apiVersion;
  if (!/^20\d\d-\d\d-\d\d$/.test(apiVersion))
    throw new ConfigError(`${prefix}_API_VERSION has to be a date such as ${usual.apiVersion}`);
  return {
    provider: 'cashfree',
    url: cashfreeAddress(env, isProduction, `${prefix}_URL`, usual.path),
    clientId: needed(env, `${prefix}_CLIENT_ID`, because),
    clientSecret: needed(env, `${prefix}_CLIENT_SECRET`, because),
    apiVersion,
    publicKey: pem(env[`${prefix}_PUBLIC_KEY`]),
    timeoutMs: whole(env, `${prefix}_TIMEOUT_MS`, 10_000, 100, 25_000),
  };
}

/** Given as text or as the path of a file. */
function pem(given: string | undefined): string | null {
  if (!given) return null;
  return existsSync(given) ? readFileSync(given, 'utf8') : given;
}
