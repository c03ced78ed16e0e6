import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'haat_order';

/** The token of an order in the cookie that browsers were given for it before `haat_buyer`; of which order, only a check can say. */
export const formerToken = (request: FastifyRequest): string | undefined => request.cookies[name];

/** It stood for the page that is asked for: below an access page, or where orders are paid. */
export function clearFormerToken(request: FastifyRequest, reply: FastifyReply): void {
  const [path = '/'] = /^\/(?:access\/[^/?]+|cashfree)/.exec(request.url) ?? [];
  reply.clearCookie(name, { path });
}
