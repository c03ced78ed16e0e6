import { paymentPath } from '@haat/openapi/pay-ways';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { placedNow } from '../../../accounts';
import { showTo } from '../purchases/buyer';
import { isPublicId, type Storefront } from '../storefront.parts';
import { deviceOf } from './paying.device';

const addressOf = (id: string, key: string): string => `/renew/${id}?k=${encodeURIComponent(key)}`;

/**
 * The link of a reminder: shows what another period costs, and leads to its payment; takes yes and no to renewing by itself. It works without
 * signing in.
 */
export function renewalRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, siteOf, send } = storefront;
  const { buyers, checkout, subscriptions } = dependencies;

  async function modelOf(request: FastifyRequest, id: string, key: string, error: string | null) {
    const { subscription } = await subscriptions.showByLink(id, key);
    const shown = await checkout.show(id);
    if (!shown) throw notFound();
    const { title, seller, language } = shown.order.product;
    return {
      page: 'renewal',
      site: siteOf(request),
      product: { title, seller, language },
      subscription,
      action: addressOf(id, key),
      error,
      isTurnedOff: textOf(request.query, 'off') === '1',
    } as const;
  }

  const keyOf = (request: FastifyRequest) => textOf(request.query, 'k');

  /**
   * Where an order of the subscription is paid. Whose browser may open what was bought with it holds the order as well; anybody else with the link pays it
   * like somebody who was asked to, and nothing of it opens there.
   */
  async function paymentOf(request: FastifyRequest, reply: FastifyReply, id: string) {
    const first = await showTo(storefront, { request, reply }, id);
    const isOpen = first?.decision === 'open';
    const shown = isOpen ? await buyers.proofOf(request) : null;
    const orderId = await subscriptions.renewByLink(id, keyOf(request), shown);
    if (isOpen) {
      await buyers.holds(request, reply, placedNow(orderId));
      return paymentPath(orderId, 'upi');
    }
    const start = await checkout.startPayment(orderId, deviceOf(request), { isOwn: true });
    return start.kind === 'redirect' ? start.url : paymentPath(orderId, 'upi');
  }

  app.get<{ Params: { id: string } }>('/renew/:id', async (request, reply) => {
    const { id } = request.params;
    if (!isPublicId(id)) throw notFound();
    return send(reply, await modelOf(request, id, keyOf(request), null));
  });

  app.post<{ Params: { id: string } }>('/renew/:id', async (request, reply) => {
    const { id } = request.params;
    if (!isPublicId(id)) throw notFound();
    const choice = textOf(request.body, 'autopay');
    try {
      if (choice === 'start')
        return reply.redirect(await subscriptions.startAutopayByLink(id, keyOf(request)), 303);
      if (choice === 'end') {
        await subscriptions.endAutopayByLink(id, keyOf(request));
        return reply.redirect(`${addressOf(id, keyOf(request))}&off=1`, 303);
      }
      return reply.redirect(await paymentOf(request, reply, id), 303);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 404) throw error;
      return send(reply, await modelOf(request, id, keyOf(request), error.message), error.status);
    }
  });
}
