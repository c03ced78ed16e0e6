import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { BuyerBrowsers, Identity } from '../../accounts';
import type { Catalog, DiscountRedemption } from '../../catalog';
import type { Access } from '../../delivery';
import type { BusinessService, Invoices, Ledger } from '../../money';
import { checkoutHandlers } from './checkout.routes';
import { createGiftDelivery } from './gifts/gift.delivery';
import { findGift } from './gifts/gift.repository';
import { rescheduleGifts } from './gifts/gift.rescheduling';
import { createReturnGift } from './gifts/gift.return';
import { createGiftSeats } from './gifts/gift.seats';
import { createHolds } from './holds/hold.service';
import { createHoldUpkeep } from './holds/hold.upkeep';
import { createOwnHolds } from './holds/own-holds.service';
import { createDisputedOrders } from './order/move-dispute.service';
import { createMoveOrder } from './order/move-order.service';
import { createOrderLookup } from './order/order.lookup';
import { createOrders } from './order/order.service';
import { createSaleDocuments } from './order/sale.documents';
import { createAskedPayments } from './payments/asked-payment.service';
import { syncQueues } from './payments/event.queues';
import { createExpiry } from './payments/expiry.service';
import { createPayments } from './payments/payment.service';
import { createStartPayment } from './payments/start-payment.service';
import { createUnpaidOrders } from './payments/unpaid.service';
import { createWatchedPayments } from './payments/watched-payment.service';
import { createPlaceAgreed } from './placing/agreed-order.service';
import { createPlaceCharge } from './placing/charge-order.service';
import { createNewOrders } from './placing/new-order';
import { createOffers } from './placing/offer.service';
import { createTakeUpOpen } from './placing/open-order.service';
import type { FindLink } from './placing/order.attribution';
import { createFindOwned, type Proved } from './placing/owned.service';
import { createFindOwnedParts } from './placing/owned-parts.service';
import { createPlaceOrder } from './placing/place-order.service';
import { createPlaceQuoted } from './placing/quoted-order.service';
import { createFindSavedDetails } from './placing/saved-details';
import { createClaims } from './reconciliation/claim.service';
import { createAskGateway } from './reconciliation/gateway.question';
import { scheduleReconciliation } from './reconciliation/reconciliation.service';
import { createUnmatchedPayments } from './reconciliation/unmatched-payment.service';
import { createOwnedRefunds } from './refunds/owned-refund.service';
import { createRefundBooking, type ReleaseHolds } from './refunds/refund.booking';
import { createRefunds } from './refunds/refund.service';
import { createRefundLimit } from './refunds/refund-limit.service';
import { createRefundSync } from './refunds/refund-sync.service';
import { createRuleRefunds } from './refunds/rule-refund.service';

export { findOwnedOf } from './holds/holds.repository';
export type { DisputedSale } from './order/move-dispute.service';
export type { ShownOrder } from './order/order.service';
export { type FailedRefund, failedRefundQueue } from './payments/event.queues';
export { approvalOver, orderOver } from './payments/start-payment.service';
export { clientKey } from './placing/client.key';
export { amountChanged } from './placing/order.rules';
export type { Owned, Proved } from './placing/owned.service';
export { restPrice } from './placing/owned-parts.service';
export { ownedAlready } from './placing/place-order.service';
export { findRefunds } from './refunds/refund.repository';
export { nextPart as partToReturn, refundedItems } from './refunds/refund.rules';
export type { RefundAuthorization } from './refunds/refund-limit.service';
export {
  findSubscribed,
  givenTo,
  isPaidTooFar,
  joinSubscription,
  termsOf,
} from './subscription.orders';

export interface CheckoutDependencies {
  knownLink: FindLink;
  business: BusinessService;
  catalog: Catalog;
  identity: Identity;
  invoices: Invoices;
  ledger: Ledger;
  access: Access;
  buyers: Pick<BuyerBrowsers, 'holds' | 'proofOf'>;
  discounts: DiscountRedemption;
  release: ReleaseHolds;
}

