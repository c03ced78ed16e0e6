export interface KycRefusalTable {
  seller_id: string;
  fingerprint: Buffer;
}

export interface KycTable {
  seller_id: string;
  status: 'none' | 'panChecking' | 'panDoubtful' | 'panRefused' | 'panVerified' | 'complete';
  given: number;
  given_at: Date | null;
  given_name: string | null;
  pan: Buffer | null;
  fingerprint: Buffer | null;
  shown: string | null;
  registered_name: string | null;
  taxed_as: 'person' | 'other' | null;
  /** `refused`: a person refused it before; `gstin`: the creator sells under the GSTIN of another PAN. */
  doubt: 'name' | 'elsewhere' | 'silent' | 'refused' | 'gstin' | null;
  reason: string | null;
  decided_at: Date | null;
  tries: number;
  tries_since: Date;
}

export interface PayoutAccountTable {
  seller_id: string;
  id: string;
  kind: 'bank' | 'upi';
  status: 'checking' | 'doubtful' | 'verified' | 'refused' | 'removed';
  details: Buffer;
  fingerprint: Buffer;
  shown: string;
  bank: string | null;
  holder: string | null;
  held_against: string | null;
  doubt: 'name' | 'elsewhere' | 'silent' | 'refused' | null;
  reason: string | null;
  added_at: Date;
  usable_at: Date;
  asked_at: Date;
  decided_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    kyc: KycTable;
    kyc_refusal: KycRefusalTable;
    pan_owner: { fingerprint: Buffer; account_id: string };
    payout_account: PayoutAccountTable;
  }
}
