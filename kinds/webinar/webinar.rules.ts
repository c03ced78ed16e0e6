import type { ContentItem, ReceivedPart, WebinarContent } from '@haat/openapi';
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
import { isUploadedRecording } from '../parts/live/recording.rules';
import {
  currentOf,
  faultsInSeries,
  hasEndedOne,
  isSeriesOver,
  movedWith,
  normalisedSessions,
  seriesField,
  seriesOf,
  seriesPhrases,
} from '../parts/live/series.rules';
import { hasBegun, missingInSession, normalisedSession, wholeSession } from '../parts/live/session.rules';
import { isZone } from '../parts/live/zoned';
import { publicFieldsOf } from '../parts/public-fields';

/** Where its creator said nothing. */
export const usualChangeDate = 'day';

const hourMs = 60 * 60_000;
const changeDateMs = {
  never: null,
  hour: hourMs,
  day: 24 * hourMs,
  threeDays: 72 * hourMs,
  week: 168 * hourMs,
};

const usualZone = 'Asia/Kolkata';

/** Whether there is something to watch afterwards: a link, or a video or audio. */
export const isRecorded = ({ recordingUrl, items = [] }: WebinarContent): boolean =>
  recordingUrl !== undefined || items.some(isUploadedRecording);

/** All its sessions in order; none while it has no time. */
const datesOf = ({ startsAt, minutes = 0, moreSessions = [] }: WebinarContent) =>
  startsAt === undefined ? [] : seriesOf({ startsAt, minutes, moreSessions });

/** Whether all its sessions are over: from then on there is its recording alone. */
function hasEnded(content: WebinarContent, now: Date): boolean {
  const dates = datesOf(content);
  return dates.length > 0 && isSeriesOver(dates, now);
}

/** For whoever is shown the sessions of a series; nothing of a single one. */
const shownSeries = (content: WebinarContent) => {
  const sessions = datesOf(content);
  return sessions.length > 1 && { sessions: [...sessions] };
};

/** The seat, in all sessions of a series. The room is behind the door of the grant: its address is in nothing that buyers get. */
function seatOf(content: WebinarContent, accessId: string, now: Date): ReceivedPart[] {
  const dates = datesOf(content);
  if (dates.length === 0) return [];
  const { startsAt, minutes } = currentOf(dates, now);
  const isEnded = isSeriesOver(dates, now);
  return [
    {
      type: 'seat',
      title: 'Your seat',
      note: isEnded
        ? 'This webinar has ended. If there is a recording, it will appear here.'
        : 'Your seat is booked. You can join from ten minutes before the start.',
      startsAt,
      ...(minutes > 0 && { minutes }),
      timeZone: content.timeZone ?? usualZone,
      ...shownSeries(content),
      ...(!isEnded && { url: sessionDoor(accessId) }),
    },
  ];
}

/** Of a series that goes on, the time of the session that is next. */
function nextTime(content: WebinarContent, now: Date): { startsAt?: string; minutes?: number } {
  if (!content.moreSessions?.length) return {};
  const { startsAt, minutes } = currentOf(datesOf(content), now);
  return { startsAt, minutes };
}

/** Public content. `taken` is the number of seats sold. */
export function toPublicContent(
  content: WebinarContent,
  { now, taken }: Pick<PublicContentContext, 'now' | 'taken'>,
) {
  const { seats, timeZone = usualZone, outcomes = [] } = content;
  const isRecording = isRecorded(content) && hasEnded(content, now);
  return {
    ...publicFieldsOf('webinar', content),
    ...nextTime(content, now),
    timeZone,
    ...shownSeries(content),
    seatsLeft: seats === undefined || isRecording ? null : Math.max(seats - taken, 0),
    ...(isRecording ? { isRecording: true as const } : hasBegun(content, now) && { hasBegun: true as const }),
    outcomes,
  };
}

/** Its files; a video or audio is the recording of one date alone. */
const filesOf = ({ items = [] }: WebinarContent) => items.filter((item) => !isPlayable(item));

