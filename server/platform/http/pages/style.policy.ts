import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const header = 'content-security-policy';
const onlyFiles = { styles: "style-src 'self'", scripts: "script-src 'self'" };

/** Style sheets or scripts inside a document, as its policy names them: a hash of each, to the letter. */
export const hashesOf = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');

/** Made for one answer and used for no other: 128 bits. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** Lets this answer apply what `sources` name besides our files: hashes, or a nonce in its quotes. Nothing where they are empty. */
export const allowStyles = (reply: FastifyReply, sources: string): void => allow(reply, 'styles', sources);

/** Lets this answer run the scripts in it that `sources` name: hashes. Nothing where they are empty. */
export const allowScripts = (reply: FastifyReply, sources: string): void => allow(reply, 'scripts', sources);

function allow(reply: FastifyReply, what: keyof typeof onlyFiles, sources: string): void {
  if (sources === '') return;
  const files = onlyFiles[what];
  reply.header(
    header,
    policyOf(reply).replace(files, () => `${files} ${sources}`),
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
