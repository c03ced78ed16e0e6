import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { OperatorParticulars } from '@haat/openapi/pages';
import { databaseUrlOf, dataDirOf } from './data';
import { ConfigError, type Env, isOn, oneOf, whole } from './env';
import { loadMoneyRules, type MoneyRules } from './money';
import { loadProviders, type Providers } from './providers';
import { isLoopback, type MetricsConfig, metricsOf, type SheddingConfig, sheddingOf } from './runtime';
import { formerSecretsIn, leastSecret } from './secret';
import { type S3Config, storageOf } from './storage';

export { ConfigError } from './env';

export interface PlanRate {
  /** Hundredths of a per cent of the amount. */
  feeBasisPoints: number;
  /** Paise, before GST; 0 for the plan that everybody begins with. */
  monthly: number;
  yearly: number;
}

/** Who runs this installation. */
export interface Operator extends OperatorParticulars {
  /** Under which people know it. */
  name: string;
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
  /** What the secret was before: what it signed and sealed is still good. */
  formerSecrets: readonly string[];
  addressLimits: boolean;
  /** Whether /docs shows the API's reference. */
  isReferenceShown: boolean;
  logLevel: string;
  metrics: MetricsConfig;
  shedding: SheddingConfig;
  plans: Record<'FREE' | 'PREMIUM' | 'VVIP', PlanRate>;
  /** Of the fee. */
  feeTaxBasisPoints: number;
  settlementWorkingDays: number;
  /** Paise. */
  price: { least: number; most: number };
  /** Paise; the least that is paid out. */
  payoutLeast: number;
  orderExpiryMinutes: number;
  /** Unused for so many days, a session ends. */
  sessionIdleDays: number;
  operator: Operator;
  money: MoneyRules;
  providers: Providers;
  /** Where files are kept; null: under `dataDir`. */
  storage: S3Config | null;
}

/**
 * Reads the environment (table in README). Makes and keeps a secret under DATA_DIR when none is given outside production.
 * @throws ConfigError
 */
export function loadConfig(env: Env): Config {
  const environment = oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development');
  const dataDir = dataDirOf(env);
  const addressLimits = oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on';
  const isProduction = environment === 'production';
  const host = env['HOST'] || '127.0.0.1';
  if (isProduction) refuseUnsafe(env, addressLimits);
  if (!env['NODE_ENV'] && !isLoopback(host))
    throw new ConfigError(
      `NODE_ENV is missing: HOST=${host} is reached from other machines, which may not have /dev/outbox and the sandbox. Set NODE_ENV=production, or NODE_ENV=development to open them to everybody there`,
    );
  const secret = env['HAAT_SECRET'] || keptSecret(dataDir);
  const formerSecrets = formerSecretsIn(env, { secret, isProduction });
  return {
    environment,
    host,
    port: whole(env, 'PORT', 3000, 0, 65_535),
    dataDir,
    databaseUrl: databaseUrlOf(env),
    databasePoolSize: whole(env, 'DATABASE_POOL', 10, 1, 200),
    publicUrl: publicUrl(env),
    trustedProxies: whole(env, 'TRUSTED_PROXIES', 0, 0, 10),
    secret,
    formerSecrets,
    addressLimits,
    isReferenceShown: isOn(env, 'API_REFERENCE', !isProduction),
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
    metrics: metricsOf(env),
    shedding: sheddingOf(env),
    plans: {
      FREE: plan(env, 'FREE', 500, 0, 0),
      PREMIUM: plan(env, 'PREMIUM', 250, 49_900, 499_900),
      VVIP: plan(env, 'VVIP', 100, 149_900, 1_499_900),
    },
    feeTaxBasisPoints: whole(env, 'FEE_GST_BP', 1_800, 0, 10_000),
    settlementWorkingDays: whole(env, 'SETTLEMENT_DAYS', 2, 0, 30),
    price: {
      least: whole(env, 'PRICE_LEAST', 100, 1, 50_000_000),
      most: whole(env, 'PRICE_MOST', 50_000_000, 100, 50_000_000),
    },
    payoutLeast: whole(env, 'PAYOUT_LEAST', 10_000, 100, 10_000_000),
    orderExpiryMinutes: whole(env, 'ORDER_EXPIRY_MINUTES', 30, 5, 1_440),
    sessionIdleDays: whole(env, 'SESSION_IDLE_DAYS', 30, 1, 180),
    operator: operator(env),
    money: loadMoneyRules(env, { isProduction, secret, formerSecrets }),
    providers: loadProviders(env, isProduction),
    storage: storageOf(env),
  };
}

function plan(env: Env, name: string, feeBasisPoints: number, monthly: number, yearly: number): PlanRate {
  return {
    feeBasisPoints: whole(env, `FEE_${name}_BP`, feeBasisPoints, 0, 10_000),
    monthly: whole(env, `PLAN_${name}_MONTHLY`, monthly, 0, 50_000_000),
    yearly: whole(env, `PLAN_${name}_YEARLY`, yearly, 0, 50_000_000),
  };
}

function operator(env: Env): Operator {
  const name = env['OPERATOR_NAME'] || 'Haat';
  const email = env['OPERATOR_EMAIL'] || '';
  const phone = env['OPERATOR_PHONE'] || '';
  return {
    name,
    legalName: env['OPERATOR_LEGAL_NAME'] || name,
    address: env['OPERATOR_ADDRESS'] || '',
    email,
    phone,
    cin: env['OPERATOR_CIN'] || '',
    gstin: env['OPERATOR_GSTIN'] || '',
    jurisdiction: env['OPERATOR_JURISDICTION'] || '',
    grievanceOfficer: env['GRIEVANCE_OFFICER'] || '',
    grievanceDesignation: env['GRIEVANCE_DESIGNATION'] || 'Grievance Officer',
    grievanceEmail: env['GRIEVANCE_EMAIL'] || email,
    grievancePhone: env['GRIEVANCE_PHONE'] || phone,
  };
}

/** In production nothing falls back silently to what only suits a developer's machine. */
function refuseUnsafe(env: Env, addressLimits: boolean): void {
  if (!addressLimits) throw new ConfigError('RATE_LIMITS=off is refused in production');
  const secret = env['HAAT_SECRET'] ?? '';
  if (secret.length < leastSecret) {
    throw new ConfigError(
      'HAAT_SECRET is missing or short: in production it has to be at least 32 random characters',
    );
  }
  if (!env['PUBLIC_URL'])
    throw new ConfigError('PUBLIC_URL is missing: in production the links in messages need it');
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
