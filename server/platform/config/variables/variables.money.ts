import { integer } from './variable';

const basisPoints = [0, 10_000] as const;
const planPrice = [0, 50_000_000] as const;
const storage = [0, 1_000_000] as const;

/** Amounts are in paise, rates in basis points (hundredths of a per cent). */
export const feeVariables = {
  FEE_FREE_BP: integer(
    'Platform fee of the FREE plan, until it is changed by an [operator](operator.md#rates).',
    basisPoints,
    500,
  ),
  FEE_PREMIUM_BP: integer('Platform fee of the PREMIUM plan, likewise.', basisPoints, 250),
  FEE_VVIP_BP: integer('Platform fee of the VVIP plan, likewise.', basisPoints, 100),
  PLAN_FREE_MONTHLY: integer('Monthly price of the FREE plan before GST.', planPrice, 0),
  PLAN_FREE_YEARLY: integer('Yearly price of the FREE plan before GST.', planPrice, 0),
  PLAN_PREMIUM_MONTHLY: integer('Monthly price of the PREMIUM plan before GST.', planPrice, 49_900),
  PLAN_PREMIUM_YEARLY: integer('Yearly price of the PREMIUM plan before GST.', planPrice, 499_900),
  PLAN_VVIP_MONTHLY: integer('Monthly price of the VVIP plan before GST.', planPrice, 149_900),
  PLAN_VVIP_YEARLY: integer('Yearly price of the VVIP plan before GST.', planPrice, 1_499_900),
  STORAGE_FREE_GB: integer('Gigabytes of files that a creator of the FREE plan can store.', storage, 5),
  STORAGE_PREMIUM_GB: integer('The same of the PREMIUM plan.', storage, 100),
  STORAGE_VVIP_GB: integer('The same of the VVIP plan.', storage, 500),
  REFERRAL_BP: integer('Share of the platform fee that a referral earns.', basisPoints, 2_000),
  REFERRAL_MONTHS: integer('Months for which a referral earns.', [0, 120], 12),
} as const;

export const taxVariables = {
  FEE_GST_BP: integer('GST on the platform fee and on plans.', basisPoints, 1_800),
  GST_BP: integer(
    'GST included in the prices of creators with a GSTIN ([invoices](invoices.md)).',
    basisPoints,
    1_800,
  ),
  TDS_BP: integer(
    'Tax deducted at source from creators ([decision 0016](decisions/0016-withholding.md)).',
    basisPoints,
    10,
  ),
  TDS_EXEMPTION: integer(
    'Sales in a financial year, in paise, up to which an individual with a PAN is exempt from TDS.',
    [0, 1_000_000_000_000],
    50_000_000,
  ),
  TCS_BP: integer('Tax collected at source from creators with a GSTIN.', basisPoints, 50),
} as const;

export const limitVariables = {
  PRICE_MIN: integer('Lowest price of a product, in paise.', [1, 50_000_000], 100),
  PRICE_MAX: integer('Highest price of a product, in paise.', [100, 50_000_000], 50_000_000),
  ORDER_EXPIRY_MINUTES: integer(
    'Minutes in which an order can be paid; it reserves stock for ten of them ([decision 0044](decisions/0044-abuse.md)).',
    [5, 1_440],
    30,
  ),
  SETTLEMENT_DAYS: integer('Working days until the money of a sale is available.', [0, 30], 2),
  PAYOUT_MIN: integer('Lowest withdrawal, in paise.', [100, 10_000_000], 10_000),
  PAYOUT_COOLING_HOURS: integer(
    'Hours for which withdrawals to a new or changed payout account wait.',
    [0, 720],
    24,
  ),
  REFUND_OTP_THRESHOLD: integer(
    'Paise that a creator can refund on one day in India without a one-time password; `0`: always asks.',
    [0, 1_000_000_000],
    1_000_000,
  ),
  OPERATOR_DAILY_LIMIT: integer(
    'Paise that one operator can move on one day in India without a [second operator](operator.md#a-second-operator).',
    [0, 1_000_000_000],
    1_000_000,
  ),
} as const;
