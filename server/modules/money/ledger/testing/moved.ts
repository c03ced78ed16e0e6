import type { Database } from '../../../../platform/database/database';
import type { TestDeps } from '../../../../platform/testing/testing';
import { createAdjustments } from '../../../orders/disputes/adjustment.service';
import type { Ledger } from '..';

/** Gives a creator paise, or takes them, and leaves what an operator's desk leaves of it in its log. */
export async function adjustFor(
  { database, clock, random }: Pick<TestDeps, 'database' | 'clock' | 'random'>,
  ledger: Ledger,
  { sellerId, amount, key = random.uuid() }: { sellerId: string; amount: number; key?: string },
): Promise<void> {
  const { adjust } = createAdjustments({ database, clock }, ledger);
  await database.tx(async (trx) => {
    const by = sellerId;
    const { before, after } = await adjust(trx, { sellerId, amount, key, reason: 'Tried', by });
    await trx
      .insertInto('operator_action')
      .values({
        id: random.uuid(),
        at: clock.now(),
        actor: by,
        action: 'adjust',
        subject_kind: 'adjustment',
        subject: key,
        creator_id: sellerId,
        before: JSON.stringify({ available: before }) as never,
        after: JSON.stringify({ available: after }) as never,
        reason: 'Tried',
      })
      .execute();
  });
}

/** Writes down a payout beside the entries that a test posts for it. */
export async function keepPayout(
  { db }: Pick<Database, 'db'>,
  { sellerId, id, amount, at }: { sellerId: string; id: string; amount: number; at: Date },
): Promise<void> {
  const none = { reference: null, reason: null, doubt: null, tried_at: null, sent_at: null, paid_at: null };
  const account = { account_id: 'account', account_kind: 'upi', account_shown: 'as•••@okaxis' } as const;
  await db
    .insertInto('payout')
    .values({
      ...none,
      ...account,
      seller_id: sellerId,
      id,
      key: id,
      // Nobody asks any more about one that was sent: what becomes of it, the test says.
      status: 'sent',
      amount,
      origin: 'asked',
      provider: 'sandbox',
      at,
      ended_at: null,
      ask_at: null,
      asked: 0,
    })
    .execute();
}
