import type { ContentItem, MediaFile } from '@haat/openapi';
import { contentItemBounds } from '@haat/openapi/bounds';
import type { FieldProblem } from '../../../kind';
import { fits, isFile, isStamped, itemField, missingFieldsOf } from '../../items/items.rules';
import { addressProblem, isAddress, text, webAddress } from '../written';
import { mapPointOf, mapPointProblem } from './map-point';

type Item = ContentItem;
export type ItemType = Item['type'];

export interface ItemValues {
  id: string;
  type: ItemType;
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
  /** How a PDF is stamped with its buyer. */
  stamp: NonNullable<Item['stamp']>;
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

export const newItem = (id: string, type: ItemType): ItemValues => ({
  ...blank,
  id,
  type,
  title: '',
});

export function itemOf({
  id,
  type,
  title,
  text = '',
  url = '',
  place = {},
  mediaId = '',
  downloads,
  stamp = 'off',
}: Item): ItemValues {
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
  item: ItemValues,
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
const isHole = ({ type, address }: ItemValues, wrong: (field: string) => boolean): boolean =>
  ['title', 'text', 'url', 'address'].some(wrong) ||
  (type === 'place' && wrong('point') && address.trim() === '');

/** What there is of an item, without a wrong address or point. */
export const typedItem = (item: ItemValues): Item =>
  storedFields(item, (field) => field === 'url' && !isAddress(item.url), undefined);

/** Whether the item has content. */
export const isWhole = (item: ItemValues): boolean => missingFieldsOf(typedItem(item)).length === 0;

const problemsOfItem = ({ type, url, point }: ItemValues, at: string): FieldProblem[] => [
  ...(type === 'link' ? [addressProblem(`${at}.url`, url)] : []),
  ...(type === 'place' ? [[`${at}.point`, mapPointProblem(point)] as FieldProblem] : []),
];

/** Of an item, what can be wrong or missing. */
export const itemFields = ['title', 'text', 'url', 'address', 'point', 'mediaId'] as const;

/** What is wrong in a list of items; `list` is the name of its field. */
export const problemsOfItems = (items: readonly ItemValues[], list: string): FieldProblem[] =>
  items.flatMap((item) => problemsOfItem(item, itemField(list, item.id)));

/** A list as it is saved: of an item with something wrong in it, that field as it was. */
export const storedItems = (
  items: readonly ItemValues[],
  list: string,
  wrong: (field: string) => boolean,
  persisted: readonly Item[] = [],
): Item[] =>
  items.flatMap((item) => {
    const isWrong = (field: string) => wrong(`${itemField(list, item.id)}.${field}`);
    const existing = persisted.find(({ id, type }) => id === item.id && type === item.type);
    return !existing && isHole(item, isWrong) ? [] : storedFields(item, isWrong, existing);
  });

/** Items that a device kept: an older editor kept them as they are stored. */
export const restoredItems = (items: readonly (Item | ItemValues)[] = []): ItemValues[] =>
  items.map((item) => ('point' in item ? item : itemOf(item)));

/** The item of an uploaded file, named by it. */
export const itemOfFile = (id: string, file: MediaFile): ItemValues => ({
  ...newItem(id, typeOf(file)),
  title: file.name.replace(/\.[^.]{1,8}$/, '').slice(0, contentItemBounds.title.maxLength),
  mediaId: file.mediaId,
});

function typeOf({ purpose, type, status }: MediaFile): ItemType {
  if (purpose !== 'file') return purpose;
  return fits('image', { purpose, type, status }) && status === 'ready' ? 'image' : 'file';
}
