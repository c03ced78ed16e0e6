import { Refusal } from '../../../platform/errors';
import type { Media } from '../../media';
import { cropShare } from './share.chosen';
import type { ShareFacts } from './share.facts';
import { drawShare } from './share.picture';

/** A picture is at most some 300 kB. */
const keptAtMost = 64;
/** So many may wait: some ten seconds. Whoever asks for the pictures of a thousand products takes no more. */
const mostWaiting = 20;

/** Pictures drawn once for each version. One at a time: drawing takes a core, and pages come first. */
export function createShareShelf(fileOf: Media['version']) {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function bytesOf(file: ShareFacts['cover']): Promise<Buffer | null> {
    const found = file && (await fileOf(file.id, file.file));
    if (!found) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of found.stored.open()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  /** @throws Refusal 503 when too many wait already */
  async function get(version: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = kept.get(version);
    if (known) return known;
    if (waiting >= mostWaiting)
      throw new Refusal(
        503,
        'busy',
        'Many pictures are being made at the moment. Try again in a few seconds.',
        undefined,
        5,
      );
    waiting += 1;
    const picture = last.then(make).finally(() => {
      waiting -= 1;
    });
    last = picture.catch(() => {});
    kept.set(version, picture);
    picture.catch(() => kept.delete(version));
    const oldest = kept.size > keptAtMost ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return picture;
  }

  const drawn = (version: string, facts: ShareFacts) =>
    get(version, async () => drawShare(facts, await bytesOf(facts.cover)));

  return {
    /** A PNG. */
    drawn,
    /** A JPEG of the picture that was chosen; where its file is gone, of the one that is drawn. */
    chosen: (version: string, file: NonNullable<ShareFacts['cover']>, facts: ShareFacts) =>
      get(version, async () =>
        cropShare((await bytesOf(file)) ?? (await drawShare(facts, await bytesOf(facts.cover)))),
      ),
  };
}
