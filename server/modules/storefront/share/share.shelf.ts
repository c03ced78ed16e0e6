import type { Media } from '../../media';
import type { ShareFacts } from './share.facts';
import { drawShare } from './share.picture';

/** A picture is at most some 300 kB. */
const keptAtMost = 64;

/** Pictures drawn once for each version. One at a time: drawing takes a core, and pages come first. */
export function createShareShelf(coverFile: Media['version']) {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function coverOf({ cover }: ShareFacts): Promise<Buffer | null> {
    const found = cover && (await coverFile(cover.id, cover.file));
    if (!found) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of found.stored.open()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  return {
    get(version: string, facts: ShareFacts): Promise<Buffer> {
      const known = kept.get(version);
      if (known) return known;
      const picture = last.then(async () => drawShare(facts, await coverOf(facts)));
      last = picture.catch(() => {});
      kept.set(version, picture);
      picture.catch(() => kept.delete(version));
      const oldest = kept.size > keptAtMost ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return picture;
    },
  };
}
