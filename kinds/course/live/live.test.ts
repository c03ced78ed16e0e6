import type { CourseContent, Lesson } from '@haat/openapi';
import { expect, test } from 'vitest';
import { missingInDraft } from '../../drafts';
import { missingIn } from '../../missing';
import { itemOf } from '../../parts/editor/items/items.draft';
import { type CourseValues, draft } from '../course.draft';
import { rules } from '../course.rules';
import { changedLesson, type LessonChange } from '../sections';
import { newLive } from './live.draft';

const price = { priceType: 'once', amount: null } as const;
const now = new Date('2026-12-01T05:00:00Z');
const after = new Date('2026-12-20T05:00:00Z');
const room = 'https://meet.example.com/secret-room';
const live = { startsAt: '2026-12-12T13:00:00.000Z', minutes: 90, joinUrl: room };
const film = { id: 'i1', type: 'video', title: 'The film', mediaId: 'm'.repeat(16) } as const;
const courseOf = (lesson: Partial<Lesson>): CourseContent => ({
  sections: [{ id: 's1', title: 'Week 1', lessons: [{ id: 'l1', title: 'Questions', ...lesson }] }],
});
const changed = (content: CourseContent, changes: LessonChange): CourseValues => {
  const values = draft.read(content);
  return { ...values, sections: changedLesson(values.sections, 'l1', changes) };
};
/** What is wrong, and the session that is kept. */
function written(content: CourseContent, changes: LessonChange, at = now) {
  const values = changed(content, changes);
  const problems = new Map(draft.problems(values, price, at, content));
  const isWrong = (field: string) => problems.get(field) !== undefined;
  const { sections } = draft.write(values, isWrong, price, content);
  return { wrong: [...problems.keys()].filter(isWrong), live: sections?.[0]?.lessons[0]?.live };
}
const withLive = (changes: Partial<typeof newLive>): LessonChange => ({ live: { ...newLive, ...changes } });
const onTop =
  (changes: Partial<typeof newLive>): LessonChange =>
  ({ live: before = newLive }) => ({ live: { ...before, ...changes } });
const missing = (values: CourseValues, at = now) =>
  missingInDraft('course', values, { now: at, isOnSale: () => true });

test('a session comes back as it was, on the clocks of India', () => {
  const content = courseOf({ live: { ...live, recordingUrl: 'https://video.example.com/it' } });
  const values = draft.read(content);
  expect(values.sections[0]?.lessons[0]?.live).toMatchObject({ day: '2026-12-12', time: '18:30' });
  expect(draft.write(values, () => false, price, content)).toEqual(content);
  expect(draft.validContent?.(values)).toEqual(content);
});

test('a session that is begun is kept as far as it is typed, also of a lesson without anything else', () => {
  expect(written(courseOf({}), withLive({})).live).toEqual({ minutes: 60 });
  expect(written(courseOf({}), withLive({ day: '2026-12-12' })).live).toEqual({ minutes: 60 });
  const typed = { day: '2026-12-12', time: '18:30', minutes: '90', joinUrl: 'meet.example.com/secret-room' };
  expect(written(courseOf({}), withLive(typed)).live).toEqual(live);
  const values = changed(courseOf({}), withLive(typed));
  expect(draft.write(values, () => false, price, {}).sections?.[0]?.lessons[0]?.live).toEqual(live);
});

test('what is wrong keeps what the server has', () => {
  const content = courseOf({ live });
  const wrong = { minutes: '4', joinUrl: 'ftp://x', recordingUrl: 'no' };
  expect(written(content, onTop(wrong))).toEqual({
    wrong: ['minutes', 'joinUrl', 'recordingUrl'].map((name) => `content.lessons.l1.live.${name}`),
    live,
  });
});

