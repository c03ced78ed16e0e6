import { plural, t } from '@haat/i18n';
import type { PublicItem } from '@haat/openapi';
import { fileText } from './file-text';

/** What an item is, and how much of it: `PDF, 2.4 MB`. */
export function itemText({ city, type, words, fileType, size }: PublicItem): string {
  if (type === 'place') return city ? t('A place in {city}', { city }) : t('A location|behind a lock');
  if (type === 'link') return t('A link');
  if (type !== 'text') return fileText({ type, fileType, size });
  return words ? plural(words, 'Text, {count} word', 'Text, {count} words', {}) : t('To read');
}

/** What several items are, in one line. */
export const itemsText = (items: readonly PublicItem[] = []): string =>
  [...new Set(items.map(itemText))].join(' · ');
