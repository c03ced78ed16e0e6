import type { BuyerProof, Session } from '../../../platform/http/contract';

/** Who makes a call about what they bought. */
export interface Asking {
  account: Session | null;
  buyer: BuyerProof | null;
}

/** Whose purchases a call may be told of: implemented where access is decided. */
export interface BuyerPhones {
  /**
   * The phones (E.164) by which whoever makes a call may be told of this one order: those they have proved, and its own where their browser holds it,
   * unless somebody else has paid since for the subscription that it began.
   * @throws Refusal 401 for somebody who brings neither a bearer nor the cookie of a browser
   */
  phonesFor(asking: Asking, orderId: string): Promise<readonly string[]>;
}