test('a new time has to be ahead, or have its recording; one that is there already does not become wrong', () => {
  const content = courseOf({ live, items: [film] });
  const at = 'content.lessons.l1.live.startsAt';
  expect(written(content, onTop({}), after).wrong).toEqual([]);
  expect(written(content, onTop({ time: '19:00' }), after)).toEqual({ wrong: [at], live });
  const recorded = onTop({ time: '19:00', recordingUrl: 'video.example.com/it' });
  expect(written(content, recorded, after)).toMatchObject({
    wrong: [],
    live: { startsAt: '2026-12-12T13:30:00.000Z', recordingUrl: 'https://video.example.com/it' },
  });
  expect(written(content, onTop({ time: '19:00', recordingItemId: film.id }), after).wrong).toEqual([]);
});

test('a recording among the items goes with its item', () => {
  const content = courseOf({ live: { ...live, recordingItemId: film.id }, items: [film] });
  expect(draft.write(draft.read(content), () => false, price, content)).toEqual(content);
  expect(written(content, { items: [] }).live).toEqual(live);
  const asFile = { items: [itemOf({ ...film, type: 'file' })] };
  expect(written(content, asFile).live).toEqual(live);
  const dangling = courseOf({ live: { ...live, recordingItemId: 'gone' }, items: [film] });
  const context = { now, others: new Map(), existing: {} };
  expect(() => rules.normalise?.(dangling, context)).toThrow('Choose a video or audio of this lesson');
  expect(rules.normalise?.(content, context)).toEqual(content);
});

test('publishing asks for a time, a length and a link, and names the lesson; a hidden one may be anything', () => {
  const begun = changed(courseOf({}), withLive({ minutes: '' }));
  expect(missing(begun)).toEqual([
    { field: 'content.lessons.l1.live.startsAt', message: 'Choose when the session of “Questions” starts' },
    { field: 'content.lessons.l1.live.minutes', message: 'Enter how long the session of “Questions” takes' },
    { field: 'content.lessons.l1.live.joinUrl', message: 'Add the join link of “Questions”' },
  ]);
  expect(missing(changed(courseOf({ live }), {}))).toEqual([]);
  const hidden = courseOf({ isDraft: true, live: { minutes: 60 } });
  const other = { id: 'l2', title: 'Read', text: 'Read.' };
  const [section] = hidden.sections ?? [];
  const both = { sections: [{ ...section, lessons: [...(section?.lessons ?? []), other] }] } as CourseContent;
  expect(missing(draft.read(both))).toEqual([]);
});

test('a session in the past is not published without a recording, and stays on sale once it is', () => {
  const missingAt = (content: CourseContent, onSale: CourseContent | null) =>
    missingIn('course', content, { now: after, isOnSale: () => true, onSale }).map(({ field }) => field);
  const content = courseOf({ live });
  const at = 'content.lessons.l1.live.startsAt';
  expect(missingAt(content, null)).toEqual([at]);
  expect(missingAt(content, content)).toEqual([]);
  expect(missingAt(content, courseOf({ live, isDraft: true }))).toEqual([at]);
  const recorded = { ...live, recordingUrl: 'https://video.example.com/it' };
  expect(missingAt(courseOf({ live: recorded }), null)).toEqual([]);
});

test('neither the preview nor the receipt says where the room or the recording is', async () => {
  const content = courseOf({ isFree: true, live: { ...live, recordingUrl: `${room}/recording` } });
  const toHtml = async (text: string) => text;
  const shared = { now, others: new Map(), toHtml };
  const shown = await rules.publicContent(content, {
    ...shared,
    productId: 'p',
    taken: 0,
    prices: [],
    pictureOf: () => null,
    urlOf: () => '',
  });
  const inEditor = draft.publicContent(content, new Map(), now);
  const time = { startsAt: live.startsAt, minutes: 90, status: 'scheduled', hasRecording: false };
  for (const one of [shown, inEditor]) {
    expect(one?.sections[0]?.lessons[0]).toMatchObject({ live: time, minutes: 90 });
    expect(one?.minutes).toBe(90);
    expect(JSON.stringify(one)).not.toContain('secret-room');
  }
  const access = { ...shared, productIds: null, joinPath: '', accessId: 'a', accessOf: async () => [] };
  expect(JSON.stringify(await rules.access(content, access))).not.toContain('secret-room');
});
