/** How a name given agrees with the one an authority or a bank has: `doubtful` is for a person to judge. */
export type NameMatch = 'good' | 'doubtful' | 'none';

/** As the law taxes them: `person` is also a Hindu undivided family, which is spared below the same threshold. */
export type TaxedAs = 'person' | 'other';

export interface PanAnswer {
  outcome: 'valid' | 'invalid';
  /** As the income tax department has it; null unless valid. */
  registeredName: string | null;
  match: NameMatch;
  type: TaxedAs;
}

/** Why money cannot reach an account. */
export type AccountFault = 'account' | 'ifsc' | 'blocked' | 'bank' | 'vpa';

export interface AccountAnswer {
  outcome: 'valid' | 'invalid';
  /** Of whoever holds it, as the bank has it; null unless valid. */
  holder: string | null;
  /** For people; null where it is not told. */
  bank: string | null;
  match: NameMatch;
  /** Null when valid. */
  fault: AccountFault | null;
}

export interface GstinAnswer {
  outcome: 'valid' | 'invalid';
  legalName: string | null;
  tradeName: string | null;
  /** Principal place of business, in one line. */
  address: string | null;
  /** The two digits the number begins with. */
  state: string;
  /** False where the registration was cancelled or suspended. */
  active: boolean;
  /** Of the name given with the legal or the trade name. */
  match: NameMatch;
}

/** Verifies a number. */
export interface VerificationGateway {
  provider: string;
  /** `name` as the person gives it. */
  pan(pan: string, name: string): Promise<PanAnswer>;
  /** Pays one rupee into the account and reads whose it is; `name` is the one it is held against. */
  bankAccount(account: { accountNumber: string; ifsc: string; name: string }): Promise<AccountAnswer>;
  vpa(account: { vpa: string; name: string }): Promise<AccountAnswer>;
  gstin(gstin: string, name: string): Promise<GstinAnswer>;
}

/** No valid response. `reason` */
export class VerificationSilent extends Error {
  override readonly name = 'VerificationSilent';
  constructor(
    readonly reason: string,
    /** Ms we were asked to wait at least. */
    readonly retryAfterMs?: number,
  ) {
    super(`The verification service did not answer: ${reason}`);
  }
}

/** P is a person and H a Hindu undivided family; the fourth letter says so. */
export const taxedAs = (pan: string): TaxedAs => (/^...[PH]/.test(pan) ? 'person' : 'other');
