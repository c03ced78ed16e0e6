import type { Phrase } from '@haat/i18n';
import type { LockItem, PublicLock, ReceivedPart } from '@haat/openapi';
import type { KindRules, ToHtml } from '../kind';
import { refuseDuplicates, refuseNoAddress } from '../parts/content-faults';
import { inTurn } from '../parts/in-turn';
import { wordCount } from '../parts/word-count';
import { lockField } from './field-names';

const hasPoint = ({ latitude, longitude }: NonNullable<LockItem['place']>): boolean =>
  latitude !== undefined && longitude !== undefined;

const wanted = {
  title: 'Give “{title}” a name',
  text: 'Add the text of “{title}”',
  url: 'Add the link of “{title}”',
  address: 'Add the address of “{title}”, or its map location',
} as const satisfies Record<string, Phrase>;

/** What a buyer gets nothing without, by the field's name. */
export function missingFieldsOf({ type, title, text, url, place }: LockItem): (keyof typeof wanted)[] {
  const isLacking = {
    title: title === '',
    text: type === 'text' && text === undefined,
    url: type === 'link' && url === undefined,
    address: type === 'place' && place?.address === undefined && !(place && hasPoint(place)),
  };
  return (Object.keys(isLacking) as (keyof typeof wanted)[]).filter((field) => isLacking[field]);
}

async function publicItem(
  { id, type, title, text, place }: LockItem,
  toHtml: ToHtml,
): Promise<PublicLock['items'][number]> {
  return {
    id,
    type,
    title,
    ...(type === 'place' && place?.city !== undefined && { city: place.city }),
    ...(type === 'text' && text !== undefined && { words: wordCount(await toHtml(text)) }),
  };
}

async function itemAccess(
  { type, title, text, url, place }: LockItem,
  toHtml: ToHtml,
): Promise<ReceivedPart[]> {
  if (type === 'text' && text !== undefined) return [{ type, title, html: await toHtml(text) }];
  if (type === 'link' && url !== undefined) return [{ type, title, url }];
  if (type === 'place' && place !== undefined) return [{ type, title, place }];
  return [];
}

/** Fields that do not belong to the item's type are dropped: they would stay hidden and never be delivered. */
function normalisedItem(item: LockItem): LockItem {
  const { id, type, title, text, url, place } = item;
  return {
    id,
    type,
    title,
    ...(type === 'text' && text !== undefined && { text }),
    ...(type === 'link' && url !== undefined && { url }),
    ...(type === 'place' && place !== undefined && { place }),
  };
}

export const rules: KindRules<'lock'> = {
  normalise({ items }) {
    if (items === undefined) return {};
    refuseDuplicates(items.map(({ id }, index) => ({ id, at: `content.items.${index}` })));
    for (const [index, { url }] of items.entries()) refuseNoAddress(url, `content.items.${index}.url`);
    return { items: items.map(normalisedItem) };
  },
  missing: ({ items = [] }) =>
    items.length === 0
      ? [{ field: 'content.items', phrase: 'Add something that is locked' }]
      : items.flatMap((item, place) => {
          const title = item.title || ({ phrase: 'Part {number}', values: { number: place + 1 } } as const);
          return missingFieldsOf(item).map((field) => ({
            field: `${lockField(item.id)}.${field}`,
            phrase: wanted[field],
            values: { title },
          }));
        }),
  publicContent: async ({ items = [] }, { toHtml }) =>
    items.length > 0 ? { items: await inTurn(items, (item) => publicItem(item, toHtml)) } : null,
  access: async ({ items = [] }, { toHtml }) =>
    (await inTurn(items, (item) => itemAccess(item, toHtml))).flat(),
};
