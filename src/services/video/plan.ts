import { isPlayedPicture, isPlayedSound, isSlimSound } from '@haat/kinds/parts/renditions/copying';
import type { EncodedPicture } from '@haat/kinds/parts/renditions/passes';
import {
  bitrates,
  isSlim,
  type PictureName,
  picturesFor,
} from '@haat/kinds/parts/renditions/renditions.rules';
import type { MaxRendition, PreparationFailure, RenditionName } from '@haat/openapi';
import {
  canEncodeAudio,
  canEncodeVideo,
  type Input,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import type { Wanted } from './messages';

/** Goes into the key: raise it when the same video would become other files. */
const recipe = 1;

/** A video of more pictures a second is made with so many. */
const mostFrames = 31;
const plainFrames = 30;

export interface PicturePlan extends EncodedPicture {
  name: PictureName;
  /** What the source has fits: it is taken as it is. */
  isCopied: boolean;
}

export interface PlannedVideo {
  track: InputVideoTrack;
  pictures: PicturePlan[];
}

export interface PlannedSound {
  isCopied: boolean;
}

export interface MediaPlan {
  input: Input;
  /** Null for an audio file. */
  video: PlannedVideo | null;
  /** Null for a video without sound. */
  sound: PlannedSound | null;
  /** Where it begins, in seconds of the file. */
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
export async function planOf(
  input: Input,
  size: number,
  { purpose, maxRendition }: Wanted,
): Promise<MediaPlan | PreparationFailure> {
  // The picture of an audio file is its cover.
  const track = purpose === 'video' ? await input.getPrimaryVideoTrack() : null;
  const audio = await input.getPrimaryAudioTrack();
  if (purpose === 'video' && !track) return 'undecodable';
  const tracks = [track, audio].filter((one) => one !== null);
  const start = Math.max(0, await input.getFirstTimestamp(tracks));
  const duration = (await input.computeDuration(tracks)) - start;
  const video = track && (await videoOf(track, (8 * size) / duration, maxRendition));
  if (typeof video === 'string') return video;
  const sound = audio && (await soundOf(audio));
  if (typeof sound === 'string') return sound;
  return {
    input,
    video,
    sound,
    start,
    duration,
    key: `${recipe}-${await digestOf([...partsOf({ video, sound }), navigator.userAgent].join())}`,
    renditions: [...(video?.pictures ?? []).map(({ name }) => name), ...(sound ? (['audio'] as const) : [])],
  };
}

const partsOf = ({ video, sound }: Pick<MediaPlan, 'video' | 'sound'>): string[] => [
  ...(video?.pictures ?? []).map(
    ({ name, width, height, bitrate, isCopied }) =>
      `${name}:${isCopied ? 'copy' : `${width}x${height}@${bitrate}`}`,
  ),
  ...(sound ? [`audio:${sound.isCopied ? 'copy' : bitrates.audio}`] : []),
];

async function soundOf(audio: InputAudioTrack): Promise<PlannedSound | PreparationFailure> {
  const isPlayed = await isPlayedSound(audio);
  if (isPlayed && (await isSlimSound(audio))) return { isCopied: true };
  const isDecoded = await audio.canDecode();
  if (isDecoded && (await withAac())) return { isCopied: false };
  if (isPlayed) return { isCopied: true };
  return isDecoded ? 'unsupported' : 'undecodable';
}

async function videoOf(
  track: InputVideoTrack,
  averageBitrate: number,
  most: MaxRendition,
): Promise<PlannedVideo | PreparationFailure> {
  const pictures = await picturesOf(track, averageBitrate, most);
  const encoded = pictures.filter(({ isCopied }) => !isCopied);
  if (encoded.length > 0 && !(await track.canDecode())) return 'undecodable';
  for (const { width, height, bitrate } of encoded)
    if (!(await canEncodeVideo('avc', { width, height, bitrate }))) return 'unsupported';
  return { track, pictures };
}

async function picturesOf(
  video: InputVideoTrack,
  averageBitrate: number,
  most: MaxRendition,
): Promise<PicturePlan[]> {
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  const short = Math.min(width, height);
  const { averagePacketRate } = await video.computePacketStats(200);
  const plans: PicturePlan[] = [];
  for (const name of picturesFor(short, most)) {
    const scale = Math.min(1, Number(name) / short);
    // Encoders want even sides.
    const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
    plans.push({
      name,
      width: even(width),
      height: even(height),
      bitrate: bitrates[name],
      ...(averagePacketRate > mostFrames && { frameRate: plainFrames }),
      isCopied: scale === 1 && isSlim(name, averageBitrate) && (await isPlayedPicture(video)),
    });
  }
  return plans;
}

async function digestOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
