import { taughtIn } from '@haat/kinds/parts/learning/learning.rules';
import { isProductRecorded } from '@haat/kinds/parts/live/recording.rules';
import { hasRecording, sessionOf, type WholeSession } from '@haat/kinds/parts/live/session.rules';
import { kindOf } from '@haat/kinds/rules';
import type { SessionDate } from '@haat/openapi';
import { lessonsOf, type Sellable } from '../../catalog';

/** A session of a product, as it is on sale. */
export interface PlannedSession {
  /** Of the lesson, or of one in a series; empty for a product that is a session itself, and for the first of a series. */
  lessonId: string;
  isLesson: boolean;
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
    const { session, dates, timeZone } = own;
    const { title } = product;
    // Buyers hear of the recordings of a series once, when all of it is over.
    const isRecorded = (date: SessionDate) => date === dates.at(-1) && isProductRecorded(own);
    return dates.map((date) => ({
      lessonId: date.id,
      isLesson: false,
      title,
      session: { ...session, startsAt: date.startsAt, minutes: date.minutes },
      timeZone,
      isRecorded: isRecorded(date),
    }));
  }
  return taughtIn(lessonsOf(product) ?? {}).flatMap(({ lesson }) => {
    const session = sessionOf(lesson);
    if (!session) return [];
    const isRecorded = hasRecording(session);
    return [
      { lessonId: lesson.id, isLesson: true, title: lesson.title, session, timeZone: india, isRecorded },
    ];
  });
}
