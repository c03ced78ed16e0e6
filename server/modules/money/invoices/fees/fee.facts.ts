import type { Language } from '@haat/i18n';
import type { Business } from '../business/business.service';
import { kindOf } from '../tax/gst.rules';

/** Fees of one creator in one month, in paise: what sales cost, and what came back with refunds. */
export interface MonthOfFees {
  sellerId: string;
  charged: FeeSum;
  givenBack: FeeSum;
}

export interface FeeSum {
  fee: number;
  /** GST on it, as it was booked for each sale. */
  tax: number;
}

export type FeeKind = 'fee' | 'feeCredit';

/** Everything a fee invoice says, kept as it was when its number was given. */
export interface FeeFacts {
  kind: FeeKind;
  serial: string;
  /** ISO 8601: when it was made. */
  at: string;
  /** As `2026-10`. */
  month: string;
  /** Who runs the installation; without a GSTIN the document is no tax invoice. */
  house: { name: string; address: string; gstin: string | null };
  creator: { name: string; address: string | null; gstin: string | null };
  /** GST code of the State; null without a GSTIN of the platform. */
  placeOfSupply: string | null;
  basisPoints: number;
  fee: number;
  tax: number;
  /** In which its creator reads; English if left out. */
  language?: 'hi';
}

/** Who charges and who is charged. */
export interface FeeParties {
  platform: Business | null;
  operator: { legalName: string; address: string };
  creator: Business | null;
  /** Of a creator without GST. */
  creatorName: string;
  /** In which the creator reads. */
  language: Language;
}

/**
 * The documents of a month: an invoice over what was charged, and a credit note over what was given back. A creator without a GSTIN has no
 * State with us, so the place of supply is the platform's own (section 12(2) of the IGST Act).
 */
export function feeDocuments(
  month: string,
  { charged, givenBack }: MonthOfFees,
  { platform, operator, creator, creatorName, language }: FeeParties,
  { at, basisPoints }: { at: Date; basisPoints: number },
): Omit<FeeFacts, 'serial'>[] {
  const shared = {
    at: at.toISOString(),
    month,
    house: {
      name: platform?.legalName ?? operator.legalName,
      address: platform?.address ?? operator.address,
      gstin: platform?.gstin ?? null,
    },
    creator: {
      name: creator?.legalName ?? creatorName,
      address: creator?.address ?? null,
      gstin: creator?.gstin ?? null,
    },
    placeOfSupply: platform && (creator?.stateCode ?? platform.stateCode),
    basisPoints,
    ...(language === 'hi' && { language }),
  };
  const documents: Omit<FeeFacts, 'serial'>[] = [];
  if (charged.fee > 0) documents.push({ kind: 'fee', ...shared, ...charged });
  if (givenBack.fee > 0) documents.push({ kind: 'feeCredit', ...shared, ...givenBack });
  return documents;
}

/**
 * The tax of a month parted as the law wants it. It was booked sale by sale and is not calculated again, so that the document says what the
 * ledger says; a paisa that two equal halves leave over is named by itself.
 */
export function feeTaxes(tax: number, platformState: string, placeOfSupply: string) {
  const kind = kindOf(platformState, placeOfSupply);
  const half = kind === 'inter' ? 0 : Math.floor(tax / 2);
  return {
    kind,
    parts: { cgst: half, sgst: half, igst: kind === 'inter' ? tax : 0 },
    rounding: kind === 'inter' ? 0 : tax - 2 * half,
  };
}
