import type { Hold } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import { lockMoneyOut } from '../../../platform/database/withdrawal.lock';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, unprocessable } from '../../../platform/http/errors';
import { rupees } from '../../../platform/money/rupees';
import type { Ledger } from '../../money';
import {
  endHold,
  findAllHolds,
  findHolds,
  findHoldsOfOrder,
  type HeldDispute,
  type HoldRow,
  insertHold,
  lockHold,
  rewordHold,
} from './hold.repository';

/** Why money is kept back, for the person it belongs to. */
export interface HoldReason {
  rule: HoldRow['rule'];
  reason: string;
  whatToDo: string;
  /** Until when that is to be done; null when there is no such day. */
  actBy: Date | null;
  orderId: string | null;
  disputeId: string | null;
  /** The account that decides, or the automatic process. */
  placedBy: string;
}

export interface NewHold extends HoldReason {
  sellerId: string;
  /** The same for every try of the same hold. */
  id: string;
  /** Paise. */
  amount: number;
}

/** The creator's share of a sale, wherever it is. */
export interface SaleHold extends HoldReason {
  sellerId: string;
  id: string;
  orderId: string;
  /** What a refund of the disputed part would take from the creator, in paise. */
  share: number;
  /** What a refund of all that is left would take: no more than this is held of the sale in all. */
  most: number;
}

/** An order being refunded. */
interface ReturnedOrder {
  sellerId: string;
  orderId: string;
  reason: string;
}

export interface Holds {
  /** Holds available money. */
  place(trx: Tx, hold: NewHold): Promise<void>;
  /** Holds a sale's share, as far as it is not held yet: */
  placeSale(trx: Tx, hold: SaleHold): Promise<number>;
  /** Puts it back where it came from; false when it has ended before or never was. @throws Refusal 404 (not this seller's, when `mustBe`) */
  release(
    trx: Tx,
    end: { sellerId: string; id: string; reason: string; by: string; mustBe?: boolean },
  ): Promise<boolean>;
  /** Lets go of what is held of one dispute. */
  releaseDispute(trx: Tx, end: HeldDispute & { reason: string; by: string }): Promise<void>;
  /** There is something else to do about a dispute now, without a day. */
  reword(trx: Tx, hold: HeldDispute & { whatToDo: string }): Promise<void>;
  /**
   * Lets go of what is held of the disputes of an order, so that a refund finds its money where it takes it from. What it answers holds
   * as much of that again as may be held afterwards.
   */
  releaseOrder(trx: Tx, order: ReturnedOrder): Promise<(most: number) => Promise<void>>;
  /** What a creator has held, each with its rule, its reason and what to do. */
  of(sellerId: string): Promise<Hold[]>;
  /** Everybody's, for the operator. */
  all(): Promise<HoldRow[]>;
}

interface HoldsContext extends Pick<Deps, 'database' | 'clock'> {
  ledger: Ledger;
}

async function write(
  { clock, ledger }: HoldsContext,
  trx: Tx,
  hold: NewHold | (SaleHold & { amount: number }),
  from: Pick<HoldRow, 'source' | 'due_at'>,
): Promise<void> {
  const { sellerId, id, amount, orderId } = hold;
  const isNew = await insertHold(trx, {
    seller_id: sellerId,
    id,
    amount,
    ...from,
    rule: hold.rule,
    reason: hold.reason,
    what_to_do: hold.whatToDo,
    act_by: hold.actBy,
    order_id: orderId,
    dispute_id: hold.disputeId,
    placed_by: hold.placedBy,
    at: clock.now(),
    ended_at: null,
    ended_by: null,
    end_reason: null,
  });
  if (!isNew) throw new Error(`The hold ${id} was placed before`);
  const type = from.source === 'pending' ? 'holdPending' : 'hold';
  await ledger.post(trx, { type, sellerId, reference: id, ...(orderId && { subject: orderId }), amount });
}

async function release(
  { clock, ledger }: HoldsContext,
  trx: Tx,
  { sellerId, id, reason, by, mustBe = false }: Parameters<Holds['release']>[1],
): Promise<boolean> {
  const hold = await lockHold(trx, sellerId, id);
  if (!hold && mustBe) throw notFound('Hold not found');
  if (!hold || hold.ended_at) return false;
  const { amount, source, order_id: orderId } = hold;
  const isWaiting = source === 'pending' && orderId !== null;
  await endHold(trx, hold, { at: clock.now(), by, reason });
  await ledger.post(trx, {
    type: isWaiting ? 'releasePending' : 'release',
    sellerId,
    reference: id,
    ...(orderId && { subject: orderId }),
    amount,
  });
  // It comes of age on its day, or at the next settlement when that is over.
  if (isWaiting)
    await ledger.waitAgain(trx, { sellerId, orderId, amount, dueAt: hold.due_at ?? clock.now() });
  return true;
}

