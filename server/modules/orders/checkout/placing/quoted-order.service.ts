import { createHash } from 'node:crypto';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound } from '../../../../platform/http/errors';
import type { Supply } from '../../../money';
import type { ExpireOldestOpen } from '../holds/hold.upkeep';
import type { OrderLookup } from '../order/order.lookup';
import type { OrderRow } from '../order/order.repository';
import type { NewOrders, PaymentSource } from './new-order';
import type { Offers } from './offer.service';
import {
  answerOf,
  insertOrder,
  type OrderKey,
  type PlacedAnswer,
  placeAmongOpen,
} from './placement.repository';

/** An order whose amounts another module has calculated: a plan, or what an agreement says. Paise. */
export interface QuotedOrder {
  productId: string;
  /** What of the product; need not be one of its prices. */
  priceId: string;
  /** What the buyer pays, all taxes included. */
  amount: number;
  /** GST in it. */
  tax: number;
  fee: number;
  feeTax: number;
  /** The phone is E.164. */
  buyer: { phone: string; email: string | null; name: string | null };
  /** In which its papers are written: as its buyer bought once. Left out where nobody said. */
  language?: OrderRow['buyer_language'];
  /** The GST it is sold with, beside `tax`; left out, it is sold without. */
  supply?: Omit<Supply, 'tax'>;
  /** The subscription that it pays for. */
  subscription?: string;
  /** How it is paid, where that is not begun at the gateway. */
  paymentSource?: PaymentSource;
  /** Written together with the order. */
  also(trx: Tx, orderId: string): Promise<void>;
}

/**
 * Opens a quoted order and its payment session; the same key with the same request answers the same order, and is not quoted again. From
 * there on it is an order like any other.
 * @throws Refusal 404 (no such product), 409 (it has changed, or too many payments for it are under way), 422 (the key asked for something else), 503 (the gateway is silent)
 */
export type PlaceQuoted = (
  key: string,
  request: readonly unknown[],
  quote: () => Promise<QuotedOrder>,
  scope?: OrderKey['scope'],
) => Promise<PlacedAnswer>;

export function createPlaceQuoted(
  { database }: Pick<Deps, 'database'>,
  parts: {
    offers: Offers;
    orderLookup: OrderLookup;
    newOrders: NewOrders;
    expireOldestOpen: ExpireOldestOpen;
  },
): PlaceQuoted {
  const { offers, orderLookup, newOrders: opening, expireOldestOpen } = parts;
  return async (given, request, quote, scope = 'orders') => {
    const key = { scope, key: given };
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
    const before = await opening.answered(key, requestHash);
    if (before) return before;
    const quoted = await quote();
    const { productId, buyer, amount, tax, fee } = quoted;
    const offer = await offers.find(productId, { isFresh: true });
    if (!offer) throw notFound('Product not found');
    const opened = await opening.open({
      seller_id: offer.sellerId,
      product_id: productId,
      price_id: quoted.priceId,
      amount,
      ...quoted.supply,
      tax,
      fee,
      fee_tax: quoted.feeTax,
      answers: {},
      buyer_phone: buyer.phone,
      buyer_email: buyer.email,
      buyer_name: buyer.name,
      buyer_language: quoted.language ?? null,
      ...(quoted.subscription && { subscription: quoted.subscription }),
      ...(quoted.paymentSource && { paymentSource: quoted.paymentSource }),
    });
    const placement = { ...opened, key, requestHash, productVersion: offer.product.version };
    const insert = () =>
      database.tx(async (trx) => {
        const insertion = await insertOrder(trx, placement, { taken: [], heldIds: [] });
        if (insertion === 'placed') await quoted.also(trx, opened.order.id);
        return insertion;
      });
    const isPlaced = await placeAmongOpen(placement, { insert, expireOldestOpen });
    if (isPlaced) {
      orderLookup.remember(opened.order);
      return answerOf(opened.order);
    }
    // The key was used in the meantime, or the product has changed.
    const other = await opening.answered(key, requestHash);
    if (other) return other;
    throw conflict('product_changed', 'The page has just changed. Reload it and try again');
  };
}
