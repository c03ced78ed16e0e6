import type { AccessCodeModel } from '@haat/contract/pages';
import { isLanguage } from '@haat/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors';
import { rememberBuyer, rememberedToken, type ShownOrder } from '../checkout';
import { sendPaper } from './paper.routes';
import { calendarOf, seatsIn } from './seat.calendar';
import { isPublicId, type Storefront, textOf } from './storefront.parts';

type ById = FastifyRequest<{ Params: { id: string } }>;

/** The receipt and what was bought: opens in the browser that paid, asks for an OTP in another. */
export function accessRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { deps, doors, siteOf, send } = storefront;
  const { access, checkout, identity, invoices, sales } = doors;
  const isSecure = deps.config.publicUrl?.startsWith('https:') ?? false;

  async function find(request: ById): Promise<ShownOrder | null> {
    const { id } = request.params;
    if (!isPublicId(id)) return null;
    const key = textOf(request.query, 'k') || undefined;
    const pass = textOf(request.query, 'pass') || undefined;
    const shown = await checkout.show(id, { key, pass, token: rememberedToken(request) });
    return shown?.decision === 'unknown' ? null : shown;
  }

  const notFound = (request: ById, reply: FastifyReply) =>
    send(reply, { page: 'notFound', site: siteOf(request) }, 404);

  const remember = (reply: FastifyReply, id: string) =>
    rememberBuyer(reply, { id, token: access.orderToken(id) }, { isSecure });

  const codeModel = (request: ById, shown: ShownOrder, more: Pick<AccessCodeModel, 'sent' | 'error'>) =>
    ({
      page: 'accessCode',
      site: siteOf(request),
      orderId: shown.order.id,
      query: linkOf(request),
      phoneEnding: shown.phoneEnding,
      language: shown.order.product.language,
      ...more,
    }) satisfies AccessCodeModel;

  app.get<{ Params: { id: string } }>('/access/:id', async (request, reply) => {
    const shown = await find(request);
    if (!shown) return notFound(request, reply);
    const { id } = shown.order;
    if (shown.decision === 'askOtp')
      return send(
        reply,
        codeModel(request, shown, { sent: textOf(request.query, 'sent') !== '', error: null }),
      );
    if (textOf(request.query, 'pass')) {
      // A library's link works for an hour; from now on this browser is known, and the address can be kept.
      remember(reply, id);
      return reply.redirect(access.signedPath(id), 303);
    }
    const isPaid = shown.order.paidAt !== null;
    if (!isPaid) return reply.redirect(`/cashfree?id=${id}&back=1`, 303);
    if (shown.order.access) await sales.opened(id);
    const site = siteOf(request);
    const link = site.origin + access.signedPath(id);
    const papers = (await invoices.list(id)).map(({ kind, serial, path }) => ({ kind, serial, url: path }));
    const { order, phoneEnding } = shown;
    return send(reply, { page: 'access', site, order, phoneEnding, link, papers });
  });

  app.get<{ Params: { id: string; file: string } }>('/access/:id/papers/:file', async (request, reply) => {
    const { id, file } = request.params;
    if (!isPublicId(id)) return notFound(request, reply);
    if (!invoices.isPass(id, textOf(request.query, 'paper'))) {
      const shown = await find(request);
      if (!shown) return notFound(request, reply);
      // The code is asked for on the receipt's own page, which leads here again.
      if (shown.decision === 'askOtp') return reply.redirect(`/access/${id}${linkOf(request)}`, 303);
    }
    const paper = await invoices.draw(id, file);
    if (!paper) return notFound(request, reply);
    return sendPaper(reply, paper);
  });

  app.get<{ Params: { id: string } }>('/access/:id/seat.ics', async (request, reply) => {
    const shown = await find(request);
    if (!shown) return notFound(request, reply);
    if (shown.decision === 'askOtp')
      return reply.redirect(`/access/${shown.order.id}${linkOf(request)}`, 303);
    const { access: opened, id, product } = shown.order;
    const seats = seatsIn(opened?.received?.parts ?? [], product.title);
    if (seats.length === 0) return notFound(request, reply);
    const { origin } = siteOf(request);
    const link = origin + access.signedPath(id);
    const { host } = new URL(origin);
    const now = deps.clock.now();
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-disposition': 'attachment; filename="seat.ics"',
      })
      .type('text/calendar; charset=utf-8')
      .send(calendarOf({ id, host, seller: product.seller, language: product.language, link, now, seats }));
  });

  app.post<{ Params: { id: string } }>('/access/:id/otp', async (request, reply) => {
    const shown = await find(request);
    if (!shown) return notFound(request, reply);
    const { language } = shown.order.product;
    try {
      await identity.startOtp(shown.buyerPhone, request.ip, isLanguage(language) ? language : undefined);
    } catch (error) {
      return refused(error, (message, status) =>
        send(reply, codeModel(request, shown, { sent: true, error: message }), status),
      );
    }
    const link = linkOf(request);
    return reply.redirect(`/access/${shown.order.id}${link}${link ? '&' : '?'}sent=1`, 303);
  });

  app.post<{ Params: { id: string } }>('/access/:id/verify', async (request, reply) => {
    const shown = await find(request);
    if (!shown) return notFound(request, reply);
    const { id } = shown.order;
    const otp = textOf(request.body, 'otp').trim();
    try {
      if (!/^\d{6}$/.test(otp)) throw new Refusal(422, 'invalid_fields', 'The code has 6 digits.');
      await identity.confirmOtp(shown.buyerPhone, otp);
    } catch (error) {
      return refused(error, (message, status) =>
        send(reply, codeModel(request, shown, { sent: true, error: message }), status),
      );
    }
    remember(reply, id);
    return reply.redirect(access.signedPath(id), 303);
  });
}

function refused<T>(error: unknown, say: (message: string, status: number) => T): T {
  if (error instanceof Refusal && error.status < 500) return say(error.message, error.status);
  throw error;
}

/** What shows that the visitor followed a link of ours, to be carried along by the forms. */
function linkOf(request: FastifyRequest): string {
  const query = new URLSearchParams();
  for (const name of ['k', 'pass']) {
    const value = textOf(request.query, name);
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