/** With these files in the place of those it has, and its own recordings. */
function withFiles({ items = [], ...content }: WebinarContent, files: ContentItem[]): WebinarContent {
  const all = [...files, ...items.filter(isPlayable)];
  return { ...content, ...(all.length > 0 && { items: all }) };
}

/** What is left of both when it is not there. */
const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

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
    const { items = [], ...session } = normalisedSession(content, 'content', existing);
    const others = normalisedSessions(session, 'content.moreSessions');
    return items.length === 0 ? others : { ...others, items: normalisedItems(items, contentItems) };
  },
  missing: (content, { now, onSale, fileOf, hasOwnRooms }) => [
    ...missingInSession(content, {
      now,
      hasRecording: isRecorded(content),
      startsAtOnSale: onSale?.startsAt,
      hasOwnRooms,
    }).map((fault) => missing[fault]),
    ...[...faultsInSeries(content, { now, onSale: onSale?.moreSessions })].map(([id, fault]) => ({
      field: seriesField(id, 'startsAt'),
      phrase: seriesPhrases[fault],
    })),
    ...missingOfItems(content.items ?? [], contentItems, fileOf),
  ],
  filesIn: ({ items }) => filesIn(items, contentItems),
  session(content) {
    const { timeZone = usualZone, items = [] } = content;
    const session = wholeSession(content);
    return session && { session, dates: datesOf(content), timeZone, items };
  },
  /** All sessions of a series are moved by as much, each to its own hour; its recordings stay where they are. */
  atDate(content, startsAt) {
    const { recordingUrl: _, items: __, moreSessions = [], ...kept } = content;
    const { timeZone = usualZone } = content;
    const moved = { from: content.startsAt ?? startsAt, to: startsAt };
    return withFiles(
      {
        ...kept,
        startsAt,
        ...(moreSessions.length > 0 && { moreSessions: movedWith(moreSessions, moved, timeZone) }),
      },
      filesOf(content),
    );
  },
  dateChangeMs: ({ changeDate = usualChangeDate }) => changeDateMs[changeDate],
  /** When it is, its room and its recordings are those of one date. */
  alike: (content) => {
    const { seats, minutes, outcomes, changeDate } = content;
    return {
      seats: given({ seats }),
      details: given({ minutes, outcomes, changeDate, items: filesOf(content) }),
    };
  },
  withAlike(content, part, from) {
    if (part === 'seats') {
      const { seats: _, ...kept } = content;
      return { ...kept, ...given({ seats: from.seats }) };
    }
    const { minutes: _, outcomes: __, changeDate: ___, ...kept } = content;
    const { minutes, outcomes, changeDate } = from;
    return withFiles({ ...kept, ...given({ minutes, outcomes, changeDate }) }, filesOf(from));
  },
  publicContent(content, context) {
    const { startsAt, minutes } = content;
    return startsAt === undefined || minutes === undefined
      ? null
      : { startsAt, minutes, ...toPublicContent(content, context) };
  },
  async access(content, context) {
    const { now, accessId } = context;
    const { recordingUrl, items = [] } = content;
    const dates = datesOf(content);
    if (!hasEndedOne(dates, now)) return seatOf(content, accessId, now);
    const afterwards = (await inTurn(items, (item) => itemAccess(item, context))).flat();
    // Between the sessions of a series buyers have the recordings that are there.
    if (!isSeriesOver(dates, now)) return [...seatOf(content, accessId, now), ...afterwards];
    if (recordingUrl !== undefined)
      return [{ type: 'link', title: 'Watch the recording', url: sessionDoor(accessId) }, ...afterwards];
    return isRecorded(content) ? afterwards : [...seatOf(content, accessId, now), ...afterwards];
  },
  /** With a recording to come it is sold while it goes on too, with the seats that are left: buyers are let in, and watch the rest afterwards. */
  closed: (content, { now }) =>
    hasBegun(content, now) && !isRecorded(content)
      ? 'This webinar has started, so it is no longer on sale'
      : null,
  /** A recording has no seats. Until the end whoever buys is let into the room. */
  seats: (content, now) => (hasEnded(content, now) ? null : (content.seats ?? null)),
};
