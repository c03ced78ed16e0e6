import { productKinds } from '@haat/kinds/facts';
import { sessionUid } from '@haat/kinds/parts/live/door';
import { canOpen } from '@haat/machines/lifecycles/access';
import type { Learning } from '@haat/openapi';
import type { AccessCodeModel, AccessModel, SeatsModel } from '@haat/openapi/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { spokenTo } from '../../../../platform/http/pages/page-language';
import { deviceOf } from '../../../accounts';
import type { Proof } from '../../../delivery';
import { calendarOf } from '../../../messaging';
import type { ShownOrder } from '../../../orders';
import { orderCreator } from '../order-creator';
import { seatsIn, sendCalendar } from '../preview/seat.calendar';
import { isPublicId, type Storefront } from '../storefront.parts';
import { showTo } from './buyer';
import { joinFailureOf } from './discord.routes';
import { sendPdf } from './document.routes';

type ById = FastifyRequest<{ Params: { id: string } }>;

/** The order as this browser may see it; otherwise the answer that was sent. */
async function arrive(
  storefront: Storefront,
  request: ById,
  reply: FastifyReply,
): Promise<ShownOrder | null> {
  const { siteOf, send } = storefront;
  const { buyers } = storefront.dependencies;
  const { id } = request.params;
  const key = textOf(request.query, 'k') || undefined;
  const pass = textOf(request.query, 'pass') || undefined;
  const shown = isPublicId(id) ? await showTo(storefront, { request, reply }, id, { key, pass }) : null;
  if (!shown || shown.decision === 'unknown') {
    const site = siteOf(request);
    // Sent on from a link, and without the cookie that went with it: its phone opens it still.
    if (textOf(request.query, 'from') === 'link') send(reply, { page: 'libraryCode', site, ...nothingTyped });
    else if (isPublicId(id) && request.method === 'GET' && pathOf(request) === `/access/${id}`)
      askNumber(storefront, request, reply);
    else send(reply, { page: 'notFound', site }, 404);
    return null;
  }
  if (shown.decision === 'revoked') {
    sendRevoked(storefront, request, reply);
    return null;
  }
  if (key === undefined && pass === undefined) return shown;
  if (shown.decision === 'askOtp') await buyers.followed(request, reply, shown.followed);
  else if (pass !== undefined) await buyers.holds(request, reply, shown.held);
  // A form that was open before goes on with what it was sent with.
  if (request.method === 'POST') return shown;
  // Below the receipt nothing asks for a code: its own page does, and leads there again.
  reply.redirect(shown.decision === 'open' ? pathOf(request) : `/access/${id}?from=link`, 303);
  return null;
}

/**
 * Of an order that there is and of one that there is not the page is the same: it names no number and asks for one. Whoever proves the buyer's comes in;
 * to anybody else nothing is here, and so says the status.
 */
function askNumber({ siteOf, send }: Storefront, request: ById, reply: FastifyReply) {
  const error = textOf(request.query, 'from') === 'code' ? notBoughtWith : null;
  const { id: orderId } = request.params;
  return send(reply, { page: 'libraryCode', site: siteOf(request), ...nothingTyped, orderId, error }, 404);
}

/** A phrase of the page, translated there. */
const notBoughtWith = 'This was not bought with that number. Try another one.';

function sendRevoked({ siteOf, send }: Storefront, request: FastifyRequest, reply: FastifyReply) {
  return send(
    reply,
    {
      page: 'unavailable',
      site: siteOf(request),
      heading: 'This link no longer works',
      text: 'A newer link was sent, or the buyer ended it. Check your latest message, or open your purchases with a code sent to your phone.',
      action: { href: '/purchase/library?number=other', label: 'Open with a code' },
    },
    410,
  );
}

const codeModel = (
  { siteOf }: Storefront,
  request: ById,
  shown: ShownOrder,
  more: Pick<AccessCodeModel, 'sent' | 'error'>,
) =>
  ({
    page: 'accessCode',
    site: siteOf(request),
    orderId: shown.order.id,
    phoneEnding: shown.phoneEnding,
    language: shown.order.product.language,
    ...more,
  }) satisfies AccessCodeModel;

