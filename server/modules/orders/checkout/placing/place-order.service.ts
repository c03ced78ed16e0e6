import type { Language } from '@haat/i18n';
import { productKinds } from '@haat/kinds/facts';
import type { NewOrder } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Device } from '../../../../platform/http/device';
import { conflict, invalid, notFound, Refusal } from '../../../../platform/http/errors';
import { normalizePhone } from '../../../accounts';
import { type AppliedDiscount, type Catalog, type DiscountRedemption, seatsOfAll } from '../../../catalog';
import { feeOf, supplyTo } from '../../../money';
import type { SubscriptionTerms } from '../../subscriptions/subscription.tables';
import { insertGift } from '../gifts/gift.repository';
import { type GiftInput, giftIn, refuseLate, refuseUnlessGivable } from '../gifts/gift.rules';
import type { ExpireOldestOpen } from '../holds/hold.upkeep';
import { heldElsewhere, type OwnHolds } from '../holds/own-holds.service';
import { useOffer } from '../holds/seat-offer.repository';
import { isOwnSeat, type Limit, limitsOf, takeStock } from '../holds/stock.repository';
import type { MoveOrder } from '../order/move-order.service';
import type { OrderLookup } from '../order/order.lookup';
import type { OpenOrder } from '../order/order.repository';
import type { BuildSaleDocuments } from '../order/sale.documents';
import { mandatePaymentSource } from '../payments/first-mandate';
import { insertSubscriptionOrder, type SubscriptionOrder } from '../subscription.orders';
import { clientKey } from './client.key';
import { createFreeLimit } from './free.limit';
import { createGatewayLimit } from './gateway.limit';
import type { NewOrders } from './new-order';
import type { Offer, Offers } from './offer.service';
import { detailsOf, offeredPlace, type TakeUpOpen } from './open-order.service';
import { attributionOf, type FindLink, type OrderAttribution } from './order.attribution';
import { checkAnswers, hashRequest } from './order.rules';
import { createOrderTotals } from './order.totals';
import type { FindOwned, Proved } from './owned.service';
import type { FindOwnedParts } from './owned-parts.service';
import {
  answerOf,
  type Insertion,
  insertOrder,
  type OrderKey,
  type PlacedAnswer,
  type Placement,
  placeAmongOpen,
} from './placement.repository';

/** The code of a refusal: its buyer has it, and this browser has proved to be theirs. */
export const ownedAlready = 'owned_already';

export type PlaceOrderDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'gateways' | 'jobs' | 'signer'>;

/** An order that is calculated and not written yet. */
interface PreparedOrder {
  opened: Awaited<ReturnType<NewOrders['open']>>;
  attribution: OrderAttribution | null;
  appliedDiscount: AppliedDiscount | null;
  limits: readonly Limit[];
  /** The other products that are sold with it. */
  heldIds: readonly string[];
  /** The subscription period it pays for; null for a one-time purchase. */
  period: Pick<SubscriptionOrder, 'kind' | 'terms' | 'subscriptionId' | 'trialDays'> | null;
  /** Whom it is bought for, with what is agreed to of a subscription; null where its buyer has it. */
  gift: { input: GiftInput; terms: SubscriptionTerms | null } | null;
  /** The place on the waiting list whose offered seat it takes; null without one. */
  placeId: string | null;
  replaces: Buyer['replaces'];
}

/** Where an order is asked for. */
interface RequestOrigin {
  device: Device | null;
  /** What the page speaks; null where it is not known. */
  language: Language | null;
  ip: string;
  /** What the browser has proved; only to it is told what it has already. */
  proof: Proved | null;
}

/**
 * Opens an order and its payment session; the same key with the same request answers the same order, whenever it comes.
 * @throws Refusal 404 (no such product), 409 (paused, sold out, too many payments for it under way), 422 (what was asked cannot be bought so), 429 (too much that is free, or too many of a network)
 */
export type PlaceOrder = (request: NewOrder, key: string, from: RequestOrigin) => Promise<PlacedAnswer>;

interface Buyer extends RequestOrigin {
  phone: string;
  /** Their own unpaid orders that end with it, so that what they hold is left to it. */
  replaces: readonly OpenOrder[];
}

