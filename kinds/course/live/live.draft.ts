import type { ContentItem, LiveSession } from '@haat/openapi';
import { liveSessionBounds } from '@haat/openapi/bounds';
import type { FieldProblem } from '../../kind';
import {
  addressProblem,
  count,
  countProblem,
  isAddress,
  shownCount,
  text,
  webAddress,
} from '../../parts/editor/written';
import { isPlayable } from '../../parts/items/items.rules';
import {
  noStart,
  roomProblem,
  type StartValues,
  startOf,
  startProblem,
  startValues,
} from '../../parts/live/start.draft';
import type { liveFields } from '../field-names';

/** A session of a lesson, as typed. */
export interface LiveValues extends StartValues {
  minutes: string;
  joinUrl: string;
  recordingUrl: string;
  /** The item of the lesson that is its recording; empty for none. */
  recordingItemId: string;
}

/** On whose clocks it is typed. */
export const sessionZone = 'Asia/Kolkata';
const usualMinutes = '60';

export const newLive: LiveValues = {
  ...noStart,
  minutes: usualMinutes,
  joinUrl: '',
  recordingUrl: '',
  recordingItemId: '',
};

/** As a session that is stored is edited. */
export const liveOf = ({
  startsAt,
  minutes,
  joinUrl = '',
  recordingUrl = '',
  recordingItemId = '',
}: LiveSession): LiveValues => ({
  ...startValues(startsAt, sessionZone),
  minutes: shownCount(minutes),
  joinUrl,
  recordingUrl,
  recordingItemId,
});

/** Whether anything was typed that would be missed. */
export const isTyped = ({ minutes, ...texts }: LiveValues): boolean =>
  minutes !== usualMinutes || Object.values(texts).some((typed) => typed.trim() !== '');

type IsWrong = (field: (typeof liveFields)[number]) => boolean;
type Items = readonly Pick<ContentItem, 'id' | 'type'>[];

const recordingIn = (items: Items, { recordingItemId }: Pick<LiveValues, 'recordingItemId'>) =>
  items.some((item) => item.id === recordingItemId && isPlayable(item)) ? recordingItemId : '';

/** What of a session can be kept; what is wrong stays as it was. `items`: those that are kept of its lesson. */
export const storedLive = (
  values: LiveValues,
  wrong: IsWrong,
  items: Items,
  persisted: LiveSession = {},
): LiveSession => ({
  ...text('startsAt', startOf(values, sessionZone)?.toISOString() ?? '', wrong('live.startsAt'), persisted),
  ...count('minutes', values.minutes, wrong('live.minutes'), persisted),
  ...text('joinUrl', webAddress(values.joinUrl), wrong('live.joinUrl'), persisted),
  ...text('recordingUrl', webAddress(values.recordingUrl), wrong('live.recordingUrl'), persisted),
  ...text('recordingItemId', recordingIn(items, values)),
});

/** What there is of a session, without what is wrong. */
export function typedLive(values: LiveValues, items: Items): LiveSession {
  const wrong = new Map(fieldProblems(values, ''));
  return storedLive(values, (field) => wrong.get(field) !== undefined, items);
}

const fieldProblems = (
  { minutes, joinUrl, recordingUrl }: LiveValues,
  at: string,
  persisted?: LiveSession,
): FieldProblem[] => [
  countProblem(
    `${at}live.minutes`,
    minutes,
    liveSessionBounds.minutes.minimum,
    liveSessionBounds.minutes.maximum,
  ),
  roomProblem(`${at}live.joinUrl`, joinUrl, persisted?.joinUrl),
  addressProblem(`${at}live.recordingUrl`, recordingUrl),
];

interface KnownLive {
  /** The field of its lesson. */
  at: string;
  items: Items;
  now: Date;
  persisted: LiveSession | undefined;
}

/** What is wrong of a session. */
export function problemsOfLive(values: LiveValues, { at, items, now, persisted }: KnownLive): FieldProblem[] {
  const isRecorded =
    isAddress(values.recordingUrl) ||
    (values.recordingUrl.trim() !== '' && persisted?.recordingUrl !== undefined) ||
    recordingIn(items, values) !== '';
  const startsAt = startOf(values, sessionZone);
  return [
    [`${at}.live.startsAt`, startProblem(startsAt, { now, isRecorded, persisted: persisted?.startsAt })],
    ...fieldProblems(values, `${at}.`, persisted),
  ];
}
