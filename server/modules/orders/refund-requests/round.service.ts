import type { RefundRounds } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict, invalid, notFound, Refusal } from '../../../platform/http/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import type { Notifier } from '../../messaging';
import type { AskedRefund, Checkout } from '../checkout';
import {
  changeRound,
  countRefunds,
  endRound,
  findNewest,
  findNext,
  findRound,
  findUnended,
  insertRound,
  isOwn,
  lockProduct,
  type RefundableTotals,
  type RoundRow,
  sumRefundable,
  sumUp,
} from './round.repository';

interface RoundJob {
  sellerId: string;
  id: string;
}

/** Why everybody gets their money back: the creator or the operator wants it, what was sold does not happen, or it is gone. */
export interface Rule {
  sellerId: string;
  productId: string;
  rule: RoundRow['rule'];
  /** Kept with each refund and told to its buyer's creator. */
  reason: string;
}

const queue = 'refund-requests.round';
/** Refunds of one job, so that other jobs come in between. */
const batch = 20;
/** Each waits up to an hour: a gateway may be silent for more than two days. */
const attempts = 60;
const day = 24 * 60 * 60_000;

const keyOf = ({ id }: RoundRow) => `round-${id}`;

interface RoundsContext extends Pick<Deps, 'clock' | 'database' | 'jobs' | 'log' | 'random'> {
  checkout: Pick<Checkout, 'refund' | 'refundLimit'>;
  notify: Pick<Notifier, 'notify'>;
}

/** A job for what comes after the sale that a round was at last. */
async function goOn(trx: Tx, { seller_id: sellerId, id, after_id }: RoundRow): Promise<void> {
  const payload: RoundJob = { sellerId, id };
  await enqueue(trx, { queue, payload, dedupeKey: `${id} ${after_id}` });
}

/** Starts a round in the caller's transaction, or answers that one runs already, or that there is nothing to give back. */
async function start(
  { random, clock }: RoundsContext,
  trx: Tx,
  { sellerId, productId, rule, reason }: Rule,
  {
    seen,
    count = async () => undefined,
  }: { seen?: RefundableTotals; count?: (paise: number) => Promise<void> } = {},
): Promise<'started' | 'running' | 'nothing'> {
  if (!(await lockProduct(trx, sellerId, productId))) throw notFound('Product not found');
  const newest = await findNewest(trx, sellerId, productId);
  if (newest && !newest.ended_at) {
    // Its job may be gone. One that waits or runs stays as it is.
    await goOn(trx, newest);
    return 'running';
  }
  const { orders, amount } = await sumRefundable(trx, sellerId, productId);
  if (seen && (seen.orders !== orders || seen.amount !== amount))
    throw conflict('sales_changed', 'There were new sales or refunds. Check the amounts again');
  if (orders === 0) return 'nothing';
  await count(amount);
  const round: RoundRow = {
    seller_id: sellerId,
    id: random.uuid(),
    product_id: productId,
    rule,
    reason,
    after_id: '',
    orders,
    amount,
    at: clock.now(),
    ended_at: null,
  };
  await insertRound(trx, round);
  await goOn(trx, round);
  return 'started';
}

/** A sale that cannot be refunded is skipped; a gateway timeout is retried with the job. */
async function giveBack({ checkout, log }: RoundsContext, round: RoundRow, orderId: string): Promise<void> {
  try {
    await checkout.refund(round.seller_id, orderId, { reason: round.reason, key: keyOf(round) });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    log.warn({ orderId, round: round.id, code: error.code }, 'Sale skipped in a bulk refund');
  }
}

/** Tells the creator, who has long left the page. */
async function end({ clock, notify }: RoundsContext, trx: Tx, round: RoundRow): Promise<void> {
  if (!(await endRound(trx, round, clock.now()))) return;
  const { seller_id: sellerId, id: roundId, orders } = round;
  const { title: productTitle, email, ...outcome } = await sumUp(trx, round, keyOf(round));
  await notify.notify(trx, {
    template: 'round',
    sellerId,
    email,
    roundId,
    productTitle,
    orders,
    ...outcome,
  });
}