interface PlaceOrderContext extends PlaceOrderDeps {
  offers: Offers;
  orderLookup: OrderLookup;
  newOrders: NewOrders;
  moveOrder: MoveOrder;
  buildSaleDocuments: BuildSaleDocuments;
  discounts: DiscountRedemption;
  catalog: Pick<Catalog, 'availability' | 'closedAt'>;
  knownLink: FindLink;
  expireOldestOpen: ExpireOldestOpen;
  calculateTotals: ReturnType<typeof createOrderTotals>;
  findOwned: FindOwned;
  findOwnedParts: FindOwnedParts;
  ownHolds: OwnHolds;
  takeUpOpen: TakeUpOpen;
  limitFree: ReturnType<typeof createFreeLimit>;
}

async function prepare(
  context: PlaceOrderContext,
  request: NewOrder,
  { phone, device, language, proof, replaces, isFresh }: Buyer & { isFresh: boolean },
  offer: Offer,
): Promise<PreparedOrder> {
  const { catalog, calculateTotals, clock, config, findOwned, findOwnedParts, knownLink, newOrders } =
    context;

  const { sellerId, product, seller, business } = offer;
  refuseUnlessSold(product.status);
  const availability = await catalog.availability(product);
  const { closed } = availability;
  if (closed !== null) throw conflict('closed', closed);
  // What its buyer has is no question where it is for somebody else.
  const isOwned = !request.gift && proof !== null && (await findOwned(offer, proof, phone)) !== null;
  if (isOwned && !request.again)
    throw conflict(ownedAlready, 'You already have this. Open it in your purchases');
  const parts = request.gift ? null : proof && (await findOwnedParts(offer, proof, phone));
  if (parts?.isAll && !request.again)
    throw conflict(ownedAlready, 'You already have everything in this. Open it in your purchases');
  const owned = parts?.isAll ? null : parts;
  const isProved = isOwned || proof?.phones.includes(phone) === true;
  const totals = await calculateTotals(request, { phone, isProved, isFresh, owned, replaces }, offer);
  const { price, quantity, amount, discount, appliedDiscount, terms, currentSubscriptionId, isTrial } =
    totals;
  const isRest = owned !== null && totals.ownedAmount > 0;
  const holds = isRest ? [...owned.restIds] : availability.holds;
  const answers = checkAnswers(product.questions, request.answers);
  const { email, name } = request.buyer;
  const gift = request.gift ? giftIn(request.gift, { phone, name: name?.trim() || null }, clock.now()) : null;
  if (gift) {
    const { isRepeatable = false } = productKinds[product.kind];
    refuseUnlessGivable({ amount, isRepeatable, isTrial, autopay: request.autopay === true });
    refuseLate(await catalog.closedAt(product, gift.deliverAt));
  }
  const supply = supplyTo(request.buyer, business, { amount, basisPoints: config.money.gstBasisPoints });
  const { fee, feeTax } = feeOf(amount, {
    feeBasisPoints: config.plans[seller.plan].feeBasisPoints,
    feeTaxBasisPoints: config.feeTaxBasisPoints,
  });
  const link = request.source?.link;
  const linkId = link ? await knownLink({ sellerId, productId: product.id, id: link }) : null;
  const opened = await newOrders.open({
    seller_id: sellerId,
    product_id: product.id,
    price_id: price.id,
    quantity,
    amount,
    discount,
    ...supply,
    fee,
    fee_tax: feeTax,
    answers,
    buyer_phone: phone,
    buyer_email: email || null,
    buyer_name: name?.trim() || null,
    link_id: linkId,
    device,
    buyer_language: language,
    holds,
    ...(isRest && { owned: { productIds: owned.productIds, amount: totals.ownedAmount } }),
    payMethod: request.method,
    knowsOwned: isOwned || parts?.isAll === true,
    details: detailsOf(request, phone),
    isReminded: request.remind === true && Boolean(email) && amount > 0,
    ...(gift && { gift: 'given' as const }),
    ...(terms && !gift && { subscription: currentSubscriptionId ?? 'own' }),
    ...(request.autopay && {
      paymentSource: mandatePaymentSource(context, {
        title: product.title,
        price,
        most: terms?.amount ?? amount,
      }),
    }),
  });
  const kind = currentSubscriptionId ? 'again' : isTrial ? 'trial' : 'first';
  const { subscription_id: subscriptionId } = opened.order;
  return {
    opened,
    attribution: attributionOf(request.source, linkId),
    appliedDiscount,
    limits: currentSubscriptionId ? [] : limitsOf(price, availability).filter(isSoldNow(holds)),
    heldIds: currentSubscriptionId ? [] : (holds ?? []),
    gift: gift && { input: gift, terms },
    placeId: offeredPlace(context.signer, request),
    replaces,
    period: terms && subscriptionId ? { kind, terms, subscriptionId, trialDays: price.trialDays } : null,
  };
}

