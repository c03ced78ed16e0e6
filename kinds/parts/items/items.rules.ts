import type { Phrase } from '@haat/i18n';
import type { ContentItem, PublicItem, ReceivedPart } from '@haat/openapi';
import type { MissingField, ToHtml } from '../../kind';
import { refuseDuplicates, refuseNoAddress } from '../content-faults';
import { wordCount } from '../word-count';
import type { ItemFile, NamedFile } from './item-file';
import { streamAccess } from './stream-access';

export type { ItemFile, NamedFile };

const fileTypes: ReadonlySet<ContentItem['type']> = new Set(['file', 'image', 'video', 'audio']);

/** Whether it is an uploaded file. */
export const isFile = ({ type }: Pick<ContentItem, 'type'>): boolean => fileTypes.has(type);

/** Whether it is played. */
export const isPlayable = ({ type }: Pick<ContentItem, 'type'>): boolean =>
  type === 'video' || type === 'audio';

/** The videos and audio of a list of items, by their ids. */
export const playedIn = (items: readonly ContentItem[] = []): string[] =>
  items.flatMap((item) => (isPlayable(item) && item.mediaId !== undefined ? [item.mediaId] : []));

/** The videos of a list of items, by their ids, each once. */
export const videosIn = (items: readonly ContentItem[]): string[] => [
  ...new Set(
    items.flatMap(({ type, mediaId }) => (type === 'video' && mediaId !== undefined ? [mediaId] : [])),
  ),
];

/** Whether the buyer’s name is put on its pages. */
export const isStamped = <Item extends { stamp?: ContentItem['stamp'] | undefined }>(
  item: Item,
): item is Item & { stamp: 'footer' | 'pages' } => item.stamp === 'footer' || item.stamp === 'pages';

/** Why a file cannot be stamped, with what to do; null if it can be, or is not judged yet. */
export function stampFault({ status, stamping }: Pick<ItemFile, 'status' | 'stamping'>): Phrase | null {
  if (status !== 'ready' || stamping === 'possible') return null;
  return stamping === null ? stampFaults.other : stampFaults[stamping];
}

const stampFaults = {
  other: 'Only a PDF can be stamped. Upload it again as a PDF, or turn stamping off.',
  encrypted:
    'This PDF is protected by a password, so it cannot be stamped. Save it without one, or turn stamping off.',
  broken: 'This PDF cannot be stamped. Export it again, or turn stamping off.',
  large:
    'This PDF is too large to be stamped: at most 64 MB and 3,000 pages. Split it, or turn stamping off.',
} as const satisfies Record<string, Phrase>;

/** Pictures that every browser shows. */
const shownPictures = /^image\/(jpeg|png|webp|avif|gif)$/;

/** Whether a file can stand in an item of this type. */
export function fits(
  type: ContentItem['type'],
  file: Pick<ItemFile, 'purpose' | 'type' | 'status'>,
): boolean {
  if (file.status === 'preparing')
    return type === file.purpose || (type === 'image' && file.purpose === 'file');
  if (type === 'video') return file.purpose === 'video';
  if (type === 'audio') return file.type.startsWith('audio/');
  return type === 'image' ? shownPictures.test(file.type) : true;
}

const hasPoint = ({ latitude, longitude }: NonNullable<ContentItem['place']>): boolean =>
  latitude !== undefined && longitude !== undefined;

const wanted = {
  title: 'Give “{title}” a name',
  text: 'Add the text of “{title}”',
  url: 'Add the link of “{title}”',
  address: 'Add the address of “{title}”, or its map location',
  mediaId: 'Upload the file of “{title}”',
} as const satisfies Record<string, Phrase>;

/** What a buyer gets nothing without, by the field's name. */
export function missingFieldsOf(item: ContentItem): (keyof typeof wanted)[] {
  const { type, title, text, url, place, mediaId } = item;
  const isLacking = {
    title: title === '',
    text: type === 'text' && text === undefined,
    url: type === 'link' && url === undefined,
    address: type === 'place' && place?.address === undefined && !(place && hasPoint(place)),
    mediaId: isFile(item) && mediaId === undefined,
  };
  return (Object.keys(isLacking) as (keyof typeof wanted)[]).filter((field) => isLacking[field]);
}

/** The name of an item's fields in what is wrong or missing: by its id, which stays when it is moved. */
export const itemField = (list: string, id: string) => `${list}.${id}`;

