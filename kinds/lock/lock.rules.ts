import type { LockItem, PublicLock, ReceivedPart } from '@haat/openapi';
import type { KindRules, ToHtml } from '../kind';
import { refuseNoAddress, refuseTwins } from '../parts/content-faults';
import { inTurn } from '../parts/in-turn';
import { wordsIn } from '../parts/words-in';

/** Whether there is something behind the title. */
function isComplete({ type, title, text, url, place }: LockItem): boolean {
  if (title === '') return false;
  if (type === 'text') return text !== undefined;
  if (type === 'link') return url !== undefined;
  return place !== undefined && (place.address !== undefined || hasPoint(place));
}

const hasPoint = ({ latitude, longitude }: NonNullable<LockItem['place']>): boolean =>
  latitude !== undefined && longitude !== undefined;

/** As a reader would count them: what marks a text up is no word. */
const wordsOf = (html: string): number => wordsIn(html).split(' ').length;

async function shownItem(
  { id, type, title, text, place }: LockItem,
  toHtml: ToHtml,
): Promise<PublicLock['items'][number]> {
  return {
    id,
    type,
    title,
    ...(type === 'place' && place?.city !== undefined && { city: place.city }),
    ...(type === 'text' && text !== undefined && { words: wordsOf(await toHtml(text)) }),
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
      isComplete(item)
        ? []
        : [{ field: `content.items.${index}`, message: `Complete item ${index + 1}: ${wanted(item)}` }],
    );
  },
  shown: async ({ items = [] }, { toHtml }) =>
    items.length > 0 ? { items: await inTurn(items, (item) => shownItem(item, toHtml)) } : null,
  received: async ({ items = [] }, { toHtml }) =>
    (await inTurn(items, (item) => receivedItem(item, toHtml))).flat(),
};

function wanted({ type, title }: LockItem): string {
  if (title === '') return 'give it a title';
  if (type === 'text') return 'write its text';
  if (type === 'link') return 'add its link';
  return 'add its address or its point on the map';
}
