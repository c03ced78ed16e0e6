// Several files of one purchase as one ZIP: which, at what address, and how large. Pages and the server agree by these rules.
import type { ContentItem, ReceivedPart } from '@haat/openapi';
import { isFile } from './items.rules';

/** As large as the largest single file may be. Bytes. */
export const mostArchiveBytes = 5 * 1024 ** 3;
export const mostArchiveFiles = 100;

/** What is kept and opened elsewhere. A video is watched on its page, or downloaded by itself: it would make of each archive gigabytes. */
export const isArchived = (item: Pick<ContentItem, 'type'>): boolean => isFile(item) && item.type !== 'video';

/** One address for the files of what was bought, or of one of its lessons. */
export const archivePath = (accessId: string, lessonId?: string): string =>
  `/media/archive/${accessId}${lessonId === undefined ? '' : `/${lessonId}`}`;

/** Files that are downloaded together. */
export interface Archive {
  url: string;
  count: number;
  /** As they were uploaded; a PDF becomes a little larger by being stamped. */
  bytes: number;
  /** They are too large, or too many: they are downloaded one by one. */
  isTooLarge: boolean;
}

/** The grant in the address of a file. */
const ofGrant = /^\/media\/file\/([^/]+)\/[^/]+$/;

/** The files among the parts that one grant opens; null where there are not several. */
export function archiveOf(parts: readonly ReceivedPart[], lessonId?: string): Archive | null {
  const sizes = new Map<string, number>();
  let accessId: string | undefined;
  for (const { type, mediaId, url = '', size = 0 } of parts) {
    if (!isArchived({ type: type as ContentItem['type'] }) || mediaId === undefined) continue;
    accessId ??= ofGrant.exec(url)?.[1];
    sizes.set(mediaId, size);
  }
  if (sizes.size < 2 || accessId === undefined) return null;
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return {
    url: archivePath(accessId, lessonId),
    count: sizes.size,
    bytes,
    isTooLarge: isTooLarge({ count: sizes.size, bytes }),
  };
}

export const isTooLarge = ({ count, bytes }: Pick<Archive, 'count' | 'bytes'>): boolean =>
  count > mostArchiveFiles || bytes > mostArchiveBytes;
