import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Storefront, searchOf } from '../storefront.parts';

/** As for previews: everyone sees a change within a minute. */
const cacheControl = 'public, max-age=0, s-maxage=20, stale-while-revalidate=20';

/** The pages of creators, each at the handle that it was given. */
export function sellerRoutes(
  app: FastifyInstance,
  { dependencies, siteOf, send, sendPage }: Storefront,
): void {
  app.get<{ Params: { handle: string } }>('/@:handle', async (request, reply) => {
    const typedHandle = request.params.handle;
    const site = siteOf(request);
    const profile = await dependencies.identity.profileAt(typedHandle);
    if (!profile) return send(reply, { page: 'notFound', site }, 404);
    const { accountId, handle, name, bio } = profile;
    // Not for good: one that leads on may be another's one day.
    if (handle !== typedHandle)
      return reply.header('cache-control', 'no-store').redirect(`/@${handle}${searchOf(request)}`, 302);
    const [products, { seller: facts, cover }] = await Promise.all([
      dependencies.catalog.onShelf(accountId),
      dependencies.catalog.publicSeller(accountId),
    ]);
    const version = createHash('sha256')
      .update(JSON.stringify([name, bio, facts, cover, products.version]))
      .digest('base64url');
    const model = () =>
      ({ page: 'seller', site, handle, name, bio, facts, cover, products: products.products }) as const;
    return sendPage(request, reply, {
      site,
      name: `@${handle}`,
      version,
      cacheControl,
      address: `/@${handle}`,
      model,
    });
  });
}
