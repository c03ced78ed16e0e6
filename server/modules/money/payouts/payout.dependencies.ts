import type { Identity } from '../../accounts';
import type { Notifier } from '../../messaging';
import type { Ledger } from '../ledger';

/** Where a creator's money may go. */
export interface PayoutAccount {
  id: string;
  kind: 'bank' | 'upi';
  holder: string;
  /** Masked, for people. */
  shown: string;
  /** A new account waits until then. */
  usableAt: Date;
  /** Bank details, used only for the transfer. */
  open(): { accountNumber: string; ifsc: string } | { vpa: string };
}

/** KYC of creators. */
interface CreatorLookup {
  isComplete(sellerId: string): Promise<boolean>;
  /** Null for an account that is not this seller's, or is gone. */
  accountFor(sellerId: string, accountId: string): Promise<PayoutAccount | null>;
}

export interface PayoutDependencies {
  ledger: Ledger;
  notify: Notifier;
  identity: Pick<Identity, 'seller'>;
  kyc: CreatorLookup;
}
