import type { Tx } from '../../../platform/database/database';
import { lockMoneyOut } from '../../../platform/database/withdrawal.lock';
import type { Deps } from '../../../platform/deps';
import { conflict, unprocessable } from '../../../platform/http/errors';
import { rupees } from '../../../platform/money/rupees';
import type { Ledger } from '../../money';
import { type AdjustmentRow, findAdjustments, insertAdjustment } from './adjustment.repository';

export interface Adjustment {
  sellerId: string;
  /** Signed paise: more than zero is given, less is taken. */
  amount: number;
  reason: string;
  /** The operator's account. */
  by: string;
  /** The same for every try of the same adjustment. */
  key: string;
}

export interface Adjustments {
  /** Credits or debits a creator's balance, with a reason; returns the available balance in paise. */
  adjust(trx: Tx, adjustment: Adjustment): Promise<{ before: number; after: number }>;
  of(sellerId: string): Promise<AdjustmentRow[]>;
}

/** Paise, either way; the contract has it too. */
const most = 1_000_000_000;

export function createAdjustments(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  ledger: Ledger,
): Adjustments {
  return {
    async adjust(trx, { sellerId, amount, reason, by, key }) {
      if (amount === 0)
        throw unprocessable('adjustment_amount', 'Enter an amount', { amount: 'Enter an amount' });
      if (!Number.isInteger(amount) || Math.abs(amount) > most)
        throw unprocessable('adjustment_amount', `At most ${rupees.format(most / 100)} at a time`);
      await lockMoneyOut(trx, sellerId);
      const before = await ledger.availableOf(trx, sellerId);
      const row = { seller_id: sellerId, key, amount, reason, made_by: by, at: clock.now() };
      const earlier = await insertAdjustment(trx, row);
      if (earlier && (earlier.amount !== amount || earlier.reason !== reason))
        throw unprocessable(
          'idempotency_key_reused',
          'This adjustment was already sent with different details',
        );
      if (earlier) return { before, after: before };
      if (before + amount < 0 && amount < 0)
        throw conflict(
          'balance_too_low',
          `At most ${rupees.format(Math.max(0, before) / 100)} can be debited`,
        );
      const type = amount > 0 ? 'credit' : 'debit';
      await ledger.post(trx, { type, sellerId, reference: key, amount: Math.abs(amount) });
      return { before, after: before + amount };
    },

    of: (sellerId) => findAdjustments(database.db, sellerId),
  };
}
