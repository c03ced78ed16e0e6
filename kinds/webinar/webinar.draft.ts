import { t } from '@haat/i18n';
import type { KindDraft } from '../kind';
import { type PlainValues, plainDraft } from '../parts/editor/plain-fields';
import { isAddress, text } from '../parts/editor/written';
import { toPublicContent } from './webinar.rules';
import { isZone, momentOf, wallOf } from './zoned';

export interface WebinarValues extends PlainValues<'webinar', 'timeZone'> {
  /** `2026-11-21`, as a date field has it. */
  day: string;
  /** `18:30` */
  time: string;
  timeZone: string;
}

const home = 'Asia/Kolkata';

const startOf = ({ day, time, timeZone }: Pick<WebinarValues, 'day' | 'time' | 'timeZone'>) =>
  momentOf(day, time, timeZone);

const plain = plainDraft('webinar', ['timeZone']);

/** A seat at a day and an hour. */
export const draft: KindDraft<WebinarValues, 'webinar'> = {
  empty: { day: '', time: '', timeZone: home, ...plain.empty, minutes: '60' },
  read: (content) => {
    const { startsAt, timeZone } = content;
    const zone = timeZone !== undefined && isZone(timeZone) ? timeZone : home;
    return {
      ...(startsAt === undefined ? { day: '', time: '' } : wallOf(startsAt, zone)),
      timeZone: zone,
      ...plain.read(content),
    };
  },
  problems: (values, _, now, persisted) => {
    const startsAt = startOf(values);
    // With a recording it is sold after its day as well; a wrong one leaves that which was there.
    const isRecorded =
      isAddress(values.recordingUrl) ||
      (values.recordingUrl.trim() !== '' && persisted.recordingUrl !== undefined);
    // What was right when it was written does not become wrong by time passing.
    const isNew = startsAt?.toISOString() !== persisted.startsAt;
    const isOver = startsAt !== null && startsAt <= now && isNew && !isRecorded;
    return [
      ['content.startsAt', isOver ? t('This time has passed. Choose a time in the future.') : undefined],
      ...plain.problems(values),
    ];
  },
  write: (values, wrong, _, persisted) => ({
    ...text('startsAt', startOf(values)?.toISOString() ?? '', wrong('content.startsAt'), persisted),
    timeZone: values.timeZone,
    ...plain.write(values, wrong, persisted),
  }),
  publicContent: (content, _, now) => ({
    startsAt: now.toISOString(),
    minutes: 60,
    ...toPublicContent(content, { now, taken: 0 }),
  }),
};
