import { productKinds } from '@haat/kinds/facts';
import type { Deps } from '../../../platform/deps';
import type { Access, Proof } from '../access';
import { findHeldGrant } from '../files/file.entitlement';
import { tellOfAddedLessons } from './announcements';
import { type LessonMessagesContext, stopPath, stopPurpose } from './lesson-messages.context';
import { tellOfOpenings } from './openings';
import { deleteOptOut, findOptOut, insertOptOut } from './opt-out.repository';

type Parts = Pick<LessonMessagesContext, 'catalog' | 'identity' | 'notify'> & {
  access: Pick<Access, 'decide'>;
};

/** What a grant is of, and whether its holder gets messages about it. */
export interface HeldMessages {
  title: string;
  language: string;
  /** It is a live session itself: reminders are turned off, and nothing else. */
  isSession: boolean;
  isOptedOut: boolean;
}

/** Messages to buyers about lessons: those that open by their time, and those that are added. Turning them off, and reminders of webinars. */
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
    /** Whether whoever asks holds the grant. */
    isHeld: async (grantId: string, proof: Proof): Promise<boolean> =>
      (await findHeldGrant({ database, access: parts.access }, grantId, proof)) !== null,
    /** Null for an unknown grant. */
    async find(grantId: string): Promise<HeldMessages | null> {
      const found = await findOptOut(database.db, grantId);
      const product = found && (await parts.catalog.getSellable(found.productId))?.product;
      if (!product) return null;
      const { title, language, kind } = product;
      const { isSession = false } = productKinds[kind];
      return { title, language, isSession, isOptedOut: found.isOptedOut };
    },
    /** Idempotent. */
    optOut: (grantId: string) => insertOptOut(database.db, grantId, clock.now()),
    /** Idempotent. */
    optIn: (grantId: string) => deleteOptOut(database.db, grantId),
  };
}

export type LessonMessages = ReturnType<typeof createLessonMessages>;
