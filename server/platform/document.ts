import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config';
import { escapeHtml } from './html';
import { isKnown, type KeptPage, keepText, sendKept } from './kept-page';

/** What the document tells the app, by the name of the `meta` that carries it. What is not configured stays empty there. */
export function wordsOf({ operator, plans, feeTaxBasisPoints, providers }: Config): Record<string, string> {
  const fees = Object.entries(plans).map(([plan, rate]) => [plan, rate.feeBasisPoints]);
  const { google, firebase } = providers;
  return {
    'application-name': operator.name,
    'haat-fees': JSON.stringify({ ...Object.fromEntries(fees), gst: feeTaxBasisPoints }),
    ...(google && { 'haat-google': google.clientId }),
    ...(firebase && { 'haat-firebase': JSON.stringify({ ...firebase.web, vapidKey: firebase.vapidKey }) }),
  };
}

/** The built document with the installation's words in it, made anew when those have changed; null where nothing is built. */
export function keptDocument(clientDir: string, words: () => Record<string, string>): () => KeptPage | null {
  const file = join(clientDir, 'index.html');
  const built = existsSync(file) ? readFileSync(file, 'utf8') : null;
  let kept: { said: string; page: KeptPage } | null = null;
  return () => {
    if (built === null) return null;
    const now = words();
    const said = JSON.stringify(now);
    if (kept?.said !== said) kept = { said, page: written(built, now) };
    return kept.page;
  };
}

function written(built: string, words: Record<string, string>): KeptPage {
  let html = built;
  for (const [name, content] of Object.entries(words)) {
    const tag = `<meta name="${name}" content="${escapeHtml(content)}">`;
    html = html.replace(new RegExp(`<meta name="${name}"[^>]*>`), () => tag);
  }
  return keepText(html);
}

/** Answers the document, compressed where that is accepted, and 304 to a browser that has it. */
export function sendDocument(document: KeptPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag: document.etag, vary: 'accept-encoding' });
  if (reply.statusCode === 200 && isKnown(request, document.etag)) return reply.code(304).send();
  return sendKept(reply, document, request);
}
