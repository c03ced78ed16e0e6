import { taughtIn } from '@haat/kinds/parts/learning/learning.rules';
import { sessionOf, type WholeSession } from '@haat/kinds/parts/live/session.rules';
import { kindOf } from '@haat/kinds/rules';
import { lessonsOf, type Sellable } from '../../catalog';

/** A session of a product, as it is on sale. */
export interface PlannedSession {
  /** Empty for a product that is a session itself. */
  lessonId: string;
  title: string;
  session: WholeSession;
  /** IANA. */
  timeZone: string;
}

const india = 'Asia/Kolkata';

/** What is held at set times of a product: itself, or lessons of it that buyers see. */
export function sessionsIn(product: Sellable['product']): PlannedSession[] {
  const own = kindOf(product).session?.(product.content as never);
  if (own) return [{ lessonId: '', title: product.title, session: own.session, timeZone: own.timeZone }];
  return taughtIn(lessonsOf(product) ?? {}).flatMap(({ lesson }) => {
    const session = sessionOf(lesson);
    return session ? [{ lessonId: lesson.id, title: lesson.title, session, timeZone: india }] : [];
  });
}
