import type { Product } from '@haat/openapi';
import { useQueries } from '@tanstack/react-query';
import { asBuyersHaveIt, productOptions } from './products.queries';

/** Products by their ids, in the order of the ids, as far as they have been loaded, as buyers have them. */
export const useProductsById = (ids: readonly string[]): ReadonlyMap<string, Product> =>
  useQueries({
    queries: ids.map((id) => ({ ...productOptions(id), staleTime: 60_000 })),
    combine: byId,
  });

const byId = (answers: readonly { data?: Product | undefined }[]): ReadonlyMap<string, Product> =>
  new Map(answers.flatMap(({ data }) => (data ? [[data.id, asBuyersHaveIt(data)] as const] : [])));
