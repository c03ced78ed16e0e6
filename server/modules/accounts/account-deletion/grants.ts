import type { Tx } from '../../../platform/database/database';

/** What erasure asks of the domain that keeps who holds what. */
export interface Grants {
  /** Removes phones (E.164) from what they were given without an order before a moment; answers how many rows, at most `limit`. */
  eraseHolder(
    trx: Tx,
    of: { phones: readonly string[]; before: Date },
    at: Date,
    limit: number,
  ): Promise<number>;
  /** Removes the phone from what some orders gave. */
  forgetHolders(trx: Tx, orders: readonly { seller_id: string; order_id: string }[]): Promise<void>;
}
