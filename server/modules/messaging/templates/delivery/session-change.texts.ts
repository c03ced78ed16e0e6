// What a message says where something of a session changed besides its start.
import { t } from '@haat/i18n';
import { durationOf } from '@haat/kinds/parts/preview/duration';
import { clockOf, dateIn, hoursIn } from '@haat/kinds/parts/preview/in-zone';
import type { Paragraph } from '../mail/mail.document';
import {
  changeAbouts,
  type NoticedEvent,
  type SessionChangeAbout,
  type SessionNotice,
} from './session.notice';
import { startTime } from './session.times';

export const isChange = (about: SessionNotice['about']): about is SessionChangeAbout =>
  (changeAbouts as readonly string[]).includes(about);

type Names = Readonly<Record<'product' | 'seller', string>>;
type Changed = Pick<SessionNotice, 'event' | 'events' | 'timeZone'>;

export function changeSubject(about: SessionChangeAbout, changed: Changed, { product }: Names): string {
  const when = startTime(changed);
  if (about === 'length')
    return t('{product} now lasts {time}', { product, time: durationOf(changed.event.minutes) });
  if (about === 'title') return t('New name: {product}', { product });
  if (about === 'added') return t('New session of {product}: {when}', { product, when });
  if (about === 'removed') return t('Session of {product} dropped: {when}', { product, when });
  return t('The sessions of {product} changed', { product });
}

export function changeLine(about: SessionChangeAbout, { event }: Changed, names: Names): string {
  if (about === 'length')
    return t('{seller} changed the length of {product}: it now lasts {time}. Your place is kept.', {
      ...names,
      time: durationOf(event.minutes),
    });
  if (about === 'title') return t('What you booked with {seller} is now called {product}.', names);
  if (about === 'added') return t('{seller} added a session to {product}. Your seat is for it too.', names);
  if (about === 'removed')
    return t('{seller} dropped a session of {product}. It does not take place.', names);
  return t('{seller} changed the sessions of {product}. Your place is kept.', names);
}

/** Of several, what becomes of each. */
export function changedTimes({ event, events = [event], timeZone }: Changed): Paragraph {
  const labels = { added: t('New|session'), removed: t('Dropped|session') };
  return {
    facts: events
      .filter(({ change }) => change !== 'title')
      .map(({ startsAt, minutes, change }) => ({
        label: change === 'added' || change === 'removed' ? labels[change] : t('Now|session'),
        value: `${dateIn(startsAt, timeZone)}, ${hoursIn(startsAt, minutes, timeZone)}, ${clockOf(timeZone)}`,
      })),
  };
}

/** Whether calendars only take something out. */
export const isAllRemoved = (events: readonly NoticedEvent[]): boolean =>
  events.every(({ change }) => change === 'removed');

export const fileLine = (events: readonly NoticedEvent[]): string =>
  isAllRemoved(events)
    ? t('The attached file takes it out of your calendar.')
    : t('The attached file brings your calendar up to date.');

/** At most 30 characters, as operators take; `when` is the start in few. */
export function changeNews(about: SessionChangeAbout, { event }: Changed, when: string): string {
  if (about === 'length') return t('now lasts {time}', { time: durationOf(event.minutes) });
  if (about === 'title') return t('this is its new name');
  if (about === 'added') return t('also on {when}', { when });
  if (about === 'removed') return t('not on {when}', { when });
  return t('its sessions changed');
}
