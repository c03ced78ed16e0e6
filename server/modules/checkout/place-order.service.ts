import type { NewOrder, OrderStatus } from '@haat/contract';
import { type GatewayOrder, GatewaySilent } from '../../gateways/payments';
import type { Deps } from '../../platform/deps';
import { conflict, invalid, notFound, Refusal, unavailable, unprocessable } from '../../platform/errors';
import { normalizePhone } from '../identity';
import { currency, feeOf } from '../ledger';
import type { Offer, Offers } from './offer.service';
import type { KnownOrders } from './order.facts';
import { advance } from './order.lifecycle';
import type { OrderRow } from './order.repository';
import { checkAnswers, hashRequest, resolvePrice } from './order.rules';
import {
  answerOf,
  findPlaced,
  insertOrder,
  type PlacedAnswer,
  type Placement,
  takeStock,
} from './placement.repository';

export type PlaceOrderDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'random' | 'gateways' | 'log'>;

/**
 * Opens an order and its payment session; the same key with the same request answers the same order, whenever it comes.
 * @throws Refusal 404 (no such product), 409 (paused, sold out), 422 (what was asked cannot be bought so)
 */
export type PlaceOrder = (request: NewOrder, key: string) => Promise<PlacedAnswer>;

export function createPlaceOrder(
  deps: PlaceOrderDeps,
  { offers, known }: { offers: Offers; known: KnownOrders },
): PlaceOrder {
  const { config, database, clock, random, gateways, log } = deps;

  /** The answer the key was given before. */
  async function answered(key: string, requestHash: Buffer): Promise<PlacedAnswer | null> {
    const before = await findPlaced(database.db, key);
    if (!before) return null;
    if (!before.requestHash.equals(requestHash))
      throw unprocessable(
        'idempotency_key_reused',
        'This order was sent before with other details. Try again',
      );
    return before.answer;
  }

  async function open(order: GatewayOrder): Promise<{ session: string }> {
    try {
      return await gateways.payments.current.open(order);
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error;
      log.warn({ err: error }, 'The gateway opened no payment');
      throw unavailable(
        'payment_unavailable',
        'Payment cannot begin right now. Nothing was charged. Try again in a minute',
      );
    }
  }

  async function prepare(
    request: NewOrder,
    phone: string,
    { sellerId, product, seller }: Offer,
  ): Promise<{ order: OrderRow; stock: number | null }> {
    refuseUnlessSold(product.status);
    if (request.discountCode)
      throw unprocessable('discount_unknown', 'This code is not valid', {
        discountCode: 'This code is not valid',
      });
    const { price, amount } = resolvePrice(product.prices, request, config.price);
    const answers = checkAnswers(product.questions, request.answers);
    const status = advance('created', ['payment.opened']) as OrderStatus;
    const id = random.publicId();
    const { email, name } = request.buyer;
    const buyer = { phone, email: email || null, name: name?.trim() || null };
    const { session } = await open({ id, amount, currency, buyer });
    const { fee, feeTax } = feeOf(amount, {
      feeBasisPoints: config.plans[seller.plan].feeBasisPoints,
      feeTaxBasisPoints: config.feeTaxBasisPoints,
    });
    const now = clock.now();
    const order: OrderRow = {
      seller_id: sellerId,
      id,
      product_id: product.id,
      price_id: price.id,
      status,
      amount,
      discount: 0,
      tax: 0,
      fee,
      fee_tax: feeTax,
      currency,
      buyer_phone: phone,
      buyer_email: buyer.email,
      buyer_name: buyer.name,
      answers,
      provider: gateways.payments.current.provider,
      gateway_session: session,
      gateway_payment_id: null,
      method: null,
      failure: null,
      created_at: now,
      expires_at: new Date(now.getTime() + config.orderExpiryMinutes * 60_000),
      paid_at: null,
      fulfilled_at: null,
      refunded_at: null,
      updated_at: now,
      refunded: null,
      refunded_fee: null,
      refunded_fee_tax: null,
    };
    return { order, stock: price.stock ?? null };
  }

  /** True when it stands in the books; false when the product has changed or the key was used meanwhile. */
  async function insert(placement: Placement, stock: number | null): Promise<boolean> {
    if (stock === null) return insertOrder(database.db, placement, { isStockTaken: false });
    const { order } = placement;
    const price = { sellerId: order.seller_id, productId: order.product_id, priceId: order.price_id };
    try {
      return await database.tx(async (trx) => {
        if (!(await takeStock(trx, price, stock))) throw soldOut();
        if (!(await insertOrder(trx, placement, { isStockTaken: true }))) throw new NotPlaced();
        return true;
      });
    } catch (error) {
      if (error instanceof NotPlaced) return false;
      throw error;
    }
  }

  async function attempt(
    request: NewOrder,
    phone: string,
    key: string,
    requestHash: Buffer,
    isFresh: boolean,
  ): Promise<PlacedAnswer | null> {
    const offer = await offers.find(request.productId, { isFresh });
    if (!offer) throw notFound('There is no such product');
    const { order, stock } = await prepare(request, phone, offer);
    const step = { id: random.uuid(), event: 'payment.opened', detail: {} };
    const placement = { key, requestHash, order, productVersion: offer.product.version, step };
    if (!(await insert(placement, stock))) return null;
    known.remember(order);
    return answerOf(order);
  }

  return async (request, key) => {
    const phone = normalizePhone(request.buyer.phone);
    if (!phone) throw invalid({ phone: 'Enter an Indian mobile number' });
    const requestHash = hashRequest(request, phone);
    // What is opened at a gateway outside stays there: a copy is answered before.
    if (gateways.payments.current !== gateways.payments.sandbox) {
      const before = await answered(key, requestHash);
      if (before) return before;
    }
    // A kept offer may have changed: a refusal is asked once more of the product as it is now.
    for (const isFresh of [false, true]) {
      let refusal: Refusal | undefined;
      try {
        const placed = await attempt(request, phone, key, requestHash, isFresh);
        if (placed) return placed;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusal = error;
      }
      // What cannot be bought any more may have been bought with this very key.
      const before = await answered(key, requestHash);
      if (before) return before;
      if (refusal && isFresh) throw refusal;
    }
    throw conflict('product_changed', 'The page has just changed. Reload it and try again');
  };
}

/** Leaves a transaction without writing and without an error of the database. */
class NotPlaced extends Error {}

function refuseUnlessSold(status: Offer['product']['status']): void {
  if (status === 'published') return;
  if (status === 'paused') throw conflict('product_paused', 'This is not on sale at the moment');
  throw notFound('There is no such product');
}

function soldOut(): Refusal {
  return conflict('sold_out', 'This is sold out');
}
