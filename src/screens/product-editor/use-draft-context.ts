import { validContentOf } from '@haat/kinds/drafts';
import { kindOf } from '@haat/kinds/rules';
import type { Product } from '@haat/openapi';
import { useProductsById } from '../../queries/catalog/chosen-products.queries';
import { hasOwnRooms } from '../../queries/site.queries';
import type { Draft } from './draft/draft';
import type { DraftContext } from './steps/steps';

/** What a draft is asked about besides itself, at this moment. */
export const useDraftContext = (draft: Pick<Draft, 'kind' | 'values'>): DraftContext =>
  contextWith(useProductsById(idsIn(draft)));

const idsIn = ({ kind, values }: Pick<Draft, 'kind' | 'values'>): readonly string[] =>
  kindOf({ kind }).refersTo?.(validContentOf(kind, values, new Date()) as never) ?? [];

/** Products that have not been loaded count as on sale: no others are offered. */
const contextWith = (named: ReadonlyMap<string, Product>): DraftContext => ({
  hasOwnRooms: hasOwnRooms(),
  now: new Date(),
  isOnSale: (id) => (named.get(id)?.status ?? 'published') === 'published',
});
