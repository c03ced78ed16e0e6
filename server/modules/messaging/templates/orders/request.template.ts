import { localeOf, t } from '@haat/i18n';
import { hourIn } from '@haat/i18n/hour';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import {
  mail,
  money,
  orderLine,
  type Sender,
  sms,
  someone,
  something,
  type Written,
} from '../templates.parts';

interface About {
  orderId: string;
  /** Which request of its order. */
  number: number;
  /** Paise. */
  amount: number;
  /** The buyer's words. */
  reason: string;
  productTitle: string;
  sellerName: string;
  buyerName: string | null;
  /** What tells it from the same words said before: a request may be open or answered again. */
  again?: string;
}

/** A buyer wants money back: the creator hears it, the operator when nobody answered, the buyer what was answered. */
export type RequestNotice = About &
  (
    | {
        template: 'refundAsked';
        step: 'asked' | 'reminded';
        sellerId: string;
        email: string | null;
        /** ISO 8601: when the time to answer is over. */
        until: string;
      }
    | { template: 'refundLapsed'; audience: 'operator' | 'buyer'; email: string }
    | {
        template: 'refundReceived';
        phone: string;
        email: string | null;
        /** ISO 8601: by when the creator answers. */
        until: string;
      }
    | { template: 'answer'; phone: string; email: string | null; isGranted: boolean; words: string | null }
  );

const inIndia = (moment: string): string =>
  new Intl.DateTimeFormat(localeOf(), {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    ...hourIn(localeOf()),
  }).format(new Date(moment));

/** A gateway had taken a refund and did not carry it out. */
export interface FailedRefundNotice {
  template: 'refundFailed';
  audience: 'seller' | 'buyer';
  sellerId: string;
  email: string | null;
  orderId: string;
  /** Which refund of its order. */
  number: number;
  /** Paise. */
  amount: number;
  productTitle: string;
  sellerName: string;
  /** ISO 8601: when the time to answer the request that is open again is over; null when there is none. */
  until: string | null;
}

type Of<Template extends RequestNotice['template']> = Extract<RequestNotice, { template: Template }>;

function asked(notice: Of<'refundAsked'>, sender: Sender): Written {
  const { step, sellerId, email, orderId, productTitle, amount, reason, until } = notice;
  const buyer = notice.buyerName ?? t('A buyer');
  const sum = money(amount);
  const subject =
    step === 'asked'
      ? t('{buyer} requested a refund of {sum}', { buyer, sum })
      : t('{buyer} is waiting for your answer', { buyer });
  const link = `${sender.origin}/transaction?sale=${orderId}`;
  const by = inIndia(until);
  const lines = [
    t('{buyer} requests a refund of {sum} for {product}:', { buyer, sum, product: productTitle }),
    { quote: reason },
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        { label: t('Refund requested|label'), value: sum, isSum: true as const },
      ],
    },
    t('Please answer by {time}. After that we review it too and may decide.', { time: by }),
    { link, does: t('Answer|verb') },
    orderLine(orderId),
  ];
  const push = {
    accountId: sellerId,
    title: subject,
    text: t('{product}. Answer by {time}.', { product: productTitle, time: by }),
    link,
  };
  return { sms: null, mail: email === null ? null : mail(email, subject, lines, sender), push };
}

/** For the buyer, at once: who has the request, by when it is answered, and where it is withdrawn. */
function received(notice: Of<'refundReceived'>, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount, reason, until } = notice;
  const variables = () => ({
    seller: plain(sellerName, someone()),
    product: plain(productTitle, something()),
    date: shortDayOf(until),
    order: orderId,
  });
  const about = { seller: sellerName || someone(), sum: money(amount), product: productTitle };
  const lines = [
    t('{seller} has your request for a refund of {sum} for {product}.', about),
    { quote: reason },
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        { label: t('Refund requested|label'), value: about.sum, isSum: true as const },
        { label: t('Answer by|label'), value: inIndia(until) },
      ],
    },
    t('Without an answer by then we review it and decide. You keep your access until it is refunded.'),
    { link: `${sender.origin}/purchase?order=${orderId}`, does: t('View purchase') },
    orderLine(orderId),
  ];
  const subject = t('We received your refund request for {product}', { product: productTitle });
  return {
    sms: sms(phone, 'requested', variables, sender),
    mail: email === null ? null : mail(email, subject, lines, sender),
    push: null,
  };
}

