import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowScripts, allowStyles } from './style.policy';

/** A document kept ready to send, in each form a browser may ask for. */
export interface KeptPage {
  /** Quoted. */
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  /** The style sheets that stand in it, as its policy names them; empty without. */
  styles: string;
  /** The scripts in it, likewise. */
  scripts: string;
}

const encodings = [
  ['br', /\bbr\b/],
  ['gzip', /\bgzip\b/],
] as const;

/** Caches a text until the next server start. */
export function keepText(text: string): KeptPage {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain), styles: '', scripts: '' };
}

/** Does the browser have it already? A cache on the way may weaken a tag when it compresses. */
export const isFresh = (request: FastifyRequest, etag: string) =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Sends the smallest form the browser accepts. The caller says `vary` and how long it may be kept. */
export function sendCached(
  reply: FastifyReply,
  page: KeptPage,
  request: FastifyRequest,
  type = 'text/html; charset=utf-8',
): FastifyReply {
  reply.type(type);
  allowStyles(reply, page.styles);
  allowScripts(reply, page.scripts);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const [encoding, weight] of encodings)
    if (weight.test(accepted)) return reply.header('content-encoding', encoding).send(page[encoding]);
  return reply.send(page.plain);
}
