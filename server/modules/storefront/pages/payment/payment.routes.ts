import type { PaymentClaim, ScanModel } from '@haat/openapi/pages';
import { paymentPath, payWayOf } from '@haat/openapi/pay-ways';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UpiWays } from '../../../../gateways/payments';
import { notFound, Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { approvalOver, orderOver, type ShownOrder } from '../../../orders';
import { orderCreator } from '../order-creator';
import { showTo } from '../purchases/buyer';
import { isPublicId, type Storefront } from '../storefront.parts';
import { payForModel } from './asked-payment.routes';
import { deviceOf } from './paying.device';
import { sendPayment, sendUnknown, watchOf } from './payment.page';
import { sandboxScan, scanOf } from './scan.picture';

/** Where payment starts and where the gateway returns to (`back=1`). */
export function paymentRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { deps, dependencies, siteOf, send } = storefront;
  const { checkout } = dependencies;

  /** It cannot be paid any more; unless it was, and nobody had heard. */
  async function sendOver(request: FastifyRequest, reply: FastifyReply, id: string, over: Over) {
    await checkout.confirmPayment(id, request.ip);
    const shown = await showTo(storefront, { request, reply }, id);
    if (!shown) return sendUnknown(storefront, { request, reply });
    if (over.why === approvalOver)
      return sendPayment(storefront, { request, reply }, shown, { isOver: true });
    // What it holds no more is taken again by the link, not by an address that whoever has it may open.
    if (isForPayer(shown)) return sendToPayer(request, reply, shown);
    return sendPayment(storefront, { request, reply }, shown, { over: over.text });
  }

  /** To whoever pays for somebody else, back from the gateway or too late for what it held: not for whom, and nothing of what was bought. */
  async function sendToPayer(request: FastifyRequest, reply: FastifyReply, shown: ShownOrder) {
    const { id, failure } = shown.order;
    const { state, why } = await checkout.askedPayments.showState(id);
    const action = state === 'open' ? checkout.askedPayments.pathOf(id) : null;
    const about = { asker: null, state, action, error: why ?? failure };
    return send(reply, payForModel(storefront, request, shown, about));
  }

  app.get('/cashfree', async (request, reply) => {
    const site = siteOf(request);
    const id = textOf(request.query, 'id');
    const isClaimed = textOf(request.query, 'claim') !== '';
    const isBack = isClaimed || textOf(request.query, 'back') !== '';
    const way = payWayOf(textOf(request.query, 'way'));
    if (way === 'ask') return reply.redirect(paymentPath(id, way), 303);
    // A return may come before the webhook, or without one: then the gateway is asked.
    if (isPublicId(id) && isBack) await checkout.confirmPayment(id, request.ip);
    const shown = isPublicId(id) ? await showTo(storefront, { request, reply }, id) : null;
    if (!shown) return sendUnknown(storefront, { request, reply });
    const { order, decision } = shown;
    const isOpen = order.status === 'awaitingPayment' || order.status === 'created';
    if (isOpen && !isBack && !shown.isCharge) {
      const isOwn = decision === 'open';
      const start = await checkout.startPayment(id, deviceOf(request), { isOwn, way }).catch(overOf);
      if ('why' in start) return sendOver(request, reply, id, start);
      if (start.kind === 'redirect') return reply.redirect(start.url, 303);
      const { script, mode, about, session, upi } = start;
      return send(reply, {
        page: 'paying',
        site,
        order: { ...order, access: null },
        creator: await orderCreator(storefront, shown),
        ...watchOf(storefront, shown),
        gateway: { script, mode, about, session },
        way,
        upi: upi?.kind === 'qr' ? { kind: 'qr', ...scanOf(upi.image, upi.until, deps.clock.now()) } : upi,
      });
    }
    // Before that the page says to wait: whoever comes back may have paid just now.
    const isDecided = settled.has(order.status) || (order.status === 'pending' && !isClaimed);
    if (isDecided && isForPayer(shown)) return sendToPayer(request, reply, shown);
    return sendPayment(storefront, { request, reply }, shown, { claim: isClaimed ? unsent : null });
  });

  /** The code alone, for the browser that placed the order and still has its form before it; nothing where there is none to show. */
  app.get('/cashfree/code', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const id = textOf(request.query, 'id');
    const shown = isPublicId(id) ? await showTo(storefront, { request, reply }, id) : null;
    if (shown?.decision !== 'open' || shown.isCharge) throw notFound('Order not found');
    if (shown.order.status !== 'awaitingPayment') return reply.code(204).send();
    const start = await checkout.startPayment(id, 'desktop', { isOwn: true });
    const now = deps.clock.now();
    const { origin } = siteOf(request);
    const code =
      start.kind === 'redirect' ? sandboxScan(origin + start.url, shown.order, now) : codeOf(start, now);
    return code ? reply.send(code) : reply.code(204).send();
  });

  /** Whether anything came of a payment, for a page that shows how to make it to somebody who holds nothing of the order. */
  app.get('/cashfree/decided', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const id = textOf(request.query, 'id');
    if (!isPublicId(id)) throw notFound('Order not found');
    return { isDecided: await checkout.watchedPayments.isDecided(id, textOf(request.query, 'k')) };
  });

  /** Try again, for the browser that placed the order: the only thing here that changes one, so it is a form and not a link. */
  app.post('/cashfree', async (request, reply) => {
    const id = textOf(request.query, 'id');
    if (!isPublicId(id)) return sendUnknown(storefront, { request, reply });
    try {
      const shown = await showTo(storefront, { request, reply }, id);
      if (!shown) return sendUnknown(storefront, { request, reply });
      const isOwn = shown.decision === 'open';
      const start = await checkout.startPayment(id, null, { isOwn }).catch(overOf);
      if ('why' in start) return sendOver(request, reply, id, start);
      return reply.redirect(start.kind === 'redirect' ? start.url : `/cashfree?id=${id}`, 303);
    } catch (error) {
      if (error instanceof Refusal && error.status === 409)
        return reply.redirect(`/cashfree?id=${id}&back=1`, 303);
      throw error;
    }
  });
}

/** The form of “I have paid”, with nothing typed yet. */
const unsent: PaymentClaim = { reference: '', outcome: null, error: null, until: null };

const codeOf = ({ upi }: { upi: UpiWays | null }, now: Date): ScanModel | null =>
  upi?.kind === 'qr' ? scanOf(upi.image, upi.until, now) : null;

/** Whether somebody else than its buyer may have come to pay it, in a browser that has nothing of it. */
const isForPayer = ({ decision, isAsked, isCharge, isRenewal }: ShownOrder): boolean =>
  decision !== 'open' && (isAsked || (isRenewal && !isCharge));

/** Where a payment has come to something. */
const settled: ReadonlySet<string> = new Set([
  'paid',
  'fulfilled',
  'refunding',
  'refunded',
  'disputed',
  'failed',
  'dropped',
  'expired',
]);

interface Over {
  why: string;
  /** For people. */
  text: string;
}

function overOf(error: unknown): Over {
  if (error instanceof Refusal && (error.code === approvalOver || error.code === orderOver))
    return { why: error.code, text: error.message };
  throw error;
}
