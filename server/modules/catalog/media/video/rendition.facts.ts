import { buffer } from 'node:stream/consumers';
import type { RenditionName } from '@haat/openapi';
import { CustomSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { openStorage, type Storage, type StorageLocation } from '../../../../gateways/storage';
import { mostFileBytes } from './rendition.rules';

export interface StoredRendition {
  name: RenditionName;
  /** Keys of its init segment, its first and its last segment. */
  init: string;
  first: string;
  last: string;
  /** ms at which the last segment begins. */
  lastStart: number;
}

export interface RenditionFacts {
  name: RenditionName;
  codecs: string;
  width: number | null;
  height: number | null;
}

/** By so much the beginning of the last segment may differ from what the lengths of those before it add up to. */
const startToleranceMs = 1_500;

/** Opens each rendition by its init segment; null for the first that cannot be played everywhere. */
export async function renditionFactsOf({
  location,
  renditions,
}: {
  location: StorageLocation;
  renditions: readonly StoredRendition[];
}): Promise<{ facts: RenditionFacts[]; broken: RenditionName | null }> {
  const storage = openStorage(location);
  const facts: RenditionFacts[] = [];
  for (const rendition of renditions) {
    const one = await factsOf(storage, rendition);
    if (!one) return { facts, broken: rendition.name };
    facts.push(one);
  }
  return { facts, broken: null };
}

async function factsOf(storage: Storage, rendition: StoredRendition): Promise<RenditionFacts | null> {
  const init = await bytesOf(storage, rendition.init);
  const [first, last] = [await bytesOf(storage, rendition.first), await bytesOf(storage, rendition.last)];
  try {
    const facts = await tracksOf(Buffer.concat([init, first]), rendition.name);
    const start = await startOf(Buffer.concat([init, last]));
    return Math.abs(start - rendition.lastStart) > startToleranceMs ? null : facts;
  } catch {
    return null;
  }
}

async function bytesOf(storage: Storage, key: string): Promise<Buffer> {
  const stored = await storage.get(key);
  if (!stored || stored.size > mostFileBytes) throw new Error('a file of a rendition is missing');
  return buffer(stored.open());
}

const opened = (bytes: Uint8Array) =>
  new Input({
    formats: [MP4],
    source: new CustomSource({
      getSize: () => bytes.length,
      read: (start, end) => new Uint8Array(bytes.subarray(start, end)),
    }),
  });

/** H.264 or AAC alone, which every browser plays. */
async function tracksOf(bytes: Uint8Array, name: RenditionName): Promise<RenditionFacts | null> {
  const input = opened(bytes);
  try {
    const tracks = await input.getTracks();
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    const track = name === 'audio' ? audio : video;
    if (tracks.length !== 1 || !track || !(await new EncodedPacketSink(track).getFirstPacket())?.byteLength)
      return null;
    const codecs = await track.getCodecParameterString();
    if ((await track.getCodec()) !== (name === 'audio' ? 'aac' : 'avc') || codecs === null) return null;
    if (!video || name === 'audio') return { name, codecs, width: null, height: null };
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
    // Encoders round up to whole blocks.
    return Math.min(width, height) > Number(name) + 16 ? null : { name, codecs, width, height };
  } finally {
    input.dispose();
  }
}

/** ms at which a segment begins. */
async function startOf(bytes: Uint8Array): Promise<number> {
  const input = opened(bytes);
  try {
    return (await input.getFirstTimestamp()) * 1_000;
  } finally {
    input.dispose();
  }
}