/** The live sessions in an order that do not take place; a giver has no seat, and is told of what they gave. */
async function cancelledIn({ dependencies }: Storefront, { order, sellerId }: ShownOrder) {
  const { accesses = [], gift, id: orderId } = order;
  if (gift?.role === 'given') return dependencies.liveSessions.cancelledOfGift({ sellerId, orderId });
  const titles = new Map(accesses.map(({ id, title }) => [id, title]));
  const found = await dependencies.liveSessions.cancelledOf([...titles.keys()]);
  return found.map((cancelled) => ({ ...cancelled, title: titles.get(cancelled.accessId) ?? '' }));
}

/** A receipt that is opened before its payment has counted for the subscription counts it: else it would say that what was bought does not end. */
async function settled(
  storefront: Storefront,
  at: { request: ById; reply: FastifyReply },
  shown: ShownOrder,
) {
  if (!shown.isUnsettled) return shown;
  const { id } = shown.order;
  try {
    await storefront.dependencies.subscriptions.settle(shown.sellerId, id);
  } catch (error) {
    at.request.log.warn({ err: error, orderId: id }, 'A receipt does not say until when it is paid');
  }
  const again = await showTo(storefront, at, id);
  return again?.decision === 'open' ? again : shown;
}

/** The receipt, its documents and its seats. */
function readRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { deps, dependencies, siteOf, send } = storefront;
  const { buyers, invoices, playback, sales } = dependencies;

  app.get<{ Params: { id: string } }>('/access/:id', async (request, reply) => {
    const arrived = await arrive(storefront, request, reply);
    if (!arrived) return reply;
    const shown = await settled(storefront, { request, reply }, arrived);
    const { id } = shown.order;
    if (shown.decision === 'askOtp')
      return send(
        reply,
        codeModel(storefront, request, shown, { sent: textOf(request.query, 'sent') !== '', error: null }),
      );
    const isPaid = shown.order.paidAt !== null;
    if (!isPaid) return reply.redirect(`/cashfree?id=${id}&back=1`, 303);
    if (shown.order.access) await sales.opened(id);
    const site = siteOf(request);
    const documents = (await invoices.list(id)).map(({ kind, serial, path }) => ({
      kind,
      serial,
      url: path,
    }));
    const { order, phoneEnding, signedPath } = shown;
    const cancelled = await cancelledIn(storefront, shown);
    const isEnded = textOf(request.query, 'ended') !== '';
    const joinFailure = joinFailureOf(textOf(request.query, 'discord'));
    return send(reply, {
      page: 'access',
      site,
      order,
      phoneEnding,
      creator: await orderCreator(storefront, shown),
      link: site.origin + signedPath,
      documents,
      isEnded,
      joinFailure,
      positions: await playback.positionsOf(id),
      learning: await learningOf(storefront, shown, await buyers.proofOf(request)),
      seats: await seatsOf(storefront, shown),
      ...(await dateOf(storefront, shown)),
      ...(textOf(request.query, 'date') !== '' && { isDateChanged: true }),
      ...(cancelled.length > 0 && { cancelled }),
      ...(await renewalAndRefund(storefront, shown)),
      now: deps.clock.now().toISOString(),
    });
  });

  app.get<{ Params: { id: string } }>('/access/:id/seats', async (request, reply) => {
    const { id } = request.params;
    const shown = isPublicId(id) ? await showTo(storefront, { request, reply }, id, {}) : null;
    const seats = shown?.decision === 'open' ? await seatsOf(storefront, shown) : null;
    return reply
      .code(seats ? 200 : 404)
      .header('cache-control', 'no-store')
      .send({ joined: seats?.joined ?? [] });
  });

  app.get<{ Params: { id: string; file: string } }>('/access/:id/papers/:file', async (request, reply) => {
    const { id, file } = request.params;
    if (!isPublicId(id) || !invoices.isPass(id, textOf(request.query, 'paper'))) {
      const shown = await arrive(storefront, request, reply);
      if (!shown) return reply;
      if (shown.decision === 'askOtp') return reply.redirect(`/access/${id}`, 303);
    }
    const document = await invoices.draw(id, file);
    if (!document) return send(reply, { page: 'notFound', site: siteOf(request) }, 404);
    return sendPdf(reply, document);
  });

  app.get<{ Params: { id: string } }>('/access/:id/seat.ics', async (request, reply) => {
    const shown = await arrive(storefront, request, reply);
    if (!shown) return reply;
    if (shown.decision === 'askOtp') return reply.redirect(`/access/${shown.order.id}`, 303);
    const { access: opened, product } = shown.order;
    const { origin } = siteOf(request);
    const seats = seatsIn(opened?.received?.parts ?? [], product.title, origin);
    const ids = [...new Set(seats.map(({ accessId }) => accessId))];
    const standings = new Map(
      await Promise.all(
        ids.map(async (id) => [id, await dependencies.liveSessions.standingsOf(id)] as const),
      ),
    );
    const events = seats.flatMap(({ accessId, sessionId, ...seat }) => {
      const standing = standings.get(accessId)?.(sessionId);
      return standing ? [{ ...seat, uid: sessionUid(accessId, sessionId), ...standing }] : [];
    });
    if (events.length === 0) return send(reply, { page: 'notFound', site: siteOf(request) }, 404);
    const calendar = calendarOf({
      host: new URL(origin).host,
      seller: product.seller,
      spoken: spokenTo(request, product.language),
      link: { of: 'receipt', url: origin + shown.signedPath },
      now: deps.clock.now(),
      isCancelled: events.every(({ isCancelled }) => isCancelled),
      events,
    });
    return sendCalendar(reply, 'seat.ics', calendar);
  });
}

