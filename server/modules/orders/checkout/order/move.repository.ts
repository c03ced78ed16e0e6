import type { OrderStatus } from '@haat/openapi';
import type { Kysely } from 'kysely';
import type { NoticeOutcome } from '../../../../gateways/payments';
import { namedQuery } from '../../../../platform/database/named';
import { json, type Schema } from '../../../../platform/database/schema';
import { jobsPart } from '../../../../platform/jobs/jobs';
import { seatsOfAll } from '../../../catalog';
import { grantParts } from '../../../delivery';
import { transactionParts } from '../../../money';
import { keptByOffer, offerAgain } from '../holds/seat-offer.repository';
import { holdsStock, isUnpaid } from './order.lifecycle';
import type { OrderFacts } from './order.repository';

/** One step of an order's story. */
export interface OrderStep {
  /** UUIDv7. */
  id: string;
  event: string;
  detail: Record<string, unknown>;
}

/** A gateway's notice; written with the move it causes, once. */
export interface NoticeRecord {
  provider: string;
  eventId: string;
  type: NoticeOutcome;
}

export interface OrderChange {
  paymentId?: string;
  /** Of the attempt `paymentId`; null leaves what the same attempt had. */
  bankReference?: string | null;
  method?: string;
  /** For people; null when the last attempt did not fail. */
  failure?: string | null;
  /** End of its stock reservation while unpaid; null if it ends. */
  holdUntil?: Date | null;
  /** Somebody else was asked to pay it, which they may until then. */
  askedUntil?: Date;
  /** It does not count among its buyer's open orders any more. */
  isClosed?: boolean;
  /** Total refunded paise, with the returned fee and tax. */
  refunded?: { amount: number; fee: number; feeTax: number };
}

/** What a payment brings about beside the order: made by the modules it concerns, written with the move. */
export interface SaleDocuments {
  grants: string;
  ledger: string;
  jobs: string;
}

export interface WrittenMove {
  /** What the chart answers for each status it does not refuse in. */
  transitions: ReadonlyMap<OrderStatus, OrderStatus>;
  at: Date;
  steps: readonly OrderStep[];
  change: OrderChange;
  notice: NoticeRecord | undefined;
  sale: SaleDocuments | undefined;
  /** Nothing is written unless it holds a piece of the stock. */
  isHeldOnly: boolean;
}

export interface MoveResult {
  /** The status before; null when there is no such order. */
  from: OrderStatus | null;
  /** Whether it held a piece of the stock before. */
  held: boolean;
  /** The status now; null when nothing was written. */
  to: OrderStatus | null;
}

/**
 * Moves an order along one of the ways the chart allows, in one statement: locks the row, looks up the way of its status, and writes the row, its story,
 * its piece of a limited stock, the notice that caused it, and for a sale its entries, its grant and its messages. Writes nothing at
 * all when there is no way from the status, or the notice was taken before. (Text, because it runs for every payment: building it
 * would cost more than running it.)
 */
export async function writeMove(
  db: Kysely<Schema>,
  order: Pick<OrderFacts, 'seller_id' | 'id'>,
  { transitions, at, steps, change, notice, sale, isHeldOnly }: WrittenMove,
): Promise<MoveResult> {
  const values: Record<string, unknown> = {};
  const param: Param = (name, value) => {
    values[name] = value;
    return `:${name}`;
  };
  const seller = `${param('seller', order.seller_id)}::uuid`;
  const id = param('id', order.id);
  const now = `${param('at', at)}::timestamptz`;
  const transitionsParam = `${param('ways', json(Object.fromEntries(transitions)))}::jsonb`;
  const allowed = `${transitionsParam} ? b.status${isHeldOnly ? ' and b.holds_stock' : ''}`;
  const parts = [
    `before as (select seller_id, id, status, holds_stock from orders where seller_id = ${seller} and id = ${id} for update)`,
    `heard as (${notice ? insertNotice(notice, { id, now, allowed, param }) : `select 1 from before b where ${allowed}`})`,
    `moved as (
      update orders o set status = ${transitionsParam}->>b.status, updated_at = ${now} ${columnChanges(change, steps, { now, param })}${holdChanges(transitions, change)}
      from before b, heard where o.seller_id = ${seller} and o.id = ${id}
      returning o.seller_id, o.id as order_id, o.product_id, o.price_id, o.subscription_id, o.buyer_phone, o.gift, o.status,
        (o.holds_stock::int - b.holds_stock::int) * o.quantity as taken, ${now} as at)`,
    `story as (
      insert into order_event (seller_id, order_id, id, at, event, detail)
      select m.seller_id, m.order_id, s.id, m.at, s.event, s.detail
      from moved m, json_to_recordset(${param('steps', json(steps))}::text::json) as s (id uuid, event text, detail jsonb))`,
    ...(changesStock(transitions, change, isHeldOnly) ? stockParts(transitions) : []),
  ];
  if (sale)
    parts.push(
      transactionParts('moved', param('ledger', sale.ledger)),
      grantParts('moved', param('grants', sale.grants)),
      jobsPart('moved', param('jobs', sale.jobs)),
    );
  const text = `with ${parts.join(', ')} select b.status as "from", b.holds_stock as held, m.status as "to" from before b left join moved m on true`;
  const { rows } = await db.executeQuery(namedQuery<MoveResult>(text, values));
  return rows[0] ?? { from: null, held: false, to: null };
}

/** Gives a value a name in the statement; what it is written as there. */
type Param = (name: string, value: unknown) => string;

