import type { ReceivedPart, WebinarContent } from '@haat/openapi';
import type { KindRules, MissingField, PublicContentContext } from '../kind';
import { invalid } from '../parts/content-error';
import { refuseNoAddress } from '../parts/content-faults';
import { publicFieldsOf } from '../parts/public-fields';

const usualZone = 'Asia/Kolkata';

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const hasBegun = ({ startsAt }: WebinarContent, now: Date): boolean =>
  startsAt !== undefined && new Date(startsAt) <= now;

const isOver = ({ startsAt, minutes = 0 }: WebinarContent, now: Date): boolean =>
  startsAt !== undefined && new Date(startsAt).getTime() + minutes * 60_000 <= now.getTime();

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

export const rules: KindRules<'webinar'> = {
  normalise(content) {
    const { timeZone, startsAt, joinUrl, recordingUrl } = content;
    if (timeZone !== undefined && !isZone(timeZone))
      throw invalid({ 'content.timeZone': 'Choose a time zone from the list' });
    refuseNoAddress(joinUrl, 'content.joinUrl');
    refuseNoAddress(recordingUrl, 'content.recordingUrl');
    // Kept in one way, so that the same moment is the same text.
    return startsAt === undefined ? content : { ...content, startsAt: new Date(startsAt).toISOString() };
  },
  missing(content, { now, onSale }) {
    const { startsAt, minutes, joinUrl, recordingUrl } = content;
    const isOver = hasBegun(content, now) && recordingUrl === undefined && startsAt !== onSale?.startsAt;
    const missing: MissingField[] = [];
    if (startsAt === undefined)
      missing.push({ field: 'content.startsAt', phrase: 'Choose the start date and time' });
    else if (isOver)
      missing.push({
        field: 'content.startsAt',
        phrase: 'This time has passed. Choose a time in the future.',
      });
    if (minutes === undefined) missing.push({ field: 'content.minutes', phrase: 'Enter the duration' });
    if (joinUrl === undefined) missing.push({ field: 'content.joinUrl', phrase: 'Add the join link' });
    return missing;
  },
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
