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
const cachedMs = 30_000;
const mostCached = 10_000;

/** Asks once for many segments: an answer holds for half a minute. */
function rememberedAnswers<Answer>(
  { clock }: Pick<EntitlementContext, 'clock'>,
  ask: (openerId: string, mediaId: string) => Promise<Answer>,
) {
  const cache = new LRUCache<string, { answer: Answer; until: number }>({ max: mostCached });
  return async (openerId: string, mediaId: string): Promise<Answer> => {
    const key = `${openerId}/${mediaId}`;
    const now = clock.now().getTime();
    const cached = cache.get(key);
    if (cached && cached.until > now) return cached.answer;
    const answer = await ask(openerId, mediaId);
    cache.set(key, { answer, until: now + cachedMs });
    return answer;
  };
}

/** Which videos products show for free. Throws 404 for any other. */
export function createFreeStreams(context: EntitlementContext) {
  const isFree = rememberedAnswers(context, (productId, mediaId) =>
    isShownFree(context, { productId, mediaId }),
  );
  return async ({ productId, mediaId }: { productId: string; mediaId: string }): Promise<void> => {
    if (!(await isFree(productId, mediaId))) throw gone();
  };
}

/** Which videos grants open. Who holds the grant is asked each time. */
export function createOpenedStreams(context: EntitlementContext) {
  const find = rememberedAnswers(context, async (accessId, mediaId): Promise<Opened | null> => {
    const grant = await findGrantWithOrder(context.database.db, accessId);
    return grant && openedBy(context, grant, mediaId);
  });
  /** Throws 404 for whoever may not have it. */
  return async (
    { accessId, mediaId }: { accessId: string; mediaId: string },
    proof: Proof,
  ): Promise<Opened> => {
    const found = await find(accessId, mediaId);
    if (!found || !isHeldBy(context, found.grant, proof)) throw gone();
    return found;
  };
}
