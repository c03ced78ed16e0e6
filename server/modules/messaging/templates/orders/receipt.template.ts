import { localeOf, plural, t } from '@haat/i18n';
import { clockOf, dayAndTimeIn } from '@haat/kinds/parts/preview/in-zone';
import type { OrderSubscription, Period } from '@haat/openapi';
import { saidDate } from '../../../../platform/text/dates';
import { defineNotification } from '../define-notification';
import type { NoticedEvent } from '../delivery/session.notice';
import { calendarOf } from '../mail/calendar';
import type { Paragraph } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import {
  mail,
  money,
  orderLine,
  rupees,
  type Sender,
  sms,
  someone,
  something,
  type Written,
} from '../templates.parts';

/** Somebody has paid. */
interface ReceiptNotice {
  template: 'receipt';
  /** Which sending this is, when it is not the first. */
  again?: number;
  phone: string;
  email: string | null;
  orderId: string;
  productTitle: string;
  sellerName: string;
  amount: number;
  /** Signed: opens what was bought without sign-in. */
  accessUrl: string;
  /** Signed likewise: the receipt as a PDF. Not in notices written before there were any. */
  receiptUrl?: string;
  /** It is a tax invoice, not a receipt. */
  isInvoice?: boolean;
  /** What its buyer had of it already, by its titles, and the paise that this took off; left out where nothing did. */
  owned?: { titles: readonly string[]; amount: number };
  /** How long it is paid for, and how it goes on; left out where it is paid once. */
  subscription?: {
    /** A day in India in English words; null for lifetime access. */
    endsOn: string | null;
    /** Paise: of another period. */
    price: number;
    period: Period;
    renews: OrderSubscription['renews'];
    /** Until then its days are free; left out where they are paid. */
    isTrial?: true;
    /** Where it is renewed and cancelled. */
    url: string;
  };
  /** The sessions that it lets its buyer into; left out where there is none. */
  sessions?: readonly (NoticedEvent & { title: string; timeZone: string })[];
  /** ISO 8601, when it was written; goes with `sessions`. */
  at?: string;
}

const every = ({ unit, count }: Period): string =>
  unit === 'month'
    ? plural(count, 'every month', 'every {count} months', {})
    : plural(count, 'every day', 'every {count} days', {});

/** `24 Dec`: a text message has little room, and what is paid for longer than a year is rare. */
const shortDay = (endsOn: string): string => {
  const [date = '', month = ''] = endsOn.split(' ');
  return saidDate(`${date} ${month}`).replace(/(?<= [A-Z][a-z]{2})[a-z]+$/, '');
};

/** What follows a title in a text message: until when it is paid, or the day of its session on the clocks where it is held. */
function dateAfter({ subscription, sessions: [first] = [] }: ReceiptNotice): string {
  const endsOn = subscription?.endsOn ?? null;
  if (endsOn !== null) return ` ${t('(until {day})', { day: shortDay(endsOn) })}`;
  if (first === undefined) return '';
  const { startsAt, timeZone } = first;
  const day = new Intl.DateTimeFormat(localeOf(), { timeZone, day: 'numeric', month: 'short' });
  return ` ${t('(on {day})', { day: day.format(new Date(startsAt)) })}`;
}

/** Until when, how often, and how it is cancelled. */
function renewalLines({
  price,
  period,
  renews,
  url,
}: NonNullable<ReceiptNotice['subscription']>): Paragraph[] {
  if (renews === 'never') return [];
  const sum = money(price);
  const how =
    renews === 'automatically'
      ? t('It renews automatically: {sum} {every}. We notify you at least a day before each charge.', {
          sum,
          every: every(period),
        })
      : t('It does not auto-renew. Another period costs {sum}, {every}: we remind you before the end.', {
          sum,
          every: every(period),
        });
  return [how, { link: url, does: t('Renew or cancel') }];
}

const calendarIn = (
  { sessions = [], sellerName, accessUrl, at = '' }: ReceiptNotice,
  { origin }: Sender,
) => ({
  method: 'PUBLISH' as const,
  content: calendarOf({
    host: new URL(origin).host,
    seller: sellerName || null,
    link: { of: 'receipt', url: accessUrl },
    now: new Date(at),
    events: sessions,
  }),
});

