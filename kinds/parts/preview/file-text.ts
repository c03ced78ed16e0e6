import type { IconName } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { PublicItem } from '@haat/openapi';

type FileFacts = { type: PublicItem['type'] } & Pick<PublicItem, 'fileType' | 'size'>;

const names = {
  file: 'File',
  image: 'Image',
  video: 'Video',
  audio: 'Audio',
} as const satisfies Partial<Record<FileFacts['type'], Phrase>>;

/** The icon of each type of item. */
export const itemIcons = {
  file: 'download',
  image: 'image',
  video: 'play',
  audio: 'play',
  text: 'file',
  link: 'link',
  place: 'globe',
} as const satisfies Record<FileFacts['type'], IconName>;

const units = ['kB', 'MB', 'GB'] as const;

/** A number of bytes as people read it: `2.4 MB`. */
export function bytesText(bytes: number): string {
  let value = Math.max(1, bytes / 1024);
  let unit = 0;
  while (value >= 1_000 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} ${units[unit]}`;
}

/** What a file is, and how large: `PDF, 2.4 MB`. */
export function fileText({ type, fileType, size }: FileFacts): string {
  const name = nameOf(type, fileType);
  return size === undefined ? name : `${name}, ${bytesText(size)}`;
}

function nameOf(type: FileFacts['type'], fileType = ''): string {
  if (fileType === 'application/pdf') return 'PDF';
  if (fileType === 'application/zip') return 'ZIP';
  return t(type in names ? names[type as keyof typeof names] : 'File');
}
