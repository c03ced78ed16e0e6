import { inLanguage } from '@haat/i18n';
import { expect, test } from 'vitest';
import '../hi/hindi';
import { calendarOf } from './calendar';

const facts = {
  host: 'haat.example',
  seller: 'Asha, Meera; and \\friends',
  link: { of: 'receipt', url: 'https://haat.example/access/HT7K2M9QabcdefGH?k=y' },
  now: new Date('2026-11-01T00:00:00.000Z'),
} as const;
const event = {
  uid: 'GrAnT7K2M9Q',
  sequence: 2,
  title: 'तबला: पहला पाठ, एक घंटे में; और उसके बाद सवाल-जवाब का लंबा दौर',
  startsAt: '2026-12-12T13:30:00.000Z',
  minutes: 90,
  joinUrl: 'https://haat.example/webinar/GrAnT7K2M9Q/join',
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a session becomes an event of its length, with its door and a bell ten minutes before', () => {
  const lines = unfolded(calendarOf({ ...facts, events: [event] }));
  for (const line of [
    'METHOD:PUBLISH',
    'UID:GrAnT7K2M9Q@haat.example',
    'SEQUENCE:2',
    'DTSTAMP:20261101T000000Z',
    'DTSTART:20261212T133000Z',
    'DTEND:20261212T150000Z',
    'SUMMARY:तबला: पहला पाठ\\, एक घंटे में\\; और उसके बाद सवाल-जवाब का लंबा दौर',
    'DESCRIPTION:With Asha\\, Meera\\; and \\\\friends.\\nJoin: https://haat.example/webinar/GrAnT7K2M9Q/join\\nYour receipt: https://haat.example/access/HT7K2M9QabcdefGH?k=y',
    'URL:https://haat.example/webinar/GrAnT7K2M9Q/join',
    'TRIGGER:-PT10M',
  ])
    expect(lines).toContain(line);
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('no line is longer than 75 bytes, and no letter is cut', () => {
  const file = calendarOf({ ...facts, events: [event] });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('neither a title nor an address can add a line of its own', () => {
  const joinUrl = 'https://haat.example/\r\nATTACH:x';
  const lines = unfolded(
    calendarOf({ ...facts, events: [{ ...event, title: 'A\r\nATTACH:x\nB', joinUrl }] }),
  );
  expect(lines).toContain('URL:https://haat.example/ATTACH:x');
  expect(lines).toContain('SUMMARY:A\\nATTACH:x\\nB');
  expect(lines.some((line) => line.startsWith('ATTACH'))).toBe(false);
});

test('one that is not joined leads to the receipt; in Hindi where that is asked for or set', () => {
  expect(unfolded(calendarOf({ ...facts, events: [{ ...event, joinUrl: null }] }))).toContain(
    `URL:${facts.link.url}`,
  );
  const said = `DESCRIPTION:आशा के साथ।\\nजुड़ने का लिंक: ${event.joinUrl}\\nआपकी रसीद: ${facts.link.url}`;
  const of = { ...facts, seller: 'आशा', events: [event] };
  expect(unfolded(calendarOf({ ...of, spoken: 'hi' }))).toContain(said);
  expect(unfolded(inLanguage('hi', () => calendarOf(of)))).toContain(said);
});
