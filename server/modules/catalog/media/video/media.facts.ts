import { buffer } from 'node:stream/consumers';
import {
  ADTS,
  CustomSource,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { openStorage, type Storage, type StorageLocation } from '../../../../gateways/storage';
import { type FileContent, openContent } from '../files/file.content';
import type { FileFault } from '../files/file.types';
import type { AudioFacts, MediaFacts, VideoFacts } from '../media.tables';

const mostMs = 8 * 60 * 60_000;
/** px of 4K in the cinema; turned for what was filmed upright. */
const mostSides = { longer: 4_096, shorter: 2_304 };
const mostTracks = 16;
/** Bytes that are read at once: the tables of eight hours take a third of it. */
const mostReadBytes = 64 * 1024 * 1024;
/** By so much a head may be wrong: writers round, and count sound that is played before the picture. */
const lengthTolerance = { ms: 2_000, part: 0.05 };

const formats = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, ADTS, FLAC];

/** A stored video or audio, as a thread opens it. */
export interface StoredMedia {
  location: StorageLocation;
  content: FileContent;
}

class StorageError extends Error {}

/** Opens a stored content by ranges. `failure` tells a storage that could not be read from a file that is damaged. */
export function openMedia({ location, content }: StoredMedia) {
  const storage: Storage = openStorage(location);
  const state: { failure: unknown } = { failure: null };
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    if (end - start > mostReadBytes) throw new Error('more is to be read at once than an honest file has');
    try {
      return new Uint8Array(await buffer(openContent(storage, content, { start, end: end - 1 })));
    } catch (error) {
      state.failure = error;
      throw new StorageError();
    }
  };
  const input = new Input({
    formats,
    source: new CustomSource({
      getSize: () => content.size,
      read,
      prefetchProfile: 's3' in location ? 'network' : 'fileSystem',
      handleUnhandledError: () => undefined,
    }),
  });
  return { input, state };
}

/**
 * What a stored video or audio is, by its head and its last packets; or why it is refused.
 * @throws what the storage threw
 */
export async function mediaFactsOf(
  media: StoredMedia & { purpose: 'video' | 'audio' },
): Promise<MediaFacts | FileFault> {
  const { input, state } = openMedia(media);
  try {
    return await factsOf(input, media.purpose);
  } catch (error) {
    if (state.failure !== null) throw state.failure;
    return error instanceof StorageError ? 'broken_media' : (faultOf(error, media.purpose) ?? 'broken_media');
  } finally {
    input.dispose();
  }
}

const faultOf = (error: unknown, purpose: 'video' | 'audio'): FileFault | null =>
  error instanceof Error && error.name === 'UnsupportedInputFormatError' ? notOne(purpose) : null;

const notOne = (purpose: 'video' | 'audio'): FileFault => (purpose === 'video' ? 'not_a_video' : 'not_audio');

async function factsOf(input: Input, purpose: 'video' | 'audio'): Promise<MediaFacts | FileFault> {
  const tracks = await input.getTracks();
  if (tracks.length > mostTracks) return 'too_many_tracks';
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const main = purpose === 'video' ? video : audio;
  if (!main) return notOne(purpose);
  if (video && isTooLarge([await video.getDisplayWidth(), await video.getDisplayHeight()]))
    return 'too_many_pixels';
  const facts: MediaFacts = {
    duration: 0,
    video: video && (await videoFacts(video)),
    audio: audio && (await audioFacts(audio)),
  };
  facts.duration = Math.max(facts.video?.duration ?? 0, facts.audio?.duration ?? 0);
  if (facts.duration <= 0) return 'broken_media';
  if (facts.duration > mostMs) return 'too_long';
  const told = await input.getDurationFromMetadata([video, audio].filter((track) => track !== null));
  if (told !== null && isFar(told * 1_000, facts.duration))
    return told * 1_000 > mostMs ? 'too_long' : 'wrong_length';
  return facts;
}

const isTooLarge = (sides: [number, number]): boolean =>
  Math.max(...sides) > mostSides.longer || Math.min(...sides) > mostSides.shorter || Math.min(...sides) < 2;

const isFar = (told: number, found: number): boolean =>
  told > 0 && Math.abs(told - found) > Math.max(lengthTolerance.ms, lengthTolerance.part * found);

const videoFacts = async (track: InputVideoTrack): Promise<VideoFacts> => ({
  codec: await track.getCodec(),
  codecs: await track.getCodecParameterString(),
  width: await track.getDisplayWidth(),
  height: await track.getDisplayHeight(),
  duration: await lengthOf(track),
});

const audioFacts = async (track: InputAudioTrack): Promise<AudioFacts> => ({
  codec: await track.getCodec(),
  codecs: await track.getCodecParameterString(),
  channels: await track.getNumberOfChannels(),
  duration: await lengthOf(track),
});

/** ms until the end of the last packet, whose bytes have to be there. Throws where they are not. */
async function lengthOf(track: InputTrack): Promise<number> {
  const packets = new EncodedPacketSink(track);
  const [first, last] = [await packets.getFirstPacket(), await packets.getPacket(Number.POSITIVE_INFINITY)];
  if (!first?.byteLength || !last?.byteLength) throw new Error('the packets of a track are not there');
  return Math.round((await track.computeDuration()) * 1_000);
}
