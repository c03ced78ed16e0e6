import { createHash } from 'node:crypto';
import { ConfigError, type Env, whole } from './env';

/** Rates of the law and of the house, in hundredths of a per cent, and what guards what we know of people's papers. */
export interface MoneyRules {
  /** GST inside the price of a creator with a GSTIN, unless the product says otherwise. */
  gstBasisPoints: number;
  tds: {
    basisPoints: number;
    /** Paise of sales in a financial year up to which a person with a PAN is spared. */
    personSpared: number;
  };
  /** Collected from sellers with a GSTIN. */
  tcsBasisPoints: number;
  referral: {
    /** Of our fee, to whoever brought the creator. */
    shareBasisPoints: number;
    months: number;
  };
  /** Paise that a creator may give back on one day in India without a code. */
  refundsWithoutCode: number;
  /** Paise that one operator may move on one day in India; above, another one has to confirm. */
  movedAlone: number;
  /** Hours before money goes to an account that is new or has changed. */
  payoutCoolingHours: number;
  /** 32 bytes that encrypt PANs and account numbers. */
  kycKey: Buffer;
  /** What the key was before: what it sealed is still read, and sealed again with the new one. */
  kycFormerKeys: readonly Buffer[];
  /** Phones (E.164) of the people who run this installation. */
  operators: ReadonlySet<string>;
}

/** @throws ConfigError */
export function loadMoneyRules(
  env: Env,
  {
    isProduction,
    secret,
    formerSecrets = [],
  }: { isProduction: boolean; secret: string; formerSecrets?: readonly string[] },
): MoneyRules {
  return {
    gstBasisPoints: whole(env, 'GST_BP', 1_800, 0, 10_000),
    tds: {
      basisPoints: whole(env, 'TDS_BP', 10, 0, 10_000),
      personSpared: whole(env, 'TDS_PERSON_SPARED', 50_000_000, 0, 1_000_000_000_000),
    },
    tcsBasisPoints: whole(env, 'TCS_BP', 50, 0, 10_000),
    referral: {
      shareBasisPoints: whole(env, 'REFERRAL_BP', 2_000, 0, 10_000),
      months: whole(env, 'REFERRAL_MONTHS', 12, 0, 120),
    },
    refundsWithoutCode: whole(env, 'REFUNDS_WITHOUT_CODE', 1_000_000, 0, 1_000_000_000),
    movedAlone: whole(env, 'OPERATOR_MOVES_ALONE', 1_000_000, 0, 1_000_000_000),
    payoutCoolingHours: whole(env, 'PAYOUT_COOLING_HOURS', 24, 0, 720),
    kycKey: kycKey(env['KYC_KEY'], isProduction, secret),
    kycFormerKeys: [
      ...(env['KYC_FORMER_KEYS'] ?? '')
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(keyIn),
      ...(env['KYC_KEY'] ? [] : formerSecrets.map(keyFrom)),
    ],
    operators: phones(env['OPERATORS'] ?? ''),
  };
}

/** Outside production a key follows from the secret, so that nothing has to be set up to try it. */
function kycKey(given: string | undefined, isProduction: boolean, secret: string): Buffer {
  if (given) return keyIn(given);
  if (isProduction)
    throw new ConfigError('KYC_KEY is missing: in production it encrypts PANs and account numbers');
  return keyFrom(secret);
}

const keyFrom = (secret: string): Buffer => createHash('sha256').update(`kyc ${secret}`).digest();

function keyIn(given: string): Buffer {
  const key = Buffer.from(given, 'base64');
  if (key.length !== 32)
    throw new ConfigError('KYC_KEY and each of KYC_FORMER_KEYS has to be 32 bytes in base64');
  return key;
}

function phones(given: string): ReadonlySet<string> {
  const all = given.split(/[\s,]+/).filter(Boolean);
  for (const phone of all)
    if (!/^\+91[6-9]\d{9}$/.test(phone))
      throw new ConfigError('OPERATORS has to be phones such as +919876543210, parted by commas');
  return new Set(all);
}
