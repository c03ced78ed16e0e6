import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isKnown, sendKept } from '../../platform/kept-page';
import { createPageCache } from './page.cache';
import { isPublicId, type Storefront } from './storefront.parts';

/**
 * A browser asks each time and is mostly answered 304, so that the creator sees a change at once. A cache on the way may keep a page
 * 20 s and show it 20 s longer while it asks again; with the 20 s that another server may lag, everyone is current within a minute.
 */
const kept = 'public, max-age=0, s-maxage=20, stale-while-revalidate=20';

/** Crawlers that draw the cards of chats, and browsers that only look ahead, are no visitors. */
const machines =
  /bot\b|crawler|spider|facebookexternalhit|whatsapp|telegrambot|slackbot|discordbot|preview|headlesschrome-lighthouse/i;

export function previewRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { doors, renderer, siteOf, send } = storefront;
  const cache = createPageCache();

  app.get<{ Params: { id: string } }>('/pp/:id', async (request, reply) => {
    const { id } = request.params;
    const entry = isPublicId(id) ? await doors.catalog.publicProduct(id) : null;
    const site = siteOf(request);
    if (!entry || entry.product.kind !== 'page') return send(reply, { page: 'notFound', site }, 404);
    const etag = etagOf(entry.etag, renderer.build, site);
    if (isVisit(request)) doors.insight.countVisit(entry.sellerId, id);
    reply.headers({
      'cache-control': kept,
      etag,
      vary: 'accept-encoding',
      'x-robots-tag': 'noindex',
    });
    if (isKnown(request, etag)) return reply.code(304).send();
    const page = await cache.get(`${site.origin} ${id}`, etag, () =>
      renderer.render({ page: 'preview', site, product: entry.product }),
    );
    return sendKept(reply, page, request);
  });
}

const etagOf = (version: string, build: string, site: object) =>
  `"${createHash('sha256')
    .update(`${version}\n${build}\n${JSON.stringify(site)}`)
    .digest('base64url')
    .slice(0, 27)}"`;

function isVisit(request: FastifyRequest): boolean {
  if (request.method !== 'GET') return false;
  const purpose = request.headers['sec-purpose'] ?? request.headers['purpose'] ?? '';
  return !String(purpose).includes('prefetch') && !machines.test(request.headers['user-agent'] ?? '');
}
