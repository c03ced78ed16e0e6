import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const header = 'content-security-policy';
const onlyFiles = "style-src 'self'";

/** Style sheets inside a document, as its policy names them: a hash of each, to the letter. */
export const hashesOf = (sheets: readonly string[]): string =>
  sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`).join(' ');

/** Made for one answer and used for no other: 128 bits. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** Lets this answer apply what `sources` name besides our files: hashes, or a nonce in its quotes. Nothing where they are empty. */
export function allowStyles(reply: FastifyReply, sources: string): void {
  if (sources === '') return;
  reply.header(
    header,
    policyOf(reply).replace(onlyFiles, () => `${onlyFiles} ${sources}`),
  );
}

/** The current policy of this response. */
export const policyOf = (reply: FastifyReply): string => String(reply.getHeader(header) ?? '');

/**
 * Answers that the browser has the page already. It goes on with the policy that came with the page and names its style sheets: ours, which would
 * take that one's place, does not know them.
 */
export const sendNotModified = (reply: FastifyReply): FastifyReply =>
  reply.removeHeader(header).code(304).send();
