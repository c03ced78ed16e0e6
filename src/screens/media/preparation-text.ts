import { type Phrase, t } from '@haat/i18n';
import { hasFullHd, sideOf } from '@haat/kinds/parts/renditions/renditions.rules';
import type { MediaFile, PreparationFailure } from '@haat/openapi';

const failures = {
  unsupported:
    'The browser it was chosen in cannot prepare it. Prepare it again in Chrome on a computer or an Android phone.',
  undecodable:
    'The browser it was chosen in cannot read it. Prepare it again in another browser, or export it as MP4 with H.264 and AAC.',
  storage_full:
    'It could not be prepared, because your storage is full. Delete files you do not need, or choose a larger plan. Then prepare it again.',
  rejected: 'It could not be prepared: what was made does not fit the original. Prepare it again.',
  failed: 'It could not be prepared. Prepare it again, or export it as MP4 with H.264 and AAC.',
} as const satisfies Record<PreparationFailure, Phrase>;

export const failureText = (reason: PreparationFailure): string => t(failures[reason]);

/** What of a video or audio is there, and what could be. */
export function preparedOf({ purpose, playback }: MediaFile) {
  const { status = 'none', items = [], maxRendition = '720', failure } = playback?.renditions ?? {};
  const has = (wanted: string) => items.some(({ name }) => name === wanted);
  const { width = 0, height = 0 } = playback ?? {};
  const isFullHd = purpose === 'video' && hasFullHd(sideOf({ width, height }));
  return {
    isReady: status === 'ready',
    isPreparing: status === 'preparing',
    /** Such as 360p, 720p. */
    sizes: items
      .map(({ name }) => name)
      .filter((name) => name !== 'audio')
      .sort((one, other) => Number(one) - Number(other))
      .map((name) => `${name}p`)
      .join(', '),
    maxRendition,
    failure,
    /** What every file is prepared with is not there. */
    isMissing: !has(purpose === 'audio' ? 'audio' : '360'),
    /** Whether 1080p can be had, was chosen, or is there. */
    fullHd: !isFullHd ? 'none' : has('1080') ? 'ready' : maxRendition === '1080' ? 'chosen' : 'possible',
  } as const;
}
