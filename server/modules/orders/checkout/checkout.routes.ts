import type { PlacedOrder } from '@haat/openapi';
import { GatewaySilent, type WebhookEvent } from '../../../gateways/payments';
import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { deviceSaid } from '../../../platform/http/device';
import { conflict, notFound, unauthorized, unavailable } from '../../../platform/http/errors';
import { wantedBy } from '../../../platform/http/pages/page-language';
import { enqueue } from '../../../platform/jobs/jobs';
import { type BuyerBrowsers, placedNow } from '../../accounts';
import type { Access } from '../../delivery';
import type { Orders } from './order/order.service';
import { syncQueues } from './payments/event.queues';
import type { Payments } from './payments/payment.service';
import type { PlaceOrder } from './placing/place-order.service';

export function checkoutHandlers(
  deps: Pick<Deps, 'database' | 'gateways' | 'jobs'>,
  parts: {
    placeOrder: PlaceOrder;
    orders: Orders;
    payments: Payments;
    access: Access;
    buyers: Pick<BuyerBrowsers, 'holds' | 'proofOf'>;
  },
) {
  const { placeOrder, orders, payments, access, buyers } = parts;

  /** What is refused is sent again by the gateway. */
  async function handleWebhook(event: WebhookEvent): Promise<string> {
    if (event.kind === 'other') return 'Nothing for us';
    if (event.kind === 'ask') return askAbout(event.orderId);
    if (event.kind !== 'notice') {
      const { kind, ...about } = event;
      await deps.database.tx((trx) => enqueue(trx, { queue: syncQueues[kind], payload: about }));
      deps.jobs.kick();
      return 'Taken';
    }
    const applied = await payments.apply(event.notice);
    if (applied.outcome === 'unknown') throw notFound('Order not found');
    if (applied.outcome === 'mismatch')
      throw conflict('amount_mismatch', 'The amount does not match the order');
    return applied.outcome === 'applied' ? 'Taken' : 'Known already';
  }

  async function askAbout(orderId: string): Promise<string> {
    try {
      return (await payments.ask(orderId)).isChange ? 'Taken' : 'Known already';
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error;
      throw unavailable(
        'gateway_silent',
        'The payment could not be confirmed with the gateway. Send it again',
      );
    }
  }

  return {
    placeOrder: async ({ body, headers, ip, raw, reply }) => {
      const { provider, session, ...placed } = await placeOrder(body, headers['idempotency-key'], {
        device: deviceSaid(headers['user-agent']),
        language: wantedBy(raw),
        ip,
        proof: await buyers.proofOf(raw),
      });
      const answer: PlacedOrder = {
        ...placed,
        payment: { provider, session },
        token: access.orderToken({ id: placed.id, tokenVersion: 0 }),
      };
      await buyers.holds(raw, reply, placedNow(placed.id));
      return [201, answer];
    },

    getOrder: async ({ params, headers, account, buyer }) => {
      const given = headers['order-token'];
      const token = typeof given === 'string' ? given : undefined;
      if (!account && !buyer && !token) throw unauthorized();
      const shown = await orders.show(params.id, {
        token,
        phones: [...(account?.phones ?? []), ...(buyer?.phones ?? [])],
        orders: buyer?.orders,
        accountId: account?.accountId,
      });
      if (shown?.decision !== 'open') throw notFound('Order not found');
      return [200, shown.order];
    },

    receiveWebhook: async ({ params, headers, body }) => {
      const gateway = deps.gateways.payments.named(params.provider);
      if (!gateway) throw notFound();
      const event = gateway.verifyWebhook(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
      if (!event) throw unauthorized('bad_signature', 'The signature is not valid');
      return [200, { message: await handleWebhook(event) }];
    },
  } satisfies Handlers<'placeOrder' | 'getOrder' | 'receiveWebhook'>;
}
