import { t } from '@haat/i18n';
import { hourIn } from '@haat/kinds/parts/preview/in-zone';
import { shortDay } from '../../../../platform/text/dates';
import { defineNotification } from '../define-notification';
import { calendarOf } from '../mail/calendar';
import type { Paragraph } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import { mail, type Sender, sms, someone, something, type Written } from '../templates.parts';
import {
  changeAbouts,
  type NoticedEvent,
  type SessionChangeAbout,
  type SessionNotice,
} from './session.notice';
import { india, isToday, startHour, startTime, timesOf } from './session.times';
import {
  changedTimes,
  changeLine,
  changeNews,
  changeSubject,
  fileLine,
  isAllRemoved,
  isChange,
} from './session-change.texts';

/** It is at another time, which a calendar has to know. */
const isMoved = ({ about }: Pick<SessionNotice, 'about'>): boolean =>
  about === 'moved' || about === 'dateChanged';

/** What and whose it is, as sentences name it. */
export const namesIn = ({ productTitle, sellerName }: { productTitle: string; sellerName: string }) => ({
  product: productTitle || something(),
  seller: sellerName || someone(),
});

function subjectOf(notice: SessionNotice): string {
  const { about, productTitle } = notice;
  if (isChange(about)) return changeSubject(about, notice, namesIn(notice));
  const product = productTitle || something();
  if (about === 'hour') return t('In one hour: {product}', { product });
  if (about === 'soon') return t('Starts in 10 minutes: {product}', { product });
  if (about === 'day') {
    const said = { time: startHour(notice), product };
    return isToday(notice) ? t('Today at {time}: {product}', said) : t('Tomorrow at {time}: {product}', said);
  }
  const said = { product, when: startTime(notice) };
  return about === 'dateChanged'
    ? t('Your new date for {product}: {when}', said)
    : t('New time for {product}: {when}', said);
}

/** What changed of it besides its start. */
function linesOfChange(about: SessionChangeAbout, notice: SessionNotice): Paragraph[] {
  const { url, stopUrl, event, events = [event] } = notice;
  return [
    changeLine(about, notice, namesIn(notice)),
    { link: url, does: t('See when and how to join') },
    about === 'changed' ? changedTimes(notice) : timesOf(notice),
    fileLine(events),
    ...stopLines(stopUrl),
  ];
}

/** The first sentence of the mail, under its subject. */
export function pushOf(
  accountId: string | undefined,
  { title, lines, link }: { title: string; lines: readonly Paragraph[]; link: string },
): Written['push'] {
  const text = lines.find((line) => typeof line === 'string') ?? '';
  return accountId === undefined ? null : { accountId, title, text, link };
}

const stopLines = (stopUrl: string | undefined): Paragraph[] =>
  stopUrl === undefined ? [] : [{ link: stopUrl, does: t('Unsubscribe'), isQuiet: true }];

function linesOf(notice: SessionNotice): Paragraph[] {
  if (isChange(notice.about)) return linesOfChange(notice.about, notice);
  const { about, url, stopUrl } = notice;
  const names = namesIn(notice);
  return [
    about === 'dateChanged'
      ? t('Your seat for {product} by {seller} is now on this date. The old date is no longer yours.', names)
      : about === 'moved'
        ? t('{seller} moved {product} to another time. Your place is kept.', names)
        : about === 'soon'
          ? t('{product} by {seller} is about to start. The room is open.', names)
          : t('{product} by {seller} is coming up.', names),
    { link: url, does: about === 'soon' ? t('Join now') : t('See when and how to join') },
    timesOf(notice),
    isMoved(notice)
      ? t('The attached file moves it in your calendar.')
      : { small: t('You can join from ten minutes before the start, by the button above.') },
    ...stopLines(stopUrl),
  ];
}

/** What a text message says of the time, on India's clocks. */
function news(notice: SessionNotice): string {
  const {
    about,
    event: { startsAt },
  } = notice;
  const when = `${shortDay(startsAt)}, ${hourIn(startsAt, india)}`;
  if (isChange(about)) return changeNews(about, notice, when);
  if (about === 'hour') return t('in 1 hour, {time}', { time: hourIn(startsAt, india) });
  if (about === 'soon') return t('starts in 10 minutes');
  return isMoved(notice) ? t('now {when}', { when }) : when;
}

/** By SMS, by mail, and to the devices that take push messages. */
function writeSession(notice: SessionNotice, sender: Sender): Written {
  const { phone, email, holderId, productTitle, sellerName, url, stopUrl, event, events = [event] } = notice;
  const variables = () => ({
    product: plain(productTitle, something()),
    seller: plain(sellerName, someone()),
    news: news(notice),
    link: url,
  });
  const subject = subjectOf(notice);
  const lines = linesOf(notice);
  const written = email === null ? null : mail(email, subject, lines, sender);
  const isCancelled = isChange(notice.about) && isAllRemoved(events);
  const calendar = () => ({
    method: isCancelled ? ('CANCEL' as const) : ('PUBLISH' as const),
    content: calendarOf({
      host: new URL(sender.origin).host,
      seller: sellerName || null,
      now: new Date(notice.at),
      isCancelled,
      events: events.map((one) => ({ ...one, title: productTitle || something() })),
    }),
  });
  return {
    sms: sms(phone, 'session', variables, sender),
    mail: written && {
      ...written,
      ...(stopUrl !== undefined && { unsubscribe: stopUrl }),
      ...((isMoved(notice) || isChange(notice.about)) && { calendar: calendar() }),
    },
    push: pushOf(holderId, { title: subject, lines, link: url }),
  };
}

export const sessionNotification = defineNotification<SessionNotice>({
  template: 'session',
  event: null,
  isPerishable: true,
  keyOf: ({ key }) => key,
  write: writeSession,
  samples: () =>
    (['day', 'hour', 'soon', 'moved', 'dateChanged', ...changeAbouts] as const).flatMap((about) =>
      [sample.buyer.email, null].map((email) => ({
        template: 'session' as const,
        about,
        phone: sample.buyer.phone,
        email,
        ...(email !== null && { holderId: sample.holderId }),
        key: `grant ${about} ${email === null}`,
        productTitle: sample.sold.productTitle,
        sellerName: sample.sold.sellerName,
        isPaid: true,
        at: '2026-12-11T13:30:00.000Z',
        timeZone: india,
        url: `${sample.origin}/webinar/9xQ2kmWcPfXk4RtB/join?from=link`,
        ...(about === 'hour' && { stopUrl: `${sample.origin}/lesson-messages/9xQ2kmWcPfXk4RtB?k=abc` }),
        event: sampleEvent(isMoved({ about }) || isChange(about) ? 1 : 0),
        ...(isChange(about) && { events: sampleChanges(about) }),
      })),
    ),
});

const sampleEvent = (sequence: number): NoticedEvent => ({
  uid: '9xQ2kmWcPfXk4RtB',
  sequence,
  startsAt: '2026-12-12T13:30:00.000Z',
  minutes: 90,
  joinUrl: `${sample.origin}/webinar/9xQ2kmWcPfXk4RtB/join`,
});

function sampleChanges(about: SessionChangeAbout): NoticedEvent[] {
  const event = sampleEvent(1);
  const later = { ...event, uid: `${event.uid}-s2`, startsAt: '2026-12-19T13:30:00.000Z' };
  if (about !== 'changed') return [{ ...event, change: about, isCancelled: about === 'removed' }];
  return [
    { ...event, change: 'removed', isCancelled: true },
    { ...later, change: 'added' },
  ];
}
