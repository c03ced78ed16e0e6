import { inLanguage, learn, t } from '@haat/i18n';
import type { Order } from '@haat/openapi';
import type { FastifyReply } from 'fastify';
import { hi } from '../hi';

learn(hi);

type Parts = NonNullable<NonNullable<Order['access']>['received']>['parts'];

export interface SeatEvent {
  title: string;
  /** ISO 8601. */
  startsAt: string;
  minutes: number;
  /** Where it is joined; null while nobody may know. */
  joinUrl: string | null;
}

const usualMinutes = 60;

/** The sessions among what an order opens, each under the name of its product; joined by the door of the buyer, below `origin`. */
export function seatsIn(parts: Parts, title: string, origin: string): SeatEvent[] {
  const seats: SeatEvent[] = [];
  let name = title;
  for (const part of parts) {
    if (part.type === 'product') name = part.title;
    const { startsAt, minutes = usualMinutes, url } = part;
    const joinUrl = url === undefined ? null : new URL(url, origin).href;
    if (part.type === 'seat' && startsAt !== undefined)
      seats.push({ title: name, startsAt, minutes, joinUrl });
  }
  return seats;
}

interface CalendarFacts {
  /** Of the order. */
  id: string;
  /** Of the installation, such as `haat.example`. */
  host: string;
  /** Null for one without a name. */
  seller: string | null;
  /** Of the product; Hindi is spoken, every other is told in English. */
  language: string;
  /** Absolute, of the receipt, the lesson or the door of the session. */
  link: string;
  /** The receipt, where it is left out. */
  linksTo?: 'receipt' | 'lesson' | 'session';
  now: Date;
  seats: readonly SeatEvent[];
}

/** A calendar, to whom it is for alone. */
export const sendCalendar = (reply: FastifyReply, fileName: string, calendar: string): FastifyReply =>
  reply
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': `attachment; filename="${fileName}"`,
    })
    .type('text/calendar; charset=utf-8')
    .send(calendar);

/** Seats as a file that every calendar takes (RFC 5545). The same seat keeps its name, so taking it twice moves it. */
export function calendarOf({
  id,
  host,
  seller,
  language,
  link,
  linksTo = 'receipt',
  now,
  seats,
}: CalendarFacts): string {
  const descriptionOf = (joinUrl: string | null) =>
    inLanguage(language === 'hi' ? 'hi' : 'en', () => describe({ seller, link, linksTo }, joinUrl));
  const lines = seats.flatMap(({ title, startsAt, minutes, joinUrl }, index) => [
    'BEGIN:VEVENT',
    `UID:${id}-${index + 1}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(startsAt))}`,
    `DTEND:${stamp(new Date(Date.parse(startsAt) + minutes * 60_000))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(descriptionOf(joinUrl))}`,
    // As a browser reads it: line ends are no part of an address.
    `URL:${new URL(joinUrl ?? link).href}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT10M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//seats//EN`, 'METHOD:PUBLISH'];
  return [...calendar, ...lines, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');
}

const describe = (
  { seller, link, linksTo }: Pick<CalendarFacts, 'seller' | 'link' | 'linksTo'>,
  joinUrl: string | null,
): string =>
  [
    seller && t('With {seller}.', { seller }),
    joinUrl && t('Join: {address}', { address: joinUrl }),
    linksTo === 'receipt' && t('Your receipt: {address}', { address: link }),
    linksTo === 'lesson' && t('Your lesson: {address}', { address: link }),
  ]
    .filter(Boolean)
    .join('\n');

/** "20261212T133000Z". */
const stamp = (at: Date): string => at.toISOString().replace(/\.\d+|[-:]/g, '');

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n|\r/g, '\\n');

const mostBytes = 74;

/** No line may be longer than 75 bytes, and no letter may be cut in two. */
function folded(line: string): string {
  let out = '';
  let bytes = 0;
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    if (bytes + length > mostBytes) {
      out += '\r\n ';
      bytes = 1;
    }
    out += letter;
    bytes += length;
  }
  return out;
}
