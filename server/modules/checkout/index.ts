import type { Deps } from '../../platform/deps';
import type { Access } from '../access';
import type { Catalog } from '../catalog';
import type { Identity } from '../identity';
import type { Invoices } from '../invoices';
import type { Ledger } from '../ledger';
import type { Notify } from '../notify';
import { checkoutHandlers } from './checkout.routes';
import { createClaims } from './claim.service';
import { createExpiry } from './expiry.service';
import { createMoveOrder } from './move-order.service';
import { createOffers } from './offer.service';
import { createKnownOrders } from './order.facts';
import { createOrders } from './order.service';
import { createPayments } from './payment.service';
import { createPlaceOrder } from './place-order.service';
import { createRefunds } from './refund.service';
import { createSaleDocuments } from './sale.documents';
import { createStrays } from './stray.service';
import { scheduleWeek } from './week.service';

export { rememberBuyer, rememberedToken } from './checkout.cookies';
export type { ShownOrder } from './order.service';

export interface CheckoutDoors {
  catalog: Catalog;
  identity: Identity;
  invoices: Invoices;
  ledger: Ledger;
  access: Access;
  notify: Notify;
}

/** Orders from their placing to their money: the only writer of an order's status. */
export function createCheckout(deps: Deps, doors: CheckoutDoors) {
  const { access, catalog } = doors;
  const offers = createOffers({ ...doors, clock: deps.clock });
  const known = createKnownOrders(deps.database);
  const moveOrder = createMoveOrder(deps);
  const placeOrder = createPlaceOrder(deps, { offers, known });
  const strays = createStrays(deps, { ...doors, offers, known });
  const saleOf = createSaleDocuments(deps, doors);
  const payments = createPayments(deps, { ...doors, offers, known, moveOrder, saleOf, strays });
  const orders = createOrders(deps, { access, catalog, offers, known, moveOrder });
  const refunds = createRefunds(deps, { ...doors, offers, moveOrder });
  const expiry = createExpiry(deps, { ...doors, offers, moveOrder, payments });
  const claims = createClaims(deps, { ...doors, offers, known, payments });
  scheduleWeek(deps, { known, payments });

  return {
    handlers: checkoutHandlers(deps, { placeOrder, orders, payments, access }),
    placeOrder,
    applyPayment: payments.apply,
    /** Asks the gateway about an order that is not paid yet: for the return from it. */
    confirmPayment: payments.confirm,
    claimPayment: claims.claim,
    startPayment: orders.startPayment,
    show: orders.show,
    refund: refunds.refund,
    expireDue: expiry.expireDue,
    reconcile: expiry.reconcile,
  };
}

export type Checkout = ReturnType<typeof createCheckout>;
