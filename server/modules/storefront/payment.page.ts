import type { PaymentClaim } from '@haat/contract/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberedToken, type ShownOrder } from '../checkout';
import type { Storefront } from './storefront.parts';

const paid = new Set(['paid', 'fulfilled', 'refunding', 'refunded', 'disputed']);

/** How a payment stands, to whoever asks; this browser's own order, once it is paid, is its receipt. */
export function sendPayment(
  { siteOf, send }: Pick<Storefront, 'siteOf' | 'send'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { order, decision, phoneEnding, isCharge }: ShownOrder,
  { claim = null, isOver = false }: { claim?: PaymentClaim | null; isOver?: boolean } = {},
): FastifyReply {
  const isOwn = decision === 'open';
  if (isOwn && paid.has(order.status)) return reply.redirect(`/access/${order.id}`, 303);
  return send(reply, {
    page: 'payment',
    site: siteOf(request),
    order: isOwn ? order : { ...order, access: null },
    token: isOwn ? (rememberedToken(request) ?? null) : null,
    phoneEnding: isOwn ? phoneEnding : null,
    isCharge,
    isOver: isOver && !paid.has(order.status),
    claim,
  });
}
