import type { NewOrder } from '@haat/openapi';
import { sql } from 'kysely';
import { json } from '../../../../platform/database/schema';
import type { Deps } from '../../../../platform/deps';
import type { ExpireOpen } from '../holds/hold.upkeep';
import { isPaid } from '../order/order.lifecycle';
import { findOrder, type OrderRow } from '../order/order.repository';
import type { StartPayment } from '../payments/start-payment.service';
import type { AskGateway } from '../reconciliation/gateway.question';
import { hashRequest } from './order.rules';
import type { Proved } from './owned.service';
import { answerOf, type OrderKey, type PlacedAnswer } from './placement.repository';

/** What tells an order that is asked for once more, whichever way it is to be paid. Kept in its story. */
export const detailsOf = (request: NewOrder, phone: string): string =>
  hashRequest({ ...request, method: undefined }, phone)
    .toString('base64url')
    .slice(0, 22);

/**
 * The open order of this browser that asks for the same as before, but for how it is paid: taken up again, so that what it holds does not keep its own
 * buyer from buying. Null where there is none. Where a gateway was told the method, which it takes once for an order, and another one is chosen, that
 * order is ended unless a payment of it is under way.
 * @throws Refusal 409 (what it held is sold out or off sale by now)
 */
export type TakeUpOpen = (
  request: NewOrder,
  from: { phone: string; proof: Proved | null },
  key: { key: OrderKey; requestHash: Buffer },
) => Promise<PlacedAnswer | null>;

type Candidate = OrderRow & { pinned: string | null };

export function createTakeUpOpen(
  { clock, database, gateways }: Pick<Deps, 'clock' | 'database' | 'gateways'>,
  parts: { ask: AskGateway; expireOpen: ExpireOpen; startPayment: StartPayment },
): TakeUpOpen {
  async function find(request: NewOrder, phone: string, { orders }: Proved): Promise<Candidate | null> {
    const { rows } = await sql<Candidate>`
      select o.*, e.detail->>'pinned' as pinned
      from unnest(${orders.map(({ id }) => id)}::text[], ${orders.map(({ version }) => version)}::int[]) as h (id, version)
      join order_ref i on i.id = h.id
      join orders o on o.seller_id = i.seller_id and o.id = i.id
      join order_event e on e.seller_id = o.seller_id and e.order_id = o.id and e.event = 'payment.opened'
      where o.product_id = ${request.productId} and o.buyer_phone = ${phone} and o.open_slot is not null
        and o.status in ('awaitingPayment', 'failed', 'dropped') and o.expires_at > ${clock.now()}
        and h.version = 0 and o.token_version = 0 and e.detail->>'details' = ${detailsOf(request, phone)}
      order by o.created_at desc, o.id limit 1`.execute(database.db);
    return rows[0] ?? null;
  }

  async function answered(order: OrderRow, { key, requestHash }: { key: OrderKey; requestHash: Buffer }) {
    const answer = answerOf(order);
    await sql`
      insert into idempotency (scope, key, request_hash, response, created_at)
      values (${key.scope}, ${key.key}, ${requestHash}, ${json(answer)}::jsonb, ${clock.now()})
      on conflict (scope, key) do nothing`.execute(database.db);
    return answer;
  }

  return async (request, { phone, proof }, key) => {
    // A mandate is agreed to once.
    if (request.autopay || !proof || proof.orders.length === 0) return null;
    const open = await find(request, phone, proof);
    if (!open || gateways.payments.mandates.named(open.provider) !== null) return null;
    const place = {
      sellerId: open.seller_id,
      id: open.id,
      productId: open.product_id,
      expiresAt: open.expires_at,
    };
    // It may be paid by now, and then it is not paid again.
    const answer = await parts.ask(place);
    const order = await findOrder(database.db, open.seller_id, open.id);
    if (!order || answer === 'silent') return null;
    if (isPaid(order.status)) return answered(order, key);
    if (order.status === 'pending') return null;
    if (open.pinned !== null && open.pinned !== (request.method ?? '')) {
      await parts.expireOpen(place);
      return null;
    }
    await parts.startPayment(order.id, null, { isOwn: true });
    const taken = await findOrder(database.db, open.seller_id, open.id);
    return taken && answered(taken, key);
  };
}
