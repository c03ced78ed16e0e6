import { typedContent } from '@haat/kinds/drafts';
import { kindOf } from '@haat/kinds/rules';
import { useProductsById } from '../../queries/chosen-products.queries';
import type { Draft } from './draft/draft';
import type { AroundDraft } from './steps/steps';

/** What a draft is asked about besides itself. Products it names are on sale until they have been loaded: no others are offered. */
export function useAroundDraft({ kind, own }: Pick<Draft, 'kind' | 'own'>): AroundDraft {
  const now = new Date();
  const named = useProductsById(kindOf({ kind }).refersTo?.(typedContent(kind, own, now) as never) ?? []);
  return { now, isOnSale: (id) => (named.get(id)?.status ?? 'published') === 'published' };
}
