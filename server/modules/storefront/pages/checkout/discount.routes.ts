import type { Handlers } from '../../../../platform/http/contract';
import { notFound } from '../../../../platform/http/errors';
import type { Catalog, Discounts } from '../../../catalog';
import { type Ownership, withOwnedParts } from '../preview/owned-parts';

/** What the live form asks about a code: the prices that an order of this browser will have, by what it owns as well. */
export function publicDiscountHandlers(
  dependencies: Ownership & { catalog: Pick<Catalog, 'publicProduct'>; discounts: Pick<Discounts, 'demand'> },
) {
  const { catalog, discounts } = dependencies;
  return {
    async getPublicDiscount({ params, query, raw, reply }) {
      const entry = await catalog.publicProduct(params.id);
      if (!entry) throw notFound('Product not found');
      reply.header('cache-control', 'no-store');
      const theirs = await withOwnedParts({ dependencies }, raw, entry);
      return [200, await discounts.demand(theirs, query.code ?? null)];
    },
  } satisfies Handlers<'getPublicDiscount'>;
}
