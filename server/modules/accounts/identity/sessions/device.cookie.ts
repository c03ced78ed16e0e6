import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceLivesMs } from './device.service';

const name = 'haat_device';

/** Lets this browser sign in again when others have tried too many codes. It signs nobody in by itself, and scripts cannot read it. */
export function rememberDevice(reply: FastifyReply, token: string, options: { isSecure: boolean }): void {
  reply.setCookie(name, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: options.isSecure,
    path: '/',
    maxAge: deviceLivesMs / 1000,
  });
}

export const deviceOf = (request: FastifyRequest): string | undefined => request.cookies[name];
