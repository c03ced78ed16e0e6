import type { PaymentClaim, PaymentWatch } from '@haat/openapi/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShownOrder } from '../../../orders';
import { orderCreator } from '../order-creator';
import type { Storefront } from '../storefront.parts';

const paid = new Set(['paid', 'fulfilled', 'refunding', 'refunded', 'disputed']);

interface PaymentMore {
  claim?: PaymentClaim | null;
  /** Its bank cannot be asked again. */
  isOver?: boolean;
  /** Why it is not begun again here, for people. */
  over?: string | null;
}

/** For viewers who cannot restart it, it is over, whatever its status. */
const overFor = (order: ShownOrder['order'], failure: string): ShownOrder['order'] => ({
  ...order,
  status: 'expired',
  failure,
});

/** What only its buyer sees is left out. */
function withoutProof(order: ShownOrder['order']): ShownOrder['order'] {
  const shown = { ...order, access: null };
  delete shown.bankReference;
  return shown;
}

/** How a payment stands, to whoever asks; this browser's own order, once it is paid, is its receipt. */
export async function sendPayment(
  storefront: Pick<Storefront, 'siteOf' | 'send' | 'dependencies'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  shown: ShownOrder,
  { claim = null, isOver = false, over = null }: PaymentMore = {},
): Promise<FastifyReply> {
  const { siteOf, send } = storefront;
  const { order, decision, phoneEnding, token, isCharge } = shown;
  const isOwn = decision === 'open';
  if (isOwn && paid.has(order.status)) return reply.redirect(`/access/${order.id}`, 303);
  const seen = over === null || paid.has(order.status) ? order : overFor(order, over);
  return send(reply, {
    page: 'payment',
    site: siteOf(request),
    order: isOwn ? seen : withoutProof(seen),
    creator: await orderCreator(storefront, shown),
    token: isOwn ? token : null,
    phoneEnding: isOwn ? phoneEnding : null,
    isCharge,
    isOver: isOver && !paid.has(order.status),
    claim,
  });
}

/** How a page that shows how to pay hears that somebody did: its buyer may read the order; whoever else pays it only hears that it is decided. */
export const watchOf = (
  { dependencies: { checkout } }: Pick<Storefront, 'dependencies'>,
  { decision, order, token }: ShownOrder,
): PaymentWatch =>
  decision === 'open'
    ? { token, decidedUrl: null }
    : { token: null, decidedUrl: checkout.watchedPayments.pathOf(order.id) };

/** Of a payment that we know nothing of: what was paid is found by its buyer's phone. */
export const sendUnknown = (
  { siteOf, send }: Pick<Storefront, 'siteOf' | 'send'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply =>
  send(
    reply,
    {
      page: 'unavailable',
      site: siteOf(request),
      heading: 'We cannot find this payment',
      text: 'The link may have been cut off on its way. If you have paid, what you bought is in your purchases: we send a code to the mobile number you paid with.',
      action: { href: '/purchase/library', label: 'Find your purchases' },
    },
    404,
  );
