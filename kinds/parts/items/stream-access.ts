import type { Playback, ReceivedPart, ReceivedPlayback } from '@haat/openapi';

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
    captions: captions.map(({ language, label }) => ({
      language,
      label,
      src: urlOf(`captions-${language}.vtt`),
    })),
    chapters,
    ...(thumbnails && { thumbnails: { ...thumbnails, src: urlOf('thumbnails.jpg') } }),
  };
}

/** Where anybody plays a video or audio that a product shows for free. */
export const freeStream = ({ mediaId, productId }: { mediaId: string; productId: string }) => ({
  streamUrl: `/stream/video/${mediaId}?product=${productId}`,
  playlistUrl: `/stream/video/${mediaId}/master.m3u8?product=${productId}`,
});
