import type { RenditionName } from '@haat/openapi';
import {
  canEncodeAudio,
  canEncodeVideo,
  EncodedPacketSink,
  type Input,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';

/** Goes into the key: raise it when the same video would become other files. */
const recipe = 1;

/** Bits per second of the renditions, by the pixels of their shorter side. */
const bitrates = { '360': 600_000, '720': 1_600_000, '1080': 3_200_000 } as const;
type PictureName = keyof typeof bitrates;

export const audioBitrate = 96_000;
/** Seconds between key frames, which is the length of a segment. */
export const segmentSeconds = 4;
/** A video of more pictures a second is made with so many. */
const mostFrames = 31;
const plainFrames = 30;

export interface PicturePlan {
  name: PictureName;
  width: number;
  height: number;
  bitrate: number;
  /** Left out to keep the source's. */
  frameRate?: number;
  /** What the source has fits: it is taken as it is. */
  isCopied: boolean;
}

export interface VideoPlan {
  video: InputVideoTrack;
  pictures: PicturePlan[];
  audio: InputAudioTrack | null;
  /** Where the video begins, in seconds of the file. */
  start: number;
  /** Seconds. */
  duration: number;
  key: string;
  renditions: RenditionName[];
}

/** Loads an AAC encoder where the browser has none. */
async function withAac(): Promise<boolean> {
  if (await canEncodeAudio('aac')) return true;
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
  registerAacEncoder();
  return canEncodeAudio('aac');
}

/** What is made of a file of so many bytes, or why nothing can be. */
export async function planOf(input: Input, size: number): Promise<VideoPlan | string> {
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video) return 'It has no picture';
  const start = Math.max(0, await input.getFirstTimestamp(audio ? [video, audio] : [video]));
  const duration = (await input.computeDuration()) - start;
  const pictures = await picturesOf(video, (8 * size) / duration);
  const isDecoded = pictures.every(({ isCopied }) => isCopied) || (await video.canDecode());
  if (!isDecoded) return 'Its picture cannot be decoded';
  for (const { width, height, bitrate, isCopied } of pictures)
    if (!isCopied && !(await canEncodeVideo('avc', { width, height, bitrate })))
      return 'H.264 cannot be encoded';
  if (audio && (await audio.getCodec()) !== 'aac') {
    if (!(await audio.canDecode())) return 'Its sound cannot be decoded';
    if (!(await withAac())) return 'AAC cannot be encoded';
  }
  const parts = pictures.map(
    ({ name, width, height, bitrate, isCopied }) =>
      `${name}:${isCopied ? 'copy' : `${width}x${height}@${bitrate}`}`,
  );
  return {
    video,
    pictures,
    audio,
    start,
    duration,
    key: `${recipe}-${await digestOf([...parts, navigator.userAgent].join())}`,
    renditions: [...pictures.map(({ name }) => name), ...(audio ? (['audio'] as const) : [])],
  };
}

async function picturesOf(video: InputVideoTrack, averageBitrate: number): Promise<PicturePlan[]> {
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  const short = Math.min(width, height);
  const { averagePacketRate } = await video.computePacketStats(200);
  const names: PictureName[] = short > 360 ? ['360', '720'] : ['360'];
  const plans: PicturePlan[] = [];
  for (const name of names) {
    const scale = Math.min(1, Number(name) / short);
    // Encoders want even sides.
    const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
    plans.push({
      name,
      width: even(width),
      height: even(height),
      bitrate: bitrates[name],
      ...(averagePacketRate > mostFrames && { frameRate: plainFrames }),
      isCopied: scale === 1 && averageBitrate <= 1.5 * bitrates[name] && (await isPlayedAsItIs(video)),
    });
  }
  return plans;
}

/** H.264 that stands upright, with key frames often enough. */
async function isPlayedAsItIs(video: InputVideoTrack): Promise<boolean> {
  if ((await video.getCodec()) !== 'avc' || (await video.getRotation()) !== 0) return false;
  const sink = new EncodedPacketSink(video);
  const options = { metadataOnly: true };
  let key = await sink.getFirstKeyPacket(options);
  while (key) {
    const next = await sink.getNextKeyPacket(key, options);
    const end = next?.timestamp ?? (await video.computeDuration());
    if (end - key.timestamp > 2 * segmentSeconds) return false;
    key = next;
  }
  return true;
}

async function digestOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
