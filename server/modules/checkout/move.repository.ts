import type { OrderStatus } from '@haat/contract';
import { CompiledQuery, type Kysely } from 'kysely';
import type { NoticeOutcome } from '../../gateways/payments';
import { jobsPart } from '../../platform/jobs';
import { json, type Schema } from '../../platform/schema';
import { grantParts } from '../access';
import { seatsOfAll } from '../catalog';
import { transactionParts } from '../ledger';
import { holdsStock } from './order.lifecycle';
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
  method?: string;
  /** For people; null when the last attempt did not fail. */
  failure?: string | null;
  expiresAt?: Date;
  /** Paise that have gone back in all, with the fee and tax that came back. */
  refunded?: { amount: number; fee: number; feeTax: number };
}

/** What a payment brings about beside the order: made by the modules it concerns, written with the move. */
export interface SaleDocuments {
  ledger: string;
  jobs: string;
}

export interface WrittenMove {
  /** What the chart answers for each status it does not refuse in. */
  ways: ReadonlyMap<OrderStatus, OrderStatus>;
  at: Date;
  steps: readonly OrderStep[];
  change: OrderChange;
  notice: NoticeRecord | undefined;
  sale: SaleDocuments | undefined;
}

export interface MoveResult {
  /** The status before; null when there is no such order. */
  from: OrderStatus | null;
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
  { ways, at, steps, change, notice, sale }: WrittenMove,
): Promise<MoveResult> {
  const given: unknown[] = [];
  const param = (value: unknown) => `$${given.push(value)}`;
  const seller = `${param(order.seller_id)}::uuid`;
  const id = param(order.id);
  const now = `${param(at)}::timestamptz`;
  const way = `${param(json(Object.fromEntries(ways)))}::jsonb`;
  const parts = [
    `before as (select seller_id, id, status from orders where seller_id = ${seller} and id = ${id} for update)`,
    `heard as (${notice ? hearing(notice, { id, now, way, param }) : `select 1 from before b where ${way} ? b.status`})`,
    `moved as (
      update orders o set status = ${way}->>b.status, updated_at = ${now} ${setting(change, steps, { now, param })}
      from before b, heard where o.seller_id = ${seller} and o.id = ${id}
      returning o.seller_id, o.id as order_id, o.product_id, o.price_id, o.subscription_id, o.buyer_phone, o.status, b.status as was, ${now} as at)`,
    `story as (
      insert into order_event (seller_id, order_id, id, at, event, detail)
      select m.seller_id, m.order_id, s.id, m.at, s.event, s.detail
      from moved m, json_to_recordset(${param(json(steps))}::text::json) as s (id uuid, event text, detail jsonb))`,
    ...stocking(ways),
  ];
  if (sale)
    parts.push(
      transactionParts('moved', param(sale.ledger)),
      grantParts('moved'),
      jobsPart('moved', param(sale.jobs)),
    );
  const text = `with ${parts.join(', ')} select b.status as "from", m.status as "to" from before b left join moved m on true`;
  const { rows } = await db.executeQuery<MoveResult>(CompiledQuery.raw(text, given));
  return rows[0] ?? { from: null, to: null };
}

type Param = (value: unknown) => string;

/** A notice that was set aside before may be taken now; one that was taken is not taken again. */
function hearing(
  notice: NoticeRecord,
  { id, now, way, param }: { id: string; now: string; way: string; param: Param },
): string {
  return `
    insert into gateway_event as g (provider, event_id, order_id, type, outcome, received_at)
    select ${param(notice.provider)}, ${param(notice.eventId)}, ${id}, ${param(notice.type)}, 'applied', ${now}
    from before b where ${way} ? b.status
    on conflict (provider, event_id) do update set outcome = 'applied', received_at = excluded.received_at
    where g.outcome <> 'applied' returning 1`;
}

function setting(
  change: OrderChange,
  steps: readonly OrderStep[],
  { now, param }: { now: string; param: Param },
): string {
  const happened = (event: string) => (steps.some((step) => step.event === event) ? now : undefined);
  const columns = {
    gateway_payment_id: change.paymentId === undefined ? undefined : param(change.paymentId),
    method: change.method === undefined ? undefined : param(change.method),
    failure: change.failure === undefined ? undefined : param(change.failure),
    expires_at: change.expiresAt === undefined ? undefined : param(change.expiresAt),
    refunded: change.refunded && param(change.refunded.amount),
    refunded_fee: change.refunded && param(change.refunded.fee),
    refunded_fee_tax: change.refunded && param(change.refunded.feeTax),
    paid_at: happened('payment.succeeded') ?? happened('payment.waived'),
    fulfilled_at: happened('order.fulfilled'),
    refunded_at: happened('refund.succeeded') ?? happened('dispute.lost'),
  };
  return Object.entries(columns)
    .map(([name, value]) => (value === undefined ? '' : `, ${name} = ${value}`))
    .join('');
}

/** A piece of stock comes back or is taken again on the ways that change who holds it; the price's own count is locked first, as in a sale. */
function stocking(ways: WrittenMove['ways']): string[] {
  const changing = (by: number) =>
    [...ways].filter(([from, to]) => Number(holdsStock(to)) - Number(holdsStock(from)) === by);
  return [1, -1].flatMap((by) => {
    const from = changing(by).map(([status]) => `'${status}'`);
    return from.length === 0
      ? []
      : `stocked${by === 1 ? 'Again' : ''} as (
        update stock_taken s set taken = greatest(s.taken + (${by}), 0) from (
          select k.seller_id, k.product_id, k.price_id from moved m join stock_taken k
            on k.seller_id = m.seller_id and k.product_id = m.product_id and k.price_id in (m.price_id, '${seatsOfAll}')
          where m.was in (${from.join(', ')}) and (m.subscription_id is null or m.subscription_id = m.order_id)
          order by k.price_id = '${seatsOfAll}' for update of k) as h
        where s.seller_id = h.seller_id and s.product_id = h.product_id and s.price_id = h.price_id)`;
  });
}

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
