import type { Deps } from '../../../platform/deps';
import type { BuyerBrowsers, Identity } from '../../accounts';
import type { Catalog, DiscountRedemption } from '../../catalog';
import type { Access } from '../../delivery';
import type { BusinessService, Invoices, Ledger } from '../../money';
import { checkoutHandlers } from './checkout.routes';
import { createHolds } from './holds/hold.service';
import { createHoldUpkeep } from './holds/hold.upkeep';
import { createDisputedOrders } from './order/move-dispute.service';
import { createMoveOrder } from './order/move-order.service';
import { createKnownOrders } from './order/order.facts';
import { createOrders } from './order/order.service';
import { createSaleDocuments } from './order/sale.documents';
import { seenQueues } from './payments/event.queues';
import { createExpiry } from './payments/expiry.service';
import { createPayments } from './payments/payment.service';
import { createStartPayment } from './payments/start-payment.service';
import { createUnpaid } from './payments/unpaid.service';
import { createPlaceAgreed } from './placing/agreed-order.service';
import { createPlaceCharge } from './placing/charge-order.service';
import { createNewOrders } from './placing/new-order';
import { createOffers } from './placing/offer.service';
import type { FindLink } from './placing/order.attribution';
import { createPlaceOrder } from './placing/place-order.service';
import { createPlaceQuoted } from './placing/quoted-order.service';
import { createClaims } from './reconciliation/claim.service';
import { createAskGateway } from './reconciliation/gateway.question';
import { scheduleWeek } from './reconciliation/reconciliation.service';
import { createUnmatchedPayments } from './reconciliation/unmatched-payment.service';
import { createRefundBooking, type ReleaseHolds } from './refunds/refund.booking';
import { createSeenRefunds } from './refunds/refund.seen.service';
import { createRefunds } from './refunds/refund.service';
import { createRefundLimit } from './refunds/refund-limit.service';
import { createRuleRefunds } from './refunds/rule-refund.service';

export type { DisputedSale } from './order/move-dispute.service';
export type { ShownOrder } from './order/order.service';
export { type RefusedRefund, refusedQueue } from './payments/event.queues';
export { approvalOver, orderOver } from './payments/start-payment.service';
export { clientKey } from './placing/client.key';
export { nextPart as partToReturn } from './refunds/refund.rules';
export type { AskedRefund } from './refunds/refund-limit.service';
export {
  findSubscribed,
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
  buyers: Pick<BuyerBrowsers, 'holds'>;
  discounts: DiscountRedemption;
  release: ReleaseHolds;
}

/** Orders from their placing to their money: the only writer of an order's status. */
export function createCheckout(deps: Deps, dependencies: CheckoutDependencies) {
  const { access, buyers, catalog, discounts } = dependencies;
  const offers = createOffers({ ...dependencies, clock: deps.clock });
  const known = createKnownOrders(deps.database);
  const moveOrder = createMoveOrder(deps);
  const newOrders = createNewOrders(deps);
  const saleOf = createSaleDocuments(deps, dependencies);
  const holds = createHolds(deps, { catalog, discounts });
  const unpaid = createUnpaid(deps);
  const unmatchedPayments = createUnmatchedPayments(deps, { ledger: dependencies.ledger, known, unpaid });
  const payments = createPayments(deps, {
    offers,
    known,
    moveOrder,
    saleOf,
    unmatchedPayments,
    unpaid,
    holds,
  });
  const ask = createAskGateway(deps, { payments });
  const { makeRoom } = createHoldUpkeep(deps, { ask, moveOrder, unpaid });
  const placeOrder = createPlaceOrder(deps, {
    offers,
    known,
    newOrders: newOrders,
    moveOrder,
    saleOf,
    discounts,
    catalog,
    knownLink: dependencies.knownLink,
    makeRoom,
  });
  const placeQuoted = createPlaceQuoted(deps, { offers, known, newOrders: newOrders, makeRoom });
  const placeAgreed = createPlaceAgreed(deps, { offers, placeQuoted });
  const orders = createOrders(deps, { access, catalog, offers, known });
  const booking = createRefundBooking(deps, { ...dependencies, moveOrder });
  const refundLimit = createRefundLimit(deps, dependencies);
  const refunds = createRefunds(deps, { offers, moveOrder, booking, limit: refundLimit });
  const byRule = createRuleRefunds(deps, { refunds });
  const seen = createSeenRefunds(deps, { known, offers, payments, refunds, booking, unmatchedPayments });
  const expiry = createExpiry(deps, { moveOrder, ask, unpaid });
  const claims = createClaims(deps, { known, payments });
  scheduleWeek(deps, { known, payments, seen });

  return {
    handlers: checkoutHandlers(deps, { placeOrder, orders, payments, access, buyers }),
    placeOrder,
    /** Another order of a subscription. */
    placeAgreed,
    /** One that a mandate pays. */
    placeCharge: createPlaceCharge(deps, { placeAgreed }),
    /** For what another module has reckoned. */
    placeQuoted,
    /** Asks the gateway about an order that is not paid yet: for the return from it. */
    confirmPayment: payments.confirm,
    /** Asks it of one that is asked about by somebody who has to know. @throws GatewaySilent */
    askPayment: payments.ask,
    claimPayment: claims.claim,
    startPayment: createStartPayment(deps, { holds, known, moveOrder, offers }),
    show: orders.show,
    refund: refunds.refund,
    refundLimit,
    /** Refunds an order by a rule, in the caller's transaction. */
    refundByRule: byRule.ask,
    /** Refundable amount of an order, which is locked. */
    refundableForRule: byRule.refundable,
    /** Unmatched payments, for the operator. */
    unmatchedPayments: {
      stuck: unmatchedPayments.stuck,
      lookAgain: unmatchedPayments.lookAgain,
      settle: unmatchedPayments.settle,
    },
    /** Where word is left that a dispute or a settlement has moved. */
    seenQueues,
    disputed: createDisputedOrders(deps, { known, offers, payments, moveOrder, booking, unmatchedPayments }),
    expireDue: expiry.expireDue,
    reconcile: expiry.reconcile,
  };
}

export type Checkout = ReturnType<typeof createCheckout>;
