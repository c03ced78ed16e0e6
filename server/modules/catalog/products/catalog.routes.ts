import type { Handlers, Session } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import type { CatalogService } from './catalog.service';
import type { PublicService } from './public/public.service';

type Operations =
  | 'createProduct'
  | 'listProducts'
  | 'getProduct'
  | 'updateProduct'
  | 'deleteProduct'
  | 'moveProduct'
  | 'discardProductChanges'
  | 'listProductVersions'
  | 'restoreProductVersion'
  | 'duplicateProduct'
  | 'listProductDates'
  | 'addProductDate'
  | 'changeOtherDates'
  | 'getPublicProduct';

/** Whose product is meant, and the version that they saw. */
const askedBy = (request: {
  account: Session | null;
  params: { id: string };
  query?: { version?: number | undefined };
}) => ({
  sellerId: signedIn(request).accountId,
  id: request.params.id,
  version: request.query?.version,
});

export function catalogHandlers(catalog: CatalogService, open: PublicService) {
  return {
    async createProduct(request) {
      return [201, await catalog.create(signedIn(request).accountId, request.body)];
    },
    async listProducts(request) {
      return [200, await catalog.list(signedIn(request).accountId, request.query)];
    },
    async getProduct(request) {
      return [200, await catalog.get(signedIn(request).accountId, request.params.id)];
    },
    async updateProduct(request) {
      return [200, await catalog.update(signedIn(request).accountId, request.params.id, request.body)];
    },
    async deleteProduct(request) {
      await catalog.remove(signedIn(request).accountId, request.params.id);
      return [200, { message: 'The draft is gone' }];
    },
    async duplicateProduct(request) {
      return [201, await catalog.duplicate(signedIn(request).accountId, request.params.id)];
    },
    async listProductDates(request) {
      return [200, await catalog.dates(signedIn(request).accountId, request.params.id)];
    },
    async addProductDate(request) {
      const key = { sellerId: signedIn(request).accountId, id: request.params.id };
      return [201, await catalog.addDate(key, request.body)];
    },
    async changeOtherDates(request) {
      const key = { sellerId: signedIn(request).accountId, id: request.params.id };
      return [200, await catalog.changeOtherDates(key, request.body)];
    },
    async moveProduct(request) {
      const { tellBuyers = false } = request.body ?? {};
      return [200, await catalog.move({ ...askedBy(request), tellBuyers }, request.params.event)];
    },
    async discardProductChanges(request) {
      return [200, await catalog.discard(askedBy(request))];
    },
    async listProductVersions(request) {
      return [200, await catalog.versions(askedBy(request))];
    },
    async restoreProductVersion(request) {
      return [200, await catalog.restore(askedBy(request), request.params.number)];
    },
    async getPublicProduct({ params, reply }) {
      const { product, etag } = await open.demandPublic(params.id);
      reply.header('etag', etag).header('cache-control', 'public, max-age=10, stale-while-revalidate=20');
      return [200, product];
    },
  } satisfies Handlers<Operations>;
}
