// When a live session is: in India's hours, which its buyers live by, and on the clocks of the zone where it is held.
import { t } from '@haat/i18n';
import { clockOf, dateIn, dayAndTimeIn, dayIn, hourIn, hoursIn } from '@haat/kinds/parts/preview/in-zone';
import type { Paragraph } from '../mail/mail.document';
import type { NoticedEvent, SessionMessage } from './session.notice';

type Timed = Pick<SessionMessage, 'timeZone'> & { event: Pick<NoticedEvent, 'startsAt' | 'minutes'> };

export const india = 'Asia/Kolkata';

const isHeldInIndia = (timeZone: string): boolean => clockOf(timeZone) === clockOf(india);

/** A line above a message is read alone, so it says India's time, and whose it is where the session is held by other clocks. */
const inIndia = (time: string, timeZone: string): string =>
  isHeldInIndia(timeZone) ? time : `${time}, ${clockOf(india)}`;

export const startHour = ({ event: { startsAt }, timeZone }: Timed): string =>
  inIndia(hourIn(startsAt, india), timeZone);

export const startTime = ({ event: { startsAt }, timeZone }: Timed): string =>
  inIndia(dayAndTimeIn(startsAt, india), timeZone);

/** A message that is written late is read on the day itself. */
export const isToday = ({ event, at }: Timed & Pick<SessionMessage, 'at'>): boolean =>
  dateIn(event.startsAt, india) === dateIn(at, india);

/** On which day it is held, and from when until when, on the clocks of its zone; in India too, where those are others. */
export const timesOf = ({ event: { startsAt, minutes }, timeZone }: Timed): Paragraph => ({
  facts: [
    { label: t('Day|label'), value: dayIn(startsAt, timeZone) },
    { label: t('Time|label'), value: `${hoursIn(startsAt, minutes, timeZone)}, ${clockOf(timeZone)}` },
    ...(isHeldInIndia(timeZone)
      ? []
      : [
          {
            label: clockOf(india),
            value: `${dateIn(startsAt, india)}, ${hoursIn(startsAt, minutes, india)}`,
          },
        ]),
  ],
});