/** Orders from their placing to their money: the only writer of an order's status. */
export function createCheckout(deps: Deps, dependencies: CheckoutDependencies) {
  const { access, buyers, catalog, discounts } = dependencies;
  const offers = createOffers({ ...dependencies, clock: deps.clock });
  const orderLookup = createOrderLookup(deps.database);
  const moveOrder = createMoveOrder(deps);
  const newOrders = createNewOrders(deps);
  const buildSaleDocuments = createSaleDocuments(deps, dependencies);
  const holds = createHolds(deps, { catalog, discounts });
  const unpaidOrders = createUnpaidOrders(deps);
  const { ledger, knownLink } = dependencies;
  const unmatchedPayments = createUnmatchedPayments(deps, { ledger, orderLookup, unpaidOrders });
  const orderParts = { offers, orderLookup, newOrders, moveOrder, buildSaleDocuments, unpaidOrders, holds };
  const payments = createPayments(deps, { ...orderParts, unmatchedPayments });
  const ask = createAskGateway(deps, { payments });
  const { expireOldestOpen, expireLocked } = createHoldUpkeep(deps, { ask, moveOrder, unpaidOrders });
  const findOwned = createFindOwned(deps, { access });
  const startPayment = createStartPayment(deps, { holds, orderLookup, moveOrder, offers });
  const findOwnedParts = createFindOwnedParts(deps, { access, catalog });
  const owning = { findOwned, findOwnedParts };
  const takeUpOpen = createTakeUpOpen(deps, { ask, offers, startPayment, ...owning });
  const ownHolds = createOwnHolds(deps, { ask, discounts, expireLocked });
  const placing = {
    ...orderParts,
    ...owning,
    ownHolds,
    takeUpOpen,
    discounts,
    catalog,
    knownLink,
    expireOldestOpen,
  };
  const placeOrder = createPlaceOrder(deps, placing);
  const placeQuoted = createPlaceQuoted(deps, placing);
  const placeAgreed = createPlaceAgreed(deps, { offers, placeQuoted });
  const giftSeats = createGiftSeats(deps, { catalog, offers });
  rescheduleGifts(deps, { catalog });
  const orders = createOrders(deps, { access, catalog, offers, orderLookup });
  const booking = createRefundBooking(deps, { ...dependencies, moveOrder });
  const refundLimit = createRefundLimit(deps, dependencies);
  const refunds = createRefunds(deps, { offers, moveOrder, booking, limit: refundLimit });
  const byRule = createRuleRefunds(deps, { refunds });
  const returnGift = createReturnGift(deps, { byRule });
  createGiftDelivery(deps, { buildSaleDocuments, giftSeats, moveOrder, newOrders, offers, returnGift });
  const ownedRefunds = createOwnedRefunds(deps, { byRule, catalog, offers, orderLookup });
  const returning = { orderLookup, offers, moveOrder, payments, refunds, booking, unmatchedPayments };
  const refundSync = createRefundSync(deps, returning);
  const expiry = createExpiry(deps, { moveOrder, ask, unpaidOrders });
  const claims = createClaims(deps, { orderLookup, payments });
  scheduleReconciliation(deps, { orderLookup, payments, refundSync });

  return {
    handlers: checkoutHandlers(deps, { placeOrder, orders, payments, access, buyers }),
    placeOrder,
    findOwned,
    /** What a browser has proved to own of the parts of a product. */
    async findOwnedParts(productId: string, proof: Proved) {
      const offer = await offers.find(productId);
      return offer && findOwnedParts(offer, proof);
    },
    findSaved: createFindSavedDetails(deps),
    /** Another order of a subscription. */
    placeAgreed,
    /** One that a mandate pays. */
    placeCharge: createPlaceCharge(deps, { placeAgreed }),
    /** For amounts that another module has calculated. */
    placeQuoted,
    /** Asks the gateway about an order that is not paid yet: for the return from it. */
    confirmPayment: payments.confirm,
    /** Asks it of one that is asked about by somebody who has to know. @throws GatewaySilent */
    askPayment: payments.ask,
    claimPayment: claims.claim,
    startPayment,
    /** Whether a desk is shown a QR code of an order that is placed now. */
    showsCodes: () => deps.gateways.payments.current.showsCodes === true,
    /** Payments that a buyer asks somebody else to make. */
    askedPayments: createAskedPayments(deps, orderParts),
    /** For pages that are shown to somebody who holds nothing of an order, and pays it. */
    watchedPayments: createWatchedPayments(deps, { orderLookup }),
    show: orders.show,
    refund: refunds.refund,
    refundLimit,
    /** Seats of a session in gifts that were not delivered yet. */
    undeliveredSeats: giftSeats.waiting,
    /** Refunds of what was paid for twice, by the link that its number was sent. */
    ownedRefunds,
    /** Refunds an order by a rule, in the caller's transaction. */
    refundByRule: byRule.ask,
    /** Gives the money of a gift back to its giver, by the order of its recipient, in the caller's transaction. */
    async returnGift(trx: Tx, received: { sellerId: string; orderId: string }) {
      const { sellerId: seller_id, orderId: id } = received;
      const gift = await findGift(trx, { seller_id, id, gift: 'received' });
      if (gift) await returnGift(trx, gift);
    },
    /** Refundable amount of an order, which is locked. */
    refundableForRule: byRule.refundable,
    /** Unmatched payments, for the operator. */
    unmatchedPayments: {
      findStuck: unmatchedPayments.findStuck,
      refresh: unmatchedPayments.refresh,
      settle: unmatchedPayments.settle,
    },
    /** Where word is left that a dispute or a settlement has moved. */
    syncQueues,
    disputed: createDisputedOrders(deps, returning),
    expireDue: expiry.expireDue,
    reconcile: expiry.reconcile,
  };
}

export type Checkout = ReturnType<typeof createCheckout>;
