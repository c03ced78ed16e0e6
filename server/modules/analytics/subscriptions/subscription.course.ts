import type { Db } from '../../../platform/database/database';
import { plusDays, stepKey } from '../reports/calendar.rules';
import { countDay, findStoredDays, type MaybeRan, type Ran } from './subscription.days.repository';

export interface CourseOf {
  sellerId: string;
  /** Empty: all products together. */
  productId: string;
  /** When the first subscription began. */
  startedAt: Date;
  live: Ran;
  now: Date;
}

const unknown: MaybeRan = { running: null, monthly: null };
const none: MaybeRan = { running: 0, monthly: 0 };

/**
 * How subscriptions stood at the end of some days: today as they stand, before the first one as nothing, yesterday counted where it is not kept yet, and
 * every other day as it is kept. One that was not kept is nobody's guess.
 */
export const createCourse =
  (db: Db, { sellerId, productId, startedAt, live, now }: CourseOf) =>
  async (days: readonly string[]): Promise<(day: string) => MaybeRan> => {
    const [today, first] = [stepKey(now, 'day'), stepKey(startedAt, 'day')];
    const yesterday = plusDays(today, -1);
    const past = [...new Set(days)].filter((day) => day >= first && day < today);
    const stored = await findStoredDays(db, sellerId, productId, past);
    if (past.includes(yesterday) && !stored.has(yesterday))
      stored.set(yesterday, await countDay(db, sellerId, productId, yesterday));
    return (day) => {
      if (day >= today) return { ...live };
      return day < first ? none : (stored.get(day) ?? unknown);
    };
  };
