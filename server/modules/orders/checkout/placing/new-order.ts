import type { OrderStatus } from '@haat/openapi';
import type { PayMethod } from '@haat/openapi/pay-ways';
import { type GatewayOrder, GatewaySilent } from '../../../../gateways/payments';
import type { Deps } from '../../../../platform/deps';
import { unavailable, unprocessable } from '../../../../platform/http/errors';
import { currency } from '../../../money';
import { holdUntil } from '../holds/hold.rules';
import { orderEvent } from '../order/order.events';
import { advance } from '../order/order.lifecycle';
import type { OrderRow } from '../order/order.repository';
import { findPlaced, type OrderKey, type PlacedAnswer, type Placement } from './placement.repository';

/** Of a sale without GST; `supplyTo` of the invoices knows what a sale with it has. */
const untaxed = {
  buyer_state: null,
  buyer_gstin: null,
  buyer_address: null,
  seller_gstin: null,
  gst_basis_points: null,
};

/** A free order has no gateway. */
export const noProvider = 'none';

/** What an order is for and who pays it; everything else follows from its being new. */
export type OrderInput = Pick<
  OrderRow,
  | 'seller_id'
  | 'product_id'
  | 'price_id'
  | 'amount'
  | 'tax'
  | 'fee'
  | 'fee_tax'
  | 'answers'
  | 'buyer_phone'
  | 'buyer_email'
  | 'buyer_name'
> &
  Partial<
    Pick<
      OrderRow,
      'quantity' | 'discount' | keyof typeof untaxed | 'link_id' | 'device' | 'buyer_language' | 'gift'
    >
  > & {
    /** The subscription it belongs to, by its id; `own`: it begins one. */
    subscription?: string;
    /** How it is paid; left out, at the gateway where payments begin. */
    paymentSource?: PaymentSource;
    /** The other products that are sold with it. */
    holds?: string[] | null;
    /** The parts that its buyer has already, and what they took off (paise). */
    owned?: OwnedPartsNote;
    /** What its buyer asked for, in short; left out where nobody asks for it again. */
    details?: string;
    /** Its buyer was told that they have it already. */
    knowsOwned?: boolean;
    /** Its buyer opted in to payment reminders. */
    isReminded?: boolean;
    /** How its buyer chose to pay. */
    payMethod?: PayMethod | undefined;
  };

/** As the story of an order keeps it. */
export interface OwnedPartsNote {
  productIds: readonly string[];
  /** Paise. */
  amount: number;
}

/** Another way for an order to be paid than at the gateway where payments begin. */
export interface PaymentSource {
  provider: string;
  /** @throws GatewaySilent */
  session(order: GatewayOrder): string | Promise<string>;
  /** Until when it may be paid; left out, as long as every order. */
  until?: Date;
}

export interface NewOrders {
  /** The earlier response for the key. @throws Refusal 422 if that request was different */
  answered(key: OrderKey, requestHash: Buffer): Promise<PlacedAnswer | null>;
  /** A new order with its session at the gateway, not written yet. @throws Refusal 503 while the gateway opens nothing */
  open(wanted: OrderInput): Promise<Pick<Placement, 'order' | 'step' | 'jobs'>>;
}

export type NewOrdersDeps = Pick<
  Deps,
  'config' | 'database' | 'clock' | 'events' | 'random' | 'gateways' | 'log'
>;

/** Common fields of new orders. */
export function createNewOrders(deps: NewOrdersDeps): NewOrders {
  const { config, database, clock, events, random, gateways, log } = deps;

  async function session(order: GatewayOrder, paymentSource: PaymentSource | undefined): Promise<string> {
    try {
      return paymentSource
        ? await paymentSource.session(order)
        : (await gateways.payments.current.open(order)).session;
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error;
      log.warn({ err: error }, 'The gateway did not create the payment');
      throw unavailable(
        'payment_unavailable',
        'Payment could not be started. Nothing was charged. Try again in a minute',
      );
    }
  }

  return {
    async answered(key, requestHash) {
      const before = await findPlaced(database.db, key);
      if (!before) return null;
      if (!before.requestHash.equals(requestHash))
        throw unprocessable(
          'idempotency_key_reused',
          'This order was already sent with different details. Try again',
        );
      return before.answer;
    },

    async open({
      subscription,
      paymentSource,
      holds,
      owned,
      details,
      knowsOwned = false,
      isReminded = false,
      payMethod,
      ...wanted
    }) {
      const id = random.publicId();
      const { amount, buyer_phone: phone, buyer_email: email, buyer_name: name } = wanted;
      const isFree = amount === 0;
      const gateway_session = isFree
        ? ''
        : await session(
            { id, amount, currency, buyer: { phone, email, name }, method: payMethod },
            paymentSource,
          );
      const now = clock.now();
      const expiresAt = paymentSource?.until ?? new Date(now.getTime() + config.orderExpiryMinutes * 60_000);
      const order: OrderRow = {
        ...untaxed,
        quantity: 1,
        discount: 0,
        link_id: null,
        device: null,
        buyer_language: null,
        gift: null,
        ...wanted,
        id,
        status: isFree ? 'created' : (advance('created', ['payment.opened']) as OrderStatus),
        currency,
        provider: isFree ? noProvider : (paymentSource?.provider ?? gateways.payments.current.provider),
        gateway_session,
        gateway_payment_id: null,
        bank_reference: null,
        method: null,
        failure: null,
        created_at: now,
        expires_at: expiresAt,
        paid_at: null,
        fulfilled_at: null,
        refunded_at: null,
        updated_at: now,
        refunded: null,
        refunded_fee: null,
        refunded_fee_tax: null,
        // The bank is asked about a charge in a time of its own.
        hold_until: paymentSource?.until ?? holdUntil(now, expiresAt),
        holds_stock: true,
        open_slot: null,
        link_version: 0,
        token_version: 0,
        asked_at: null,
        subscription_id: subscription === 'own' ? id : (subscription ?? null),
      };
      return {
        order,
        jobs: events.jobsOf('order.placed', { ...orderEvent(order), isReminded }),
        step: {
          id: random.uuid(),
          event: isFree ? 'order.placed' : 'payment.opened',
          detail: {
            ...(holds && { holds }),
            ...(details && !isFree && { details }),
            ...(payMethod && gateways.payments.current.pinsMethod && { pinned: payMethod }),
            ...(owned && { owned }),
            ...(knowsOwned && { knowsOwned }),
          },
        },
      };
    },
  };
}
