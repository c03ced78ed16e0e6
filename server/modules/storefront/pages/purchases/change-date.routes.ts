import type { ChangeDateModel } from '@haat/openapi/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import type { ShownOrder } from '../../../orders';
import { isPublicId, type Storefront } from '../storefront.parts';
import { showTo } from './buyer';

type ById = FastifyRequest<{ Params: { id: string } }>;

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/;

/** Where a buyer changes to another date: below the access page, and open to whom that is open. */
export function changeDateRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, deps, siteOf, send } = storefront;
  const { buyers } = dependencies.dateChanges;

  const notFound = (request: ById, reply: FastifyReply) =>
    send(reply, { page: 'notFound', site: siteOf(request) }, 404);

  /** Null where it is not this browser's, and once what was bought is not open any more. */
  async function openOrder(request: ById, reply: FastifyReply): Promise<ShownOrder | null> {
    const { id } = request.params;
    const shown = isPublicId(id) ? await showTo(storefront, { request, reply }, id) : null;
    return shown?.decision === 'open' && shown.order.access ? shown : null;
  }

  const keyOf = ({ sellerId, order }: ShownOrder) => ({ sellerId, orderId: order.id });

  async function page(request: ById, shown: ShownOrder, error: string | null): Promise<ChangeDateModel> {
    const { id: orderId, product } = shown.order;
    const { title, cover, language, seller } = product;
    const { dates, until } = await buyers.choices(keyOf(shown));
    return {
      page: 'changeDate',
      site: siteOf(request),
      orderId,
      product: { title, cover, language, seller },
      dates,
      until: until?.toISOString() ?? null,
      key: deps.random.publicId(),
      error,
    };
  }

  app.get<{ Params: { id: string } }>('/access/:id/date', async (request, reply) => {
    const shown = await openOrder(request, reply);
    if (!shown) return notFound(request, reply);
    try {
      return send(reply, await page(request, shown, null));
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return notFound(request, reply);
      throw error;
    }
  });

  app.post<{ Params: { id: string } }>('/access/:id/date', async (request, reply) => {
    const shown = await openOrder(request, reply);
    if (!shown) return notFound(request, reply);
    const from = textOf(request.body, 'from');
    const to = textOf(request.body, 'to');
    const key = textOf(request.body, 'key');
    if (!isPublicId(from) || !isPublicId(to) || !wellFormed.test(key))
      return send(reply, await page(request, shown, 'Choose a date.'), 422);
    try {
      await buyers.change(keyOf(shown), { from, to, key: `buyer:${key}` });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      if (error.status === 404) return notFound(request, reply);
      return send(reply, await page(request, shown, `${error.message}.`), error.status);
    }
    return reply.redirect(`/access/${shown.order.id}?date=changed`, 303);
  });
}