/** A day in few letters, by India's clocks: a text message has little room. */
const shortDayOf = (moment: string): string =>
  new Intl.DateTimeFormat(localeOf(), { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' }).format(
    new Date(moment),
  );

function lapsed(notice: Of<'refundLapsed'>, sender: Sender): Written {
  const { audience, email, orderId, productTitle, sellerName, amount, reason } = notice;
  const about = { seller: sellerName || someone(), sum: money(amount), product: productTitle };
  const lines =
    audience === 'operator'
      ? [
          t('{seller} has not answered a refund request of {sum} for {product}:', about),
          { quote: reason },
          orderLine(orderId),
        ]
      : [
          t('{seller} has not answered your refund request of {sum} for {product} in time.', about),
          t('We will review it and decide within 7 days. You do not need to do anything.'),
          orderLine(orderId),
        ];
  const subject =
    audience === 'operator'
      ? t('Unanswered refund request: order {order}', { order: orderId })
      : t('Your refund request for {product}', { product: productTitle });
  return { sms: null, mail: mail(email, subject, lines, sender), push: null };
}

function answer(notice: Of<'answer'>, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount, isGranted, words } = notice;
  const variables = () => ({
    seller: plain(sellerName, someone()),
    answer: isGranted ? t('approved|by SMS') : t('declined|by SMS'),
    product: plain(productTitle, something()),
    order: orderId,
  });
  const about = { seller: sellerName || someone(), sum: money(amount), product: productTitle };
  const lines = [
    isGranted
      ? t('{seller} approved your refund of {sum} for {product}.', about)
      : t('{seller} declined your refund of {sum} for {product}.', about),
    ...(words ? [t('Their message: {words}', { words })] : []),
    ...(isGranted
      ? [
          {
            facts: [
              { label: t('Product|label'), value: productTitle },
              { label: t('Refund to you|label'), value: about.sum, isSum: true as const },
            ],
          },
        ]
      : []),
    isGranted
      ? t('It should reach the account you paid from in 5 to 7 working days.')
      : t('If you do not agree, contact us with your order number.'),
    { link: `${sender.origin}/purchase?order=${orderId}`, does: t('View purchase') },
    orderLine(orderId),
  ];
  return {
    sms: sms(phone, 'answer', variables, sender),
    mail:
      email === null
        ? null
        : mail(email, t('About your refund for {product}', { product: productTitle }), lines, sender),
    push: null,
  };
}

function writeFailedRefund(notice: FailedRefundNotice, sender: Sender): Written {
  const { audience, sellerId, email, orderId, productTitle: product, until } = notice;
  const sum = money(notice.amount);
  const seller = notice.sellerName || someone();
  const time = until === null ? null : inIndia(until);
  const isBuyer = audience === 'buyer';
  const link = `${sender.origin}/${isBuyer ? `purchase?order=${orderId}` : `transaction?sale=${orderId}`}`;
  const text = isBuyer
    ? t('The payment gateway could not process it, so the money is back with {seller}.', { seller })
    : t('The payment gateway could not process it, so the money is back in your wallet.');
  const subject = isBuyer
    ? t('Your refund for {product} failed', { product })
    : t('A refund of {sum} failed', { sum });
  const lines = [
    t('The refund of {sum} for {product} failed.', { sum, product }),
    text,
    isBuyer ? nextForBuyer(seller, time) : nextForSeller(time),
    {
      facts: [
        { label: t('Product|label'), value: product },
        { label: t('Amount|label'), value: sum },
      ],
    },
    { link, does: isBuyer ? t('View purchase') : t('View sale') },
    orderLine(orderId),
  ];
  return {
    sms: null,
    mail: email === null ? null : mail(email, subject, lines, sender),
    push: isBuyer ? null : { accountId: sellerId, title: subject, text: product, link },
  };
}

const nextForBuyer = (seller: string, time: string | null): string =>
  time === null
    ? t('{seller} has been notified and can retry it.', { seller })
    : t('Your request is open again: {seller} has until {time} to answer. After that we review it.', {
        seller,
        time,
      });

const nextForSeller = (time: string | null): string =>
  time === null
    ? t('You can retry the refund from the sale.')
    : t('The request is open again. Please answer by {time}; approving it retries the refund.', { time });

/** What tells one message about a request from the next. */
function keyOfRequest({ orderId, number, again }: About, ...more: string[]): string {
  return [orderId, `${number}`, ...more, ...(again ? [again] : [])].join(' ');
}

export const refundAskedNotification = defineNotification<Of<'refundAsked'>>({
  template: 'refundAsked',
  event: 'refund',
  keyOf: (notice) => keyOfRequest(notice, notice.step),
  write: asked,
  samples: () =>
    (['asked', 'reminded'] as const).map((step) => ({
      template: 'refundAsked',
      step,
      sellerId: sample.sellerId,
      ...sample.asked,
      email: sample.creator.email,
      until: sample.until,
    })),
});

export const refundReceivedNotification = defineNotification<Of<'refundReceived'>>({
  template: 'refundReceived',
  event: null,
  keyOf: (notice) => keyOfRequest(notice),
  write: received,
  samples: () => [{ template: 'refundReceived', ...sample.buyer, ...sample.asked, until: sample.until }],
});

export const refundLapsedNotification = defineNotification<Of<'refundLapsed'>>({
  template: 'refundLapsed',
  event: null,
  keyOf: (notice) => keyOfRequest(notice, notice.audience),
  write: lapsed,
  samples: () =>
    (['operator', 'buyer'] as const).map((audience) => ({
      template: 'refundLapsed',
      audience,
      ...sample.asked,
      email: audience === 'buyer' ? sample.buyer.email : 'care@haat.example',
    })),
});

export const answerNotification = defineNotification<Of<'answer'>>({
  template: 'answer',
  event: null,
  keyOf: (notice) => keyOfRequest(notice),
  write: answer,
  samples: () =>
    [true, false].map((isGranted) => ({
      template: 'answer',
      ...sample.buyer,
      ...sample.asked,
      isGranted,
      again: `${isGranted}`,
      words: isGranted ? null : 'It plays here. Write to me and I help.',
    })),
});

export const refundFailedNotification = defineNotification<FailedRefundNotice>({
  template: 'refundFailed',
  event: 'refund',
  keyOf: ({ orderId, number, audience }) => `${orderId} ${number} ${audience}`,
  write: writeFailedRefund,
  samples: () =>
    (['seller', 'buyer'] as const).map((audience) => ({
      template: 'refundFailed',
      audience,
      sellerId: sample.sellerId,
      ...sample.sold,
      email: audience === 'buyer' ? sample.buyer.email : sample.creator.email,
      number: 1,
      until: sample.until,
    })),
});
