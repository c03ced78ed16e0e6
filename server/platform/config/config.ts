import type { OperatorParticulars } from '@haat/openapi/pages';
import { type ClamavConfig, clamavOf } from './clamav';
import { databaseUrlOf, dataDirOf } from './data';
import { type Env, read, refusal, refuseRenamed, required } from './env';
import { loadMoneyRules, type MoneyRules } from './money';
import { loadProviders, type Providers } from './providers';
import { isLoopback, type MetricsConfig, metricsOf, type SheddingConfig, sheddingOf } from './runtime';
import { previousSecretsOf, secretOf } from './secret';
import { type S3Config, storageOf } from './storage';

export { ConfigError } from './env';

export interface PlanRate {
  /** Basis points of the amount. */
  feeBasisPoints: number;
  /** Paise, before GST; 0 for the FREE plan. */
  monthly: number;
  yearly: number;
}

const gigabyte = 1024 ** 3;

/** Who runs this installation. */
export interface Operator extends OperatorParticulars {
  /** As people know it. */
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
  /** Origin under which people reach the installation; null: from the request. */
  publicUrl: string | null;
  /** Number of reverse proxies in front whose X-Forwarded-For is trusted. */
  trustedProxies: number;
  secret: string;
  /** Previous secrets: what they signed and encrypted is still valid. */
  formerSecrets: readonly string[];
  addressLimits: boolean;
  /** Whether /docs serves the API reference. */
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
  /** Minimum payout in paise. */
  payoutLeast: number;
  orderExpiryMinutes: number;
  /** Days without use after which a session ends. */
  sessionIdleDays: number;
  /** So many devices may play at once with one access. */
  streamDevices: number;
  operator: Operator;
  money: MoneyRules;
  providers: Providers;
  /** What creators can store in files, by their plan. */
  storageBytes: Readonly<Record<'FREE' | 'PREMIUM' | 'VVIP', number>>;
  /** Where files are stored; null: under `dataDir`. */
  storage: S3Config | null;
  /** What checks uploaded files for viruses; null: nothing. */
  clamav: ClamavConfig | null;
}

/**
 * Reads the environment, as described in docs/configuration.md. Outside production a secret is generated and stored under DATA_DIR when none
 * is set.
 * @throws ConfigError
 */
export function loadConfig(env: Env): Config {
  refuseRenamed(env);
  const environment = read(env, 'NODE_ENV');
  const isProduction = environment === 'production';
  const dataDir = dataDirOf(env);
  if (isProduction && read(env, 'RATE_LIMITS') === 'off')
    throw refusal('RATE_LIMITS', '"off" is not allowed in production. Remove it.');
  const secret = secretOf(env, { dataDir, isProduction });
  const formerSecrets = previousSecretsOf(env, { secret, isProduction });
  return {
    environment,
    host: hostOf(env),
    port: read(env, 'PORT'),
    dataDir,
    databaseUrl: databaseUrlOf(env),
    databasePoolSize: read(env, 'DATABASE_POOL'),
    publicUrl: publicUrlOf(env, isProduction),
    trustedProxies: read(env, 'TRUSTED_PROXIES'),
    secret,
    formerSecrets,
    addressLimits: read(env, 'RATE_LIMITS') === 'on',
    isReferenceShown: read(env, 'API_REFERENCE') ?? !isProduction,
    logLevel: read(env, 'LOG_LEVEL'),
    metrics: metricsOf(env),
    shedding: sheddingOf(env),
    plans: { FREE: planOf(env, 'FREE'), PREMIUM: planOf(env, 'PREMIUM'), VVIP: planOf(env, 'VVIP') },
    storageBytes: {
      FREE: read(env, 'STORAGE_FREE_GB') * gigabyte,
      PREMIUM: read(env, 'STORAGE_PREMIUM_GB') * gigabyte,
      VVIP: read(env, 'STORAGE_VVIP_GB') * gigabyte,
    },
    feeTaxBasisPoints: read(env, 'FEE_GST_BP'),
    settlementWorkingDays: read(env, 'SETTLEMENT_DAYS'),
    price: { least: read(env, 'PRICE_MIN'), most: read(env, 'PRICE_MAX') },
    payoutLeast: read(env, 'PAYOUT_MIN'),
    orderExpiryMinutes: read(env, 'ORDER_EXPIRY_MINUTES'),
    sessionIdleDays: read(env, 'SESSION_IDLE_DAYS'),
    streamDevices: read(env, 'STREAM_DEVICES'),
    operator: operatorOf(env),
    money: loadMoneyRules(env, { isProduction, secret, formerSecrets }),
    providers: loadProviders(env, isProduction),
    storage: storageOf(env),
    clamav: clamavOf(env),
  };
}

function planOf(env: Env, name: 'FREE' | 'PREMIUM' | 'VVIP'): PlanRate {
  return {
    feeBasisPoints: read(env, `FEE_${name}_BP`),
    monthly: read(env, `PLAN_${name}_MONTHLY`),
    yearly: read(env, `PLAN_${name}_YEARLY`),
  };
}

function operatorOf(env: Env): Operator {
  const name = read(env, 'OPERATOR_NAME');
  const email = read(env, 'OPERATOR_EMAIL');
  const phone = read(env, 'OPERATOR_PHONE');
  return {
    name,
    legalName: read(env, 'OPERATOR_LEGAL_NAME') ?? name,
    address: read(env, 'OPERATOR_ADDRESS'),
    email,
    phone,
    cin: read(env, 'OPERATOR_CIN'),
    gstin: read(env, 'OPERATOR_GSTIN'),
    jurisdiction: read(env, 'OPERATOR_JURISDICTION'),
    grievanceOfficer: read(env, 'GRIEVANCE_OFFICER'),
    grievanceDesignation: read(env, 'GRIEVANCE_DESIGNATION'),
    grievanceEmail: read(env, 'GRIEVANCE_EMAIL') ?? email,
    grievancePhone: read(env, 'GRIEVANCE_PHONE') ?? phone,
  };
}

/** Without NODE_ENV a server that other machines reach would serve /dev/outbox and the sandbox to everybody. */
function hostOf(env: Env): string {
  const host = read(env, 'HOST');
  if (!env['NODE_ENV'] && !isLoopback(host))
    throw refusal(
      'NODE_ENV',
      `not set. Required because HOST=${host} is reachable from other machines. Set NODE_ENV=production, or NODE_ENV=development to serve /dev/outbox and the sandbox there.`,
    );
  return host;
}

function publicUrlOf(env: Env, isProduction: boolean): string | null {
  const given = isProduction ? required(env, 'PUBLIC_URL') : read(env, 'PUBLIC_URL');
  return given === null ? null : new URL(given).origin;
}