/** How its subscription goes on, what became of a wish for a refund, and what may still be asked for. */
async function renewalAndRefund(
  { dependencies: { refundRequests, subscriptions } }: Storefront,
  { order, buyerPhone, sellerId }: ShownOrder,
): Promise<Pick<AccessModel, 'subscription' | 'refundRequest' | 'refundable'>> {
  const id = order.subscription?.id;
  const [subscription, { request: refundRequest, refundable }] = await Promise.all([
    id === undefined ? null : subscriptions.buyers.show([buyerPhone], id),
    refundRequests.buyers.ofOrder(sellerId, order.id),
  ]);
  return { subscription, refundRequest, refundable };
}

/** Until when its buyer may change to another date, and whether it was moved since. */
async function dateOf(
  { dependencies: { dateChanges, liveSessions } }: Storefront,
  { order, sellerId }: ShownOrder,
): Promise<Pick<AccessModel, 'changeUntil' | 'isMoved'>> {
  if (!order.access || productKinds[order.product.kind].isSession !== true) return {};
  const until = await dateChanges.buyers.until({ sellerId, orderId: order.id });
  const sequences = await Promise.all((order.accesses ?? []).map(({ id }) => liveSessions.sequenceOf(id)));
  return {
    ...(until && { changeUntil: until.toISOString() }),
    ...(sequences.some((sequence) => sequence > 0) && { isMoved: true }),
  };
}

/** Courses and lessons that an order opens; of a later period of a subscription, where its buyer has got in the first. */
async function learningOf(
  { dependencies: { learning } }: Storefront,
  { order }: ShownOrder,
  proof: Proof | null,
): Promise<Learning[]> {
  const opened = (order.accesses ?? []).filter(({ status }) => canOpen(status));
  const found = await Promise.all(
    opened.map(async ({ id }) => learning.find(await learning.placeOf(id, proof ?? {}), proof ?? {})),
  );
  return found.filter((one) => one !== null);
}

/** Where the buyer of an item is let in, if the rules of its kind lead there. */
const joinPathOf = (orderId: string, grantId: string) => `/access/${orderId}/join/${grantId}`;

/** What an order opens that is joined; null where there is nothing of the kind. */
async function seatsOf(
  { dependencies: { members } }: Storefront,
  { sellerId, order }: ShownOrder,
): Promise<SeatsModel | null> {
  const urls = new Set(order.access?.received?.parts.map(({ url }) => url));
  const grants = (order.accesses ?? []).filter(({ id }) => urls.has(joinPathOf(order.id, id)));
  if (grants.length === 0) return null;
  const joined = await members.joinedOf(sellerId, grants);
  return {
    url: `/access/${order.id}/seats`,
    joined: grants.flatMap(({ id }) => (joined.has(id) ? [id] : [])),
    isAwaited: joined.size < grants.length,
  };
}

