import type { ReceivedPart, WebinarContent } from '@haat/openapi';
import type { KindRules, MissingField, PublicContentContext } from '../kind';
import { invalid } from '../parts/content-error';
import { hasBegun, isOver, missingInSession, normalisedSession } from '../parts/live/session.rules';
import { isZone } from '../parts/live/zoned';
import { publicFieldsOf } from '../parts/public-fields';

const usualZone = 'Asia/Kolkata';

function seatOf(content: WebinarContent, now: Date): ReceivedPart[] {
  const { startsAt, minutes, timeZone = usualZone, joinUrl } = content;
  if (startsAt === undefined) return [];
  const note = isOver(content, now)
    ? 'This webinar has ended. The recording will appear here when it is available.'
    : 'Your seat is booked. The link opens the room at the start time.';
  return [
    {
      type: 'seat',
      title: 'Your seat',
      note,
      startsAt,
      ...(minutes !== undefined && { minutes }),
      timeZone,
      ...(joinUrl !== undefined && { url: joinUrl }),
    },
  ];
}

/** Public content. `taken` is the number of seats sold. */
export function toPublicContent(
  content: WebinarContent,
  { now, taken }: Pick<PublicContentContext, 'now' | 'taken'>,
) {
  const { seats, timeZone = usualZone, outcomes = [] } = content;
  const isRecording = content.recordingUrl !== undefined && hasBegun(content, now);
  return {
    ...publicFieldsOf('webinar', content),
    timeZone,
    seatsLeft: seats === undefined || isRecording ? null : Math.max(seats - taken, 0),
    ...(isRecording && { isRecording: true as const }),
    outcomes,
  };
}

const missing = {
  startsAt: { field: 'content.startsAt', phrase: 'Choose the start date and time' },
  past: { field: 'content.startsAt', phrase: 'This time has passed. Choose a time in the future.' },
  minutes: { field: 'content.minutes', phrase: 'Enter the duration' },
  joinUrl: { field: 'content.joinUrl', phrase: 'Add the join link' },
} as const satisfies Record<string, MissingField>;

export const rules: KindRules<'webinar'> = {
  normalise(content) {
    const { timeZone } = content;
    if (timeZone !== undefined && !isZone(timeZone))
      throw invalid({ 'content.timeZone': 'Choose a time zone from the list' });
    return normalisedSession(content, 'content');
  },
  missing: (content, { now, onSale }) =>
    missingInSession(content, {
      now,
      hasRecording: content.recordingUrl !== undefined,
      startsAtOnSale: onSale?.startsAt,
    }).map((fault) => missing[fault]),
  publicContent(content, context) {
    const { startsAt, minutes } = content;
    return startsAt === undefined || minutes === undefined
      ? null
      : { ...toPublicContent(content, context), startsAt, minutes };
  },
  access(content, { now }) {
    const { recordingUrl } = content;
    if (recordingUrl === undefined) return seatOf(content, now);
    const recording: ReceivedPart = { type: 'link', title: 'Watch the recording', url: recordingUrl };
    return isOver(content, now) ? [recording] : [...seatOf(content, now), recording];
  },
  closed: (content, { now }) =>
    hasBegun(content, now) && content.recordingUrl === undefined
      ? 'This webinar has started, so it is no longer on sale'
      : null,
  /** A recording has no seats. */
  seats: (content, now) => (hasBegun(content, now) ? null : (content.seats ?? null)),
};
