import type { RefundRounds } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict, invalid, notFound, Refusal } from '../../../platform/http/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import type { Notifier } from '../../messaging';
import type { Checkout, RefundAuthorization } from '../checkout';
import {
  type BulkRefundRow,
  changeBulkRefund,
  countRefunds,
  endBulkRefund,
  findBulkRefund,
  findNewest,
  findNext,
  findUnended,
  insertBulkRefund,
  lockProduct,
  ownsProduct,
  type RefundableTotals,
  summarize,
  sumRefundable,
} from './bulk-refund.repository';

interface BulkRefundJob {
  sellerId: string;
  id: string;
}

/** Why everybody gets their money back: the creator or the operator wants it, what was sold does not happen, or it is gone. */
export interface BulkRefundRule {
  sellerId: string;
  productId: string;
  rule: BulkRefundRow['rule'];
  /** Kept with each refund and told to its buyer's creator. */
  reason: string;
}

const queue = 'refund-requests.round';
/** Refunds of one job, so that other jobs come in between. */
const batchSize = 20;
/** Each waits up to an hour: a gateway may be silent for more than two days. */
const attempts = 60;
const day = 24 * 60 * 60_000;

const keyOf = ({ id }: BulkRefundRow) => `round-${id}`;

interface BulkRefundsContext extends Pick<Deps, 'clock' | 'database' | 'jobs' | 'log' | 'random'> {
  checkout: Pick<Checkout, 'refund' | 'refundLimit'>;
  notify: Pick<Notifier, 'notify'>;
}

/** A job for what comes after the sale that a round was at last. */
async function enqueueNext(trx: Tx, { seller_id: sellerId, id, after_id }: BulkRefundRow): Promise<void> {
  const payload: BulkRefundJob = { sellerId, id };
  await enqueue(trx, { queue, payload, dedupeKey: `${id} ${after_id}` });
}

/** Starts a round in the caller's transaction, or answers that one runs already, or that there is nothing to give back. */
async function start(
  { random, clock }: BulkRefundsContext,
  trx: Tx,
  { sellerId, productId, rule, reason }: BulkRefundRule,
  {
    expected,
    count = async () => undefined,
  }: { expected?: RefundableTotals; count?: (paise: number) => Promise<void> } = {},
): Promise<'started' | 'running' | 'nothing'> {
  if (!(await lockProduct(trx, sellerId, productId))) throw notFound('Product not found');
  const newest = await findNewest(trx, sellerId, productId);
  if (newest && !newest.ended_at) {
    // Its job may be gone. One that waits or runs stays as it is.
    await enqueueNext(trx, newest);
    return 'running';
  }
  const { orders, amount } = await sumRefundable(trx, sellerId, productId);
  if (expected && (expected.orders !== orders || expected.amount !== amount))
    throw conflict('sales_changed', 'There were new sales or refunds. Check the amounts again');
  if (orders === 0) return 'nothing';
  await count(amount);
  const bulkRefund: BulkRefundRow = {
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
  await insertBulkRefund(trx, bulkRefund);
  await enqueueNext(trx, bulkRefund);
  return 'started';
}

/** A sale that cannot be given back is left; a gateway that does not answer is asked again when the job is. */
async function refundOrder(
  { checkout, log }: BulkRefundsContext,
  bulkRefund: BulkRefundRow,
  orderId: string,
): Promise<void> {
  try {
    await checkout.refund(bulkRefund.seller_id, orderId, {
      reason: bulkRefund.reason,
      key: keyOf(bulkRefund),
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    log.warn({ orderId, round: bulkRefund.id, code: error.code }, 'Sale skipped in a bulk refund');
  }
}

/** Tells the creator, who has long left the page. */
async function finish(
  { clock, notify }: BulkRefundsContext,
  trx: Tx,
  bulkRefund: BulkRefundRow,
): Promise<void> {
  if (!(await endBulkRefund(trx, bulkRefund, clock.now()))) return;
  const { seller_id: sellerId, id: roundId, orders } = bulkRefund;
  const { title: productTitle, email, ...outcome } = await summarize(trx, bulkRefund, keyOf(bulkRefund));
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

async function runBatch(context: BulkRefundsContext, { sellerId, id }: BulkRefundJob): Promise<void> {
  const { database } = context;

  const bulkRefund = await findBulkRefund(database.db, sellerId, id);
  if (!bulkRefund || bulkRefund.ended_at) return;
  const orders = await findNext(database.db, bulkRefund, batchSize);
  for (const orderId of orders) await refundOrder(context, bulkRefund, orderId);
  const after_id = orders.at(-1);
  await database.tx(async (trx) => {
    if (after_id === undefined) return finish(context, trx, bulkRefund);
    await changeBulkRefund(trx, bulkRefund, { after_id });
    await enqueueNext(trx, { ...bulkRefund, after_id });
  });
}

async function view(
  { database }: BulkRefundsContext,
  sellerId: string,
  productId: string,
): Promise<RefundRounds> {
  if (!(await ownsProduct(database.db, sellerId, productId))) throw notFound('Product not found');
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
async function request(
  context: BulkRefundsContext,
  sellerId: string,
  productId: string,
  input: RefundableTotals & { reason: string },
  authorization: RefundAuthorization,
): Promise<RefundRounds> {
  const { database, checkout, jobs } = context;

  const reason = input.reason.trim();
  if (!reason) throw invalid({ reason: 'Give a reason: it is kept with each refund' });
  const rule = { sellerId, productId, rule: 'creator', reason } as const;
  const newest = await findNewest(database.db, sellerId, productId);
  // One that runs, whose answer may have got lost with the code that began it, is only asked to go on.
  const outcome =
    newest && !newest.ended_at
      ? await database.tx((trx) => start(context, trx, rule, { expected: input }))
      : await checkout.refundLimit.within(sellerId, authorization, (trx, count) =>
          start(context, trx, rule, { expected: input, count }),
        );
  if (outcome === 'nothing') throw conflict('not_refundable', 'There is nothing left to refund');
  jobs.kick();
  return view(context, sellerId, productId);
}

/** Everybody who bought a product gets back what is left of what they paid: one refund after the other, by a job that goes on where it stopped. */
export function createBulkRefunds(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs' | 'log' | 'random'>,
  dependencies: { checkout: Pick<Checkout, 'refund' | 'refundLimit'>; notify: Pick<Notifier, 'notify'> },
) {
  const context: BulkRefundsContext = { ...deps, ...dependencies };
  deps.jobs.handle<BulkRefundJob>(queue, (of) => runBatch(context, of), { attempts });
  // None stops for ever because its job gave up.
  deps.jobs.every('refund-requests.rounds', day, async () => {
    const unended = await findUnended(deps.database.db);
    await deps.database.tx(async (trx) => {
      for (const round of unended) await enqueueNext(trx, round);
    });
  });
  return {
    start: (
      trx: Tx,
      rule: BulkRefundRule,
      totals?: { expected?: RefundableTotals; count?: (paise: number) => Promise<void> },
    ) => start(context, trx, rule, totals),
    view: (sellerId: string, productId: string) => view(context, sellerId, productId),
    ask: (
      sellerId: string,
      productId: string,
      input: RefundableTotals & { reason: string },
      authorization: RefundAuthorization,
    ) => request(context, sellerId, productId, input, authorization),
  };
}

export type BulkRefunds = ReturnType<typeof createBulkRefunds>;
