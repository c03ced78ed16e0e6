import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { isPublicId, type Storefront } from '../storefront.parts';

type ById = { Params: { id: string } };

/**
 * Where somebody who had it already refunds a second payment, without signing in. Opening the link changes nothing, because programs that look at
 * messages open links too; the button does.
 */
export function ownedRefundRoutes(scope: FastifyInstance, { dependencies, siteOf, send }: Storefront): void {
  const { ownedRefunds } = dependencies.checkout;
  const keyOf = (request: FastifyRequest) => textOf(request.query, 'k');

  scope.get<ById>('/refund/:id', async (request, reply) => {
    const { id } = request.params;
    if (!isPublicId(id)) throw notFound();
    const key = keyOf(request);
    const refund = await ownedRefunds.show(id, key);
    return send(reply, {
      page: 'ownedRefund',
      site: siteOf(request),
      ...refund,
      orderId: id,
      action: `/refund/${id}?k=${encodeURIComponent(key)}`,
    });
  });

  scope.post<ById>('/refund/:id', async (request, reply) => {
    const { id } = request.params;
    if (!isPublicId(id)) throw notFound();
    const key = keyOf(request);
    await ownedRefunds.ask(id, key);
    return reply.redirect(`/refund/${id}?k=${encodeURIComponent(key)}`, 303);
  });
}
