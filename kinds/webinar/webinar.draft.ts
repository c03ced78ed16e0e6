import { t } from '@haat/i18n';
import type { KindDraft } from '../kind';
import {
  addressProblem,
  count,
  countProblem,
  isAddress,
  lines,
  shownCount,
  text,
  webAddress,
} from '../parts/editor/written';
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

const minutesProblem = (minutes: string) => countProblem('content.minutes', minutes, 5, 1_440);

/** A seat at a day and an hour. */
export const draft: KindDraft<WebinarOwn, 'webinar'> = {
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
  problems: (own, _, now, had) => {
    const startsAt = startOf(own);
    // With a recording it is sold after its day as well; a wrong one leaves that which was there.
    const isRecorded =
      isAddress(own.recordingUrl) || (own.recordingUrl.trim() !== '' && had.recordingUrl !== undefined);
    // What was right when it was written does not become wrong by time passing.
    const isNew = startsAt?.toISOString() !== had.startsAt;
    const isOver = startsAt !== null && startsAt <= now && isNew && !isRecorded;
    return [
      ['content.startsAt', isOver ? t('This time has passed. Choose a time in the future.') : undefined],
      minutesProblem(own.minutes),
      countProblem('content.seats', own.seats, 1, 1_00_000),
      addressProblem('content.joinUrl', own.joinUrl),
      addressProblem('content.recordingUrl', own.recordingUrl),
    ];
  },
  write: (own, wrong, _, had) => {
    const startsAt = startOf(own)?.toISOString() ?? '';
    return {
      ...text('startsAt', startsAt, wrong('content.startsAt'), had),
      timeZone: own.timeZone,
      ...count('minutes', own.minutes, wrong('content.minutes'), had),
      ...count('seats', own.seats, wrong('content.seats'), had),
      ...text('joinUrl', webAddress(own.joinUrl), wrong('content.joinUrl'), had),
      ...text('recordingUrl', webAddress(own.recordingUrl), wrong('content.recordingUrl'), had),
      ...lines('outcomes', own.outcomes),
    };
  },
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