/** Leads to where the buyer of an item is let in, with a link that is theirs alone. */
function joinRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, siteOf, send } = storefront;

  app.get<{ Params: { id: string; grantId: string } }>(
    '/access/:id/join/:grantId',
    async (request, reply) => {
      const shown = await arrive(storefront, request, reply);
      if (!shown) return reply;
      if (shown.decision === 'askOtp') return reply.redirect(`/access/${shown.order.id}`, 303);
      const { accesses = [] } = shown.order;
      const item = accesses.find(({ id, status }) => id === request.params.grantId && canOpen(status));
      const link = item && (await dependencies.seats[item.kind]?.joinLink(shown.sellerId, item.id));
      if (!link) return send(reply, { page: 'notFound', site: siteOf(request) }, 404);
      return reply.header('cache-control', 'no-store').redirect(link, 303);
    },
  );
}

/** What proves whose it is, and what ends its links. */
function proofRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, send } = storefront;
  const { access, buyers, identity } = dependencies;

  app.post<{ Params: { id: string } }>('/access/:id/otp', async (request, reply) => {
    const shown = await arrive(storefront, request, reply);
    if (!shown) return reply;
    const language = spokenTo(request, shown.order.product.language);
    try {
      await identity.startOtp(shown.buyerPhone, request.ip, { language, device: deviceOf(request) });
    } catch (error) {
      return refused(error, (message, status) =>
        send(reply, codeModel(storefront, request, shown, { sent: true, error: message }), status),
      );
    }
    return reply.redirect(`/access/${shown.order.id}?sent=1`, 303);
  });

  app.post<{ Params: { id: string } }>('/access/:id/verify', async (request, reply) => {
    const shown = await arrive(storefront, request, reply);
    if (!shown) return reply;
    const otp = textOf(request.body, 'otp').trim();
    try {
      if (!/^\d{6}$/.test(otp)) throw new Refusal(422, 'invalid_fields', 'The code has 6 digits.');
      await identity.confirmOtp(shown.buyerPhone, otp, deviceOf(request));
    } catch (error) {
      return refused(error, (message, status) =>
        send(reply, codeModel(storefront, request, shown, { sent: true, error: message }), status),
      );
    }
    await buyers.proved(request, reply, shown.buyerPhone);
    return reply.redirect(`/access/${shown.order.id}`, 303);
  });

  /** Its links and whatever other browsers hold of it open nothing any more; this browser goes on. */
  app.post<{ Params: { id: string } }>('/access/:id/end-links', async (request, reply) => {
    const shown = await arrive(storefront, request, reply);
    if (!shown) return reply;
    const { id, paidAt } = shown.order;
    // What is not paid for has sent no link yet.
    if (shown.decision !== 'open' || paidAt === null) return reply.redirect(`/access/${id}`, 303);
    const versions = await access.revoke(id);
    if (versions) await buyers.holds(request, reply, { id, version: versions.tokenVersion });
    return reply.redirect(`/access/${id}?ended=1`, 303);
  });
}

/**
 * The receipt and what was bought: opens in the browser that paid, asks for an OTP in another. What a link brings is left behind at once: the browser
 * keeps what it is worth, and the address that stays holds no secret.
 */
export function accessRoutes(app: FastifyInstance, storefront: Storefront): void {
  readRoutes(app, storefront);
  joinRoutes(app, storefront);
  proofRoutes(app, storefront);
}

/** What the form of a phone begins with. */
export const nothingTyped = {
  phone: '',
  sent: false,
  error: null,
  hasLibrary: false,
  orderId: null,
  product: null,
} as const;

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** Says a refusal that people can do something about where they are. */
export function refused<T>(error: unknown, say: (message: string, status: number) => T): T {
  if (error instanceof Refusal && error.status < 500) return say(error.message, error.status);
  throw error;
}
