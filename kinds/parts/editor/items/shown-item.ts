import type { ContentItem, PublicItem } from '@haat/openapi';
import { wordCount } from '../../word-count';
import { htmlOf } from '../markdown';

/** An item as a preview shows it while it is written. What is known of its file alone is left out. */
export function shownItem(
  { id, type, title, text, url, place }: ContentItem,
  { isFree = false }: { isFree?: boolean } = {},
): PublicItem {
  const html = type === 'text' && text !== undefined ? htmlOf(text) : undefined;
  return {
    id,
    type,
    title,
    ...(type === 'place' && place?.city !== undefined && { city: place.city }),
    ...(html !== undefined && { words: wordCount(html) }),
    ...(isFree && html !== undefined && { html }),
    ...(isFree && type === 'link' && url !== undefined && { url }),
  };
}
