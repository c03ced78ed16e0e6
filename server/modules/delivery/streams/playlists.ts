// HLS playlists (RFC 8216) of renditions that are stored as an init segment and segments of fragmented MP4.
import type { RenditionName } from '@haat/openapi';
import type { StreamRendition } from '../../catalog';

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;
const playlistOf = (name: RenditionName): string => `${name}.m3u8`;

/**
 * Lists renditions, the smallest picture first: players begin with it. `folder` is where their playlists are, `only` the one picture that is listed.
 * Null where that is not among them.
 */
export function masterPlaylist(
  renditions: readonly StreamRendition[],
  folder: string,
  only?: RenditionName,
): string | null {
  const audio = renditions.find(({ name }) => name === 'audio');
  const pictures = renditions.filter(({ name }) => name !== 'audio');
  const listed = pictures.filter(({ name }) => only === undefined || name === only);
  if (listed.length === 0 && (only !== undefined || !audio)) return null;
  const urlOf = ({ name }: StreamRendition) => `${folder}/${playlistOf(name)}`;
  const sound =
    listed.length > 0 && audio
      ? [
          `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="audio",DEFAULT=YES,AUTOSELECT=YES,URI="${urlOf(audio)}"`,
        ]
      : [];
  const streams = (listed.length > 0 ? listed : audio ? [audio] : []).flatMap((rendition) => [
    `#EXT-X-STREAM-INF:${attributesOf(rendition, sound.length > 0 ? audio : undefined)}`,
    urlOf(rendition),
  ]);
  return lines(['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...sound, ...streams]);
}

function attributesOf(rendition: StreamRendition, audio: StreamRendition | undefined): string {
  const { width, height } = rendition;
  const sum = (of: (one: StreamRendition) => number) => of(rendition) + (audio ? of(audio) : 0);
  return [
    `BANDWIDTH=${sum(({ bandwidth }) => bandwidth)}`,
    `AVERAGE-BANDWIDTH=${sum(({ averageBandwidth }) => averageBandwidth)}`,
    `CODECS="${[rendition, ...(audio ? [audio] : [])].map(({ codecs }) => codecs).join()}"`,
    ...(width !== null && height !== null ? [`RESOLUTION=${width}x${height}`] : []),
    ...(audio ? ['AUDIO="audio"'] : []),
  ].join();
}

/** Lists the segments of a rendition, which are beside the playlist. */
export function mediaPlaylist({ name, durations }: StreamRendition): string {
  const longest = Math.max(1, ...durations.map((ms) => Math.round(ms / 1_000)));
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${name}-init.mp4"`,
    ...durations.flatMap((ms, place) => [`#EXTINF:${(ms / 1_000).toFixed(3)},`, `${name}-${place + 1}.m4s`]),
    '#EXT-X-ENDLIST',
  ]);
}
