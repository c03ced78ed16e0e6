import type { ReceivedPart, WebinarContent } from '@haat/openapi';
import type { KindRules, MissingField, PublicContentContext } from '../kind';
import { invalid } from '../parts/content-error';
import { inTurn } from '../parts/in-turn';
import {
  contentItems,
  filesIn,
  isPlayable,
  itemAccess,
  missingOfItems,
  normalisedItems,
} from '../parts/items/items.rules';
import { sessionDoor } from '../parts/live/door';
import {
  hasBegun,
  isOver,
  missingInSession,
  normalisedSession,
  wholeSession,
} from '../parts/live/session.rules';
import { isZone } from '../parts/live/zoned';
import { publicFieldsOf } from '../parts/public-fields';

const usualZone = 'Asia/Kolkata';

/** Whether there is something to watch afterwards: a link, or a video or audio. */
export const isRecorded = ({ recordingUrl, items = [] }: WebinarContent): boolean =>
  recordingUrl !== undefined || items.some((item) => isPlayable(item) && item.mediaId !== undefined);

/** The seat. The room is behind the door of the grant: its address is in nothing that buyers get. */
function seatOf(content: WebinarContent, accessId: string, now: Date): ReceivedPart[] {
  const { startsAt, minutes, timeZone = usualZone } = content;
  if (startsAt === undefined) return [];
  const isEnded = isOver(content, now);
  return [
    {
      type: 'seat',
      title: 'Your seat',
      note: isEnded
        ? 'This webinar has ended. The recording will appear here when it is available.'
        : 'Your seat is booked. You can join from ten minutes before the start.',
      startsAt,
      ...(minutes !== undefined && { minutes }),
      timeZone,
      ...(content.joinUrl !== undefined && !isEnded && { url: sessionDoor(accessId) }),
    },
  ];
}

/** Public content. `taken` is the number of seats sold. */
export function toPublicContent(
  content: WebinarContent,
  { now, taken }: Pick<PublicContentContext, 'now' | 'taken'>,
) {
  const { seats, timeZone = usualZone, outcomes = [] } = content;
  const isRecording = isRecorded(content) && hasBegun(content, now);
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
  normalise(content, { existing }) {
    const { timeZone } = content;
    if (timeZone !== undefined && !isZone(timeZone))
      throw invalid({ 'content.timeZone': 'Choose a time zone from the list' });
    const { items = [], ...others } = normalisedSession(content, 'content', existing);
    return items.length === 0 ? others : { ...others, items: normalisedItems(items, contentItems) };
  },
  missing: (content, { now, onSale, fileOf }) => [
    ...missingInSession(content, {
      now,
      hasRecording: isRecorded(content),
      startsAtOnSale: onSale?.startsAt,
    }).map((fault) => missing[fault]),
    ...missingOfItems(content.items ?? [], contentItems, fileOf),
  ],
  filesIn: ({ items }) => filesIn(items, contentItems),
  session(content) {
    const { timeZone = usualZone, items = [] } = content;
    const session = wholeSession(content);
    return session && { session, timeZone, items };
  },
  publicContent(content, context) {
    const { startsAt, minutes } = content;
    return startsAt === undefined || minutes === undefined
      ? null
      : { ...toPublicContent(content, context), startsAt, minutes };
  },
  async access(content, context) {
    const { now, accessId } = context;
    const { recordingUrl, items = [] } = content;
    if (!isOver(content, now)) return seatOf(content, accessId, now);
    const afterwards = (await inTurn(items, (item) => itemAccess(item, context))).flat();
    if (recordingUrl !== undefined)
      return [{ type: 'link', title: 'Watch the recording', url: sessionDoor(accessId) }, ...afterwards];
    return isRecorded(content) ? afterwards : [...seatOf(content, accessId, now), ...afterwards];
  },
  closed: (content, { now }) =>
    hasBegun(content, now) && !isRecorded(content)
      ? 'This webinar has started, so it is no longer on sale'
      : null,
  /** A recording has no seats. */
  seats: (content, now) => (hasBegun(content, now) ? null : (content.seats ?? null)),
};
