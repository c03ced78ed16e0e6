import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ticketLivesMs } from './google.service';

const name = 'haat_google';
const path = '/api';

/** Binds a Google sign-in to the browser that started it, which prevents login CSRF. */
export function rememberTicket(reply: FastifyReply, ticket: string, options: { isSecure: boolean }): void {
  reply.setCookie(name, ticket, {
    httpOnly: true,
    sameSite: 'lax',
    secure: options.isSecure,
    path,
    maxAge: ticketLivesMs / 1000,
  });
}

export const ticketOf = (request: FastifyRequest): string | undefined => request.cookies[name];

export function forgetTicket(reply: FastifyReply): void {
  reply.clearCookie(name, { path });
}
