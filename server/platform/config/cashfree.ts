import { existsSync, readFileSync } from 'node:fs';
import { type Env, read, refusal, required } from './env';
import { providerOf, refuseSandboxUrl } from './sandbox';

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
  /** Script that opens the payment page in the browser. */
  scriptUrl: string;
  /** Cashfree environment of the script. */
  mode: 'sandbox' | 'production';
  /** Whether mandates are enabled; the Cashfree account has to be, too. */
  subscriptions: boolean;
  /** Whether UPI is offered on our own page; the Cashfree account has to be enabled for it, too. */
  seamless: boolean;
}

/** A Cashfree service with a second factor: a signature or an IP allowlist. */
export interface SignedAccess extends CashfreeAccess {
  /** PEM of the key that signs each call; null where the server's IP addresses are on the allowlist. */
  publicKey: string | null;
}

/** Transfers to creators' accounts. */
export type PayoutsConfig = SignedAccess;

/** Withdrawals are closed. */
export interface NoPayouts {
  provider: 'none';
}

/** Verification of PANs, bank accounts and GSTINs. */
export type VerificationConfig = SignedAccess;

type SignedPrefix = 'CASHFREE_PAYOUT' | 'CASHFREE_VERIFICATION';

const cashfreeHost = {
  production: 'https://api.cashfree.com',
  sandbox: 'https://sandbox.cashfree.com',
};

/** @throws ConfigError in production also for the URL of Cashfree's sandbox */
function urlOf(
  env: Env,
  isProduction: boolean,
  name: 'CASHFREE_URL' | `${SignedPrefix}_URL`,
  path: string,
): string {
  const url = read(env, name) ?? cashfreeHost[isProduction ? 'production' : 'sandbox'] + path;
  if (isProduction && new URL(url).origin === cashfreeHost.sandbox) refuseSandboxUrl(env, name);
  return url;
}

/** Null: the built-in sandbox. @throws ConfigError */
export function paymentsOf(env: Env, isProduction: boolean): CashfreeConfig | null {
  const provider = providerOf(env, isProduction, {
    name: 'PAYMENT_PROVIDER',
    real: ['cashfree'],
    risk: 'buyers could pay without money',
  });
  if (provider === 'sandbox') return null;
  const url = urlOf(env, isProduction, 'CASHFREE_URL', '/pg');
  return {
    provider,
    url,
    clientId: required(env, 'CASHFREE_CLIENT_ID'),
    clientSecret: required(env, 'CASHFREE_CLIENT_SECRET'),
    apiVersion: read(env, 'CASHFREE_API_VERSION'),
    scriptUrl: read(env, 'CASHFREE_SCRIPT_URL'),
    mode: url === `${cashfreeHost.production}/pg` ? 'production' : 'sandbox',
    subscriptions: read(env, 'CASHFREE_SUBSCRIPTIONS'),
    seamless: read(env, 'CASHFREE_SEAMLESS'),
    timeoutMs: read(env, 'CASHFREE_TIMEOUT_MS'),
  };
}

/** Null: the built-in sandbox. @throws ConfigError also if real money would be paid out for sandbox payments */
export function payoutsOf(env: Env, isProduction: boolean): PayoutsConfig | NoPayouts | null {
  const provider = providerOf(env, isProduction, {
    name: 'PAYOUT_PROVIDER',
    real: ['cashfree', 'none'],
    risk: 'creators would be told that they are paid, and are not',
  });
  if (provider === 'none') return { provider };
  // Beside real payments the sandbox would tell creators that real money has reached them.
  if (provider === 'sandbox')
    return isProduction && env['PAYMENT_PROVIDER'] === 'cashfree' ? { provider: 'none' } : null;
  const payouts = signedService(env, isProduction, 'CASHFREE_PAYOUT', '/payout');
  if (!isProduction) return payouts;
  const payments = paymentsOf(env, isProduction);
  if (!payments)
    throw refusal(
      'PAYMENT_PROVIDER',
      '"sandbox" is not allowed in production with PAYOUT_PROVIDER=cashfree: sandbox payments would be paid out. Set PAYMENT_PROVIDER=cashfree.',
    );
  if (payouts.url.startsWith(cashfreeHost.production) && payments.url.startsWith(cashfreeHost.sandbox))
    throw refusal(
      'CASHFREE_URL',
      'the URL of a sandbox is not allowed with PAYOUT_PROVIDER=cashfree: sandbox payments would be paid out. Remove it.',
    );
  return payouts;
}

/** Null: the built-in sandbox. @throws ConfigError also where real money would be paid out to unverified names */
export function verificationOf(env: Env, isProduction: boolean): VerificationConfig | null {
  const provider = providerOf(env, isProduction, {
    name: 'VERIFICATION_PROVIDER',
    real: ['cashfree'],
    risk: 'it accepts every name',
  });
  if (provider === 'cashfree')
    return signedService(env, isProduction, 'CASHFREE_VERIFICATION', '/verification');
  if (isProduction && env['PAYOUT_PROVIDER'] === 'cashfree')
    throw refusal(
      'VERIFICATION_PROVIDER',
      '"sandbox" is not allowed in production with PAYOUT_PROVIDER=cashfree: it accepts every name. Set VERIFICATION_PROVIDER=cashfree.',
    );
  return null;
}

function signedService(env: Env, isProduction: boolean, prefix: SignedPrefix, path: string): SignedAccess {
  return {
    provider: 'cashfree',
    url: urlOf(env, isProduction, `${prefix}_URL`, path),
    clientId: required(env, `${prefix}_CLIENT_ID`),
    clientSecret: required(env, `${prefix}_CLIENT_SECRET`),
    apiVersion: read(env, `${prefix}_API_VERSION`),
    publicKey: pemOf(read(env, `${prefix}_PUBLIC_KEY`)),
    timeoutMs: read(env, `${prefix}_TIMEOUT_MS`),
  };
}

/** Given as text or as the path of a file. */
function pemOf(given: string | null): string | null {
  return given !== null && existsSync(given) ? readFileSync(given, 'utf8') : given;
}
