import { expect, test } from 'vitest';
import { hasLesson } from '../../course/course.draft';
import { missingInDraft } from '../../drafts';
import { draft as lesson } from '../../lesson/lesson.draft';
import { draft as telegram } from '../../telegram/telegram.draft';
import { draft as webinar } from '../../webinar/webinar.draft';
import { momentOf, wallOf } from '../live/zoned';
import type { ItemValues } from './items/items.draft';
import { isWhole, newItem } from './items/items.draft';
import { mapPointOf, mapPointProblem } from './items/map-point';
import { addressProblem, webAddress } from './written';

const context = { now: new Date('2026-11-21T05:00:00Z'), isOnSale: () => true };
const price = { priceType: 'once', amount: 100 } as const;

test('addresses are taken as people paste them', () => {
  expect(webAddress(' t.me/+abc ')).toBe('https://t.me/+abc');
  expect(webAddress('https://example.com/a')).toBe('https://example.com/a');
  expect(webAddress('Https://Example.com/A')).toBe('https://Example.com/A');
  expect(addressProblem('url', 'example.com')).toEqual(['url', undefined]);
  expect(addressProblem('url', 'http://example.com')[1]).toMatch(/https/);
  expect(addressProblem('url', 'not an address')[1]).toMatch(/https/);
  expect(addressProblem('url', 'https:/example.com')[1]).toMatch(/https/);
});

test('an invite link of something else is refused and not kept', () => {
  const values = { ...telegram.empty, chatTitle: 'Letters', inviteUrl: 'https://example.com/join' };
  expect(telegram.problems(values, price, new Date(), {})).toContainEqual([
    'content.inviteUrl',
    'An invite link starts with https://t.me/',
  ]);
  const wrong = (field: string) => field === 'content.inviteUrl';
  expect(telegram.write(values, wrong, price, {})).toEqual({ chatTitle: 'Letters', chatType: 'channel' });
  expect(missingInDraft('telegram', values, context)).toEqual([
    { field: 'content.inviteUrl', message: 'Add the invite link of the channel' },
  ]);
});

test('a day and an hour are those of the chosen clock, summer time or not', () => {
  expect(momentOf('2026-11-21', '10:30', 'Asia/Kolkata')?.toISOString()).toBe('2026-11-21T05:00:00.000Z');
  expect(momentOf('2026-07-01', '18:00', 'Europe/London')?.toISOString()).toBe('2026-07-01T17:00:00.000Z');
  expect(momentOf('2026-12-01', '18:00', 'America/New_York')?.toISOString()).toBe('2026-12-01T23:00:00.000Z');
  // An hour after the clocks went forward in Berlin.
  expect(momentOf('2026-03-29', '03:30', 'Europe/Berlin')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(momentOf('', '10:00', 'Asia/Kolkata')).toBeNull();
  expect(momentOf('2026-11-21', '10:00', 'Nowhere/Town')).toBeNull();
  expect(wallOf('2026-11-21T05:00:00Z', 'Asia/Kathmandu')).toEqual({ day: '2026-11-21', time: '10:45' });
});

test('a webinar that is over is told so, unless its recording is sold', () => {
  const values = { ...webinar.empty, day: '2026-11-20', time: '10:00' };
  const now = new Date('2026-11-21T05:00:00Z');
  const about = (one: typeof values) =>
    webinar.problems(one, price, now, {}).find(([field]) => field === 'content.startsAt')?.[1];
  expect(about(values)).toMatch(/has passed/);
  expect(about({ ...values, recordingUrl: 'https://example.com/film' })).toBeUndefined();
  expect(about({ ...values, day: '2026-11-22' })).toBeUndefined();
});

test('what is not an address is missing, as the server will say', () => {
  const fieldsOf = (missing: readonly { field: string }[]) => missing.map(({ field }) => field);
  const values = { ...webinar.empty, day: '2026-11-22', time: '10:00', joinUrl: 'https:/example.com' };
  expect(fieldsOf(missingInDraft('webinar', values, context))).toEqual(['content.joinUrl']);
  expect(missingInDraft('webinar', { ...values, joinUrl: 'example.com/room' }, context)).toEqual([]);
  expect(
    fieldsOf(missingInDraft('webinar', { ...values, minutes: '2', day: '2026-11-20' }, context)),
  ).toEqual(['content.startsAt', 'content.minutes', 'content.joinUrl']);
  expect(fieldsOf(missingInDraft('lesson', { ...lesson.empty, url: 'exampl' }, context))).toEqual([
    'content.text',
  ]);
  expect(missingInDraft('lesson', { ...lesson.empty, url: 'example.com/film' }, context)).toEqual([]);
  const taught = { id: 'l1', title: 'Flour', minutes: '', isFree: false, items: [], text: '' };
  expect([hasLesson({ ...taught, url: 'exampl' }), hasLesson({ ...taught, url: 'example.com' })]).toEqual([
    false,
    true,
  ]);
});

test('a point on the map is found in numbers and in the links of maps', () => {
  const point = { latitude: 18.5204, longitude: 73.8567 };
  for (const written of [
    '18.5204, 73.8567',
    '18.5204 73.8567',
    'geo:18.5204,73.8567?z=16',
    'https://www.google.com/maps/@18.5204,73.8567,15z',
    'https://maps.google.com/?q=18.5204,73.8567',
    'https://www.google.com/maps/place/Mill/@1.0,2.0,17z/data=!3d18.5204!4d73.8567',
    'https://www.openstreetmap.org/?mlat=18.5204&mlon=73.8567#map=16',
  ])
    expect(mapPointOf(written), written).toEqual(point);
  expect(mapPointOf('95, 10')).toBeNull();
  expect(mapPointProblem('https://maps.app.goo.gl/abc')).toMatch(/copy the two numbers/);
  expect(mapPointProblem('Pune')).toMatch(/Two numbers/);
  expect(mapPointProblem('')).toBeUndefined();
});

test('a locked thing is whole when a buyer gets something by it', () => {
  const item = (changes: Partial<ItemValues>) => ({
    ...newItem('i1', 'text'),
    title: 'The ratio',
    ...changes,
  });
  expect(isWhole(item({}))).toBe(false);
  expect(isWhole(item({ text: 'Five to one' }))).toBe(true);
  expect(isWhole(item({ text: 'Five to one', title: ' ' }))).toBe(false);
  expect(isWhole(item({ type: 'link', url: 'nowhere' }))).toBe(false);
  expect(isWhole(item({ type: 'link', url: 'example.com/film' }))).toBe(true);
  expect(isWhole(item({ type: 'place', city: 'Pune' }))).toBe(false);
  expect(isWhole(item({ type: 'place', point: '18.5, 73.8' }))).toBe(true);
});
