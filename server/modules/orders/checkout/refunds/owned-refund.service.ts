import { productKinds } from '@haat/kinds/facts';
import type { ImageSources } from '@haat/openapi';
import type { OwnedRefundState } from '@haat/openapi/pages';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import type { Deps } from '../../../../platform/deps';
import { notFound, Refusal } from '../../../../platform/http/errors';
import type { Catalog } from '../../../catalog';
import { isOpenGrant } from '../../../delivery';
import type { OrderLookup } from '../order/order.lookup';
import { findOrder, type OrderRow } from '../order/order.repository';
import type { Offer, Offers } from '../placing/offer.service';
import { type CountsGrant, isGrantOf } from '../placing/owned.service';
import { remainingAmount } from './refund.rules';
import type { RuleRefunds } from './rule-refund.service';

/** Ms after the payment for which its link refunds it. */
const refundableFor = 7 * 24 * 60 * 60_000;
/** Of the signatures under these links. */
const purpose = 'ownedRefund';

/** A second payment for what a number had for good already. */
export interface OwnedRefund {
  product: { title: string; seller: string; cover: ImageSources | null; language: string };
  /** Paise that go back. */
  amount: number;
  state: OwnedRefundState;
}

export interface OwnedRefunds {
  /** @throws Refusal 404 (the link is not ours) */
  show(orderId: string, key: string): Promise<OwnedRefund>;
  /** Refunds it, once, while it may be; else it leaves it as it is. @throws Refusal 404 */
  ask(orderId: string, key: string): Promise<void>;
}

/** The path of the link that goes to the number itself: whoever has it may refund, and see nothing of what was bought. */
export const ownedRefundPath = ({ signer }: Pick<Deps, 'signer'>, orderId: string): string =>
  `/refund/${orderId}?k=${signer.sign(purpose, orderId)}`;

const isForGood: CountsGrant = (alias) =>
  sql<boolean>`${isOpenGrant(alias)} and ${sql.ref(`${alias}.ends_at`)} is null and ${sql.ref(`${alias}.subscription_id`)} is null`;

/** For good, and before an order was paid; what the order gave itself does not count. */
const isHeldBefore =
  ({ id, paid_at: paidAt }: Pick<OrderRow, 'id' | 'paid_at'>): CountsGrant =>
  (alias) => {
    const orderId = sql.ref(`${alias}.order_id`);
    return sql<boolean>`${isForGood(alias)} and ${orderId} is distinct from ${id}
      and (${sql.ref(`${alias}.granted_at`)}, coalesce(${orderId}, '')) < (${paidAt}::timestamptz, ${id})`;
  };

/**
 * Whether the buyer's number had the product for good before this order, still opens it without this order, and was not told of it on the way:
 * anything that ends is worth paying for again. What a number buys for somebody else, it does not buy again.
 */
export async function ownedBefore(
  db: Kysely<Schema>,
  order: OrderRow,
  offer: Pick<Offer, 'product'>,
): Promise<boolean> {
  const { amount, buyer_phone: phone, id, product_id: productId, seller_id: sellerId } = order;
  if (amount === 0 || phone === '' || order.subscription_id !== null || order.gift !== null) return false;
  if (productKinds[offer.product.kind].isRepeatable) return false;
  const counts = isHeldBefore(order);
  const { rows } = await sql`
    select 1 from access_grant g left join orders o on o.seller_id = g.seller_id and o.id = g.order_id
    where g.seller_id = ${sellerId} and ${isGrantOf(productId, counts)} and g.holder_phone = ${phone} and ${counts('g')}
      and not exists (select 1 from order_event e where e.seller_id = ${sellerId} and e.order_id = ${id}
        and e.event = 'payment.opened' and e.detail->'knowsOwned' is not null)
    limit 1`.execute(db);
  return rows.length > 0;
}

export function createOwnedRefunds(
  { clock, database, jobs, signer }: Pick<Deps, 'clock' | 'database' | 'jobs' | 'signer'>,
  parts: {
    byRule: RuleRefunds;
    catalog: Pick<Catalog, 'imageSources'>;
    offers: Offers;
    orderLookup: OrderLookup;
  },
): OwnedRefunds {
  const { byRule, catalog, offers, orderLookup } = parts;

  async function find(orderId: string, key: string): Promise<{ order: OrderRow; offer: Offer }> {
    if (!signer.verify(purpose, orderId, key)) throw notFound();
    const facts = await orderLookup.find(orderId);
    const order = facts && (await findOrder(database.db, facts.seller_id, orderId));
    const offer = order && (await offers.find(order.product_id));
    if (!order || !offer) throw notFound();
    return { order, offer };
  }

  /** Asked in a transaction, the answer stays so until it ends. */
  async function stateOf(order: OrderRow, offer: Offer): Promise<OwnedRefundState> {
    if (order.status === 'refunded') return 'refunded';
    if (order.status === 'refunding') return 'asked';
    try {
      await database.tx((trx) => byRule.refundable(trx, { sellerId: order.seller_id, orderId: order.id }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.code === 'refund_under_way' ? 'asked' : 'void';
    }
    if (order.paid_at === null || clock.now().getTime() > order.paid_at.getTime() + refundableFor)
      return 'expired';
    return (await ownedBefore(database.db, order, offer)) ? 'open' : 'void';
  }

  return {
    async show(orderId, key) {
      const { order, offer } = await find(orderId, key);
      const { product, seller } = offer;
      const { title, cover, language } = product;
      return {
        product: { title, seller: seller.name ?? '', cover: catalog.imageSources(cover), language },
        amount: remainingAmount(order) || order.amount,
        state: await stateOf(order, offer),
      };
    },

    async ask(orderId, key) {
      const { order, offer } = await find(orderId, key);
      if ((await stateOf(order, offer)) !== 'open') return;
      const { seller_id: sellerId } = order;
      await database
        .tx(async (trx) => {
          // Under its lock: another press, its seller or its bank may have been faster.
          await byRule.refundable(trx, { sellerId, orderId });
          if (!(await ownedBefore(trx, order, offer))) return;
          await byRule.ask(trx, { sellerId, orderId, rule: 'owned', reason: 'The buyer had it already' });
        })
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
      jobs.kick();
    },
  };
}
