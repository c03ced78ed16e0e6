// In a thread: what of a video or audio every browser plays as it is, cut into segments without a decoder.
import { isPlayedPicture, isPlayedSound, isSlimSound } from '@haat/kinds/parts/renditions/copying';
import { copyPass, type MadeFile, type Pass, runPass, soundPass } from '@haat/kinds/parts/renditions/passes';
import { isSlim, pictureHolding, sideOf } from '@haat/kinds/parts/renditions/renditions.rules';
import type { MaxRendition, RenditionName } from '@haat/openapi';
import type { Input } from 'mediabunny';
import { openStorage } from '../../../../gateways/storage';
import { openMedia, type StoredMedia } from './media.facts';
import type { StreamFile } from './rendition.repository';
import { fileOfName, mostFileBytes } from './rendition.rules';

export interface RemuxInput extends StoredMedia {
  purpose: 'video' | 'audio';
  /** The largest picture that its creator wants. */
  most: MaxRendition;
  /** Where the files are written. */
  folder: string;
}

export interface Remuxed {
  names: RenditionName[];
  files: StreamFile[];
}

/** Writes the renditions that need no encoder; null where there are none. @throws what the storage threw */
export async function remuxOf(media: RemuxInput): Promise<Remuxed | null> {
  const { input, state } = openMedia(media);
  try {
    return await remux(input, media);
  } catch (error) {
    if (state.failure !== null) throw state.failure;
    throw error;
  } finally {
    input.dispose();
  }
}

async function remux(input: Input, { location, content, folder, purpose, most }: RemuxInput) {
  const video = purpose === 'video' ? await input.getPrimaryVideoTrack() : null;
  const audio = await input.getPrimaryAudioTrack();
  const tracks = [video, audio].filter((track) => track !== null);
  if (tracks.length === 0 || (purpose === 'video' && !video)) return null;
  const start = Math.max(0, await input.getFirstTimestamp(tracks));
  const duration = (await input.computeDuration(tracks)) - start;
  const name = video && (await pictureOf(video, { most, bitrate: (8 * content.size) / duration }));
  const isSoundFit =
    audio === null || ((await isPlayedSound(audio)) && (video || (await isSlimSound(audio))));
  if ((video && !name) || !isSoundFit) return null;
  const passes: Pass[] = [...(name ? [copyPass([name])] : []), ...(audio ? [soundPass(true)] : [])];
  const written = writerTo(openStorage(location), folder);
  for (const pass of passes)
    await runPass({ input, start, duration }, pass, {
      take: written.take,
      room: written.flush,
      onTime: () => undefined,
    });
  await written.flush();
  const names: RenditionName[] = [...(name ? [name] : []), ...(audio ? (['audio'] as const) : [])];
  return { names, files: written.files };
}

async function pictureOf(
  video: NonNullable<Awaited<ReturnType<Input['getPrimaryVideoTrack']>>>,
  { most, bitrate }: { most: MaxRendition; bitrate: number },
) {
  const size = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
  const name = pictureHolding(sideOf(size), most);
  return name && isSlim(name, bitrate) && (await isPlayedPicture(video)) ? name : null;
}

/** Holds what was made until it is written, which is a few segments. */
function writerTo(storage: ReturnType<typeof openStorage>, folder: string) {
  const files: StreamFile[] = [];
  let waiting: MadeFile[] = [];
  return {
    files,
    take: (file: MadeFile) => void waiting.push(file),
    async flush(): Promise<void> {
      const now = waiting;
      waiting = [];
      for (const { name, bytes, ms } of now) {
        const file = fileOfName(name);
        if (!file || bytes.byteLength > mostFileBytes) throw new Error('a segment is larger than it may be');
        await storage.put(`${folder}/${name}`, new Uint8Array(bytes));
        files.push({ ...file, size: bytes.byteLength, duration: ms });
      }
    },
  };
}
