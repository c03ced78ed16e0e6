import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShownOrder } from '../../../orders';
import type { Storefront } from '../storefront.parts';
import '@fastify/cookie';

const formerCookie = 'haat_order';

/** The token of an order in the cookie that browsers were given for it before `haat_buyer`; of which order, only a check can say. */
const formerToken = (request: FastifyRequest): string | undefined => request.cookies[formerCookie];

/** It stood for the page that is asked for: below an access page, or where orders are paid. */
function clearFormerToken(request: FastifyRequest, reply: FastifyReply): void {
  const [path = '/'] = /^\/(?:access\/[^/?]+|cashfree)/.exec(request.url) ?? [];
  reply.clearCookie(formerCookie, { path });
}

/** What an address brings besides the browser that opens it. */
interface Brought {
  key?: string | undefined;
  pass?: string | undefined;
}

/**
 * The order as the browser that asks may see it. One that still brings the cookie of before `haat_buyer` holds the order from now on; that cookie goes. It
 * opens no more than its value does in an Order-Token header, and is taken back with it.
 */
export async function showTo(
  { dependencies: { buyers, checkout } }: Pick<Storefront, 'dependencies'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  orderId: string,
  brought: Brought = {},
): Promise<ShownOrder | null> {
  const proof = await buyers.proofOf(request);
  const shown = await checkout.show(orderId, { ...proof, ...brought });
  const former = formerToken(request);
  if (former === undefined) return shown;
  clearFormerToken(request, reply);
  if (!shown || shown.decision === 'open') return shown;
  const owned = await checkout.show(orderId, { token: former });
  if (owned?.decision !== 'open') return shown;
  await buyers.holds(request, reply, owned.held);
  return owned;
}
