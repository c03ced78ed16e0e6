import type { Deps } from '../../../platform/deps';
import { tellOfAddedLessons } from './announcements';
import { type LessonMessagesContext, stopPath, stopPurpose } from './lesson-messages.context';
import { tellOfOpenings } from './openings';
import { deleteOptOut, findOptOut, insertOptOut } from './opt-out.repository';

type Parts = Pick<LessonMessagesContext, 'catalog' | 'identity' | 'notify'>;

/** Messages to buyers about lessons: those that open by their time, and those that are added. */
export function createLessonMessages(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'events' | 'jobs' | 'log' | 'signer' | 'webhookBase'>,
  parts: Parts,
) {
  const context: LessonMessagesContext = { ...deps, ...parts };
  const { clock, database, signer } = deps;
  tellOfOpenings(context);
  tellOfAddedLessons(context);

  return {
    /** The signed path at which the holder of a grant turns these messages off. A secret, as it asks for no sign-in. */
    stopPath: (grantId: string): string => `${stopPath(grantId)}?k=${signer.sign(stopPurpose, grantId)}`,
    isStopKey: (grantId: string, key: string): boolean => signer.verify(stopPurpose, grantId, key),
    /** Whether the holder of a grant gets them, and what the product is called; null for an unknown grant. */
    async find(grantId: string): Promise<{ title: string; language: string; isOptedOut: boolean } | null> {
      const found = await findOptOut(database.db, grantId);
      const product = found && (await parts.catalog.getSellable(found.productId))?.product;
      return product
        ? { title: product.title, language: product.language, isOptedOut: found.isOptedOut }
        : null;
    },
    /** Idempotent. */
    optOut: (grantId: string) => insertOptOut(database.db, grantId, clock.now()),
    /** Idempotent. */
    optIn: (grantId: string) => deleteOptOut(database.db, grantId),
  };
}

export type LessonMessages = ReturnType<typeof createLessonMessages>;
