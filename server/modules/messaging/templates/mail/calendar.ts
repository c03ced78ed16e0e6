import { inLanguage, type Language, language, t } from '@haat/i18n';

/** A session as a calendar has it. */
export interface CalendarEvent {
  /** The same as long as it is the same session, whenever it is held. */
  uid: string;
  /** Goes up each time it is moved: calendars take no older one. */
  sequence: number;
  title: string;
  /** ISO 8601. */
  startsAt: string;
  minutes: number;
  /** Absolute, of the buyer's own door; null where it is not joined any more. */
  joinUrl: string | null;
  /** It is not held, or not for this buyer: calendars take it out. */
  isCancelled?: boolean;
}

interface CalendarFacts {
  /** Of the installation, such as `haat.example`. */
  host: string;
  /** Null for one without a name. */
  seller: string | null;
  /** Absolute, of the receipt or the lesson; left out where the door is all there is. */
  link?: { of: 'receipt' | 'lesson'; url: string };
  /** What is written is said in Hindi or English; left out, in the language that is set. */
  spoken?: Language;
  now: Date;
  /** The sessions are not held: calendars take them out. */
  isCancelled?: boolean;
  events: readonly CalendarEvent[];
}

/** Sessions as a file that every calendar takes (RFC 5545). The same session keeps its name, so taking it again moves it. */
export function calendarOf({
  host,
  seller,
  link,
  spoken = language(),
  now,
  isCancelled = false,
  events,
}: CalendarFacts): string {
  const descriptionOf = ({ joinUrl }: CalendarEvent) =>
    inLanguage(spoken, () => describe({ seller, link, joinUrl }));
  const lines = events.flatMap((event) => {
    const { uid, sequence, title, startsAt, minutes, joinUrl } = event;
    const isOut = isCancelled || event.isCancelled === true;
    const url = joinUrl ?? link?.url;
    return [
      'BEGIN:VEVENT',
      `UID:${uid}@${host}`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(new Date(startsAt))}`,
      `DTEND:${stamp(new Date(Date.parse(startsAt) + minutes * 60_000))}`,
      ...(isOut ? ['STATUS:CANCELLED'] : []),
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(descriptionOf(event))}`,
      // As a browser reads it: line ends are no part of an address.
      ...(url === undefined ? [] : [`URL:${new URL(url).href}`]),
      ...(isOut ? [] : alarm(title)),
      'END:VEVENT',
    ];
  });
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//seats//EN`];
  const method = `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`;
  return [...calendar, method, ...lines, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');
}

const alarm = (title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT10M',
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
];

const describe = ({
  seller,
  link,
  joinUrl,
}: Pick<CalendarFacts, 'seller' | 'link'> & Pick<CalendarEvent, 'joinUrl'>): string =>
  [
    seller && t('With {seller}.', { seller }),
    joinUrl && t('Join: {address}', { address: joinUrl }),
    link?.of === 'receipt' && t('Your receipt: {address}', { address: link.url }),
    link?.of === 'lesson' && t('Your lesson: {address}', { address: link.url }),
  ]
    .filter(Boolean)
    .join('\n');

/** "20261212T133000Z". */
const stamp = (at: Date): string => at.toISOString().replace(/\.\d+|[-:]/g, '');

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n|\r/g, '\\n');

const mostBytes = 74;
const utf8 = new TextEncoder();

/** No line may be longer than 75 bytes, and no letter may be cut in two. */
function folded(line: string): string {
  let out = '';
  let bytes = 0;
  for (const letter of line) {
    const { length } = utf8.encode(letter);
    if (bytes + length > mostBytes) {
      out += '\r\n ';
      bytes = 1;
    }
    out += letter;
    bytes += length;
  }
  return out;
}
