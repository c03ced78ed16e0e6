import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/errors';
import { rememberedToken } from '../checkout';
import { isPublicId, type Storefront, textOf } from './storefront.parts';

const paid = new Set(['paid', 'fulfilled', 'refunding', 'refunded', 'disputed']);

/** Where payment starts and where the gateway returns to (`back=1`). */
export function paymentRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { doors, siteOf, send } = storefront;
  const { checkout } = doors;

  app.get('/cashfree', async (request, reply) => {
    const site = siteOf(request);
    const id = textOf(request.query, 'id');
    const isBack = textOf(request.query, 'back') !== '';
    // A return may come before the webhook, or without one: then the gateway is asked.
    if (isPublicId(id) && isBack) await checkout.confirmPayment(id);
    const token = rememberedToken(request);
    const shown = isPublicId(id) ? await checkout.show(id, { token }) : null;
    if (!shown) return send(reply, { page: 'notFound', site }, 404);
    const { order, decision, phoneEnding } = shown;
    const isOpen = order.status === 'awaitingPayment' || order.status === 'created';
    if (isOpen && !isBack) return reply.redirect((await checkout.startPayment(id)).url, 303);
    const isOwn = decision === 'open';
    if (isOwn && paid.has(order.status)) return reply.redirect(`/access/${id}`, 303);
    return send(reply, {
      page: 'payment',
      site,
      order: isOwn ? order : { ...order, access: null },
      token: isOwn ? (token ?? null) : null,
      phoneEnding: isOwn ? phoneEnding : null,
    });
  });

  /** Try again: the only thing here that changes an order, so it is a form and not a link. */
  app.post('/cashfree', async (request, reply) => {
    const id = textOf(request.query, 'id');
    if (!isPublicId(id)) return send(reply, { page: 'notFound', site: siteOf(request) }, 404);
    try {
      return reply.redirect((await checkout.startPayment(id)).url, 303);
    } catch (error) {
      if (error instanceof Refusal && error.status === 409)
        return reply.redirect(`/cashfree?id=${id}&back=1`, 303);
      throw error;
    }
  });
}
