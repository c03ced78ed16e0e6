import { expect, test } from 'vitest';
import { calendarOf, seatsIn } from './seat.calendar';

const facts = {
  id: 'HT7K2M9QabcdefGH',
  host: 'haat.example',
  seller: 'Asha, Meera; and \\friends',
  language: 'en',
  link: 'https://haat.example/access/HT7K2M9QabcdefGH?k=y',
  now: new Date('2026-11-01T00:00:00.000Z'),
};
const seat = {
  title: 'तबला: पहला पाठ, एक घंटे में; और उसके बाद सवाल-जवाब का लंबा दौर',
  startsAt: '2026-12-12T13:30:00.000Z',
  minutes: 90,
  joinUrl: 'https://meet.example.org/room',
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a seat becomes an event of its length, with where it is joined and a bell ten minutes before', () => {
  const lines = unfolded(calendarOf({ ...facts, seats: [seat] }));
  for (const line of [
    'UID:HT7K2M9QabcdefGH-1@haat.example',
    'DTSTAMP:20261101T000000Z',
    'DTSTART:20261212T133000Z',
    'DTEND:20261212T150000Z',
    'SUMMARY:तबला: पहला पाठ\\, एक घंटे में\\; और उसके बाद सवाल-जवाब का लंबा दौर',
    'DESCRIPTION:With Asha\\, Meera\\; and \\\\friends.\\nJoin: https://meet.example.org/room\\nYour receipt: https://haat.example/access/HT7K2M9QabcdefGH?k=y',
    'URL:https://meet.example.org/room',
    'TRIGGER:-PT10M',
  ])
    expect(lines).toContain(line);
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('no line is longer than 75 bytes, and no letter is cut', () => {
  const file = calendarOf({ ...facts, seats: [seat] });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('neither a title nor an address can add a line of its own', () => {
  const joinUrl = 'https://meet.example.org/\r\nATTACH:x';
  const lines = unfolded(calendarOf({ ...facts, seats: [{ ...seat, title: 'A\r\nATTACH:x\nB', joinUrl }] }));
  expect(lines).toContain('URL:https://meet.example.org/ATTACH:x');
  expect(lines).toContain('SUMMARY:A\\nATTACH:x\\nB');
  expect(lines.some((line) => line.startsWith('ATTACH'))).toBe(false);
});

test('seats of a combo carry the names of their products; one without a link leads to the receipt', () => {
  const { startsAt } = seat;
  const seats = seatsIn(
    [
      { type: 'product', title: 'A course' },
      { type: 'link', title: 'Lesson', url: 'https://example.org' },
      { type: 'product', title: 'A webinar' },
      { type: 'seat', title: 'Your seat', startsAt, url: '/webinar/GrAnT/join' },
      { type: 'seat', title: 'Not dated' },
    ],
    'The combo',
    'https://haat.example',
  );
  expect(seats).toEqual([
    { title: 'A webinar', startsAt, minutes: 60, joinUrl: 'https://haat.example/webinar/GrAnT/join' },
  ]);
  expect(unfolded(calendarOf({ ...facts, seats }))).toContain('URL:https://haat.example/webinar/GrAnT/join');
  const [alone] = seatsIn([{ type: 'seat', title: 'Your seat', startsAt }], 'Alone', 'https://haat.example');
  expect(alone).toEqual({ title: 'Alone', startsAt, minutes: 60, joinUrl: null });
  expect(unfolded(calendarOf({ ...facts, seats: [alone as NonNullable<typeof alone>] }))).toContain(
    `URL:${facts.link}`,
  );
});

test('a seat of a product in Hindi is told in Hindi', () => {
  const file = unfolded(calendarOf({ ...facts, language: 'hi', seller: 'आशा', seats: [seat] }));
  expect(file).toContain(`DESCRIPTION:आशा के साथ।\\nजुड़ने का लिंक: ${seat.joinUrl}\\nआपकी रसीद: ${facts.link}`);
});
