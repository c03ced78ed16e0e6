import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound, Refusal } from '../../../../platform/http/errors';
import { enqueue } from '../../../../platform/jobs/jobs';
import { findOrder, lockOrder, type OrderRow } from '../order/order.repository';
import { recordDifference } from '../reconciliation/reconciliation.repository';
import { findRefunds, isOpen } from './refund.repository';
import { remainingAmount } from './refund.rules';
import type { Refunds } from './refund.service';

/** Reasons of automatic refunds. */
export interface RefundRule {
  sellerId: string;
  orderId: string;
  /** Name of the rule: each refunds an order once. */
  rule: string;
  /** Kept with the refund, and shown to the seller. */
  reason: string;
}

interface RuleJob extends RefundRule {
  /** How often the gateway has refused; a refund that was refused is followed by another one. */
  refused?: number;
  /** How many jobs of it there were before this one. */
  turn?: number;
}

export interface RuleRefunds {
  /** Requests it once: repeated calls while in progress change nothing. */
  ask(trx: Tx, rule: RefundRule): Promise<void>;
  /**
   * What of an order a rule could give back now, in paise; the order stays as it is until the transaction ends.
   * @throws Refusal 404, 409 (nothing is left of it, or a rule gives it back already)
   */
  refundable(
    trx: Tx,
    order: { sellerId: string; orderId: string },
  ): Promise<{ status: OrderRow['status']; left: number }>;
}

const queue = 'checkout.refund-by-rule';
/** Each waits up to an hour: a gateway may be silent for more than two days. */
const attempts = 60;
/** How many refunds are tried, a day apart. */
const tries = 7;
const hour = 60 * 60_000;
const day = 24 * hour;

const nameOf = ({ orderId, rule }: RefundRule) => `${orderId} ${rule}`;

/** Refunds the rest of an order by a rule: requested in the transaction that applies the rule, executed by a job. */
export function createRuleRefunds(
  { database, clock, jobs, log }: Pick<Deps, 'database' | 'clock' | 'jobs' | 'log'>,
  { refunds }: { refunds: Refunds },
): RuleRefunds {
  async function retryIn(ms: number, job: RuleJob): Promise<void> {
    const payload: RuleJob = { ...job, turn: (job.turn ?? 0) + 1 };
    const runAt = new Date(clock.now().getTime() + ms);
    // Not the name of the job that runs, which keeps it until it has ended.
    const dedupeKey = `${nameOf(job)} ${payload.turn}`;
    await database.tx((trx) => enqueue(trx, { queue, payload, runAt, dedupeKey }));
  }

  /** Needs attention: the rest of the order stays with its seller, against the rule. */
  async function giveUp({ sellerId, orderId, rule }: RuleJob): Promise<void> {
    const order = await findOrder(database.db, sellerId, orderId);
    if (!order || remainingAmount(order) === 0) return;
    const { provider } = order;
    const detail = { rule, amount: remainingAmount(order) };
    const at = clock.now();
    await recordDifference(database.db, {
      provider,
      orderId,
      kind: 'notReturned',
      detail,
      at,
      isOver: false,
    });
  }

  async function run(job: RuleJob): Promise<void> {
    const { sellerId, orderId, rule, reason, refused = 0 } = job;
    const key = refused === 0 ? `rule-${rule}` : `rule-${rule}.${refused + 1}`;
    try {
      await refunds.refund(sellerId, orderId, { reason, key });
      // What the gateway has taken it may refuse days later, also where somebody else had asked for it.
      if ((await findRefunds(database.db, sellerId, orderId)).some(isOpen)) await retryIn(day, job);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Another refund of it ends first.
      if (error.code === 'refund_under_way') return retryIn(hour, job);
      const isLast = error.code !== 'refund_refused' || refused + 1 >= tries;
      log.error({ orderId, rule, code: error.code, isLast }, 'Automatic refund failed');
      await (isLast ? giveUp(job) : retryIn(day, { ...job, refused: refused + 1 }));
    }
  }

  jobs.handle<RuleJob>(queue, run, { attempts });
  return {
    ask: (trx, rule) => enqueue(trx, { queue, payload: rule, dedupeKey: nameOf(rule) }),

    async refundable(trx, { sellerId, orderId }) {
      const order = await lockOrder(trx, sellerId, orderId);
      if (!order) throw notFound('Sale not found');
      const { status } = order;
      const left = remainingAmount(order);
      if (left <= 0 || (status !== 'paid' && status !== 'fulfilled'))
        throw conflict('not_refundable', 'There is nothing to refund on this order now.');
      const waiting = await trx
        .selectFrom('job')
        .select('id')
        .where('queue', '=', queue)
        .where(sql<boolean>`starts_with(dedupe_key, ${`${orderId} `})`)
        .where('dead_at', 'is', null)
        .executeTakeFirst();
      if (waiting) throw conflict('refund_under_way', 'The rest of this order is already being refunded.');
      return { status, left };
    },
  };
}
