import { createHash } from 'node:crypto';
import { type Env, read, required } from './env';

/** Tax and referral rates in basis points, limits in paise, and the keys that encrypt KYC data. */
export interface MoneyRules {
  /** GST inside the price of a creator with a GSTIN, unless the product says otherwise. */
  gstBasisPoints: number;
  tds: {
    basisPoints: number;
    /** Paise of sales in a financial year up to which an individual with a PAN is exempt. */
    personSpared: number;
  };
  /** Collected from sellers with a GSTIN. */
  tcsBasisPoints: number;
  referral: {
    /** Share of the platform fee, to the creator who referred the seller. */
    shareBasisPoints: number;
    months: number;
  };
  /** Paise that a creator can refund on one day in India without a one-time password. */
  refundsWithoutCode: number;
  /** Paise that one operator can move on one day in India; above, a second one has to confirm. */
  movedAlone: number;
  /** Hours before money goes to an account that is new or has changed. */
  payoutCoolingHours: number;
  /** 32 bytes that encrypt PANs and account numbers. */
  kycKey: Buffer;
  /** Previous keys: what they encrypted is still readable, and re-encrypted with the current one. */
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
    gstBasisPoints: read(env, 'GST_BP'),
    tds: { basisPoints: read(env, 'TDS_BP'), personSpared: read(env, 'TDS_EXEMPTION') },
    tcsBasisPoints: read(env, 'TCS_BP'),
    referral: { shareBasisPoints: read(env, 'REFERRAL_BP'), months: read(env, 'REFERRAL_MONTHS') },
    refundsWithoutCode: read(env, 'REFUND_OTP_THRESHOLD'),
    movedAlone: read(env, 'OPERATOR_DAILY_LIMIT'),
    payoutCoolingHours: read(env, 'PAYOUT_COOLING_HOURS'),
    kycKey: kycKeyOf(env, isProduction, secret),
    kycFormerKeys: [
      ...read(env, 'KYC_PREVIOUS_KEYS').map(decoded),
      ...(env['KYC_KEY'] ? [] : formerSecrets.map(derivedKey)),
    ],
    operators: new Set(read(env, 'OPERATORS')),
  };
}

/** Outside production the key is derived from the secret, so that nothing has to be set up for a trial. */
function kycKeyOf(env: Env, isProduction: boolean, secret: string): Buffer {
  const given = isProduction ? required(env, 'KYC_KEY') : read(env, 'KYC_KEY');
  return given === null ? derivedKey(secret) : decoded(given);
}

const derivedKey = (secret: string): Buffer => createHash('sha256').update(`kyc ${secret}`).digest();

const decoded = (key: string): Buffer => Buffer.from(key, 'base64');
