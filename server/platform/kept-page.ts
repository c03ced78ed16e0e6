import type { FastifyReply, FastifyRequest } from 'fastify';

/** A document kept ready to send, in each form a browser may ask for. */
export interface KeptPage {
  /** Quoted. */
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const encodings = [
  ['br', /\bbr\b/],
  ['gzip', /\bgzip\b/],
] as const;

/** Does the browser have it already? A cache on the way may weaken a tag when it compresses. */
export const isKnown = (request: FastifyRequest, etag: string) =>
  (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);

/** Sends the smallest form the browser accepts. The caller says `vary` and how long it may be kept. */
export function sendKept(reply: FastifyReply, page: KeptPage, request: FastifyRequest): FastifyReply {
  reply.type('text/html; charset=utf-8');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const [encoding, asked] of encodings)
    if (asked.test(accepted)) return reply.header('content-encoding', encoding).send(page[encoding]);
  return reply.send(page.plain);
}
