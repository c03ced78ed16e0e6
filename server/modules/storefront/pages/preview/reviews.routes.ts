import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import { isPublicId, type Storefront } from '../storefront.parts';
import { shownProduct } from './shown-product';

/** As for previews: everyone sees a change within a minute. */
const cacheControl = 'public, max-age=0, s-maxage=20, stale-while-revalidate=20';

/** All that buyers say of a product, of whatever kind: a preview has room for the newest. */
export function reviewsRoutes(
  app: FastifyInstance,
  { dependencies, siteOf, send, sendPage }: Storefront,
): void {
  app.get<{ Params: { id: string } }>('/pp/:id/reviews', async (request, reply) => {
    const { id } = request.params;
    const site = siteOf(request);
    const number = numberOf(textOf(request.query, 'page'));
    const entry = isPublicId(id) ? await dependencies.catalog.publicProduct(id) : null;
    if (!entry || number === null) return send(reply, { page: 'notFound', site }, 404);
    const { product } = await shownProduct(dependencies, entry, textOf(request.query, 'code'));
    const { title, url, language, accent, seller, reduction, reviews: summary } = product;
    // What there was has been taken back.
    if (!summary) return reply.header('cache-control', 'no-store').redirect(url, 302);
    const of = dependencies.reviews.pagesOf(summary.count);
    if (number > of) return send(reply, { page: 'notFound', site }, 404);
    const items = await dependencies.reviews.onPage(entry.sellerId, id, number);
    const { count, average, spread } = summary;
    const page = {
      page: 'reviews',
      site,
      product: { id, title, url, language, accent, seller, ...(reduction && { reduction }) },
      sum: { count, average, spread },
      items,
      place: { number, of },
    } as const;
    reply.header('x-robots-tag', 'noindex');
    // An answer that was changed far behind changes nothing of the preview, so what is said is looked at itself.
    const version = createHash('sha256').update(JSON.stringify(page)).digest('base64url');
    const name = `${id} reviews ${number} ${reduction?.code ?? ''}`;
    const address = `/pp/${id}/reviews?page=${number}${reduction?.code ? `&code=${encodeURIComponent(reduction.code)}` : ''}`;
    return sendPage(request, reply, { site, name, version, cacheControl, address, model: () => page });
  });
}

/** Which page is asked for; null for what is none. */
function numberOf(text: string): number | null {
  if (text === '') return 1;
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}
