import { t } from '@haat/i18n';
import { dayAndTimeIn, hourIn } from '@haat/kinds/parts/preview/in-zone';
import { defineNotification } from '../define-notification';
import { calendarOf } from '../mail/calendar';
import type { Paragraph } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import { mail, money, type Sender, sms, someone, something, type Written } from '../templates.parts';
import type { SessionMessage } from './session.notice';
import { namesIn, pushOf } from './session.template';
import { india, timesOf } from './session.times';

/** What is new of a live session, besides that it comes near. */
export interface SessionNews extends SessionMessage {
  template: 'sessionNews';
  /** It is not held; its recording is there; a seat is free for whoever waited for one. */
  about: 'cancelled' | 'recorded' | 'seat';
  /** Paise that go back, of what is cancelled. */
  amount?: number;
  /** To whoever paid for the seat and gave it away: nothing of it is in their calendar. */
  isGiver?: true;
  /** What the creator says about it; empty for nothing. */
  reason?: string;
}

function subjectOf(news: SessionNews): string {
  const names = namesIn(news);
  if (news.about === 'cancelled') return t('Cancelled: {product}', names);
  if (news.about === 'recorded') return t('The recording of {product} is here', names);
  return t('A seat is free: {product}', names);
}

function cancelledLines(news: SessionNews): Paragraph[] {
  const { amount = 0, isGiver, reason = '', url } = news;
  return [
    t('{seller} cancelled {product}. It does not take place.', namesIn(news)),
    ...(reason === '' ? [] : [t('From {seller}: {reason}', { ...namesIn(news), reason })]),
    ...(amount > 0
      ? [
          t('Your payment of {sum} is refunded. You need to do nothing.', { sum: money(amount) }),
          t('It should reach the account you paid from in 5 to 7 working days.'),
        ]
      : []),
    timesOf(news),
    { link: url, does: t('See the details') },
    ...(isGiver ? [] : [{ small: t('The attached file takes it out of your calendar.') }]),
  ];
}

const recordedLines = (news: SessionNews): Paragraph[] => [
  t('The recording of {product} by {seller} is ready for you.', namesIn(news)),
  { link: news.url, does: t('Watch the recording|what a link does') },
  { small: t('You get this because you have a seat.') },
];

const seatLines = (news: SessionNews): Paragraph[] => [
  t('You asked to be told when a seat of {product} by {seller} is free. One is held for you now.', {
    ...namesIn(news),
  }),
  t('It is yours until {time}, then the next in line is asked.', {
    time: dayAndTimeIn(news.until ?? news.at, india),
  }),
  { link: news.url, does: t('Book my seat') },
  timesOf(news),
];

const lines = { cancelled: cancelledLines, recorded: recordedLines, seat: seatLines };

/** At most 30 characters, as operators take. */
function textOf({ about, amount = 0, until, at }: SessionNews): string {
  if (about === 'cancelled') return amount > 0 ? t('cancelled, refund in 5-7 days') : t('cancelled|news');
  if (about === 'recorded') return t('the recording is here');
  return t('a seat until {time}', { time: hourIn(until ?? at, india) });
}

/** By SMS, by mail, and to the devices that take push messages. */
function writeNews(news: SessionNews, sender: Sender): Written {
  const { about, phone, email, holderId, productTitle, sellerName, url, event, events = [event], at } = news;
  const variables = () => ({
    product: plain(productTitle, something()),
    seller: plain(sellerName, someone()),
    news: textOf(news),
    link: url,
  });
  const subject = subjectOf(news);
  const said = lines[about](news);
  const written = email === null ? null : mail(email, subject, said, sender);
  const calendar = () => ({
    method: 'CANCEL' as const,
    content: calendarOf({
      host: new URL(sender.origin).host,
      seller: sellerName || null,
      now: new Date(at),
      isCancelled: true,
      events: events.map((one) => ({ ...one, title: productTitle || something() })),
    }),
  });
  return {
    sms: sms(phone, 'news', variables, sender),
    mail: written && { ...written, ...(about === 'cancelled' && !news.isGiver && { calendar: calendar() }) },
    push: pushOf(holderId, { title: subject, lines: said, link: url }),
  };
}

export const sessionNewsNotification = defineNotification<SessionNews>({
  template: 'sessionNews',
  event: null,
  isPerishable: true,
  keyOf: ({ key }) => key,
  write: writeNews,
  samples: () =>
    (['cancelled', 'recorded', 'seat'] as const).flatMap((about) =>
      [sample.buyer.email, null].map((email) => ({
        template: 'sessionNews' as const,
        about,
        phone: sample.buyer.phone,
        email,
        ...(email !== null && about !== 'seat' && { holderId: sample.holderId }),
        key: `grant ${about} ${email === null}`,
        productTitle: sample.sold.productTitle,
        sellerName: sample.sold.sellerName,
        isPaid: about !== 'seat',
        at: '2026-12-01T10:00:00.000Z',
        timeZone: india,
        url: `${sample.origin}/webinar/9xQ2kmWcPfXk4RtB/join?from=link`,
        ...(about === 'cancelled' && {
          amount: sample.sold.amount,
          reason: 'I have lost my voice. I am sorry.',
        }),
        ...(about === 'seat' && { until: '2026-12-01T12:00:00.000Z' }),
        event: {
          uid: '9xQ2kmWcPfXk4RtB',
          sequence: 1,
          startsAt: '2026-12-12T13:30:00.000Z',
          minutes: 90,
          joinUrl: `${sample.origin}/webinar/9xQ2kmWcPfXk4RtB/join`,
        },
      })),
    ),
});