/** It does not say who paid: its reader may have asked somebody else to. */
function writeReceipt(notice: ReceiptNotice, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount, accessUrl, receiptUrl, isInvoice } =
    notice;
  const { owned, subscription, sessions = [] } = notice;
  const endsOn = subscription?.endsOn ?? null;
  const document = isInvoice ? t('Your tax invoice as a PDF') : t('Your receipt as a PDF');
  const variables = () => ({
    amount: rupees(amount),
    seller: plain(sellerName, someone()),
    product: plain(productTitle, something(), dateAfter(notice)),
    link: accessUrl,
  });
  const lines = [
    t('{sum} paid to {seller} for {product}.', {
      sum: money(amount),
      seller: sellerName || someone(),
      product: productTitle,
    }),
    { link: accessUrl, does: t('Open what you bought') },
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        { label: t('Seller|label'), value: sellerName || someone() },
        ...sessions.map(({ startsAt, timeZone }) => ({
          label: t('Starts|label'),
          value: `${dayAndTimeIn(startsAt, timeZone)}, ${clockOf(timeZone)}`,
        })),
        ...(endsOn === null
          ? []
          : [
              {
                label: subscription?.isTrial ? t('Free until|label') : t('Paid until|label'),
                value: saidDate(endsOn),
              },
            ]),
        ...(owned
          ? [
              {
                label: t('Less what you had: {titles}', { titles: owned.titles.join(', ') }),
                value: `−${money(owned.amount)}`,
              },
            ]
          : []),
        { label: t('Paid|label'), value: money(amount), isSum: true as const },
      ],
    },
    ...(sessions.length > 0 ? [t('Put it into your calendar with the attached file.')] : []),
    ...(subscription ? renewalLines(subscription) : []),
    ...(receiptUrl ? [{ link: receiptUrl, does: document }] : []),
    orderLine(orderId),
  ];
  return {
    sms: sms(phone, 'receipt', variables, sender),
    mail:
      email === null
        ? null
        : {
            ...mail(email, t('Your receipt for {product}', { product: productTitle }), lines, sender),
            ...(sessions.length > 0 && { calendar: calendarIn(notice, sender) }),
          },
    push: null,
  };
}

export const receiptNotification = defineNotification<ReceiptNotice>({
  template: 'receipt',
  event: null,
  keyOf: ({ orderId, again }) => (again ? `${orderId} ${again}` : orderId),
  write: writeReceipt,
  samples: () => [
    {
      template: 'receipt',
      ...sample.buyer,
      ...sample.sold,
      accessUrl: `${sample.origin}/access/${sample.sold.orderId}?k=abc`,
      receiptUrl: `${sample.origin}/access/${sample.sold.orderId}/papers/receipt.pdf?k=abc`,
    },
    {
      template: 'receipt',
      ...sample.buyer,
      ...sample.sold,
      orderId: `${sample.sold.orderId}session`,
      accessUrl: `${sample.origin}/access/${sample.sold.orderId}?k=abc`,
      at: '2026-12-01T10:00:00.000Z',
      sessions: [
        {
          uid: '9xQ2kmWcPfXk4RtB',
          sequence: 0,
          title: sample.sold.productTitle,
          startsAt: '2026-12-12T13:30:00.000Z',
          minutes: 90,
          timeZone: 'Asia/Kolkata',
          joinUrl: `${sample.origin}/webinar/9xQ2kmWcPfXk4RtB/join`,
        },
      ],
    },
    {
      template: 'receipt',
      ...sample.buyer,
      ...sample.sold,
      orderId: `${sample.sold.orderId}rest`,
      accessUrl: `${sample.origin}/access/${sample.sold.orderId}?k=abc`,
      owned: { titles: ['Sourdough at home', 'Rye bread'], amount: 49_900 },
    },
    ...(['automatically', 'byHand', 'never'] as const).map((renews, index) => ({
      template: 'receipt' as const,
      ...sample.buyer,
      ...sample.sold,
      orderId: `${sample.sold.orderId}${renews}`,
      accessUrl: `${sample.origin}/access/${sample.sold.orderId}?k=abc`,
      subscription: {
        endsOn: renews === 'never' ? null : '24 December 2026',
        price: 9_900,
        period: { unit: 'month' as const, count: index + 1 },
        renews,
        url: `${sample.origin}/purchase?order=${sample.sold.orderId}`,
      },
    })),
    {
      template: 'receipt',
      ...sample.buyer,
      ...sample.sold,
      orderId: `${sample.sold.orderId}trial`,
      amount: 0,
      accessUrl: `${sample.origin}/access/${sample.sold.orderId}?k=abc`,
      subscription: {
        endsOn: '8 December 2026',
        price: 9_900,
        period: { unit: 'month', count: 1 },
        renews: 'byHand',
        isTrial: true,
        url: `${sample.origin}/purchase?order=${sample.sold.orderId}`,
      },
    },
  ],
});
