import { sessionOfDoor } from '@haat/kinds/parts/live/door';
import type { Order } from '@haat/openapi';
import type { FastifyReply } from 'fastify';

type Parts = NonNullable<NonNullable<Order['access']>['received']>['parts'];

/** A session that an order opens. */
export interface SeatEvent {
  /** Of its grant. */
  accessId: string;
  /** Of one of a series; empty for the first and for a single one. */
  sessionId: string;
  title: string;
  /** ISO 8601. */
  startsAt: string;
  minutes: number;
  /** Absolute, of its door. */
  joinUrl: string;
}

const usualMinutes = 60;

/** The sessions among what an order opens, each under the name of its product; joined by the door of the buyer, below `origin`. */
export function seatsIn(parts: Parts, title: string, origin: string): SeatEvent[] {
  const seats: SeatEvent[] = [];
  let name = title;
  for (const part of parts) {
    if (part.type === 'product') name = part.title;
    const { startsAt, minutes = usualMinutes, url = '' } = part;
    const accessId = sessionOfDoor(url);
    if (part.type !== 'seat' || startsAt === undefined || accessId === null) continue;
    const joinUrl = origin + url;
    for (const { id, ...time } of part.sessions ?? [{ id: '', startsAt, minutes }])
      seats.push({ accessId, sessionId: id, title: name, ...time, joinUrl });
  }
  return seats;
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
