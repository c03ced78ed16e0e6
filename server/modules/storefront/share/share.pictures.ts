import { asBuffer, type Workers } from '../../../platform/workers/workers';
import type { Media } from '../../catalog';
import type { ShareFacts } from './share.facts';

/** Pictures for chats, made in a thread and kept by their version, which names all that they show. */
export function createSharePictures(workers: Pick<Workers, 'run'>, fileOf: Media['version']) {
  async function bytesOf(file: ShareFacts['cover']): Promise<Buffer | null> {
    const found = file && (await fileOf(file.id, file.file));
    if (!found) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of found.stored.open()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  const inputOf = async (facts: ShareFacts) => ({ facts, cover: await bytesOf(facts.cover) });

  return {
    /** A PNG. @throws Refusal 503 when too many wait already */
    drawn: async (version: string, facts: ShareFacts): Promise<Buffer> =>
      asBuffer(await workers.run('sharePicture', () => inputOf(facts), version)),
    /** A JPEG of the picture that was chosen; where its file is gone, of the one that is drawn. @throws as `drawn` */
    chosen: async (
      version: string,
      file: NonNullable<ShareFacts['cover']>,
      facts: ShareFacts,
    ): Promise<Buffer> =>
      asBuffer(
        await workers.run(
          'shareCrop',
          async () => ({ ...(await inputOf(facts)), chosen: await bytesOf(file) }),
          version,
        ),
      ),
  };
}
