import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config/config';
import { escapeHtml } from './html';
import { allowStyles, newNonce } from './style.policy';

/** What the document tells the app, by the name of the `meta` that carries it. What is not configured stays empty there. */
export function wordsOf({
  operator,
  plans,
  feeTaxBasisPoints,
  price,
  providers,
}: Config): Record<string, string> {
  const fees = Object.entries(plans).map(([plan, rate]) => [plan, rate.feeBasisPoints]);
  const { google, firebase, jitsi } = providers;
  return {
    'application-name': operator.name,
    'haat-fees': JSON.stringify({ ...Object.fromEntries(fees), gst: feeTaxBasisPoints }),
    'haat-prices': JSON.stringify(price),
    ...(jitsi && { 'haat-rooms': 'own' }),
    ...(google && { 'haat-google': google.clientId }),
    ...(firebase && { 'haat-firebase': JSON.stringify({ ...firebase.web, vapidKey: firebase.vapidKey }) }),
  };
}

/** The app's document in two, around the one element that is another in each answer. */
export interface AppDocument {
  before: string;
  after: string;
}

/** The app's document in two, around the one element that is another in each answer. */
export interface AppDocument {
  before: string;
  after: string;
}

/** The built document with the installation's words in it, made anew when those have changed; null where nothing is built. */
export function cachedDocument(
  clientDir: string,
  texts: () => Record<string, string>,
): () => AppDocument | null {
  const file = join(clientDir, 'index.html');
  const built = existsSync(file) ? readFileSync(file, 'utf8') : null;
  let cached: { text: string; document: AppDocument } | null = null;
  return () => {
    if (built === null) return null;
    const now = texts();
    const text = JSON.stringify(now);
    if (cached?.text !== text) cached = { text, document: written(built, now) };
    return cached.document;
  };
}

function written(built: string, texts: Record<string, string>): AppDocument {
  let html = built;
  for (const [name, content] of Object.entries(texts)) {
    const tag = `<meta name="${name}" content="${escapeHtml(content)}">`;
    html = html.replace(new RegExp(`<meta name="${name}"[^>]*>`), () => tag);
  }
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('The app document has no head');
  return { before: html.slice(0, end), after: html.slice(end) };
}

/** What one address says besides in the app's document, as HTML. */
export interface DocumentAddition {
  head: string;
  /** In place of what browsers without scripts read. */
  withoutScripts: string;
}

/**
 * Answers the document with a nonce of its own, in an empty style sheet where the app and what it brings look for it. Nobody else is sent it, and
 * nobody is told that the document is the one that they have: both would give a nonce to two.
 */
export function sendDocument(
  { before, after }: AppDocument,
  reply: FastifyReply,
  addition: DocumentAddition | null = null,
): FastifyReply {
  const nonce = newNonce();
  allowStyles(reply, `'nonce-${nonce}'`);
  return reply
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8')
    .send(`${before}${addition?.head ?? ''}<style nonce="${nonce}"></style>${withAddition(after, addition)}`);
}

const withAddition = (after: string, addition: DocumentAddition | null): string =>
  addition === null
    ? after
    : after.replace(
        /<noscript>[\s\S]*?<\/noscript>/,
        () => `<noscript>${addition.withoutScripts}</noscript>`,
      );
