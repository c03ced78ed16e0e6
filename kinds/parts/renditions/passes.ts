import {
  BufferTarget,
  CmafOutputFormat,
  Conversion,
  type ConversionOptions,
  HlsOutputFormat,
  type Input,
  Output,
  type OutputTrack,
  PathedTarget,
} from 'mediabunny';
import { bitrates, segmentSeconds } from './renditions.rules';

/** A file of a rendition; `ms` is the length of a segment, and 0 for what begins all of them. */
export interface MadeFile {
  name: string;
  bytes: ArrayBuffer;
  ms: number;
}

interface Sink {
  take: (file: MadeFile) => void;
  /** Waits until there is room for more. */
  room: () => Promise<void>;
  /** Seconds of the source that are done. */
  onTime: (seconds: number) => void;
}

/** Of what a pass makes renditions, in seconds of the file. */
interface Source {
  input: Input;
  start: number;
  duration: number;
}

export interface Pass extends Pick<ConversionOptions, 'video' | 'audio' | 'copy'> {
  /** Names of the renditions, in the order of their tracks. */
  names: readonly string[];
  /** Seconds that are left out at the beginning: so much was made before. */
  skipped: number;
}

/** Frames that are kept ahead of what has been sent, in seconds. */
const stride = 2 * segmentSeconds;

/** Takes packets as they are, and fails rather than decode them; what begins before the source is left out. */
const asItIs = { mode: 'forced', boundaryPolicy: 'shrink' } as const;

export const soundPass = (isCopied: boolean): Pass => ({
  names: ['audio'],
  skipped: 0,
  video: { discard: true },
  audio: { codec: 'aac', ...(!isCopied && { bitrate: bitrates.audio }) },
  ...(isCopied && { copy: asItIs }),
});

/** Pictures that are taken as they are. */
export const copyPass = (names: readonly string[]): Pass => ({
  names,
  skipped: 0,
  video: names.map(() => ({ codec: 'avc' as const })),
  audio: { discard: true },
  copy: asItIs,
});

/** How a picture is encoded. */
export interface EncodedPicture {
  name: string;
  width: number;
  height: number;
  /** Bits per second. */
  bitrate: number;
  /** Left out to keep the source's. */
  frameRate?: number;
}

/** All pictures that are encoded, of one decoding. */
export const encodePass = (pictures: readonly EncodedPicture[], skipped: number): Pass => ({
  names: pictures.map(({ name }) => name),
  skipped,
  video: pictures.map(({ width, height, bitrate, frameRate }) => ({
    width,
    height,
    fit: 'fill' as const,
    codec: 'avc' as const,
    bitrate,
    keyFrameInterval: segmentSeconds,
    forceTranscode: true,
    allowTransformationMetadata: false,
    ...(frameRate !== undefined && { frameRate }),
    // A conversion counts from where it begins.
    process: (sample) => {
      sample.setTimestamp(sample.timestamp + skipped);
      return sample;
    },
  })),
  audio: { discard: true },
});

/** Runs one pass to its end; hands every file over once, in the order of their numbers for each rendition. */
export async function runPass(
  { input, start, duration }: Source,
  { names, skipped, video, audio, copy }: Pass,
  { take, room, onTime }: Sink,
): Promise<void> {
  const first = Math.round(skipped / segmentSeconds);
  const waiting = new Map<string, ArrayBuffer>();
  const nameOf = ([track]: readonly OutputTrack[]) =>
    (track && names[track.output.tracks.indexOf(track)]) ?? '';
  const bytesOf = (target: unknown) => {
    if (!(target instanceof BufferTarget) || !target.buffer) throw new Error('A file was not written');
    return target.buffer;
  };
  const output = new Output({
    format: new HlsOutputFormat({
      segmentFormat: new CmafOutputFormat(),
      targetDuration: segmentSeconds,
      // Says the length of each segment as soon as it is written.
      live: true,
      maxLiveSegmentCount: 2,
      getInitPath: ({ tracks }) => `${nameOf(tracks)}-init.mp4`,
      getSegmentPath: ({ n, playlist }) => `${nameOf(playlist.tracks)}-${first + n}.m4s`,
      onInit: (target, { tracks }) =>
        take({ name: `${nameOf(tracks)}-init.mp4`, bytes: bytesOf(target), ms: 0 }),
      onSegment: (target, { n, playlist }) => {
        waiting.set(`${nameOf(playlist.tracks)}-${first + n}.m4s`, bytesOf(target));
      },
      onPlaylist: (content) => {
        for (const [, seconds, name = ''] of content.matchAll(/#EXTINF:([\d.]+),[^\n]*\n([^\n#]+)/g)) {
          const bytes = waiting.get(name);
          if (!bytes) continue;
          waiting.delete(name);
          take({ name, bytes, ms: Math.max(1, Math.round(Number(seconds) * 1_000)) });
        }
      },
    }),
    target: new PathedTarget('master.m3u8', () => new BufferTarget()),
  });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    trim: { start: start + skipped },
    tags: {},
    showWarnings: false,
    video,
    audio,
    ...(copy !== undefined && { copy }),
  });
  if (!conversion.isValid || conversion.utilizedTracks.length !== names.length)
    throw new Error(conversion.discardedTracks.map(({ reason }) => reason).join());
  conversion.onProgress = (_, time) => onTime(Math.min(duration, time - start));
  for (let until = skipped + stride; conversion.state !== 'done'; until += stride) {
    await room();
    await conversion.execute({ until: until > duration ? Number.POSITIVE_INFINITY : until });
  }
}
