import type { Playback, PublicItem, ReceivedPart, ReceivedPlayback } from '@haat/openapi';

interface Streamed {
  mediaId: string;
  /** The grant that opens it. */
  accessId: string;
}

const pictures = ['360', '720', '1080'] as const;

/** Where a player reports what it plays of a grant. */
export const playbackPath = (accessId: string, mediaId: string): string =>
  `/api/access/${accessId}/playback/${mediaId}`;

/** Where a buyer's player finds a video or audio, and what belongs to it. */
export function streamAccess(
  { mediaId, accessId }: Streamed,
  playback: Playback | undefined,
): Pick<ReceivedPart, 'streamUrl' | 'playbackUrl' | 'playback'> {
  const whole = `/stream/video/${mediaId}`;
  const urlOf = (name: string) => `${whole}/${name}?access=${accessId}`;
  return {
    streamUrl: `${whole}?access=${accessId}`,
    playbackUrl: playbackPath(accessId, mediaId),
    ...(playback && { playback: playbackAccess(playback, urlOf) }),
  };
}

function playbackAccess(
  { duration, width, height, renditions, captions, chapters }: Playback,
  urlOf: (name: string) => string,
): ReceivedPlayback {
  const { status, items, poster, thumbnails } = renditions;
  const names = pictures.filter((name) => items.some((item) => item.name === name));
  return {
    duration,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(status === 'ready' && {
      hls: {
        auto: urlOf('master.m3u8'),
        ...Object.fromEntries(names.map((name) => [name, urlOf(`master-${name}.m3u8`)])),
      },
    }),
    ...(poster && { poster: urlOf('poster.jpg') }),
    captions: captionsAt(captions, urlOf),
    chapters,
    ...(thumbnails && { thumbnails: { ...thumbnails, src: urlOf('thumbnails.jpg') } }),
  };
}

const captionsAt = (captions: Playback['captions'], urlOf: (name: string) => string) =>
  captions.map(({ language, label }) => ({ language, label, src: urlOf(`captions-${language}.vtt`) }));

/** Where anybody plays a video or audio that a product shows for free, and what belongs to it. */
export function freeStream(
  { mediaId, productId }: { mediaId: string; productId: string },
  playback: Playback | undefined,
): Pick<PublicItem, 'streamUrl' | 'playlistUrl' | 'poster' | 'captions'> {
  const whole = `/stream/video/${mediaId}`;
  const urlOf = (name: string) => `${whole}/${name}?product=${productId}`;
  const captions = captionsAt(playback?.captions ?? [], urlOf);
  return {
    streamUrl: `${whole}?product=${productId}`,
    playlistUrl: urlOf('master.m3u8'),
    ...(playback?.renditions.poster && { poster: urlOf('poster.jpg') }),
    ...(captions.length > 0 && { captions }),
  };
}
