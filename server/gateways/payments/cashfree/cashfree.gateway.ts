import { methodOf, type PayMethod, type PayWay } from '@haat/openapi/pay-ways';
import type { Clock } from '../../../platform/clock/clock';
import type { CashfreeConfig } from '../../../platform/config/cashfree';
import type { RefundState } from '../payments.books';
import type { GatewayOrder, GatewayRefund, OpenedOrder, PaymentGateway } from '../payments.gateway';
import { createCashfreeBooks } from './cashfree.books';
import { createCashfreeClient, notUnderstood } from './cashfree.client';
import { rupeesOf } from './cashfree.money';
import { noticesIn, provider, wordIn } from './cashfree.notice';
import { sessionIn } from './cashfree.read';
import { refundOnce } from './cashfree.refunds';
import { isSignedByCashfree } from './cashfree.signature';
import { createUpiWays } from './cashfree.upi';

export interface CashfreeOptions {
  config: CashfreeConfig;
  clock: Clock;
  /** Where people reach us, without a slash at the end; null when only the request knows. */
  publicUrl: string | null;
}

/** How long Cashfree takes money for an order: longer than ours lasts, because trying again gives ours time anew. */
const openForMs = 24 * 60 * 60_000;

/** Cashfree's payment gateway. Our order's id is its natural key: whatever got lost is found again by it. */
export function createCashfreeGateway({ config, clock, publicUrl }: CashfreeOptions): PaymentGateway {
  const client = createCashfreeClient(config);
  const upiWays = createUpiWays(client, () => clock.now().getTime());
  /** Only where the account may, and only for who chose it. */
  const seamless = (way: PayWay) => config.seamless && methodOf(way) === 'upi';
  const pathOf = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`;

  async function open(order: GatewayOrder): Promise<{ session: string }> {
    const { phone, email, name } = order.buyer;
    const answer = await client.postOnce('/orders', {
      order_id: order.id,
      order_amount: rupeesOf(order.amount),
      order_currency: order.currency,
      order_expiry_time: new Date(clock.now().getTime() + openForMs).toISOString(),
      customer_details: {
        customer_id: order.id,
        customer_phone: phone.replace(/^\+91/, ''),
        ...(email && { customer_email: email }),
        ...(name && name.length >= 3 && { customer_name: name.slice(0, 100) }),
      },
      ...((publicUrl || order.method) && { order_meta: metaOf(publicUrl, order.method) }),
    });
    // Opened before, by a request whose answer got lost.
    const opened = answer.status === 409 ? await client.get(pathOf(order.id)) : answer;
    const session = sessionIn(opened.body, 'payment_session_id');
    if (session === null) throw notUnderstood(opened);
    return { session };
  }

  async function refund({ orderId, refundId, amount }: GatewayRefund): Promise<RefundState> {
    const input = { refund_id: refundId, refund_amount: rupeesOf(amount) };
    return refundOnce(client, `${pathOf(orderId)}/refunds`, input);
  }

  return {
    provider,
    pinsMethod: true,
    ...(config.seamless && { showsCodes: true as const }),
    open,
    refund,
    ...createCashfreeBooks(client),

    checkout: async ({ session }, device, way = 'upi') => ({
      kind: 'script',
      script: config.scriptUrl,
      mode: config.mode,
      about: 'payment',
      session,
      upi: device !== null && seamless(way) ? await upiWays(session, device) : null,
    }),

    verifyWebhook(rawBody, headers) {
      if (!isSignedByCashfree(config.clientSecret, rawBody, headers)) return null;
      return wordIn(rawBody);
    },

    async status({ id }: OpenedOrder) {
      const answer = await client.get(`${pathOf(id)}/payments`);
      if (answer.status === 404) return [];
      if (answer.status >= 400) throw notUnderstood(answer);
      // Responses about other orders are ignored.
      return noticesIn(answer.body).filter(({ orderId }) => orderId === id);
    },
  };
}

/** Addresses that Cashfree leads buyers to, and tells; it takes only https for the second. */
const metaOf = (publicUrl: string | null, method: GatewayOrder['method']) => ({
  ...(publicUrl && { return_url: `${publicUrl}/cashfree?id={order_id}&back=1` }),
  ...(publicUrl?.startsWith('https:') && { notify_url: `${publicUrl}/webhooks/${provider}` }),
  ...(method && { payment_methods: methodsOf[method] }),
});

/** What Cashfree's page is told to offer. */
const methodsOf: Record<PayMethod, string> = { upi: 'upi', card: 'cc,dc', netbanking: 'nb', wallet: 'app' };
