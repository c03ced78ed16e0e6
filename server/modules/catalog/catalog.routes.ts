import type { Handlers } from '../../platform/contract';
import { signedIn } from '../identity';
import type { CatalogService } from './catalog.service';
import type { PublicService } from './public.service';

type Operations =
  | 'createProduct'
  | 'listProducts'
  | 'getProduct'
  | 'updateProduct'
  | 'deleteProduct'
  | 'moveProduct'
  | 'duplicateProduct'
  | 'getPublicProduct';

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
    async moveProduct(request) {
      const { id, event } = request.params;
      return [200, await catalog.move(signedIn(request).accountId, id, event)];
    },
    async getPublicProduct({ params, reply }) {
      const { product, etag } = await open.demandPublic(params.id);
      reply.header('etag', etag).header('cache-control', 'public, max-age=10, stale-while-revalidate=20');
      return [200, product];
    },
  } satisfies Handlers<Operations>;
}
