import { canOpen } from '@haat/machines/lifecycles/access';
import type { Access as BoughtAccess, Order } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Catalog } from '../../../catalog';
import {
  type Access,
  type AccessDecision,
  findGrants,
  type PaidPeriod,
  type Proof,
  type ShownGrant,
} from '../../../delivery';
import { findGift } from '../gifts/gift.repository';
import { findOwnedOf } from '../holds/holds.repository';
import type { Offer, Offers } from '../placing/offer.service';
import { isCharge, isContinuation } from '../placing/order.rules';
import type { OrderLookup } from './order.lookup';
import { findOrder, type OrderRow } from './order.repository';
import { findOrderSubscription } from './order.subscription';
import { accessOf, endingWith, mayBeOpen, viewGift, viewGrants, viewOrder } from './order.view';

/** An order shown to someone. */
export interface ShownOrder {
  /** Whether the visitor may see what was bought, has to confirm the buyer's phone first, or has nothing to do with it. */
  decision: AccessDecision;
  /** Its `access` is null unless the decision is `open` and a grant of it opens; `accesses` has every grant of an order that was fulfilled. */
  order: Order;
  sellerId: string;
  /** E.164: for sending the OTP, never for showing. */
  buyerPhone: string;
  /** The last four digits. */
  phoneEnding: string;
  /** What a browser holds that opens it, and one that has followed its link. */
  held: { id: string; version: number };
  followed: { id: string; version: number };
  /** Opens it in an Order-Token header, and from outside: for who may see it alone. */
  token: string;
  signedPath: string;
  /** Charged to a mandate, not payable manually. */
  isCharge: boolean;
  /** Somebody else was asked to pay it. */
  isAsked: boolean;
  /** Pays for another period of a subscription: whoever has the link of a reminder may do so. */
  isRenewal: boolean;
  /** It pays for a subscription, and the payment has not counted for that yet. */
  isUnsettled: boolean;
}

export interface Orders {
  /** The order with as much as the proof opens; null when there is none. */
  show(orderId: string, proof?: Proof & { accountId?: string | undefined }): Promise<ShownOrder | null>;
}

export type OrderDeps = Pick<Deps, 'database'>;

export function createOrders(
  deps: OrderDeps,
  parts: { catalog: Catalog; offers: Offers; orderLookup: OrderLookup; access: Access },
): Orders {
  const { database } = deps;
  const { catalog, offers, orderLookup, access } = parts;

  async function find(orderId: string): Promise<OrderRow | null> {
    const facts = await orderLookup.find(orderId);
    return facts && findOrder(database.db, facts.seller_id, orderId);
  }

  /** The creator's current content: a corrected link applies to all buyers immediately. */
  async function boughtWith(
    order: OrderRow,
    offer: Offer,
    open: readonly ShownGrant[],
  ): Promise<BoughtAccess> {
    const { product } = (await offers.find(order.product_id, { isFresh: true })) ?? offer;
    const parts = await catalog.received(
      product,
      open.map(({ id, product_id: productId }) => ({
        productId,
        accessId: id,
        joinPath: `${access.path(order.id)}/join/${id}`,
      })),
    );
    const messageHtml = await catalog.toHtml(product.thank_you.message ?? '');
    return accessOf(order.id, product, { access, messageHtml, parts });
  }

  /** Whether a visitor may see an order; and what it has paid for of a subscription, where somebody else has paid for that since: then it says no more. */
  async function judge(
    order: OrderRow,
    { accountId, ...proof }: Proof & { accountId?: string | undefined },
  ): Promise<{ decision: AccessDecision; ownPeriod: PaidPeriod | null }> {
    const { id, seller_id: sellerId, buyer_phone: buyerPhone } = order;
    if (accountId === sellerId) return { decision: 'open', ownPeriod: null };
    const period = order.subscription_id === null ? null : await access.periodOf({ sellerId, orderId: id });
    const versions = { linkVersion: order.link_version, tokenVersion: order.token_version };
    const asked = { id, buyerPhone, period, ...versions };
    return {
      decision: access.decide(asked, proof),
      ownPeriod: access.isPaidByOthersSince(asked, proof) ? period : null,
    };
  }

  return {
    async show(orderId, proof = {}) {
      const order = await find(orderId);
      const offer = order && (await offers.find(order.product_id));
      if (!order || !offer) return null;
      const { decision, ownPeriod } = await judge(order, proof);
      const { id, link_version: linkVersion, token_version: tokenVersion } = order;
      const versioned = { id, linkVersion, tokenVersion };
      const isShown = decision === 'open' && order.fulfilled_at !== null;
      const grants = isShown ? await findGrants(database.db, order.seller_id, id) : null;
      const gift = decision === 'open' ? await findGift(database.db, order) : null;
      const open = mayBeOpen(order) ? (grants ?? []).filter(({ status }) => canOpen(status)) : [];
      const subscription = isShown && !ownPeriod ? await findOrderSubscription(database.db, order) : null;
      const bought = open.length > 0 ? await boughtWith(order, offer, open) : null;
      return {
        decision,
        order: {
          ...viewOrder(order, { offer, access: bought, imageSources: catalog.imageSources }),
          ...(grants && { accesses: viewGrants(endingWith(grants, ownPeriod), access.path(id)) }),
          ...(isShown && order.discount > 0 && { owned: await findOwnedOf(database.db, order) }),
          ...(gift && { gift: viewGift(order, gift) }),
          ...(isShown && { subscription }),
        },
        sellerId: order.seller_id,
        buyerPhone: order.buyer_phone,
        phoneEnding: order.buyer_phone.slice(-4),
        held: { id, version: tokenVersion },
        followed: { id, version: linkVersion },
        token: access.orderToken(versioned),
        signedPath: access.signedPath(versioned),
        isCharge: isCharge(order),
        isAsked: order.asked_at !== null,
        isRenewal: isContinuation(order),
        isUnsettled: isShown && !ownPeriod && order.subscription_id !== null && subscription === null,
      };
    },
  };
}
