import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';

export interface PlanRate {
  /** Hundredths of a per cent of the amount. */
  feeBasisPoints: number;
}

export interface Operator {
  name: string;
  address: string;
  email: string;
  phone: string;
  grievanceOfficer: string;
}

export interface Config {
  environment: 'production' | 'development' | 'test';
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  /** A PostgreSQL server; null for the embedded engine under `dataDir`. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Where people reach us, without a slash at the end; null: from the request. */
  publicUrl: string | null;
  /** How many reverse proxies stand before us and may set X-Forwarded-For. */
  trustedProxies: number;
  secret: string;
  addressLimits: boolean;
  logLevel: string;
  plans: Record<'FREE' | 'PREMIUM' | 'VVIP', PlanRate>;
  /** Of the fee. */
  feeTaxBasisPoints: number;
  settlementWorkingDays: number;
  /** Paise. */
  price: { least: number; most: number };
  orderExpiryMinutes: number;
  operator: Operator;
}

type Env = Record<string, string | undefined>;

/** A setting that cannot be started with; the message says which and what to write. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the environment (table in README). Makes and keeps a secret under DATA_DIR when none is given outside production.
 * @throws ConfigError
 */
export function loadConfig(env: Env): Config {
  const environment = oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development');
  const dataDir = resolve(env['DATA_DIR'] || 'data');
  const addressLimits = oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on';
  if (environment === 'production') refuseUnsafe(env, addressLimits);
  return {
    environment,
    host: env['HOST'] || '127.0.0.1',
    port: whole(env, 'PORT', 3000, 0, 65_535),
    dataDir,
    databaseUrl: databaseUrl(env),
    databasePoolSize: whole(env, 'DATABASE_POOL', 10, 1, 200),
    publicUrl: publicUrl(env),
    trustedProxies: whole(env, 'TRUSTED_PROXIES', 0, 0, 10),
    secret: env['HAAT_SECRET'] || keptSecret(dataDir),
    addressLimits,
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
    plans: {
      FREE: { feeBasisPoints: whole(env, 'FEE_FREE_BP', 500, 0, 10_000) },
      PREMIUM: { feeBasisPoints: whole(env, 'FEE_PREMIUM_BP', 250, 0, 10_000) },
      VVIP: { feeBasisPoints: whole(env, 'FEE_VVIP_BP', 100, 0, 10_000) },
    },
    feeTaxBasisPoints: whole(env, 'FEE_GST_BP', 1_800, 0, 10_000),
    settlementWorkingDays: whole(env, 'SETTLEMENT_DAYS', 2, 0, 30),
    price: {
      least: whole(env, 'PRICE_LEAST', 100, 1, 50_000_000),
      most: whole(env, 'PRICE_MOST', 50_000_000, 100, 50_000_000),
    },
    orderExpiryMinutes: whole(env, 'ORDER_EXPIRY_MINUTES', 30, 5, 1_440),
    operator: {
      name: env['OPERATOR_NAME'] || 'Haat',
      address: env['OPERATOR_ADDRESS'] || '',
      email: env['OPERATOR_EMAIL'] || '',
      phone: env['OPERATOR_PHONE'] || '',
      grievanceOfficer: env['GRIEVANCE_OFFICER'] || '',
    },
  };
}

/** In production nothing falls back silently to what only suits a developer's machine. */
function refuseUnsafe(env: Env, addressLimits: boolean): void {
  if (!addressLimits) throw new ConfigError('RATE_LIMITS=off is refused in production');
  const secret = env['HAAT_SECRET'] ?? '';
  if (secret.length < 32) {
    throw new ConfigError(
      'HAAT_SECRET is missing or short: in production it has to be at least 32 random characters',
    );
  }
  for (const [name, what] of [
    ['SMS_PROVIDER', 'one-time passwords'],
    ['MAIL_PROVIDER', 'receipts'],
  ] as const) {
    const given = env[name];
    if (!given) throw new ConfigError(`${name} is missing: in production ${what} need a provider`);
    // No provider is built in yet: accepting a name we cannot send with would lose messages silently.
    throw new ConfigError(`${name}=${given} is not a provider this version knows`);
  }
}

function databaseUrl(env: Env): string | null {
  const url = env['DATABASE_URL'];
  if (!url) return null;
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new ConfigError('DATABASE_URL has to start with postgres:// or postgresql://');
  return url;
}

function publicUrl(env: Env): string | null {
  const given = env['PUBLIC_URL'];
  if (!given) return null;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || isIP(url.hostname) === 6) {
    throw new ConfigError('PUBLIC_URL has to be an origin such as https://haat.example');
  }
  return url.origin;
}

function whole(env: Env, name: string, fallback: number, least: number, most: number): number {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < least || value > most) {
    throw new ConfigError(`${name} has to be a whole number from ${least} to ${most}, not "${given}"`);
  }
  return value;
}

function oneOf<T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const found = allowed.find((value) => value === given);
  if (found === undefined)
    throw new ConfigError(`${name} has to be one of ${allowed.join(', ')}, not "${given}"`);
  return found;
}

/** Kept beside the data, so that sessions and links survive a restart. Two first starts at once agree on one. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
