import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { AskModel, PayForModel } from '@haat/openapi/pages';
import { paymentPath, payWayOf } from '@haat/openapi/pay-ways';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import type { ShownOrder } from '../../../orders';
import { orderCreator } from '../order-creator';
import { showTo } from '../purchases/buyer';
import { isPublicId, type Storefront } from '../storefront.parts';
import { deviceOf } from './paying.device';
import { sendPayment, sendUnknown } from './payment.page';

/** What whoever pays is told of an order, with or without the link that says for whom. */
export function payForModel(
  { siteOf }: Pick<Storefront, 'siteOf'>,
  request: FastifyRequest,
  { isRenewal, order }: Pick<ShownOrder, 'isRenewal' | 'order'>,
  about: Pick<PayForModel, 'asker' | 'state' | 'action' | 'error'>,
): PayForModel {
  const { title, seller, cover, language } = order.product;
  return {
    page: 'payFor',
    site: siteOf(request),
    product: { title: piecesTitle(title, order.quantity), seller, cover, language },
    amount: order.amount,
    until: order.expiresAt,
    ...(isRenewal && { isRenewal }),
    ...about,
  };
}

/** A buyer asks somebody else to pay: a link that pays their order and opens nothing. */
export function askedPaymentRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, siteOf, send } = storefront;
  const { askedPayments, show, startPayment } = dependencies.checkout;
  type ById = { Params: { id: string } };

  /** The order of the browser that placed it; otherwise the answer that was sent. */
  async function own(request: FastifyRequest, reply: FastifyReply): Promise<ShownOrder | null> {
    const id = textOf(request.query, 'id');
    const shown = isPublicId(id) ? await showTo(storefront, { request, reply }, id) : null;
    if (shown?.decision === 'open') return shown;
    sendUnknown(storefront, { request, reply });
    return null;
  }

  app.get('/cashfree/ask', async (request, reply) => {
    const shown = await own(request, reply);
    if (!shown) return reply;
    const { order, isAsked } = shown;
    if (!unpaid.has(order.status)) return sendPayment(storefront, { request, reply }, shown);
    const site = siteOf(request);
    const link = isAsked ? site.origin + askedPayments.pathOf(order.id) : null;
    const creator = await orderCreator(storefront, shown);
    return send(reply, {
      page: 'ask',
      site,
      order: { ...order, access: null },
      creator,
      link,
    } satisfies AskModel);
  });

  app.post('/cashfree/ask', async (request, reply) => {
    const shown = await own(request, reply);
    if (!shown) return reply;
    try {
      await askedPayments.ask(shown.order.id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
      return reply.redirect(`/cashfree?id=${shown.order.id}&back=1`, 303);
    }
    return reply.redirect(`/cashfree/ask?id=${shown.order.id}`, 303);
  });

  async function sendPayFor(
    request: FastifyRequest<ById>,
    reply: FastifyReply,
    { error, status = 200 }: { error: string | null; status?: number },
  ) {
    const { id } = request.params;
    if (!isPublicId(id)) throw notFound();
    const key = textOf(request.query, 'k');
    const { asker, state, why } = await askedPayments.show(id, key);
    const shown = await show(id);
    if (!shown) throw notFound();
    const action = `/pay-for/${id}?k=${encodeURIComponent(key)}`;
    const about = {
      asker,
      state: error === null ? state : 'over',
      action,
      error: error ?? why,
    } as const;
    return send(reply, payForModel(storefront, request, shown, about), status);
  }

  app.get<ById>('/pay-for/:id', (request, reply) => sendPayFor(request, reply, { error: null }));

  /** Nothing of this browser is noted with the order: whoever pays holds nothing of it. */
  app.post<ById>('/pay-for/:id', async (request, reply) => {
    const { id } = request.params;
    if (!isPublicId(id)) throw notFound();
    const { state } = await askedPayments.show(id, textOf(request.query, 'k'));
    if (state !== 'open') return sendPayFor(request, reply, { error: null });
    const chosen = payWayOf(textOf(request.body, 'way'));
    const way = chosen === 'ask' ? 'upi' : chosen;
    try {
      const start = await startPayment(id, deviceOf(request), { isOwn: true, way });
      return reply.redirect(start.kind === 'redirect' ? start.url : paymentPath(id, way), 303);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
      return sendPayFor(request, reply, { error: error.message, status: 409 });
    }
  });
}

const unpaid: ReadonlySet<string> = new Set(['created', 'awaitingPayment', 'failed', 'dropped']);