async function placeSale(context: HoldsContext, trx: Tx, hold: SaleHold): Promise<number> {
  const { sellerId, orderId, share, most, id } = hold;
  await lockMoneyOut(trx, sellerId);
  const before = await lockHold(trx, sellerId, id);
  if (before) return before.amount;
  const held = (await findHoldsOfOrder(trx, sellerId, orderId)).reduce((sum, one) => sum + one.amount, 0);
  const wanted = Math.max(0, Math.min(share, most - held));
  if (wanted === 0) return 0;
  const dueAt = await context.ledger.takeWaiting(trx, sellerId, orderId, wanted);
  // Only refunds take a balance below zero: what has been paid out meanwhile cannot be held.
  const amount = dueAt
    ? wanted
    : Math.min(wanted, Math.max(0, await context.ledger.availableOf(trx, sellerId)));
  if (amount > 0)
    await write(
      context,
      trx,
      { ...hold, amount },
      { source: dueAt ? 'pending' : 'available', due_at: dueAt },
    );
  return amount;
}

async function place(context: HoldsContext, trx: Tx, hold: NewHold): Promise<void> {
  const { sellerId, id, amount } = hold;
  await lockMoneyOut(trx, sellerId);
  const before = await lockHold(trx, sellerId, id);
  if (before?.amount === amount) return;
  if (before)
    throw unprocessable('idempotency_key_reused', 'This hold already exists with a different amount');
  const available = await context.ledger.availableOf(trx, sellerId);
  if (amount > available)
    throw conflict(
      'balance_too_low',
      `Only ${rupees.format(Math.max(0, available) / 100)} is available to hold`,
    );
  await write(context, trx, hold, { source: 'available', due_at: null });
}

async function releaseDispute(
  context: HoldsContext,
  trx: Tx,
  { sellerId, orderId, disputeId, reason, by }: HeldDispute & { reason: string; by: string },
): Promise<void> {
  for (const { id, dispute_id } of await findHoldsOfOrder(trx, sellerId, orderId))
    if (dispute_id === disputeId) await release(context, trx, { sellerId, id, reason, by });
}

async function releaseOrder(
  context: HoldsContext,
  trx: Tx,
  { sellerId, orderId, reason }: ReturnedOrder,
): Promise<(most: number) => Promise<void>> {
  const held = (await findHoldsOfOrder(trx, sellerId, orderId)).filter(({ dispute_id }) => dispute_id);
  for (const { id } of held) await release(context, trx, { sellerId, id, reason, by: 'refund' });
  return async (most) => {
    for (const hold of held.reverse())
      await placeSale(context, trx, {
        ...reasonOf(hold),
        sellerId,
        orderId,
        id: nextHoldId(hold),
        share: hold.amount,
        most,
      });
  };
}

async function of({ database }: HoldsContext, sellerId: string): Promise<Hold[]> {
  return (await findHolds(database.db, sellerId)).map(viewHold);
}

export function createHolds(deps: Pick<Deps, 'database' | 'clock'>, ledger: Ledger): Holds {
  const context: HoldsContext = { ...deps, ledger };
  return {
    place: (trx, hold) => place(context, trx, hold),
    placeSale: (trx, hold) => placeSale(context, trx, hold),
    release: (trx, end) => release(context, trx, end),
    releaseDispute: (trx, end) => releaseDispute(context, trx, end),
    reword: rewordHold,
    releaseOrder: (trx, order) => releaseOrder(context, trx, order),
    of: (sellerId) => of(context, sellerId),
    all: () => findAllHolds(deps.database.db),
  };
}

const reasonOf = (row: HoldRow): HoldReason => ({
  rule: row.rule,
  reason: row.reason,
  whatToDo: row.what_to_do,
  actBy: row.act_by,
  orderId: row.order_id,
  disputeId: row.dispute_id,
  placedBy: row.placed_by,
});

/** What a hold is called when it is placed again: …_1, …_1~2, …_1~3. */
function nextHoldId({ id }: HoldRow): string {
  const [name, times = '1'] = id.split('~');
  return `${name}~${Number(times) + 1}`;
}

const viewHold = (row: HoldRow): Hold => ({
  id: row.id,
  amount: row.amount,
  rule: row.rule,
  reason: row.reason,
  whatToDo: row.what_to_do,
  by: row.act_by?.toISOString() ?? null,
  at: row.at.toISOString(),
  orderId: row.order_id,
  disputeId: row.dispute_id,
});
