import type { NewOrder } from '@haat/openapi';
import { sql } from 'kysely';
import { json } from '../../../../platform/database/schema';
import type { Deps } from '../../../../platform/deps';
import { Refusal } from '../../../../platform/http/errors';
import { readPlaceToken } from '../../waiting-list/place-token';
import { isPaid } from '../order/order.lifecycle';
import { findOrder, type OpenOrder, type OrderRow } from '../order/order.repository';
import { orderOver, type StartPayment } from '../payments/start-payment.service';
import type { AskGateway } from '../reconciliation/gateway.question';
import type { Offers } from './offer.service';
import { hashRequest } from './order.rules';
import type { FindOwned, Proved } from './owned.service';
import type { FindOwnedParts } from './owned-parts.service';
import { answerOf, type OrderKey, type PlacedAnswer } from './placement.repository';

/** What tells an order that is asked for once more, whichever way it is to be paid. Kept in its story. */
export const detailsOf = (request: NewOrder, phone: string): string =>
  hashRequest({ ...request, method: undefined }, phone)
    .toString('base64url')
    .slice(0, 22);

/** The place on the waiting list whose offered seat is asked for; null without one. */
export function offeredPlace(
  signer: Deps['signer'],
  { productId, seatOffer }: Pick<NewOrder, 'productId' | 'seatOffer'>,
): string | null {
  const read = seatOffer ? readPlaceToken(signer, productId, seatOffer) : null;
  return read?.right === 'held' ? read.placeId : null;
}

/** `answer`: the order that is taken up again; null where a new one is placed, or refused, as ever. */
interface TakenUp {
  answer: PlacedAnswer | null;
  /** What the new one is placed instead of. */
  replaces: OpenOrder[];
}

/**
 * Takes up the open order of this browser that asks for the same as before, but for how it is paid, so that what it holds does not keep its own buyer
 * from buying; with a seat that is offered, the order for that seat alone. It is not taken up where its buyer has the product by another order, nor while a
 * payment of it is under way. It is replaced where a gateway was told the method, which it takes once for an order, and another one is chosen, and
 * where what it held is not left: a new order says why, or has what was offered since.
 * @throws Refusal 409 (it is being paid)
 */
export type TakeUpOpen = (
  request: NewOrder,
  from: { phone: string; proof: Proved | null },
  key: { key: OrderKey; requestHash: Buffer },
) => Promise<TakenUp>;

const nothing: TakenUp = { answer: null, replaces: [] };

type Candidate = OrderRow & { pinned: string | null };

export function createTakeUpOpen(
  { clock, database, gateways, signer }: Pick<Deps, 'clock' | 'database' | 'gateways' | 'signer'>,
  parts: {
    ask: AskGateway;
    findOwned: FindOwned;
    findOwnedParts: FindOwnedParts;
    offers: Offers;
    startPayment: StartPayment;
  },
): TakeUpOpen {
  async function find(request: NewOrder, phone: string, { orders }: Proved): Promise<Candidate | null> {
    const placeId = offeredPlace(signer, request);
    const { rows } = await sql<Candidate>`
      select o.*, e.detail->>'pinned' as pinned
      from unnest(${orders.map(({ id }) => id)}::text[], ${orders.map(({ version }) => version)}::int[]) as h (id, version)
      join order_ref i on i.id = h.id
      join orders o on o.seller_id = i.seller_id and o.id = i.id
      join order_event e on e.seller_id = o.seller_id and e.order_id = o.id and e.event = 'payment.opened'
      where o.product_id = ${request.productId} and o.buyer_phone = ${phone} and o.open_slot is not null
        and o.status in ('awaitingPayment', 'failed', 'dropped') and o.expires_at > ${clock.now()}
        and h.version = 0 and o.token_version = 0 and e.detail->>'details' = ${detailsOf(request, phone)}
        and (${placeId}::text is null or exists (
          select 1 from waiting_place w where w.seller_id = o.seller_id and w.id = ${placeId} and w.order_id = o.id))
      order by o.created_at desc, o.id limit 1`.execute(database.db);
    return rows[0] ?? null;
  }

  async function isOwned({ productId }: NewOrder, phone: string, proof: Proved): Promise<boolean> {
    const offer = await parts.offers.find(productId);
    if (!offer) return false;
    if ((await parts.findOwned(offer, proof, phone)) !== null) return true;
    return (await parts.findOwnedParts(offer, proof, phone))?.isAll === true;
  }

  /** False where it is not begun again: what it held is not left, or its time is over. */
  async function start(orderId: string): Promise<boolean> {
    try {
      await parts.startPayment(orderId, null, { isOwn: true });
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code === orderOver) return false;
      throw error;
    }
  }

  async function answered(order: OrderRow, { key, requestHash }: { key: OrderKey; requestHash: Buffer }) {
    const answer = answerOf(order);
    await sql`
      insert into idempotency (scope, key, request_hash, response, created_at)
      values (${key.scope}, ${key.key}, ${requestHash}, ${json(answer)}::jsonb, ${clock.now()})
      on conflict (scope, key) do nothing`.execute(database.db);
    return { answer, replaces: [] };
  }

  return async (request, { phone, proof }, key) => {
    // A mandate is agreed to once.
    if (request.autopay || !proof || proof.orders.length === 0) return nothing;
    const open = await find(request, phone, proof);
    if (!open || gateways.payments.mandates.named(open.provider) !== null) return nothing;
    const place = {
      sellerId: open.seller_id,
      id: open.id,
      productId: open.product_id,
      expiresAt: open.expires_at,
    };
    // It may be paid by now, and then it is not paid again.
    const answer = await parts.ask(place);
    const order = await findOrder(database.db, open.seller_id, open.id);
    if (!order || answer === 'silent') return nothing;
    if (isPaid(order.status)) return answered(order, key);
    if (order.status === 'pending') return nothing;
    if (!request.again && !request.gift && (await isOwned(request, phone, proof))) return nothing;
    const replaced: TakenUp = { answer: null, replaces: [place] };
    if (open.pinned !== null && open.pinned !== (request.method ?? '')) return replaced;
    // Somebody else was asked to pay it, and may once what it held is left again.
    if (!(await start(order.id))) return order.asked_at === null ? replaced : nothing;
    const taken = await findOrder(database.db, open.seller_id, open.id);
    return taken ? answered(taken, key) : nothing;
  };
}
