import type { Purchase } from '@haat/openapi';
import { newRefundRequestBounds, newReviewBounds } from '@haat/openapi/bounds';
import type { PurchaseDone, PurchaseForm, PurchaseModel } from '@haat/openapi/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalid, notFound, Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { placedNow } from '../../../accounts';
import { isPublicId, type Storefront } from '../storefront.parts';

type ByOrder = FastifyRequest<{ Params: { order: string } }>;

/** A purchase, and the phones by which a browser may be told of it. */
interface Theirs {
  order: string;
  phones: readonly string[];
  purchase: Purchase;
}

const pathOf = (orderId: string): string => `/purchase/library/${orderId}`;

const outcomes: ReadonlySet<string> = new Set<PurchaseDone>([
  'refundRequested',
  'refundWithdrawn',
  'reviewPosted',
  'reviewDeleted',
  'cancelled',
  'resumed',
  'autopayOff',
]);
const isDone = (text: string): text is PurchaseDone => outcomes.has(text);

/** The phones by which this browser may be told of an order; null for one that has shown nothing. */
async function phonesOf({ dependencies: { access, buyers } }: Storefront, request: ByOrder, order: string) {
  const buyer = await buyers.proofOf(request);
  return buyer && access.phonesFor({ account: null, buyer }, order);
}

