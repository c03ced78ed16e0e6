import type { LockContent } from '@haat/openapi';
import type { FieldProblem, KindDraft } from '../kind';
import { shownItem } from '../parts/editor/items/shown-item';
import { addressProblem, isAddress, text, webAddress } from '../parts/editor/written';
import { isFile, isStamped, missingFieldsOf } from '../parts/items/items.rules';
import { lockField } from './field-names';
import { mapPointOf, mapPointProblem } from './map-point';

type Item = NonNullable<LockContent['items']>[number];
export type LockType = Item['type'];

export interface LockItemValues {
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
  /** The id of an uploaded file; empty while there is none. */
  mediaId: string;
  /** How often a buyer can download it; null for as often as they like. */
  downloads: number | null;
  /** Of a PDF: where its pages say who bought it. */
  stamp: NonNullable<Item['stamp']>;
}

export interface LockValues {
  items: readonly LockItemValues[];
}

const blank = {
  text: '',
  url: '',
  address: '',
  city: '',
  point: '',
  directions: '',
  mediaId: '',
  downloads: null,
  stamp: 'off',
} as const;

export const newLockItem = (id: string, type: LockType): LockItemValues => ({
  ...blank,
  id,
  type,
  title: '',
});

function itemOf({
  id,
  type,
  title,
  text = '',
  url = '',
  place = {},
  mediaId = '',
  downloads,
  stamp = 'off',
}: Item): LockItemValues {
  const { address = '', city = '', latitude, longitude, directions = '' } = place;
  const point = latitude === undefined || longitude === undefined ? '' : `${latitude}, ${longitude}`;
  return {
    id,
    type,
    title,
    text,
    url,
    address,
    city,
    point,
    directions,
    mediaId,
    downloads: downloads ?? null,
    stamp,
  };
}

/** Keeps the fields of an item that belong to its type. */
function storedFields(
  item: LockItemValues,
  wrong: (field: string) => boolean,
  persisted: Item | undefined,
): Item {
  const { id, type, title } = item;
  const base = { id, type, title: wrong('title') && persisted ? persisted.title : title.trim() };
  if (type === 'text') return { ...base, ...text('text', item.text, wrong('text'), persisted) };
  if (isFile(item))
    return {
      ...base,
      ...(item.mediaId !== '' && { mediaId: item.mediaId }),
      ...(item.downloads !== null && { downloads: item.downloads }),
      ...(isStamped(item) && { stamp: item.stamp }),
    };
  if (type === 'link') return { ...base, ...text('url', webAddress(item.url), wrong('url'), persisted) };
  // A place without address and point keeps both.
  const isPointKept = (wrong('point') || wrong('address')) && persisted;
  const place = {
    ...text('address', item.address, wrong('address'), persisted?.place),
    ...text('city', item.city),
    ...mapPointOf(isPointKept ? itemOf(persisted).point : item.point),
    ...text('directions', item.directions),
  };
  return { ...base, place };
}

/** Whether it is nothing without what is wrong in it. */
const isHole = ({ type, address }: LockItemValues, wrong: (field: string) => boolean): boolean =>
  ['title', 'text', 'url', 'address'].some(wrong) ||
  (type === 'place' && wrong('point') && address.trim() === '');

/** What there is of an item, without a wrong address or point. */
const typedItem = (item: LockItemValues): Item =>
  storedFields(item, (field) => field === 'url' && !isAddress(item.url), undefined);

/** Whether the item has content. */
export const isWhole = (item: LockItemValues): boolean => missingFieldsOf(typedItem(item)).length === 0;

const problemsOf = ({ type, url, point }: LockItemValues, at: string): FieldProblem[] => [
  ...(type === 'link' ? [addressProblem(`${at}.url`, url)] : []),
  ...(type === 'place' ? [[`${at}.point`, mapPointProblem(point)] as FieldProblem] : []),
];

/** Of an item, what can be wrong or missing. */
export const lockFields = ['title', 'text', 'url', 'address', 'point', 'mediaId'] as const;

/** Texts, links and places hidden until payment. */
export const draft: KindDraft<LockValues, 'lock'> = {
  empty: { items: [] },
  read: ({ items = [] }) => ({ items: items.map(itemOf) }),
  problems: ({ items }) => items.flatMap((item) => problemsOf(item, lockField(item.id))),
  write: ({ items }, wrong, _, persisted) => ({
    items: items.flatMap((item) => {
      const isWrong = (field: string) => wrong(`${lockField(item.id)}.${field}`);
      const existing = persisted.items?.find(({ id, type }) => id === item.id && type === item.type);
      return !existing && isHole(item, isWrong) ? [] : storedFields(item, isWrong, existing);
    }),
  }),
  validContent: ({ items }) => ({ items: items.map(typedItem) }),
  publicContent: ({ items = [] }) => ({
    items: items.map((item) => shownItem(item)),
  }),
};
