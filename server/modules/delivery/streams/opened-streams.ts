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

/** Which videos products show for free, looked at once for many segments. Throws 404 for any other. */
export function createFreeStreams(context: EntitlementContext) {
  const cache = new LRUCache<string, { isFree: boolean; until: number }>({ max: mostCached });
  return async (at: { productId: string; mediaId: string }): Promise<void> => {
    const key = `${at.productId}/${at.mediaId}`;
    const now = context.clock.now().getTime();
    const cached = cache.get(key);
    if (cached && cached.until > now) {
      if (!cached.isFree) throw gone();
      return;
    }
    const isFree = await isShownFree(context, at);
    cache.set(key, { isFree, until: now + cachedMs });
    if (!isFree) throw gone();
  };
}

/** Which videos grants open, looked at once for many segments. Who holds the grant is asked each time. */
export function createOpenedStreams(context: EntitlementContext) {
  const { clock } = context;
  const cache = new LRUCache<string, { opened: Opened | null; until: number }>({ max: mostCached });

  async function find(accessId: string, mediaId: string): Promise<Opened | null> {
    const key = `${accessId}/${mediaId}`;
    const cached = cache.get(key);
    const now = clock.now().getTime();
    if (cached && cached.until > now) return cached.opened;
    const grant = await findGrantWithOrder(context.database.db, accessId);
    const found = grant && (await openedBy(context, grant, mediaId));
    cache.set(key, { opened: found, until: now + cachedMs });
    return found;
  }

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
