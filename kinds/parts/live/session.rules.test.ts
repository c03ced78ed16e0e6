import type { Lesson } from '@haat/openapi';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  endOf,
  lessonMinutes,
  missingInSession,
  normalisedSession,
  roomOpensAt,
  sessionTime,
  statusOf,
} from './session.rules';

const startsAt = '2026-12-12T13:00:00.000Z';
const session = { startsAt, minutes: 90, joinUrl: 'https://meet.example.com/room' };
const at = (time: string) => new Date(`2026-12-12T${time}Z`);
const lessonOf = (live: Lesson['live']): Lesson => ({ id: 'l', title: 'Live', ...(live && { live }) });

test('the room is open from ten minutes before the start, and to the end', () => {
  const statuses = ['12:49:59.999', '12:50:00', '12:59:59.999', '13:00:00', '14:29:59.999', '14:30:00'];
  expect(statuses.map((time) => statusOf(session, at(time)))).toEqual([
    'scheduled',
    'open',
    'open',
    'live',
    'live',
    'ended',
  ]);
});

test('a session goes through its statuses in one order, whenever it is and however long', () => {
  const order = ['scheduled', 'open', 'live', 'ended'];
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.integer({ min: 5, max: 1440 }),
      fc.array(fc.integer({ min: -172_800, max: 172_800 }), { minLength: 2 }),
      (start, minutes, seconds) => {
        const timed = { startsAt: start.toISOString(), minutes };
        const times = seconds.toSorted((a, b) => a - b).map((s) => new Date(start.getTime() + s * 1_000));
        const places = times.map((time) => order.indexOf(statusOf(timed, time)));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(endOf(timed).getTime() - roomOpensAt(timed).getTime()).toBe((minutes + 10) * 60_000);
      },
    ),
  );
});

test('anybody learns when it is, and of a recording once it has ended; never where it is', () => {
  const live = { ...session, recordingUrl: 'https://video.example.com/it' };
  expect(sessionTime(lessonOf(live), at('13:05:00'))).toEqual({
    startsAt,
    minutes: 90,
    status: 'live',
    hasRecording: false,
  });
  expect(sessionTime(lessonOf(live), at('15:00:00'))).toMatchObject({ status: 'ended', hasRecording: true });
  expect(sessionTime(lessonOf(session), at('15:00:00'))).toMatchObject({ hasRecording: false });
  // One that is not whole is none.
  expect(sessionTime(lessonOf({ startsAt }), at('12:00:00'))).toBeNull();
  expect(sessionTime(lessonOf(undefined), at('12:00:00'))).toBeNull();
});

test('a lesson is as long as it says, or as its session', () => {
  expect(lessonMinutes({ ...lessonOf(session), minutes: 20 })).toBe(20);
  expect(lessonMinutes(lessonOf(session))).toBe(90);
  expect(lessonMinutes(lessonOf(undefined))).toBeUndefined();
});

test('what publishing needs: a time, a length, a room, and for the past a recording', () => {
  const usual = { now: at('15:00:00'), hasRecording: false, startsAtOnSale: undefined, hasOwnRooms: false };
  expect(missingInSession({}, usual)).toEqual(['startsAt', 'minutes', 'joinUrl']);
  expect(missingInSession({}, { ...usual, hasOwnRooms: true })).toEqual(['startsAt', 'minutes']);
  expect(missingInSession(session, { ...usual, now: at('12:00:00') })).toEqual([]);
  expect(missingInSession(session, usual)).toEqual(['past']);
  expect(missingInSession(session, { ...usual, hasRecording: true })).toEqual([]);
  expect(missingInSession(session, { ...usual, startsAtOnSale: startsAt })).toEqual([]);
});

test('a time is kept in one way, and a link that is none is refused', () => {
  expect(normalisedSession({ startsAt: '2026-12-12T18:30:00+05:30' }, 'live').startsAt).toBe(startsAt);
  for (const field of ['joinUrl', 'recordingUrl'])
    expect(() => normalisedSession({ [field]: 'https://' }, 'live')).toThrow('Paste the whole link');
});

test('a link that leads no guest anywhere is refused; one that was stored before stays', () => {
  const joinUrl = 'https://meet.google.com/new';
  expect(() => normalisedSession({ joinUrl }, 'live')).toThrow('another room each time');
  expect(() => normalisedSession({ joinUrl }, 'live', { joinUrl: 'https://zoom.us/s/1' })).toThrow(
    'another room each time',
  );
  expect(normalisedSession({ joinUrl }, 'live', { joinUrl })).toEqual({ joinUrl });
});
