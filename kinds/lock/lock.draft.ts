import { type Phrase, t } from '@haat/i18n';
import type { LockContent, Missing } from '@haat/openapi';
import type { FieldProblem, KindDraft } from '../kind';
import { htmlOf } from '../parts/editor/markdown';
import { addressProblem, isAddress, text, webAddress } from '../parts/editor/written';
import { wordCount } from '../parts/words-in';
import { lockField } from './field-names';
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
  const base = { id, type, title: wrong('title') && had ? had.title : title.trim() };
  if (type === 'text') return { ...base, ...text('text', item.text, wrong('text'), had) };
  if (type === 'link') return { ...base, ...text('url', webAddress(item.url), wrong('url'), had) };
  // A place without address and point keeps both.
  const isPointKept = (wrong('point') || wrong('address')) && had;
  const place = {
    ...text('address', item.address, wrong('address'), had?.place),
    ...text('city', item.city),
    ...mapPointOf(isPointKept ? itemOf(had).point : item.point),
    ...text('directions', item.directions),
  };
  return { ...base, place };
}

/** Whether it is nothing without what is wrong in it. */
const isHole = ({ type, address }: LockOwnItem, wrong: (field: string) => boolean): boolean =>
  ['title', 'text', 'url', 'address'].some(wrong) ||
  (type === 'place' && wrong('point') && address.trim() === '');

/** What a buyer gets nothing without, by the field's name. */
function lacking({ type, title, text, url, address, point }: LockOwnItem): Lacking[] {
  const isLacking = {
    title: title.trim() === '',
    text: type === 'text' && text.trim() === '',
    url: type === 'link' && !isAddress(url),
    address: type === 'place' && address.trim() === '' && mapPointOf(point) === null,
  };
  return (Object.keys(isLacking) as Lacking[]).filter((field) => isLacking[field]);
}

/** Whether a buyer gets something by it. */
export const isWhole = (item: LockOwnItem): boolean => lacking(item).length === 0;

const wanted = {
  title: 'Give “{title}” a name',
  text: 'Add the text of “{title}”',
  url: 'Add the link of “{title}”',
  address: 'Add the address of “{title}”, or its map location',
} as const satisfies Record<string, Phrase>;
type Lacking = keyof typeof wanted;

const missingOf = (item: LockOwnItem, place: number): Missing[] =>
  lacking(item).map((field) => ({
    field: `${lockField(item.id)}.${field}`,
    message: t(wanted[field], { title: item.title.trim() || t('Part {number}', { number: place + 1 }) }),
  }));

const problemsOf = ({ type, url, point }: LockOwnItem, at: string): FieldProblem[] => [
  ...(type === 'link' ? [addressProblem(`${at}.url`, url)] : []),
  ...(type === 'place' ? [[`${at}.point`, mapPointProblem(point)] as FieldProblem] : []),
];

/** Of an item, what can be wrong or missing. */
export const lockFields = ['title', 'text', 'url', 'address', 'point'] as const;

/** Words, links and places that nobody sees before paying. */
export const draft: KindDraft<LockOwn, 'lock'> = {
  empty: { items: [] },
  read: ({ items = [] }) => ({ items: items.map(itemOf) }),
  problems: ({ items }) => items.flatMap((item) => problemsOf(item, lockField(item.id))),
  write: ({ items }, wrong, _, had) => ({
    items: items.flatMap((item) => {
      const isWrong = (field: string) => wrong(`${lockField(item.id)}.${field}`);
      const known = had.items?.find(({ id, type }) => id === item.id && type === item.type);
      return !known && isHole(item, isWrong) ? [] : kept(item, isWrong, known);
    }),
  }),
  missing: ({ items }) =>
    items.length === 0
      ? [{ field: 'content.items', message: t('Add something that is locked') }]
      : items.flatMap(missingOf),
  shown: ({ items = [] }) => ({
    items: items.map(({ id, type, title, text, place }) => ({
      id,
      type,
      title,
      ...(type === 'place' && place?.city !== undefined && { city: place.city }),
      ...(type === 'text' && text !== undefined && { words: wordCount(htmlOf(text)) }),
    })),
  }),
};
