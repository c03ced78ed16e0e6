import type { MaxRendition, RenditionName } from '@haat/openapi';

/** Seconds between key frames, which is the length of a segment. */
export const segmentSeconds = 4;

export type PictureName = Exclude<RenditionName, 'audio'>;

/** Bits per second of renditions that are encoded. */
export const bitrates = {
  '360': 600_000,
  '720': 1_600_000,
  '1080': 3_200_000,
  audio: 96_000,
} as const satisfies Record<RenditionName, number>;

/** What has so much more than a rendition would have is not worth encoding. */
const copiedShare = 1.5;

/** Whether so many bits per second are few enough to be taken as they are. */
export const isSlim = (name: RenditionName, bitsPerSecond: number): boolean =>
  bitsPerSecond <= copiedShare * bitrates[name];

/** Pixels of the shorter side of a picture. */
export const sideOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(width, height);

/** Whether a picture with this shorter side has what a rendition at 1080p needs. */
export const hasFullHd = (side: number): boolean => side >= 1_080;

/** The pictures that are made of one whose shorter side has so many pixels; none is made larger. */
export function picturesFor(side: number, most: MaxRendition): PictureName[] {
  if (side <= 360) return ['360'];
  return hasFullHd(side) && most === '1080' ? ['360', '720', '1080'] : ['360', '720'];
}

/** The name of the smallest rendition that holds a picture with this shorter side as it is; null where none is as large as that. */
export const pictureHolding = (side: number, most: MaxRendition): PictureName | null =>
  (['360', '720', '1080'] as const).find((name) => Number(name) <= Number(most) && side <= Number(name)) ??
  null;
