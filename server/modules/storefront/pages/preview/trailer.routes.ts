import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import { isPublicId, type Storefront } from '../storefront.parts';
import { shownProduct } from './shown-product';

/** As for previews: everyone sees a change within a minute. */
const cacheControl = 'public, max-age=0, s-maxage=20, stale-while-revalidate=20';

/** The page that plays the trailer of a product, of whatever kind; what it plays comes by the addresses of free videos. */
export function trailerRoutes(
  app: FastifyInstance,
  { dependencies, siteOf, send, sendPage }: Storefront,
): void {
  app.get<{ Params: { id: string } }>('/pp/:id/trailer', async (request, reply) => {
    const { id } = request.params;
    const site = siteOf(request);
    const entry = isPublicId(id) ? await dependencies.catalog.publicProduct(id) : null;
    if (!entry) return send(reply, { page: 'notFound', site }, 404);
    const { product: shown } = await shownProduct(dependencies, entry, textOf(request.query, 'code'));
    const { title, url, language, accent, seller, reduction, trailer } = shown;
    // It was removed, or is being prepared anew.
    if (!trailer) return reply.header('cache-control', 'no-store').redirect(url, 302);
    const product = { id, title, url, language, accent, seller, trailer, ...(reduction && { reduction }) };
    const page = { page: 'trailer', site, product } as const;
    reply.header('x-robots-tag', 'noindex');
    const version = createHash('sha256').update(JSON.stringify(page)).digest('base64url');
    const name = `${id} trailer ${reduction?.code ?? ''}`;
    const address = `/pp/${id}/trailer${reduction?.code ? `?code=${encodeURIComponent(reduction.code)}` : ''}`;
    return sendPage(request, reply, { site, name, version, cacheControl, address, model: () => page });
  });
}
