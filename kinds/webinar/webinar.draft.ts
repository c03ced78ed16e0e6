import type { ContentItem, SessionDate, WebinarContent } from '@haat/openapi';
import type { KindDraft } from '../kind';
import {
  type ItemValues,
  itemOf,
  problemsOfItems,
  restoredItems,
  storedItems,
} from '../parts/editor/items/items.draft';
import { type PlainValues, plainDraft } from '../parts/editor/plain-fields';
import { isAddress, text } from '../parts/editor/written';
import { contentItems, isPlayable } from '../parts/items/items.rules';
import { type DateValues, dateValues, problemsOfSeries, storedDates } from '../parts/live/series.draft';
import {
  noStart,
  roomProblem,
  type StartValues,
  startOf,
  startProblem,
  startValues,
} from '../parts/live/start.draft';
import { isZone } from '../parts/live/zoned';
import { toPublicContent, usualChangeDate } from './webinar.rules';

export interface WebinarValues extends PlainValues<'webinar', 'timeZone'>, StartValues {
  timeZone: string;
  /** Of a series, the sessions after the first. */
  moreSessions: readonly DateValues[];
  /** How long before the start buyers may change to another date themselves. */
  changeDate: NonNullable<WebinarContent['changeDate']>;
  /** What buyers get after the end. */
  items: readonly ItemValues[];
}

const home = 'Asia/Kolkata';

const keptItems = (items: ContentItem[]) => (items.length > 0 ? { items } : {});

const keptDates = (moreSessions: SessionDate[]) => (moreSessions.length > 0 ? { moreSessions } : {});

const plain = plainDraft('webinar', ['timeZone']);

/** A seat at a day and an hour. */
export const draft: KindDraft<WebinarValues, 'webinar'> = {
  empty: {
    ...noStart,
    timeZone: home,
    ...plain.empty,
    minutes: '60',
    moreSessions: [],
    changeDate: usualChangeDate,
    items: [],
  },
  read: (content) => {
    const { startsAt, timeZone } = content;
    const zone = timeZone !== undefined && isZone(timeZone) ? timeZone : home;
    return {
      ...startValues(startsAt, zone),
      timeZone: zone,
      ...plain.read(content),
      moreSessions: dateValues(content.moreSessions, zone),
      changeDate: content.changeDate ?? usualChangeDate,
      items: (content.items ?? []).map(itemOf),
    };
  },
  restore: (kept) => ({
    ...kept,
    moreSessions: kept.moreSessions ?? [],
    changeDate: kept.changeDate ?? usualChangeDate,
    items: restoredItems(kept.items ?? []),
  }),
  problems: (values, _, now, persisted) => {
    // With a recording it is sold after its day as well; a wrong one leaves that which was there.
    const isRecorded =
      isAddress(values.recordingUrl) ||
      (values.recordingUrl.trim() !== '' && persisted.recordingUrl !== undefined) ||
      values.items.some((item) => isPlayable(item) && item.mediaId !== undefined);
    const startsAt = startOf(values, values.timeZone);
    return [
      ['content.startsAt', startProblem(startsAt, { now, isRecorded, persisted: persisted.startsAt })],
      ...plain.problems(values).filter(([field]) => field !== 'content.joinUrl'),
      roomProblem('content.joinUrl', values.joinUrl, persisted.joinUrl),
      ...problemsOfSeries(values, { now, timeZone: values.timeZone, persisted: persisted.moreSessions }),
      ...problemsOfItems(values.items, contentItems),
    ];
  },
  write: ({ items, moreSessions, changeDate, ...values }, wrong, _, persisted) => ({
    ...text(
      'startsAt',
      startOf(values, values.timeZone)?.toISOString() ?? '',
      wrong('content.startsAt'),
      persisted,
    ),
    timeZone: values.timeZone,
    ...plain.write(values, wrong, persisted),
    ...(changeDate !== usualChangeDate && { changeDate }),
    ...keptDates(storedDates(moreSessions, values.timeZone, wrong, persisted.moreSessions)),
    ...keptItems(storedItems(items, contentItems, wrong, persisted.items)),
  }),
  publicContent: (content, _, now) => ({
    startsAt: now.toISOString(),
    minutes: 60,
    ...toPublicContent(content, { now, taken: 0 }),
  }),
};
