import type { Db } from '../../../platform/database/database';
import { nextSendingTime } from '../../../platform/text/sending-hours';
import type { LessonMessagesContext } from './lesson-messages.context';

/** Ms until what failed is tried again. */
const retryAfter = 15 * 60_000;

interface Due<Key> {
  find(db: Db, now: Date): Promise<Key | null>;
  tellSome(context: LessonMessagesContext, key: Key): Promise<void>;
  postpone(db: Db, key: Key, until: Date): Promise<void>;
}

/** Tells some holders of what is due, if anything is. By night they sleep. */
export async function tellDue<Key>(
  context: LessonMessagesContext,
  { find, tellSome, postpone }: Due<Key>,
): Promise<'more' | undefined> {
  const { clock, database } = context;
  const now = clock.now();
  if (nextSendingTime(now) > now) return undefined;
  const key = await find(database.db, now);
  if (!key) return undefined;
  try {
    await tellSome(context, key);
  } catch (error) {
    await postpone(database.db, key, new Date(now.getTime() + retryAfter));
    throw error;
  }
  return 'more';
}
