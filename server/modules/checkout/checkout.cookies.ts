import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'haat_order';
const daySeconds = 86_400;

/**
 * Lets this browser open the order again without an OTP: one cookie for its access page, which keeps, and one for the payment page, which
 * only the newest order needs. Scripts cannot read either.
 */
export function rememberBuyer(
  reply: FastifyReply,
  order: { id: string; token: string },
  options: { isSecure: boolean },
): void {
  const rules = { httpOnly: true, sameSite: 'lax' as const, secure: options.isSecure };
  reply.setCookie(name, order.token, { ...rules, path: `/access/${order.id}`, maxAge: 365 * daySeconds });
  reply.setCookie(name, order.token, { ...rules, path: '/cashfree', maxAge: daySeconds });
}

/** The order token this browser holds for the page it asks for; of which order, only a check can say. */
export function rememberedToken(request: FastifyRequest): string | undefined {
  return request.cookies[name];
}
