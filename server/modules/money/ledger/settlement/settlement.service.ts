import type { Clock } from '../../../../platform/clock/clock';
import type { Database } from '../../../../platform/database/database';
import type { Random } from '../../../../platform/security/ids';
import { findDueSellers, insertTransactions, takeDue } from '../ledger.repository';
import { currency, settlementLines } from '../ledger.rules';
import type { Writer } from '../ledger.writer';
import type { Withholding } from '../withholding/withholding.service';

/** Makes some of what is due available, with what is withheld from it; answers how many sales. */
export function createSettlement(
  { database, clock, random }: { database: Database; clock: Clock; random: Random },
  { checked, transaction }: Writer,
  withholding: Withholding,
): () => Promise<number> {
  return async () => {
    const sellers = await findDueSellers(database.db, clock.now());
    if (sellers.length === 0) return 0;
    const pans = await withholding.pansOf(sellers);
    return database.tx(async (trx) => {
      const due = await takeDue(trx, clock.now(), sellers);
      const settlements = [];
      // In one order everywhere, so that two servers do not wait for each other in a circle.
      for (const sellerId of [...new Set(due.map((sale) => sale.sellerId))].sort()) {
        const sales = due.filter((sale) => sale.sellerId === sellerId);
        const reference = random.uuid();
        const orders = sales.map(({ orderId }) => orderId);
        const amount = sales.reduce((sum, sale) => sum + sale.amount, 0);
        const lines = [
          ...settlementLines(amount, currency),
          ...(await withholding.take(trx, { sellerId, orders, reference }, pans)),
        ];
        settlements.push(transaction({ sellerId, type: 'settlement', reference, lines }));
      }
      if (settlements.length > 0) await insertTransactions(trx, checked(settlements));
      return due.length;
    });
  };
}

/** Repeats a batch until it finds nothing; answers the sum. */
export async function untilNone(batch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let done = await batch(); done > 0; done = await batch()) total += done;
  return total;
}
