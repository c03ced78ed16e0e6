import { kindDraft } from '@haat/kinds/drafts';
import type { KindContent, ProductKind } from '@haat/kinds/facts';
import { missingIn } from '@haat/kinds/missing';
import type { Missing, Product } from '@haat/openapi';
import { hasOwnRooms } from '../../queries/site.queries';
import { type Draft, firstPrice } from './draft/draft';

/** What the server has of a product, as far as it bears on what may be changed. */
export type PersistedOnSale = Pick<Product, 'content'> &
  Partial<Pick<Product, 'title' | 'status' | 'prices' | 'questions'>>;

type Content = KindContent[ProductKind];
type IsWrong = (field: string) => boolean;

/** What is on sale would lack with this content. What it lacks already is not asked for. The server looks at other products. */
function lackingIn({ kind }: Draft, content: Content, onSale: Content, now: Date): Missing[] {
  const lackingOfContent = (one: Content) =>
    missingIn(kind, one, { now, isOnSale: () => true, hasOwnRooms: hasOwnRooms(), onSale });
  const before = new Set(lackingOfContent(onSale).map(({ field }) => field));
  return lackingOfContent(content).filter(({ field }) => !before.has(field));
}

const writtenOn = (draft: Draft, isWrong: IsWrong, persisted: PersistedOnSale): Content =>
  kindDraft(draft.kind).write(draft.values, isWrong, firstPrice(draft), persisted.content);

/** What buyers have of a kind's own and would lose by what can be kept of a draft; nothing while it is not on sale. */
export const lackingOf = (
  draft: Draft,
  persisted: PersistedOnSale | null,
  isWrong: IsWrong,
  now: Date,
): Missing[] =>
  persisted?.status === 'published'
    ? lackingIn(draft, writtenOn(draft, isWrong, persisted), persisted.content, now)
    : [];

/**
 * A kind's own as it is saved: a field that is wrong stays as it was. Where what is on sale would be incomplete even so,
 * all stays as buyers have it.
 */
export function contentOf(
  draft: Draft,
  persisted: PersistedOnSale | null,
  isWrong: IsWrong,
  now = new Date(),
): Content {
  if (persisted === null) return writtenOn(draft, isWrong, { content: {} });
  return lackingOf(draft, persisted, isWrong, now).length > 0
    ? persisted.content
    : writtenOn(draft, isWrong, persisted);
}
