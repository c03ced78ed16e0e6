import type { LockContent, Missing } from '@haat/contract';
import { t } from '@haat/words';
import type { FieldProblem, KindDraft } from '../own';
import { addressProblem, isAddress, text, webAddress } from '../written';
import { mapPointOf, mapPointProblem } from './map-point';

type Item = NonNullable<LockContent['items']>[number];
export type LockType = Item['type'];

export interface LockOwnItem {
  id: string;
  type: LockType;
  title: string;
  text: string;
  url: string;
  address: string;
  city: string;
  /** Two numbers, or the link of a map. */
  point: string;
  directions: string;
}

export interface LockOwn {
  items: readonly LockOwnItem[];
}

const blank = { text: '', url: '', address: '', city: '', point: '', directions: '' };

export const newLockItem = (id: string, type: LockType): LockOwnItem => ({ ...blank, id, type, title: '' });

function itemOf({ id, type, title, text = '', url = '', place = {} }: Item): LockOwnItem {
  const { address = '', city = '', latitude, longitude, directions = '' } = place;
  const point = latitude === undefined || longitude === undefined ? '' : `${latitude}, ${longitude}`;
  return { id, type, title, text, url, address, city, point, directions };
}

/** What of an item is kept: what belongs to its type. */
function kept(item: LockOwnItem, wrong: (field: string) => boolean, had: Item | undefined): Item {
  const { id, type, title } = item;
  const base = { id, type, title: title.trim() };
  if (type === 'text') return { ...base, ...text('text', item.text) };
  if (type === 'link') return { ...base, ...text('url', webAddress(item.url), wrong('url'), had) };
  const place = {
    ...text('address', item.address),
    ...text('city', item.city),
    ...mapPointOf(wrong('point') && had ? itemOf(had).point : item.point),
    ...text('directions', item.directions),
  };
  return { ...base, place };
}

/** Whether it is nothing without what is wrong in it. */
const isHole = ({ type, address }: LockOwnItem, wrong: (field: string) => boolean): boolean =>
  type === 'place' ? wrong('point') && address.trim() === '' : wrong('url');

/** Whether a buyer gets something by it. */
export function isWhole({ type, title, text, url, address, point }: LockOwnItem): boolean {
  if (title.trim() === '') return false;
  if (type === 'text') return text.trim() !== '';
  if (type === 'link') return isAddress(url);
  return address.trim() !== '' || mapPointOf(point) !== null;
}

const problemsOf = ({ type, url, point }: LockOwnItem, at: string): FieldProblem[] => [
  ...(type === 'link' ? [addressProblem(`${at}.url`, url)] : []),
  ...(type === 'place' ? [[`${at}.point`, mapPointProblem(point)] as FieldProblem] : []),
];

/** The name of an item's fields in the problems. */
export const lockField = (id: string) => `content.items.${id}`;

/** Words, links and places that nobody sees before paying. */
export const lock: KindDraft<LockOwn, 'lock'> = {
  empty: { items: [] },
  read: ({ items = [] }) => ({ items: items.map(itemOf) }),
  problems: ({ items }) => items.flatMap((item) => problemsOf(item, lockField(item.id))),
  write: ({ items }, wrong, _, had) => ({
    items: items.flatMap((item) => {
      const isWrong = (field: string) => wrong(`${lockField(item.id)}.${field}`);
      const known = had.items?.find(({ id }) => id === item.id);
      return !known && isHole(item, isWrong) ? [] : kept(item, isWrong, known);
    }),
  }),
  missing: ({ items }): Missing[] => {
    if (items.length === 0) return [{ field: 'content.items', message: t('Add something that is locked') }];
    const unfinished = items.find((item) => !isWhole(item));
    return unfinished
      ? [
          {
            field: 'content.items',
            message: t('Finish “{title}”', { title: unfinished.title.trim() || t('Without a name') }),
          },
        ]
      : [];
  },
  shown: ({ items = [] }) => ({
    items: items.map(({ id, type, title, text, place }) => ({
      id,
      type,
      title,
      ...(type === 'place' && place?.city !== undefined && { city: place.city }),
      ...(type === 'text' && text !== undefined && { words: text.split(/\s+/).filter(Boolean).length }),
    })),
  }),
};
