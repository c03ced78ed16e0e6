import type { LockItem, PublicLock, ReceivedPart } from '@haat/openapi';
import type { KindRules, ToHtml } from '../kind';
import { refuseNoAddress, refuseTwins } from '../parts/content-faults';
import { inTurn } from '../parts/in-turn';
import { wordCount } from '../parts/words-in';
import { lockField } from './field-names';

const hasPoint = ({ latitude, longitude }: NonNullable<LockItem['place']>): boolean =>
  latitude !== undefined && longitude !== undefined;

const wanted = {
  title: 'give it a title',
  text: 'write its text',
  url: 'add its link',
  address: 'add its address or its point on the map',
} as const;

/** What a buyer gets nothing without, by the field's name. */
function lackingIn({ type, title, text, url, place }: LockItem): (keyof typeof wanted)[] {
  const isLacking = {
    title: title === '',
    text: type === 'text' && text === undefined,
    url: type === 'link' && url === undefined,
    address: type === 'place' && place?.address === undefined && !(place && hasPoint(place)),
  };
  return (Object.keys(isLacking) as (keyof typeof wanted)[]).filter((field) => isLacking[field]);
}

async function shownItem(
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

async function receivedItem(
  { type, title, text, url, place }: LockItem,
  toHtml: ToHtml,
): Promise<ReceivedPart[]> {
  if (type === 'text' && text !== undefined) return [{ type, title, html: await toHtml(text) }];
  if (type === 'link' && url !== undefined) return [{ type, title, url }];
  if (type === 'place' && place !== undefined) return [{ type, title, place }];
  return [];
}

/** What does not belong to the type of an item is let go: it would be kept secret and never be given. */
function settled(item: LockItem): LockItem {
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
  settle({ items }) {
    if (items === undefined) return {};
    refuseTwins(items.map(({ id }, index) => ({ id, at: `content.items.${index}` })));
    for (const [index, { url }] of items.entries()) refuseNoAddress(url, `content.items.${index}.url`);
    return { items: items.map(settled) };
  },
  missing({ items = [] }) {
    if (items.length === 0)
      return [{ field: 'content.items', message: 'Add something that opens after payment' }];
    return items.flatMap((item, index) =>
      lackingIn(item).map((field) => ({
        field: `${lockField(item.id)}.${field}`,
        message: `Complete item ${index + 1}: ${wanted[field]}`,
      })),
    );
  },
  shown: async ({ items = [] }, { toHtml }) =>
    items.length > 0 ? { items: await inTurn(items, (item) => shownItem(item, toHtml)) } : null,
  received: async ({ items = [] }, { toHtml }) =>
    (await inTurn(items, (item) => receivedItem(item, toHtml))).flat(),
};