/** Of a part that its buyer has already, nothing is taken. */
const isSoldNow =
  (holds: readonly string[] | null) =>
  ({ productId }: Limit): boolean =>
    productId === undefined || holds === null || holds.includes(productId);

async function insert(
  { database, discounts, moveOrder, ownHolds, buildSaleDocuments }: PlaceOrderContext,
  placement: Placement,
  { appliedDiscount, gift, limits, heldIds, period, placeId, replaces }: PreparedOrder,
  offer: Offer,
): Promise<Insertion> {
  // What costs nothing is fulfilled with its order, which takes a transaction.
  const isPlain = appliedDiscount === null && limits.length === 0 && !period && !gift && placeId === null;
  if (isPlain && replaces.length === 0 && placement.order.amount > 0)
    return insertOrder(database.db, placement, { taken: [], heldIds });
  const { order } = placement;
  const { seller_id: sellerId, id: orderId, product_id: productId } = order;
  try {
    return await database.tx<Insertion>(async (trx) => {
      // Before the stock, always: two who wait for both would wait for each other otherwise.
      const replaced = await ownHolds.lock(trx, replaces);
      if (appliedDiscount) await discounts.take(trx, appliedDiscount, { orderId, phone: order.buyer_phone });
      const freedSeats = await ownHolds.end(trx, replaced);
      const offered = { sellerId, productId, placeId: placeId ?? '' };
      const hasSeat = placeId !== null && (await useOffer(trx, offered, { orderId, now: order.created_at }));
      // What was theirs a moment ago goes to nobody who waits for a seat.
      const toTake =
        hasSeat || order.quantity <= freedSeats ? limits.filter((limit) => !isOwnSeat(limit)) : limits;
      const left = await takeStock(trx, { sellerId, productId }, toTake, order.quantity);
      if (left !== null) throw left === 0 ? soldOut() : notEnoughLeft(left);
      const isOwn = ({ productId: of }: Limit) => of === undefined;
      const insertion = await insertOrder(trx, placement, {
        taken: [...toTake.filter(isOwn).map(({ priceId }) => priceId), ...(hasSeat ? [seatsOfAll] : [])],
        heldIds: heldIds.filter((id) => !limits.some((limit) => limit.productId === id)),
      });
      if (insertion !== 'placed') throw new NotPlaced(insertion);
      const at = order.created_at;
      if (gift) await insertGift(trx, { sellerId, orderId }, gift.input, gift.terms);
      if (period) await insertSubscriptionOrder(trx, { sellerId, orderId, at, ...period });
      if (order.amount === 0)
        await moveOrder(trx, order, {
          events: ['payment.waived', 'order.fulfilled'],
          sale: await buildSaleDocuments(trx, order, offer),
        });
      return 'placed';
    });
  } catch (error) {
    if (error instanceof NotPlaced) return error.insertion;
    throw error;
  }
}

async function attempt(
  context: PlaceOrderContext,
  request: NewOrder,
  buyer: Buyer,
  key: OrderKey,
  requestHash: Buffer,
  isFresh: boolean,
): Promise<PlacedAnswer | null> {
  const { offers, limitFree, expireOldestOpen, jobs, orderLookup } = context;

  const offer = await offers.find(request.productId, { isFresh });
  if (!offer) throw notFound('Product not found');
  const prepared = await prepare(context, request, { ...buyer, isFresh }, offer);
  const { opened, attribution } = prepared;
  if (opened.order.amount === 0) limitFree(buyer.ip);
  const placement = {
    ...opened,
    attribution,
    key,
    requestHash,
    productVersion: offer.product.version,
  };
  const isPlaced = await placeAmongOpen(placement, {
    insert: () => insert(context, placement, prepared, offer),
    expireOldestOpen,
  });
  if (!isPlaced) return null;
  if (opened.order.amount === 0) jobs.kick();
  orderLookup.remember(opened.order);
  return answerOf(opened.order);
}

