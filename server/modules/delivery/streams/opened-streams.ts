import { LRUCache } from 'lru-cache';
import type { Proof } from '../access';
import {
  type EntitlementContext,
  gone,
  isHeldBy,
  isShownFree,
  type Opened,
  openedBy,
} from '../files/file.entitlement';
import { findGrantWithOrder } from '../files/file-download.repository';

/** For so long a grant that opened a video opens its segments: what ended since then stops within a minute. */
const keptMs = 30_000;
const mostKept = 10_000;

/** Asks once for many segments: an answer holds for half a minute. What was not found is asked for again. */
function rememberedAnswers<Answer extends object>(
  { clock }: Pick<EntitlementContext, 'clock'>,
  ask: (key: string) => Promise<Answer | null>,
): (key: string) => Promise<Answer | null> {
  const kept = new LRUCache<string, { answer: Answer; until: number }>({ max: mostKept });
  return async (key) => {
    const now = clock.now().getTime();
    const before = kept.get(key);
    if (before && before.until > now) return before.answer;
    const answer = await ask(key);
    if (answer) kept.set(key, { answer, until: now + keptMs });
    else kept.delete(key);
    return answer;
  };
}

const pairOf = (key: string) => key.split('/') as [string, string];

/** Which videos products show for free. Throws 404 for any other. */
export function createFreeStreams(context: EntitlementContext) {
  const find = rememberedAnswers(context, async (key) => {
    const [productId, mediaId] = pairOf(key);
    return (await isShownFree(context, { productId, mediaId })) ? { productId } : null;
  });
  return async ({ productId, mediaId }: { productId: string; mediaId: string }): Promise<void> => {
    if (!(await find(`${productId}/${mediaId}`))) throw gone();
  };
}

/** Which videos grants open. Who holds the grant is asked each time. */
export function createOpenedStreams(context: EntitlementContext) {
  const find = rememberedAnswers(context, async (key) => {
    const [accessId, mediaId] = pairOf(key);
    const grant = await findGrantWithOrder(context.database.db, accessId);
    return grant && openedBy(context, grant, mediaId);
  });
  /** Throws 404 for whoever may not have it. */
  return async (
    { accessId, mediaId }: { accessId: string; mediaId: string },
    proof: Proof,
  ): Promise<Opened> => {
    const found = await find(`${accessId}/${mediaId}`);
    if (!found || !isHeldBy(context, found.grant, proof)) throw gone();
    return found;
  };
}

export type OpenedStreams = ReturnType<typeof createOpenedStreams>;
