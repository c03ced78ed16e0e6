import { queryOf, sourceAt } from '@haat/openapi/attribution';
import { checkoutAddress } from '@haat/openapi/checkout-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Owned, Proved } from '../../../orders';
import { isPublicId, type Storefront } from '../storefront.parts';
import { chosenIn } from './checkout.form';

type ById = FastifyRequest<{ Params: { id: string } }>;

/** What this browser has proved to have of the product in its address; null for every other browser. */
export async function ownedHere({ dependencies }: Pick<Storefront, 'dependencies'>, request: ById) {
  const { buyers, catalog, checkout } = dependencies;
  const { id } = request.params;
  const proof = isPublicId(id) ? await buyers.proofOf(request) : null;
  const entry = proof && (await catalog.publicProduct(id));
  if (!entry || !proof) return null;
  const { product, sellerId } = entry;
  const owned =
    (await checkout.findOwned({ sellerId, product }, proof)) ?? (await wholeOf(checkout, product.id, proof));
  return owned && { owned, product };
}

/** All parts of it, each held for itself. */
async function wholeOf(
  checkout: Storefront['dependencies']['checkout'],
  productId: string,
  proof: Proved,
): Promise<Pick<Owned, 'endsAt' | 'isSubscription' | 'phoneEnding' | 'url'> | null> {
  const parts = await checkout.findOwnedParts(productId, proof);
  if (!parts?.isAll) return null;
  return { endsAt: null, isSubscription: false, phoneEnding: parts.phoneEnding, url: null };
}

/** Says what a buyer has already, leads there, and to buying it again or for somebody else. */
export function ownedRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { siteOf, send } = storefront;

  app.get<{ Params: { id: string } }>('/pp/:id/owned', async (request, reply) => {
    const found = await ownedHere(storefront, request);
    const { id } = request.params;
    const site = siteOf(request);
    const referrer = request.headers.referer ?? '';
    const attribution = queryOf(sourceAt({ address: site.origin + request.url, referrer }));
    const chosen = { ...chosenIn(request.query), attribution };
    if (!found)
      return reply.redirect(
        isPublicId(id) ? checkoutAddress(id, { ...chosen, isGift: true }) : '/purchase',
        303,
      );
    const { owned, product } = found;
    return send(reply, {
      page: 'owned',
      site,
      product: {
        id: product.id,
        title: product.title,
        cover: product.cover,
        language: product.language,
        url: product.url,
        seller: product.seller.name,
      },
      endsAt: owned.endsAt?.toISOString() ?? null,
      isSubscription: owned.isSubscription,
      phoneEnding: owned.phoneEnding,
      openUrl: owned.url ?? '/purchase/library',
      chosen,
    });
  });
}