export function createPlaceOrder(
  deps: PlaceOrderDeps,
  parts: {
    offers: Offers;
    orderLookup: OrderLookup;
    newOrders: NewOrders;
    moveOrder: MoveOrder;
    buildSaleDocuments: BuildSaleDocuments;
    discounts: DiscountRedemption;
    catalog: Pick<Catalog, 'availability' | 'closedAt'>;
    knownLink: FindLink;
    expireOldestOpen: ExpireOldestOpen;
    findOwned: FindOwned;
    findOwnedParts: FindOwnedParts;
    ownHolds: OwnHolds;
    takeUpOpen: TakeUpOpen;
  },
): PlaceOrder {
  const calculateTotals = createOrderTotals(deps, parts);
  const { answered } = parts.newOrders;
  const limitFree = createFreeLimit(deps);
  const limitAsked = createGatewayLimit(deps);
  const context: PlaceOrderContext = { ...deps, ...parts, calculateTotals, limitFree };

  async function place(
    request: NewOrder,
    buyer: Buyer,
    { key, requestHash }: { key: OrderKey; requestHash: Buffer },
  ): Promise<PlacedAnswer> {
    // A cached offer may be outdated: a refusal is rechecked against the current product, as whatever replaces another order is at once.
    for (const isFresh of buyer.replaces.length > 0 ? [true] : [false, true]) {
      let refusal: Refusal | undefined;
      try {
        const placed = await attempt(context, request, buyer, key, requestHash, isFresh);
        if (placed) return placed;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusal = error;
      }
      // An unavailable product may have been bought with this key before.
      const before = await answered(key, requestHash);
      if (before) return before;
      if (refusal && isFresh) throw refusal;
    }
    throw conflict('product_changed', 'The page has just changed. Reload it and try again');
  }

  return async (request, given, from) => {
    const key: OrderKey = { scope: 'orders', key: clientKey(given) };
    const phone = normalizePhone(request.buyer.phone);
    if (!phone) throw invalid({ phone: 'Enter an Indian mobile number' });
    const requestHash = hashRequest(request, phone);
    // What is opened at a gateway outside stays there: a copy is answered before.
    if (request.autopay || deps.gateways.payments.current !== deps.gateways.payments.sandbox) {
      const before = await answered(key, requestHash);
      if (before) return before;
    }
    limitAsked(from.ip);
    const { productId, priceId = null } = request;
    const own = { productId, priceId, phone, proof: from.proof };
    const takenUp = await parts.takeUpOpen(request, own, { key, requestHash });
    if (takenUp.answer) return takenUp.answer;
    let replaces: readonly OpenOrder[] = takenUp.replaces;
    // Where no amount was shown, nothing would say that a discount is with their own order.
    let next = request.amount === undefined ? await parts.ownHolds.find(own, { code: null }, replaces) : null;
    for (;;) {
      if (next) replaces = [...replaces, next];
      try {
        return await place(request, { ...from, phone, replaces }, { key, requestHash });
      } catch (error) {
        const held = error instanceof Refusal ? heldElsewhere(error, request) : null;
        next = held && (await parts.ownHolds.find(own, held, replaces));
        // A copy of the request may have replaced it in the meantime.
        const before = held && !next ? await answered(key, requestHash) : null;
        if (before) return before;
        if (!next) throw error;
      }
    }
  };
}

/** Leaves a transaction without writing and without an error of the database. */
class NotPlaced extends Error {
  constructor(readonly insertion: Insertion) {
    super();
  }
}

function refuseUnlessSold(status: Offer['product']['status']): void {
  if (status === 'published') return;
  if (status === 'paused') throw conflict('product_paused', 'This is not on sale at the moment');
  throw notFound('Product not found');
}

function soldOut(): Refusal {
  return conflict('sold_out', 'This is sold out');
}

function notEnoughLeft(left: number): Refusal {
  const message = left === 1 ? 'Only one is left' : `Only ${left} are left`;
  return conflict('not_enough_left', message, { quantity: message });
}
