import { type DisputeEvent, type DisputeStatus, transition } from '@haat/machines/lifecycles/dispute';
import type { Dispute } from '@haat/openapi';
import type { SeenDispute } from '../../../gateways/payments';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/http/errors';
import { platformAccountId } from '../../../platform/money/platform-account';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { Checkout, DisputedSale } from '../checkout';
import { createUnmatchedDisputeEffects, type DisputeEffects } from './dispute.effects';
import {
  changeDispute,
  type DisputeRow,
  findDisputes,
  findOfSeller,
  insertDispute,
  isOpen,
  lockDispute,
  lockDisputeOfSeller,
} from './dispute.repository';

export interface DisputeService {
  /** Asks the gateway about the disputes of an order and takes what it says; any number of times, in any order. @throws GatewaySilent */
  sync(orderId: string): Promise<void>;
  /** The creator's side, in their words. @throws Refusal 404, 409 (decided already) */
  answer(sellerId: string, id: string, text: string): Promise<Dispute>;
  of(sellerId: string): Promise<Dispute[]>;
  /** One of them, its row locked until the transaction ends. */
  lock(trx: Tx, dispute: Pick<DisputeRow, 'seller_id' | 'provider' | 'id'>): Promise<DisputeRow | null>;
  /** Everybody's, for the operator. */
  list(which: 'open' | 'over'): Promise<DisputeRow[]>;
}

export type DisputeDeps = Pick<Deps, 'database' | 'gateways' | 'jobs' | 'clock' | 'log'>;

const eventOf: Record<SeenDispute['state'], DisputeEvent['type'] | null> = {
  // The creator may have answered what the gateway still calls open.
  opened: null,
  answered: 'gateway.reviewing',
  won: 'gateway.won',
  lost: 'gateway.lost',
};

const day = 24 * 60 * 60_000;

interface DisputeContext extends DisputeDeps {
  sales: Checkout['disputed'];
  effects: DisputeEffects;
  queue: string;
}

/** Moves a dispute as far as the chart allows, and does what each step brings about. */
async function move(
  context: DisputeContext,
  trx: Tx,
  dispute: DisputeRow,
  events: readonly DisputeEvent['type'][],
  sale: DisputedSale,
  disputeEffects: DisputeEffects,
): Promise<void> {
  let row = dispute;
  for (const type of events) {
    const { state } = transition(row.status, { type });
    if (state) row = await step(context, trx, row, state);
    if (state === 'answered') await disputeEffects.onAnswered(trx, row);
    else if (state) await disputeEffects.onStatusChange(trx, row, sale);
  }
}

async function step(
  { clock }: DisputeContext,
  trx: Tx,
  row: DisputeRow,
  status: DisputeStatus,
): Promise<DisputeRow> {
  const at = clock.now();
  const next: DisputeRow = {
    ...row,
    status,
    changed_at: at,
    ended_at: isOpen({ status }) ? null : at,
    ...(status === 'opened' && { round: row.round + 1, answer: null, answered_at: null }),
  };
  const { seller_id: _seller, id: _id, provider: _provider, ...change } = next;
  await changeDispute(trx, row, change);
  return next;
}

async function applyGatewayState(
  context: DisputeContext,
  sale: DisputedSale,
  seen: SeenDispute,
): Promise<void> {
  const { database, sales, effects, clock, log } = context;

  const { stage, amount, reason, state } = seen;
  // Once the gateway has our side, no answer is of use.
  const respondBy = state === 'opened' ? seen.respondBy : null;
  await database.tx(async (trx) => {
    const isOfSale = await sales.isPaidBy(trx, sale, seen.paymentId);
    const disputeEffects = isOfSale ? effects : createUnmatchedDisputeEffects(sales, seen);
    const at = clock.now();
    const fresh: DisputeRow = {
      // Unmatched payments belong to no creator and are left to the operator.
      seller_id: isOfSale ? sale.order.seller_id : platformAccountId,
      id: seen.id,
      provider: sale.order.provider,
      order_id: sale.order.id,
      status: 'opened',
      round: 1,
      stage,
      amount,
      reason,
      respond_by: seen.respondBy,
      opened_at: at,
      changed_at: at,
      ended_at: null,
      answer: null,
      answered_at: null,
    };
    if (await insertDispute(trx, fresh)) {
      log.warn({ orderId: sale.order.id, disputeId: seen.id, stage }, 'Payment disputed');
      await disputeEffects.onStatusChange(trx, fresh, sale);
    }
    const row = await lockDispute(trx, fresh);
    if (!row) throw new Error('Dispute not found after its insert');
    const updated = { ...row, stage, amount, reason, respond_by: respondBy };
    const isHigher = stage !== row.stage;
    const event = eventOf[state];
    await changeDispute(trx, fresh, { stage, amount, reason, respond_by: respondBy });
    await move(
      context,
      trx,
      updated,
      [...(isHigher ? ['gateway.askedAgain' as const] : []), ...(event ? [event] : [])],
      sale,
      disputeEffects,
    );
  });
}

async function sync(context: DisputeContext, orderId: string): Promise<void> {
  const sale = await context.sales.find(orderId);
  const gateway = sale && context.gateways.payments.named(sale.order.provider);
  if (!sale || !gateway) return;
  const disputes = await gateway.disputes({ id: orderId, session: sale.order.gateway_session });
  crashPoint('dispute.asked');
  for (const seen of disputes) await applyGatewayState(context, sale, seen);
  crashPoint('dispute.booked');
}

function answer(context: DisputeContext, sellerId: string, id: string, text: string): Promise<Dispute> {
  const { database, clock, effects } = context;
  return database.tx(async (trx) => {
    const row = await lockDisputeOfSeller(trx, sellerId, id);
    if (!row) throw notFound('Dispute not found');
    if (!isOpen(row)) throw conflict('dispute_over', 'The bank has already decided this dispute');
    // It can be sent again or changed until the bank has decided.
    const { state } = transition(row.status, { type: 'creator.answered' });
    const evidence = await step(
      context,
      trx,
      { ...row, answer: text, answered_at: clock.now() },
      state ?? row.status,
    );
    await effects.onAnswered(trx, evidence);
    return viewDispute(evidence);
  });
}

export function createDisputeService(
  deps: DisputeDeps,
  parts: { sales: Checkout['disputed']; effects: DisputeEffects; queue: string },
): DisputeService {
  const context: DisputeContext = { ...deps, ...parts };
  deps.jobs.handle<{ orderId: string }>(parts.queue, ({ orderId }) => sync(context, orderId));
  // A webhook may get lost, and a bank takes weeks.
  deps.jobs.every('disputes.open', day, async () => {
    for (const { order_id: orderId } of await findDisputes(deps.database.db, 'open')) {
      // One that cannot be asked about today does not keep the others waiting.
      await sync(context, orderId).catch((error: unknown) =>
        deps.log.error({ err: error, orderId }, 'Dispute lookup at the gateway failed'),
      );
    }
  });
  return {
    sync: (orderId) => sync(context, orderId),
    lock: lockDispute,
    list: (which) => findDisputes(deps.database.db, which),
    of: async (sellerId) => (await findOfSeller(deps.database.db, sellerId)).map(viewDispute),
    answer: (sellerId, id, text) => answer(context, sellerId, id, text),
  };
}

const viewDispute = (row: DisputeRow): Dispute => ({
  id: row.id,
  orderId: row.order_id,
  status: row.status,
  amount: row.amount,
  reason: row.reason,
  respondBy: row.respond_by?.toISOString() ?? null,
  openedAt: row.opened_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
});