/** The purchase that an address names; null where this browser may not be told of it. */
async function theirs(storefront: Storefront, request: ByOrder): Promise<Theirs | null> {
  const { order } = request.params;
  const phones = isPublicId(order) ? await phonesOf(storefront, request, order) : null;
  if (!phones || phones.length === 0) return null;
  try {
    return { order, phones, purchase: await storefront.dependencies.sales.purchase(phones, order) };
  } catch (error) {
    // Of another number than those that were proved here.
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

/** Where it goes then: to the code where it holds the order, and somebody else has paid since; else to what it may see. */
async function awayFrom({ dependencies: { buyers } }: Storefront, request: ByOrder): Promise<string> {
  const proof = await buyers.proofOf(request);
  const isHeld = proof?.orders.some(({ id }) => id === request.params.order);
  return isHeld ? '/purchase/library?number=other' : '/purchase/library';
}

/**
 * The phones by which this browser may move a subscription: those of the order that began it. One that has paid for a later period with somebody's number
 * is told how it stands, and no more.
 */
const holdersOf = async (storefront: Storefront, request: ByOrder, subscriptionId: string) =>
  (await phonesOf(storefront, request, subscriptionId)) ?? [];

/** The subscription that an order has paid for, with what this browser may do. */
async function subscriptionOf(
  storefront: Storefront,
  request: ByOrder,
  phones: readonly string[],
  id: string,
) {
  const { buyers } = storefront.dependencies.subscriptions;
  const subscription = await buyers.show(phones, id);
  const isTheirs = await buyers.isHeldBy(await holdersOf(storefront, request, id), id);
  return isTheirs ? subscription : { ...subscription, can: [] };
}

async function modelOf(
  storefront: Storefront,
  request: ByOrder,
  { order, phones, purchase }: Theirs,
  sentBack: PurchaseModel['sentBack'],
): Promise<PurchaseModel> {
  const { invoices, refundRequests, reviews } = storefront.dependencies;
  const done = textOf(request.query, 'done');
  const [refund, review, subscription, documents] = await Promise.all([
    refundRequests.buyers.ofPurchase(phones, order),
    reviews.own.ofPurchase({ accountId: null, phones }, order),
    purchase.subscription ? subscriptionOf(storefront, request, phones, purchase.subscription.id) : null,
    invoices.list(order),
  ]);
  return {
    page: 'purchase',
    site: storefront.siteOf(request),
    purchase,
    refund,
    review,
    subscription,
    documents: documents.map(({ kind, serial, path: url }) => ({ kind, serial, url })),
    done: sentBack === null && isDone(done) ? done : null,
    sentBack,
  };
}

/** What a form does for the buyer of an order; answers what is then said, or where the browser goes on to. */
type Act = (
  request: ByOrder,
  given: Theirs & { reply: FastifyReply },
) => Promise<PurchaseDone | { path: string }>;

const tooLong = (most: number): string => `Enter at most ${most} characters`;

const reasonIn = ({ body }: FastifyRequest): string => {
  const reason = textOf(body, 'reason').trim();
  const { maxLength } = newRefundRequestBounds.reason;
  if (reason === '') throw invalid({ reason: 'Give a reason in one sentence.' });
  if (reason.length > maxLength) throw invalid({ reason: tooLong(maxLength) });
  return reason;
};

function reviewIn({ body }: FastifyRequest) {
  const stars = Number(textOf(body, 'stars'));
  const text = textOf(body, 'text').trim();
  const name = textOf(body, 'name').trim();
  if (![1, 2, 3, 4, 5].includes(stars)) throw invalid({ stars: 'Choose from one to five stars.' });
  for (const [field, typed, { maxLength }] of [
    ['text', text, newReviewBounds.text],
    ['name', name, newReviewBounds.name],
  ] as const)
    if (typed.length > maxLength) throw invalid({ [field]: tooLong(maxLength) });
  return { stars, ...(text && { text }), ...(name && { name }) };
}

/** By the last part of the address that a form is sent to. */
function actsOf(storefront: Storefront): Record<string, { form: PurchaseForm; act: Act }> {
  const { refundRequests, reviews } = storefront.dependencies;
  const reviewer = (phones: readonly string[]) => ({ accountId: null, phones });
  return {
    refund: {
      form: 'refund',
      act: async (request, { order, phones }) => {
        await refundRequests.buyers.ask(phones, order, { reason: reasonIn(request) });
        return 'refundRequested';
      },
    },
    'withdraw-refund': {
      form: 'refund',
      act: async (_, { order, phones }) => {
        await refundRequests.buyers.withdraw(phones, order);
        return 'refundWithdrawn';
      },
    },
    review: {
      form: 'review',
      act: async (request, { order, phones }) => {
        await reviews.own.write(reviewer(phones), order, reviewIn(request));
        return 'reviewPosted';
      },
    },
    'delete-review': {
      form: 'review',
      act: async (_, { order, phones }) => {
        await reviews.own.withdraw(reviewer(phones), order);
        return 'reviewDeleted';
      },
    },
    ...subscriptionActsOf(storefront),
  };
}

type SubscriptionAct = (phones: readonly string[], id: string, ...of: Parameters<Act>) => ReturnType<Act>;

/** Of the subscription that the order of the address has paid for, whichever of its orders that is. */
function subscriptionActsOf(storefront: Storefront): ReturnType<typeof actsOf> {
  const { buyers: browsers, subscriptions } = storefront.dependencies;
  const { endAutopay, move, renew } = subscriptions.buyers;
  const acts: Record<string, SubscriptionAct> = {
    cancel: async (phones, id) => {
      await move(phones, id, 'cancel');
      return 'cancelled';
    },
    stay: async (phones, id) => {
      await move(phones, id, 'stay');
      return 'resumed';
    },
    resume: async (phones, id) => {
      await move(phones, id, 'resume');
      return 'resumed';
    },
    'autopay-off': async (phones, id) => {
      await endAutopay(phones, id);
      return 'autopayOff';
    },
    renew: async (phones, id, request, { reply }) => {
      const payment = await renew(phones, id, (await browsers.proofOf(request)) ?? undefined);
      await browsers.holds(request, reply, placedNow(payment));
      return { path: `/cashfree?id=${payment}` };
    },
  };
  return Object.fromEntries(
    Object.entries(acts).map(([name, act]) => [
      name,
      {
        form: 'subscription',
        act: async (request, given) => {
          const { subscription } = given.purchase;
          if (!subscription) throw notFound('Subscription not found');
          const { id } = subscription;
          return act(await holdersOf(storefront, request, id), id, request, given);
        },
      },
    ]),
  );
}

/** Kept as far as a form may say. */
const longest = 1000;
const typedIn = ({ body }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    ['reason', 'stars', 'text', 'name'].map((name) => [name, textOf(body, name).slice(0, longest)]),
  );

const messageOf = ({ fields, message }: Refusal): string => Object.values(fields ?? {})[0] ?? message;

/**
 * One purchase in a browser without scripts: its refund, its review and its subscription by forms that post here. What may be done, and by whom, is
 * decided where the calls of the app are.
 */
export function purchaseRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { send } = storefront;

  app.get<{ Params: { order: string } }>('/purchase/library/:order', async (request, reply) => {
    const found = await theirs(storefront, request);
    if (!found) return reply.redirect(await awayFrom(storefront, request), 303);
    return send(reply, await modelOf(storefront, request, found, null));
  });

  for (const [name, { form, act }] of Object.entries(actsOf(storefront)))
    app.post<{ Params: { order: string } }>(`/purchase/library/:order/${name}`, async (request, reply) => {
      const found = await theirs(storefront, request);
      if (!found) return reply.redirect(await awayFrom(storefront, request), 303);
      try {
        const done = await act(request, { ...found, reply });
        const next = typeof done === 'string' ? `${pathOf(found.order)}?done=${done}` : done.path;
        return reply.redirect(next, 303);
      } catch (error) {
        if (!(error instanceof Refusal) || error.status === 404 || error.status >= 500) throw error;
        const sentBack = { form, error: messageOf(error), typed: typedIn(request) };
        return send(reply, await modelOf(storefront, request, found, sentBack), error.status);
      }
    });
}
