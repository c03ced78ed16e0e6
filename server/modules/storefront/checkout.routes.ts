import type { CheckoutModel } from '@haat/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors';
import { rememberBuyer } from '../checkout';
import { checkoutModel, checkoutTyped, isEmail, keyFor, orderIn } from './checkout.form';
import { isPublicId, type Storefront, textOf } from './storefront.parts';

type ById = FastifyRequest<{ Params: { id: string } }>;

/** The step between a preview and the payment, for browsers without JavaScript and for wide screens. */
export function checkoutRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { deps, doors, siteOf, send } = storefront;
  const isSecure = deps.config.publicUrl?.startsWith('https:') ?? false;

  async function modelFor(request: ById, query: unknown): Promise<CheckoutModel | null> {
    const { id } = request.params;
    const entry = isPublicId(id) ? await doors.catalog.publicProduct(id) : null;
    if (entry?.product.kind !== 'page') return null;
    return checkoutModel(siteOf(request), entry.product, query, deps.random.uuid());
  }

  const notFound = (request: ById, reply: FastifyReply) =>
    send(reply, { page: 'notFound', site: siteOf(request) }, 404);

  app.get<{ Params: { id: string } }>('/pp/:id/checkout', async (request, reply) => {
    const model = await modelFor(request, request.query);
    if (!model) return notFound(request, reply);
    if (model.product.status === 'paused')
      return notSold(reply, model, 'It may come back. Look again later.', 200);
    return send(reply, model);
  });

  app.post<{ Params: { id: string } }>('/pp/:id/checkout', async (request, reply) => {
    const { body } = request;
    const empty = await modelFor(request, body);
    if (!empty) return notFound(request, reply);
    const model = checkoutTyped(empty, body);
    const { email } = model.values;
    if (email !== '' && !isEmail(email)) {
      const errors = { email: 'Type an e-mail address like name@example.com, or leave it empty.' };
      return send(reply, { ...model, errors }, 422);
    }
    const order = orderIn(model, body);
    try {
      const placed = await doors.checkout.placeOrder(order, keyFor(textOf(body, 'key') || model.key, order));
      const token = doors.access.orderToken(placed.id);
      rememberBuyer(reply, { id: placed.id, token }, { isSecure });
      const isFree = placed.status === 'fulfilled';
      return reply.redirect(isFree ? `/access/${placed.id}` : `/cashfree?id=${placed.id}`, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 404) return notFound(request, reply);
      if (error.status === 409) return notSold(reply, model, `${error.message}.`, 409);
      const errors = error.fields ?? {};
      const message = Object.keys(errors).length > 0 ? null : error.message;
      // An amount that was refused is asked for again.
      const amount = 'amount' in errors ? null : model.amount;
      return send(reply, { ...model, amount, errors, message }, error.status);
    }
  });

  function notSold(reply: FastifyReply, model: CheckoutModel, text: string, status: number) {
    const { product, site } = model;
    const action = { href: `/pp/${product.id}`, label: `Back to ${product.title}` };
    return send(
      reply,
      { page: 'unavailable', site, heading: 'Not on sale at the moment', text, action },
      status,
    );
  }
}
