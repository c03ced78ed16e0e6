import type { Handlers } from '../../../platform/http/contract';
import { notFound } from '../../../platform/http/errors';
import { signedIn } from '../../accounts';
import type { Catalog } from '../products';
import type { DiscountService } from './discount.service';
import type { DiscountQuotes } from './quote.service';

type Operations =
  | 'listDiscounts'
  | 'createDiscount'
  | 'getDiscount'
  | 'updateDiscount'
  | 'deleteDiscount'
  | 'moveDiscount'
  | 'getPublicDiscount';

export function discountHandlers(
  discounts: DiscountService,
  { quotes, catalog }: { quotes: DiscountQuotes; catalog: Pick<Catalog, 'publicProduct'> },
) {
  return {
    listDiscounts: async (request) => [200, await discounts.list(signedIn(request).accountId, request.query)],
    createDiscount: async (request) => [
      201,
      await discounts.create(signedIn(request).accountId, request.body),
    ],
    getDiscount: async (request) => [
      200,
      await discounts.get(signedIn(request).accountId, request.params.id),
    ],
    updateDiscount: async (request) => [
      200,
      await discounts.update(signedIn(request).accountId, request.params.id, request.body),
    ],
    async deleteDiscount(request) {
      await discounts.remove(signedIn(request).accountId, request.params.id);
      return [200, { message: 'The discount is gone' }];
    },
    async moveDiscount(request) {
      const { id, event } = request.params;
      const to = event === 'disable' ? 'off' : 'on';
      return [200, await discounts.turn(signedIn(request).accountId, id, to)];
    },
    async getPublicDiscount({ params, query }) {
      const entry = await catalog.publicProduct(params.id);
      if (!entry) throw notFound('Product not found');
      return [200, await quotes.demand(entry, query.code ?? null)];
    },
  } satisfies Handlers<Operations>;
}
