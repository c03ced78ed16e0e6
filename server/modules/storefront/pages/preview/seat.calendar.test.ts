import { expect, test } from 'vitest';
import { seatsIn } from './seat.calendar';

const startsAt = '2026-12-12T13:30:00.000Z';
const seat = { type: 'seat', title: 'Your seat', startsAt, url: '/webinar/GrAnT/join' } as const;

test('seats of a combo carry the names of their products and lead to the door of their grant', () => {
  const seats = seatsIn(
    [
      { type: 'product', title: 'A course' },
      { type: 'link', title: 'Lesson', url: 'https://example.org' },
      { type: 'product', title: 'A webinar' },
      seat,
      { type: 'seat', title: 'Not dated' },
    ],
    'The combo',
    'https://haat.example',
  );
  const event = {
    accessId: 'GrAnT',
    sessionId: '',
    startsAt,
    minutes: 60,
    joinUrl: 'https://haat.example/webinar/GrAnT/join',
  };
  expect(seats).toEqual([{ ...event, title: 'A webinar' }]);
  expect(seatsIn([seat], 'Alone', 'https://haat.example')).toEqual([{ ...event, title: 'Alone' }]);
});

test('a series has each of its sessions in the calendar', () => {
  const sessions = [
    { id: '', startsAt, minutes: 60 },
    { id: 's2', startsAt: '2026-12-19T13:30:00.000Z', minutes: 45 },
  ];
  const seats = seatsIn([{ ...seat, sessions }], 'Alone', 'https://haat.example');
  expect(seats.map(({ sessionId, minutes }) => [sessionId, minutes])).toEqual([
    ['', 60],
    ['s2', 45],
  ]);
});

test('a seat that is not joined any more is in no calendar', () => {
  const { url: _, ...over } = seat;
  expect(seatsIn([over], 'Alone', 'https://haat.example')).toEqual([]);
});
