import { t } from '@haat/i18n';
import { dayAndTimeIn } from '@haat/kinds/parts/preview/in-zone';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { mail, orderLine, type Sender, something, type Written } from '../templates.parts';

/** To a creator: a buyer changed to another date of a live session. */
interface DateChangedNotice {
  template: 'dateChanged';
  /** The account whose devices are told by push. */
  sellerId: string;
  email: string | null;
  orderId: string;
  /** The same for the same change. */
  key: string;
  productTitle: string;
  buyerName: string | null;
  /** ISO 8601. */
  oldDate: string;
  newDate: string;
  /** IANA. */
  timeZone: string;
}

/** By mail and push: nothing has to be done. */
function writeDateChanged(notice: DateChangedNotice, sender: Sender): Written {
  const { sellerId, email, orderId, productTitle, buyerName, oldDate, newDate, timeZone } = notice;
  const buyer = buyerName ?? t('A buyer');
  const product = productTitle || something();
  const link = `${sender.origin}/transaction?sale=${orderId}`;
  const title = t('{buyer} changed the date of {product}', { buyer, product });
  const when = dayAndTimeIn(newDate, timeZone);
  const lines = [
    t('The seat on the old date is free again. No money was moved.'),
    {
      facts: [
        { label: t('Old date|label'), value: dayAndTimeIn(oldDate, timeZone) },
        { label: t('New date|label'), value: when },
      ],
    },
    { link, does: t('View sale') },
    orderLine(orderId),
  ];
  return {
    sms: null,
    mail: email === null ? null : mail(email, title, lines, sender),
    push: { accountId: sellerId, title, text: t('Now {when}', { when }), link },
  };
}

export const dateChangedNotification = defineNotification<DateChangedNotice>({
  template: 'dateChanged',
  event: 'sale',
  keyOf: ({ key }) => key,
  write: writeDateChanged,
  samples: () => [
    {
      template: 'dateChanged',
      sellerId: sample.sellerId,
      email: sample.creator.email,
      orderId: sample.sold.orderId,
      key: 'order 1',
      productTitle: sample.sold.productTitle,
      buyerName: 'Kabir Rao',
      oldDate: '2026-12-12T13:30:00.000Z',
      newDate: '2026-12-19T13:30:00.000Z',
      timeZone: 'Asia/Kolkata',
    },
  ],
});
