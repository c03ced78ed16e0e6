import type { Phrase } from '@haat/i18n';
import type { MediaFile, Playback, PublicTrailer } from '@haat/openapi';
import { freeStream } from '../items/stream-access';

/** Of the longest trailer. */
export const mostTrailerSeconds = 180;

/** Whether a video is too long; recorders stop a part of a second late. */
export const isTooLongForTrailer = (seconds: number): boolean => Math.floor(seconds) > mostTrailerSeconds;

/** An uploaded file, as far as it says whether it can be a trailer. */
export interface TrailerFile extends Pick<MediaFile, 'purpose' | 'status'> {
  playback?: Pick<Playback, 'duration'>;
}

/** Why a file cannot be a trailer, with what to do; null where it can, or nothing is known of it yet. */
export function trailerFault({ purpose, status, playback }: TrailerFile): Phrase | null {
  if (purpose !== 'video') return trailerFaults.other;
  if (status === 'refused') return trailerFaults.refused;
  return playback && isTooLongForTrailer(playback.duration) ? trailerFaults.long : null;
}

export const trailerFaults = {
  other: 'A trailer has to be a video. Choose a video file.',
  refused: 'This video was rejected. Choose another one as the trailer.',
  long: 'This video is longer than 3 minutes. Choose a shorter one as the trailer.',
} as const satisfies Record<string, Phrase>;

/**
 * The trailer as everybody may play it. Null until it is prepared for slow networks: a preview shows none that would cost its visitors
 * what its creator uploaded.
 */
export function publicTrailer(
  { mediaId, productId }: { mediaId: string; productId: string },
  file: (TrailerFile & { playback?: Playback }) | undefined,
): PublicTrailer | null {
  const playback = file?.playback;
  if (file?.status !== 'ready' || trailerFault(file) !== null) return null;
  if (playback?.renditions.status !== 'ready') return null;
  const { duration, width, height } = playback;
  const { streamUrl = '', playlistUrl = '', ...rest } = freeStream({ mediaId, productId }, playback);
  return {
    mediaId,
    seconds: Math.max(1, Math.round(duration)),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    streamUrl,
    playlistUrl,
    ...rest,
  };
}
