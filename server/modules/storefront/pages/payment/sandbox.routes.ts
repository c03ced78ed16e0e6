import { piecesTitle } from '@haat/kinds/parts/pieces';
import { payWayOf } from '@haat/openapi/pay-ways';
import type { FastifyInstance } from 'fastify';
import { mandateActs } from '../../../../gateways/payments';
import { textOf } from '../../../../platform/http/form-fields';
import { isPublicId, type Storefront } from '../storefront.parts';
import { mandateProduct } from './autopay.routes';
import { deviceOf } from './paying.device';
import { watchOf } from './payment.page';
import { sandboxScan } from './scan.picture';

const outcomes = ['success', 'failed', 'dropped'] as const;
const methods = ['upi', 'card', 'netbanking', 'wallet'];

/** The page of the built-in gateway. Its form does what `POST /sandbox/payments/{session}` does, and leads back by itself. */
export function sandboxRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { deps, dependencies, siteOf, send } = storefront;
  const { buyers, checkout, sandbox } = dependencies;

  app.get<{ Params: { session: string } }>('/sandbox/payments/:session', async (request, reply) => {
    const { session } = request.params;
    const site = siteOf(request);
    const payment = await sandbox.payment(session);
    const proof = (await buyers.proofOf(request)) ?? {};
    const shown = payment && isPublicId(payment.id) ? await checkout.show(payment.id, proof) : null;
    if (!payment || !shown) return send(reply, { page: 'notFound', site }, 404);
    if (payment.outcome === 'success') return reply.redirect(`/cashfree?id=${payment.id}&back=1`, 303);
    const { product } = shown.order;
    const way = payWayOf(textOf(request.query, 'way'));
    const now = deps.clock.now();
    const isScanned = way === 'upi' && deviceOf(request) === 'desktop';
    const here = `${site.origin}/sandbox/payments/${session}`;
    return send(reply, {
      page: 'sandbox',
      site,
      session,
      orderId: payment.id,
      amount: payment.amount,
      title: piecesTitle(product.title, shown.order.quantity),
      seller: product.seller,
      language: product.language,
      way,
      scan: isScanned ? sandboxScan(here, shown.order, now) : null,
      ...watchOf(storefront, shown),
      error: null,
    });
  });

  app.post<{ Params: { session: string } }>('/sandbox/payments/:session/form', async (request, reply) => {
    const outcome = outcomes.find((one) => one === textOf(request.body, 'outcome')) ?? 'dropped';
    const method = textOf(request.body, 'method');
    const { returnUrl } = await sandbox.pay(
      request.params.session,
      outcome,
      methods.includes(method) ? method : 'upi',
    );
    return reply.redirect(returnUrl, 303);
  });

  app.get<{ Params: { session: string } }>('/sandbox/mandates/:session', async (request, reply) => {
    const { session } = request.params;
    const site = siteOf(request);
    const mandate = await sandbox.mandate(session);
    const shown = mandate && (await mandateProduct(storefront, mandate.id));
    if (!mandate || !shown) return send(reply, { page: 'notFound', site }, 404);
    const { status, most, method, waiting } = mandate;
    return send(reply, {
      page: 'sandboxMandate',
      site,
      session,
      ...shown,
      status,
      most,
      first: mandate.is_first_kept ? mandate.first_amount : null,
      method,
      isRefusing: mandate.refuses_next,
      waiting: waiting.map(({ amount, day }) => ({ amount, day })),
    });
  });

  app.post<{ Params: { session: string } }>('/sandbox/mandates/:session/form', async (request, reply) => {
    const { session } = request.params;
    const act = mandateActs.find((one) => one === textOf(request.body, 'act')) ?? 'leave';
    const method = textOf(request.body, 'method') === 'card' ? 'card' : 'upi';
    const { returnUrl } = await sandbox.play(session, act, method);
    return reply.redirect(returnUrl ?? `/sandbox/mandates/${session}`, 303);
  });
}
