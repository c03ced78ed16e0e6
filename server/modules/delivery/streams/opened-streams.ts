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
import { rememberAnswers } from '../remembered-answers';

const pairOf = (key: string) => key.split('/') as [string, string];

/** Which videos products show for free. Throws 404 for any other. */
export function createFreeStreams(context: EntitlementContext) {
  const { find } = rememberAnswers(context, async (key) => {
    const [productId, mediaId] = pairOf(key);
    return (await isShownFree(context, { productId, mediaId })) ? { productId } : null;
  });
  return async ({ productId, mediaId }: { productId: string; mediaId: string }): Promise<void> => {
    if (!(await find(`${productId}/${mediaId}`))) throw gone();
  };
}

/** Which videos grants open. Who holds the grant is asked each time. */
export function createOpenedStreams(context: EntitlementContext) {
  const grants = rememberAnswers(context, async (key) => {
    const [accessId, mediaId] = pairOf(key);
    const grant = await findGrantWithOrder(context.database.db, accessId);
    return grant && openedBy(context, grant, mediaId);
  });
  /** Throws 404 for whoever may not have it. */
  return async (
    { accessId, mediaId }: { accessId: string; mediaId: string },
    proof: Proof,
  ): Promise<Opened> => {
    const key = `${accessId}/${mediaId}`;
    const before = grants.remembered(key);
    if (before && isHeldBy(context, before.grant, proof)) return before;
    // Whose it is may have changed since.
    const opened = await grants.ask(key);
    if (!opened || !isHeldBy(context, opened.grant, proof)) throw gone();
    return opened;
  };
}

export type OpenedStreams = ReturnType<typeof createOpenedStreams>;
