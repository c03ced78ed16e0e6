import { taughtIn } from '@haat/kinds/parts/learning/learning.rules';
import { isProductRecorded } from '@haat/kinds/parts/live/recording.rules';
import { hasRecording, sessionOf, type WholeSession } from '@haat/kinds/parts/live/session.rules';
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
  isRecorded: boolean;
}

const india = 'Asia/Kolkata';

/** What is held at set times of a product: itself, or lessons of it that buyers see. */
export function sessionsIn(product: Sellable['product']): PlannedSession[] {
  const own = kindOf(product).session?.(product.content as never);
  if (own) {
    const { session, timeZone } = own;
    return [{ lessonId: '', title: product.title, session, timeZone, isRecorded: isProductRecorded(own) }];
  }
  return taughtIn(lessonsOf(product) ?? {}).flatMap(({ lesson }) => {
    const session = sessionOf(lesson);
    if (!session) return [];
    const isRecorded = hasRecording(session);
    return [{ lessonId: lesson.id, title: lesson.title, session, timeZone: india, isRecorded }];
  });
}