async function step(context: RoundsContext, { sellerId, id }: RoundJob): Promise<void> {
  const { database } = context;

  const round = await findRound(database.db, sellerId, id);
  if (!round || round.ended_at) return;
  const orders = await findNext(database.db, round, batch);
  for (const orderId of orders) await giveBack(context, round, orderId);
  const after_id = orders.at(-1);
  await database.tx(async (trx) => {
    if (after_id === undefined) return end(context, trx, round);
    await changeRound(trx, round, { after_id });
    await goOn(trx, { ...round, after_id });
  });
}

async function view({ database }: RoundsContext, sellerId: string, productId: string): Promise<RefundRounds> {
  if (!(await isOwn(database.db, sellerId, productId))) throw notFound('Product not found');
  const [refundable, round] = await Promise.all([
    sumRefundable(database.db, sellerId, productId),
    findNewest(database.db, sellerId, productId),
  ]);
  return {
    ...refundable,
    round: round && {
      rule: round.rule,
      reason: round.reason,
      orders: round.orders,
      amount: round.amount,
      ...(await countRefunds(database.db, round, keyOf(round))),
      at: round.at.toISOString(),
      endedAt: round.ended_at?.toISOString() ?? null,
    },
  };
}

/** By the creator, who has seen how many and how much. @throws Refusal 401 and 429 (the code), 403 (it needs one), 404, 409 (not so any more, or nothing left), 422 */
async function ask(
  context: RoundsContext,
  sellerId: string,
  productId: string,
  wish: RefundableTotals & { reason: string },
  asked: AskedRefund,
): Promise<RefundRounds> {
  const { database, checkout, jobs } = context;

  const reason = wish.reason.trim();
  if (!reason) throw invalid({ reason: 'Give a reason: it is kept with each refund' });
  const rule = { sellerId, productId, rule: 'creator', reason } as const;
  const newest = await findNewest(database.db, sellerId, productId);
  // One that runs, whose answer may have got lost with the code that began it, is only asked to go on.
  const outcome =
    newest && !newest.ended_at
      ? await database.tx((trx) => start(context, trx, rule, { seen: wish }))
      : await checkout.refundLimit.within(sellerId, asked, (trx, count) =>
          start(context, trx, rule, { seen: wish, count }),
        );
  if (outcome === 'nothing') throw conflict('not_refundable', 'There is nothing left to refund');
  jobs.kick();
  return view(context, sellerId, productId);
}

/** Refunds all buyers of a product: one refund after the other */
export function createRounds(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs' | 'log' | 'random'>,
  dependencies: { checkout: Pick<Checkout, 'refund' | 'refundLimit'>; notify: Pick<Notifier, 'notify'> },
) {
  const context: RoundsContext = { ...deps, ...dependencies };
  deps.jobs.handle<RoundJob>(queue, (of) => step(context, of), { attempts });
  // None stops for ever because its job gave up.
  deps.jobs.every('refund-requests.rounds', day, async () => {
    const unended = await findUnended(deps.database.db);
    await deps.database.tx(async (trx) => {
      for (const round of unended) await goOn(trx, round);
    });
  });
  return {
    start: (
      trx: Tx,
      rule: Rule,
      totals?: { seen?: RefundableTotals; count?: (paise: number) => Promise<void> },
    ) => start(context, trx, rule, totals),
    view: (sellerId: string, productId: string) => view(context, sellerId, productId),
    ask: (
      sellerId: string,
      productId: string,
      wish: RefundableTotals & { reason: string },
      asked: AskedRefund,
    ) => ask(context, sellerId, productId, wish, asked),
  };
}

export type Rounds = ReturnType<typeof createRounds>;
