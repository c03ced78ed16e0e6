import { queryOf, sourceAt } from '@haat/openapi/attribution';
import { ownedAddress } from '@haat/openapi/checkout-address';
import type { CheckoutModel } from '@haat/openapi/pages';
import { paymentPath } from '@haat/openapi/pay-ways';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceSaid } from '../../../../platform/http/device';
import { Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { wantedBy } from '../../../../platform/http/pages/page-language';
import { placedNow } from '../../../accounts';
import { amountChanged, listPath, ownedAlready } from '../../../orders';
import { deviceOf } from '../payment/paying.device';
import { withOwnedParts } from '../preview/owned-parts';
import { shownProduct } from '../preview/shown-product';
import { isPublicId, type Storefront } from '../storefront.parts';
import {
  checkoutModel,
  checkoutTyped,
  chosenIn,
  isCodeNew,
  isCountNew,
  isEmail,
  keyFor,
  orderIn,
} from './checkout.form';
import { ownedHere } from './owned.routes';

/**
 * A button that only reckons was pressed: beside the code, or beside the number of pieces. An Enter anywhere in the form presses the first of them too:
 * then nothing new is typed there.
 */
const isReckoning = (body: unknown): boolean =>
  (textOf(body, 'apply') !== '' && isCodeNew(body)) ||
  (textOf(body, 'recount') !== '' && (isCountNew(body) || isCodeNew(body)));

const isOpen = ({ product, priceId }: CheckoutModel): boolean =>
  product.prices.find(({ id }) => id === priceId)?.type === 'open';

/** Refusals that mean that it is not sold now. Others are of this order, and what was typed for it stays. */
const notSoldCodes: ReadonlySet<string> = new Set(['closed', 'product_paused', 'sold_out']);

/** Five parts of an address as long as an order takes them, and what escapes them. */
const longestCame = 8_000;

type ById = FastifyRequest<{ Params: { id: string } }>;

/** The step between a preview of any kind and the payment, for browsers without JavaScript and for wide screens. */
export function checkoutRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { deps, dependencies, siteOf, send } = storefront;

  async function modelFor(request: ById, query: unknown): Promise<CheckoutModel | null> {
    const { id } = request.params;
    const entry = isPublicId(id) ? await dependencies.catalog.publicProduct(id) : null;
    if (!entry) return null;
    if (request.method === 'GET') dependencies.analytics.countOpened(entry.sellerId, id, request);
    const site = siteOf(request);
    const came = textOf(request.body, 'came').slice(0, longestCame);
    // A form that everybody is sent says nothing of who came; the page it stands on does.
    const address = came === '' ? site.origin + request.url : `${site.origin}/?${came}`;
    const source = sourceAt({ address, referrer: request.headers.referer ?? '' });
    const theirs = await withOwnedParts(storefront, request, entry);
    const { product, refusedCode } = await shownProduct(dependencies, theirs, chosenIn(query).code);
    const model = checkoutModel(site, product, query, deps.random.uuid());
    const discountCode = refusedCode?.code ?? product.reduction?.code ?? '';
    return {
      ...model,
      values: { ...model.values, discountCode },
      errors: refusedCode ? { discountCode: refusedCode.message } : {},
      came: queryOf(source),
    };
  }

  const notFound = (request: ById, reply: FastifyReply) =>
    send(reply, { page: 'notFound', site: siteOf(request) }, 404);

  app.get<{ Params: { id: string } }>('/pp/:id/checkout', async (request, reply) => {
    const model = await modelFor(request, request.query);
    if (!model) return notFound(request, reply);
    if (model.product.status === 'paused')
      return notSold(reply, model, 'It may be available again later.', 200);
    const hasSeat = await dependencies.waitingLists.hasOfferedSeat(model.product.id, model.seatOffer);
    if (model.product.closed !== undefined && !hasSeat)
      return notSold(reply, model, model.product.closed, 200);
    const isTold = model.again || textOf(request.query, 'for') !== '';
    if (!isTold && (await ownedHere(storefront, request))) return sendToOwned(reply, model, request.query);
    const saved = textOf(request.query, 'details') === 'none' ? null : await savedHere(request);
    const shown: CheckoutModel = {
      ...model,
      ...(saved && { isSaved: true, values: { ...model.values, ...saved } }),
      ...(deviceOf(request) === 'desktop' && (await showsCode(model)) && { showsCode: true }),
    };
    return send(reply, shown);
  });

  /** A code beside the form is of an order that nobody pressed for: it takes nothing from others, be it pieces, seats of it or of its parts, or a discount. */
  async function showsCode({ product: { id, prices, reduction } }: CheckoutModel): Promise<boolean> {
    if (!dependencies.checkout.showsCodes() || reduction !== undefined) return false;
    if (prices.some(({ stock }) => stock !== undefined)) return false;
    const sellable = await dependencies.catalog.getSellable(id);
    if (!sellable) return false;
    const { seats, seatsOfHeld } = await dependencies.catalog.availability(sellable.product);
    return seats === null && seatsOfHeld.size === 0;
  }

  /** What the buyer of this browser said the last time. */
  async function savedHere(request: FastifyRequest) {
    const proof = await dependencies.buyers.proofOf(request);
    return proof && dependencies.checkout.findSaved(proof);
  }

  /** The same for the step inside a preview, which is everybody's. */
  app.get('/checkout/saved', async (request, reply) => {
    const saved = await savedHere(request);
    reply.header('cache-control', 'no-store');
    return saved ? reply.send(saved) : reply.code(204).send();
  });

  app.post<{ Params: { id: string } }>('/pp/:id/checkout', async (request, reply) => {
    const { body } = request;
    const empty = await modelFor(request, body);
    if (!empty) return notFound(request, reply);
    const model = checkoutTyped(empty, body);
    const { email } = model.values;
    if (email !== '' && !isEmail(email)) {
      const errors = { email: 'Enter an email address like name@example.com, or leave it empty.' };
      return send(reply, { ...model, errors }, 422);
    }
    if (isReckoning(body)) return send(reply, model, 'discountCode' in model.errors ? 422 : 200);
    const order = orderIn(model, body);
    try {
      const key = keyFor(textOf(body, 'key') || model.key, order);
      const device = deviceSaid(request.headers['user-agent']);
      const placed = await dependencies.checkout.placeOrder(order, key, {
        device,
        language: wantedBy(request),
        ip: request.ip,
        proof: await dependencies.buyers.proofOf(request),
      });
      await dependencies.buyers.holds(request, reply, placedNow(placed.id));
      const isFree = placed.status === 'fulfilled';
      return reply.redirect(isFree ? `/access/${placed.id}` : paymentPath(placed.id, model.values.way), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 404) return notFound(request, reply);
      if (error.code === ownedAlready) return sendToOwned(reply, model, body);
      if (notSoldCodes.has(error.code)) return notSold(reply, model, error.message, 409);
      const errors = error.fields ?? {};
      // Where it costs more than was shown, what is given stays as it is.
      const isAsked = 'amount' in errors && isOpen(model) && error.code !== amountChanged;
      // What is not offered any more has no field to be said beside, nor has the sum of a fixed price.
      const isUntold = 'autopay' in errors || ('amount' in errors && !isAsked);
      const isTold = Object.keys(errors).length > 0 && !isUntold;
      const message = isTold ? null : error.message;
      // An amount that was refused is asked for again.
      const amount = isAsked ? null : model.amount;
      const autopay = model.autopay && !('autopay' in errors);
      return send(reply, { ...model, amount, autopay, errors, message }, error.status);
    }
  });

  /** What was chosen goes along: from there they may go on with it. */
  const sendToOwned = (reply: FastifyReply, { product, came }: CheckoutModel, said: unknown) =>
    reply.redirect(ownedAddress(product.id, { ...chosenIn(said), attribution: came }), 303);

  async function notSold(reply: FastifyReply, model: CheckoutModel, text: string, status: number) {
    const { product, site } = model;
    const action = (await dependencies.waitingLists.isFull(product.id))
      ? { href: listPath(product.id), label: 'Join the waiting list' }
      : { href: product.url, backTo: product.title };
    return send(
      reply,
      {
        page: 'unavailable',
        site,
        heading: 'Not on sale at the moment',
        text,
        language: product.language,
        action,
      },
      status,
    );
  }
}
