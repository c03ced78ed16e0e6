import { t } from '@haat/words';
import type { KindDraft } from '../own';
import { addressProblem, count, countProblem, lines, shownCount, text, webAddress } from '../written';
import { isZone, momentOf, wallOf } from './zoned';

export interface WebinarOwn {
  /** `2026-11-21`, as a date field has it. */
  day: string;
  /** `18:30` */
  time: string;
  timeZone: string;
  minutes: string;
  /** Empty for as many as come. */
  seats: string;
  joinUrl: string;
  recordingUrl: string;
  outcomes: readonly string[];
}

const home = 'Asia/Kolkata';

const startOf = ({ day, time, timeZone }: Pick<WebinarOwn, 'day' | 'time' | 'timeZone'>) =>
  momentOf(day, time, timeZone);

/** A seat at a day and an hour. */
export const webinar: KindDraft<WebinarOwn, 'webinar'> = {
  empty: {
    day: '',
    time: '',
    timeZone: home,
    minutes: '60',
    seats: '',
    joinUrl: '',
    recordingUrl: '',
    outcomes: [],
  },
  read: ({ startsAt, timeZone, minutes, seats, joinUrl = '', recordingUrl = '', outcomes = [] }) => {
    const zone = timeZone !== undefined && isZone(timeZone) ? timeZone : home;
    return {
      ...(startsAt === undefined ? { day: '', time: '' } : wallOf(startsAt, zone)),
      timeZone: zone,
      minutes: shownCount(minutes),
      seats: shownCount(seats),
      joinUrl,
      recordingUrl,
      outcomes,
    };
  },
  problems: (own, _, now) => {
    const startsAt = startOf(own);
    // With a recording it is sold after its day as well.
    const isOver = startsAt !== null && startsAt <= now && own.recordingUrl.trim() === '';
    return [
      ['content.startsAt', isOver ? t('This moment is over. Choose one that is still to come.') : undefined],
      countProblem('content.minutes', own.minutes, 5, 1_440),
      countProblem('content.seats', own.seats, 1, 1_00_000),
      addressProblem('content.joinUrl', own.joinUrl),
      addressProblem('content.recordingUrl', own.recordingUrl),
    ];
  },
  // A moment that is over is kept: it is what it was.
  write: (own, wrong) => {
    const startsAt = startOf(own);
    return {
      ...(startsAt && { startsAt: startsAt.toISOString() }),
      timeZone: own.timeZone,
      ...count('minutes', own.minutes, wrong('content.minutes')),
      ...count('seats', own.seats, wrong('content.seats')),
      ...text('joinUrl', webAddress(own.joinUrl), wrong('content.joinUrl')),
      ...text('recordingUrl', webAddress(own.recordingUrl), wrong('content.recordingUrl')),
      ...lines('outcomes', own.outcomes),
    };
  },
  missing: (own) => [
    ...(startOf(own)
      ? []
      : [{ field: 'content.startsAt', message: t('Choose the day and the hour it begins') }]),
    ...(own.minutes.trim() ? [] : [{ field: 'content.minutes', message: t('Say how long it lasts') }]),
    ...(own.joinUrl.trim() ? [] : [{ field: 'content.joinUrl', message: t('Add the link to join by') }]),
  ],
  shown: ({ startsAt, minutes, timeZone, seats, recordingUrl, outcomes = [] }, _, now) => {
    const isRecording = startsAt !== undefined && recordingUrl !== undefined && new Date(startsAt) <= now;
    return {
      startsAt: startsAt ?? now.toISOString(),
      minutes: minutes ?? 60,
      timeZone: timeZone ?? home,
      ...(seats !== undefined && { seats }),
      seatsLeft: isRecording ? null : (seats ?? null),
      ...(isRecording && { isRecording: true as const }),
      outcomes,
    };
  },
};
