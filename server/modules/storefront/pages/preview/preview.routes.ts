import { kinds, productKinds } from '@haat/kinds/facts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import type { PublicEntry } from '../../../catalog';
import { isPublicId, type Storefront, searchOf } from '../storefront.parts';
import { withOwnedParts } from './owned-parts';
import { shownProduct } from './shown-product';

/**
 * A browser asks each time and is mostly answered 304, so that the creator sees a change at once. A cache on the way may keep a page
 * 20 s and show it 20 s longer while it asks again; with the 20 s that another server may lag, everyone is current within a minute.
 */
const cacheControl = 'public, max-age=0, s-maxage=20, stale-while-revalidate=20';

const mostOthers = 3;

type ById = FastifyRequest<{ Params: { id: string } }>;

export function previewRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, siteOf, send, sendPage } = storefront;

  for (const kind of kinds) {
    const { previewBase, unavailable } = productKinds[kind];
    app.get<{ Params: { id: string } }>(`${previewBase}:id`, async (request, reply) => {
      const { id } = request.params;
      const site = siteOf(request);
      if (id === '') return send(reply, { page: 'notFound', site }, 404);
      const entry = isPublicId(id) ? await dependencies.catalog.publicProduct(id) : null;
      if (!entry) return notThere(request, reply, unavailable);
      const { kind: productKind, url } = entry.product;
      // A link that names the wrong kind still names the product.
      if (productKind !== kind) return reply.redirect(url + searchOf(request), 301);
      dependencies.analytics.countVisit(entry.sellerId, id, request);
      reply.header('x-robots-tag', 'noindex');
      const theirs = await withOwnedParts(storefront, request, entry);
      const shown = await shownProduct(dependencies, theirs, textOf(request.query, 'code'));
      const others = await othersOf(entry);
      const page = { page: 'preview', site, others: others.products, ...shown } as const;
      // What anybody may type is kept nowhere, nor what one browser owns.
      if (shown.refusedCode || theirs !== entry) return send(reply, page);
      const { reduction, prices } = shown.product;
      const name = reduction?.code ? `${id} ${reduction.code}` : id;
      const version = `${entry.etag} ${others.version} ${reduction ? JSON.stringify([reduction, prices]) : ''}`;
      const path = new URL(shown.product.url, site.origin).pathname;
      const address = reduction?.code ? `${path}?code=${encodeURIComponent(reduction.code)}` : path;
      return sendPage(request, reply, { site, name, version, cacheControl, address, model: () => page });
    });
  }

  /** What else its creator has on sale; nothing that cannot be bought at the moment. */
  async function othersOf({ product, sellerId }: Pick<PublicEntry, 'product' | 'sellerId'>) {
    const { products, version } = await dependencies.catalog.onShelf(sellerId);
    const others = products.filter(({ id, closed }) => id !== product.id && closed === undefined);
    return { products: others.slice(0, mostOthers), version };
  }

  function notThere(request: ById, reply: FastifyReply, what: string) {
    const site = siteOf(request);
    const text =
      'It may have been taken down, or the link is incomplete. Ask the sender for a new one. If you have paid for it, it is in your purchases.';
    const action = { href: '/purchase', label: 'Find your purchases' };
    return send(reply, { page: 'unavailable', site, heading: what, text, action }, 404);
  }
}