/** A notice that was set aside before may be taken now; one that was taken is not taken again. */
function insertNotice(
  notice: NoticeRecord,
  { id, now, allowed, param }: { id: string; now: string; allowed: string; param: Param },
): string {
  return `
    insert into gateway_event as g (provider, event_id, order_id, type, outcome, received_at)
    select ${param('provider', notice.provider)}, ${param('eventId', notice.eventId)}, ${id}, ${param('type', notice.type)}, 'applied', ${now}
    from before b where ${allowed}
    on conflict (provider, event_id) do update set outcome = 'applied', received_at = excluded.received_at
    where g.outcome <> 'applied' returning 1`;
}

function columnChanges(
  change: OrderChange,
  steps: readonly OrderStep[],
  { now, param }: { now: string; param: Param },
): string {
  const happened = (event: string) => (steps.some((step) => step.event === event) ? now : undefined);
  const columns = {
    gateway_payment_id: change.paymentId === undefined ? undefined : param('paymentId', change.paymentId),
    bank_reference: change.bankReference === undefined ? undefined : bankReference(change, param),
    method: change.method === undefined ? undefined : param('method', change.method),
    failure: change.failure === undefined ? undefined : param('failure', change.failure),
    hold_until: change.holdUntil === undefined ? undefined : param('holdUntil', change.holdUntil),
    asked_at: change.askedUntil && now,
    expires_at: change.askedUntil && param('askedUntil', change.askedUntil),
    refunded: change.refunded && param('refunded', change.refunded.amount),
    refunded_fee: change.refunded && param('refundedFee', change.refunded.fee),
    refunded_fee_tax: change.refunded && param('refundedFeeTax', change.refunded.feeTax),
    paid_at: happened('payment.succeeded') ?? happened('payment.waived'),
    fulfilled_at: happened('order.fulfilled'),
    refunded_at: happened('refund.succeeded') ?? happened('dispute.lost'),
  };
  return Object.entries(columns)
    .map(([name, value]) => (value === undefined ? '' : `, ${name} = ${value}`))
    .join('');
}

/** The reference of another attempt does not stay with this one. */
const bankReference = (
  { bankReference: reference = null, paymentId = '' }: OrderChange,
  param: Param,
): string =>
  `coalesce(${param('bankReference', reference)}::text, case when o.gateway_payment_id = ${param('referencedId', paymentId)} then o.bank_reference end)`;

/** What the move leads to for the piece of stock that the order holds; an order that is paid or over is not open any more. */
function holdChanges(transitions: WrittenMove['transitions'], change: OrderChange): string {
  const after = new Set([...transitions.values()].map(holdsStock));
  if (after.size > 1) throw new Error('A dispute change cannot both hold and release');
  const [isHeld] = after;
  const isOver = isHeld !== null && [...transitions.keys()].some(isUnpaid);
  const holds = isHeld ?? (change.holdUntil === undefined ? null : change.holdUntil !== null);
  return [
    // What was given takes nothing: who paid for it holds its piece.
    holds === null ? '' : `, holds_stock = ${holds} and o.gift is distinct from 'received'`,
    isOver ? ', hold_until = null' : '',
    isOver || change.isClosed ? ', open_slot = null' : '',
  ].join('');
}

/** Whether who holds a piece of the stock may be another than before. */
function changesStock(
  transitions: WrittenMove['transitions'],
  change: OrderChange,
  isHeldOnly: boolean,
): boolean {
  if (change.holdUntil !== undefined) return true;
  return [...transitions].some(([from, to]) => {
    const [before, after] = [isHeldOnly || holdsStock(from), holdsStock(to)];
    return after !== null && before !== after;
  });
}

/** A seat that was offered to a buyer stays theirs when their unpaid order lets it go. */
const stockParts = (transitions: WrittenMove['transitions']): string[] =>
  [...transitions.keys()].every(isUnpaid)
    ? [offerAgain, adjustStock(`m.taken + ${keptByOffer}`)]
    : [adjustStock('m.taken')];

/** What an order holds of the stock comes back or is taken, also of what was sold with it and has not come back by itself; the counts are locked in the order of a sale. */
const adjustStock = (by: string) => `stocked as (
  update stock_taken s set taken = greatest(s.taken + h.by, 0) from (
    select k.seller_id, k.product_id, k.price_id, ${by} as by from moved m join stock_taken k
      on k.seller_id = m.seller_id and ((k.product_id = m.product_id and k.price_id in (m.price_id, '${seatsOfAll}'))
        or (k.price_id = '${seatsOfAll}' and k.product_id in (
          select jsonb_array_elements_text(e.detail->'holds') from order_event e
          where e.seller_id = m.seller_id and e.order_id = m.order_id and e.event in ('payment.opened', 'order.placed')
            and jsonb_typeof(e.detail->'holds') = 'array')
          and not exists (select 1 from order_event e
            where e.seller_id = m.seller_id and e.order_id = m.order_id and e.detail->'released' @> to_jsonb(k.product_id))))
    where m.taken <> 0 and (m.subscription_id is null or m.subscription_id = m.order_id)
    order by k.product_id <> m.product_id, k.price_id = '${seatsOfAll}', k.product_id for update of k) as h
  where s.seller_id = h.seller_id and s.product_id = h.product_id and s.price_id = h.price_id)`;

/** Remembers a notice that changed nothing, so that it can be looked up; the first record stands. */
export async function recordNotice(
  db: Kysely<Schema>,
  notice: NoticeRecord & {
    orderId: string;
    outcome: 'mismatch' | 'ignored' | 'paidTwice' | 'late';
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('gateway_event')
    .values({
      provider: notice.provider,
      event_id: notice.eventId,
      order_id: notice.orderId,
      type: notice.type,
      outcome: notice.outcome,
      received_at: notice.at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
}