/** What publishing needs of a list of items; `list` is the name of its field. */
export function missingOfItems(
  items: readonly ContentItem[],
  list: string,
  fileOf?: (mediaId: string) => Pick<ItemFile, 'status' | 'stamping'> | undefined,
): MissingField[] {
  return items.flatMap((item, place) => {
    const title = item.title || ({ phrase: 'Part {number}', values: { number: place + 1 } } as const);
    const at = itemField(list, item.id);
    const missing: MissingField[] = missingFieldsOf(item).map((field) => ({
      field: `${at}.${field}`,
      phrase: wanted[field],
      values: { title },
    }));
    const file = item.mediaId !== undefined && fileOf ? fileOf(item.mediaId) : null;
    if (file === undefined || file?.status === 'refused')
      missing.push({ field: `${at}.mediaId`, phrase: wanted.mediaId, values: { title } });
    if (file?.status === 'preparing')
      missing.push({
        field: `${at}.mediaId`,
        phrase: 'The file of “{title}” is still being checked',
        values: { title },
      });
    const fault = file && isStamped(item) ? stampFault(file) : null;
    if (fault) missing.push({ field: `${at}.stamp`, phrase: fault });
    return missing;
  });
}

/** Fields that do not belong to the item's type are dropped: they would stay hidden and never be delivered. */
function normalisedItem(item: ContentItem): ContentItem {
  const { id, type, title, text, url, place, mediaId, downloads, stamp } = item;
  return {
    id,
    type,
    title,
    ...(type === 'text' && text !== undefined && { text }),
    ...(type === 'link' && url !== undefined && { url }),
    ...(type === 'place' && place !== undefined && { place }),
    ...(isFile(item) && mediaId !== undefined && { mediaId }),
    ...(type === 'file' && downloads !== undefined && { downloads }),
    ...(type === 'file' && isStamped({ stamp }) && { stamp }),
  };
}

/** Throws 422 refusals; `at` is the name of the list. */
export function normalisedItems(items: readonly ContentItem[], at: string): ContentItem[] {
  refuseDuplicates(items.map(({ id }, index) => ({ id, at: `${at}.${index}` })));
  for (const [index, { url }] of items.entries()) refuseNoAddress(url, `${at}.${index}.url`);
  return items.map(normalisedItem);
}

/** The files that a list of items names; `at` is the name of the list. */
export const filesIn = (items: readonly ContentItem[] | undefined, at: string): NamedFile[] =>
  (items ?? []).flatMap(({ mediaId, type, title, downloads, stamp }, index) =>
    mediaId === undefined
      ? []
      : [
          {
            mediaId,
            type,
            title,
            field: `${at}.${index}.mediaId`,
            ...(downloads !== undefined && { downloads }),
            ...(isStamped({ stamp }) && { stamp }),
          },
        ],
  );

/** The field of the items of locked content and of a lesson. */
export const contentItems = 'content.items';
/** The field of the items that a thank-you holds. */
export const thankYouItems = 'thankYou.items';

type Files = ReadonlyMap<string, ItemFile> | undefined;

/** What anybody may see of an item: its name and its size. */
export async function publicItem(
  { id, type, title, text, place, mediaId }: ContentItem,
  { toHtml, files }: { toHtml: ToHtml; files?: Files },
): Promise<PublicItem> {
  const file = mediaId === undefined ? undefined : files?.get(mediaId);
  return {
    id,
    type,
    title,
    ...(type === 'place' && place?.city !== undefined && { city: place.city }),
    ...(type === 'text' && text !== undefined && { words: wordCount(await toHtml(text)) }),
    ...(file?.status === 'ready' && { fileType: file.type, size: file.size }),
  };
}

interface ItemAccess {
  toHtml: ToHtml;
  files?: Files;
  /** The grant that opens the files. */
  accessId: string;
}

/** What a buyer gets of an item. */
export async function itemAccess(
  { type, title, text, url, place, mediaId }: ContentItem,
  { toHtml, files, accessId }: ItemAccess,
): Promise<ReceivedPart[]> {
  if (type === 'text') return text === undefined ? [] : [{ type, title, html: await toHtml(text) }];
  if (type === 'link') return url === undefined ? [] : [{ type, title, url }];
  if (type === 'place') return place === undefined ? [] : [{ type, title, place }];
  const file = mediaId === undefined ? undefined : files?.get(mediaId);
  if (mediaId === undefined || file?.status !== 'ready') return [];
  return [
    {
      type,
      title,
      mediaId,
      url: `/media/file/${accessId}/${mediaId}`,
      ...(type === 'video' || type === 'audio' ? streamAccess({ mediaId, accessId }, file.playback) : {}),
      fileName: file.name,
      fileType: file.type,
      size: file.size,
    },
  ];
}
