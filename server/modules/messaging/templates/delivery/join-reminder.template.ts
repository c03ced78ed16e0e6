import { t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import { mail, type Sender, sms, someone, something, type Written } from '../templates.parts';

/** To a buyer who has paid for a channel and has not joined it. */
export interface JoinReminderNotice {
  template: 'joinReminder';
  phone: string;
  email: string | null;
  /** What they paid for it with; it is said in the language of that. */
  orderId: string;
  /** The same for the same reminder. */
  key: string;
  productTitle: string;
  sellerName: string;
  /** Nothing was paid: a stranger may have typed the number. */
  isFree?: true;
  /** There is no other after it. */
  isLast: boolean;
  /** Where they prove their number and join. */
  url: string;
}

/** By SMS and mail. */
function writeJoinReminder(notice: JoinReminderNotice, sender: Sender): Written {
  const { phone, email, productTitle, sellerName, isLast, url } = notice;
  const variables = () => ({
    seller: plain(sellerName, someone()),
    product: plain(productTitle, something()),
    link: url,
  });
  const product = productTitle || something();
  const lines = [
    t('{product} by {seller} is paid, and your place is waiting for you.', {
      product,
      seller: sellerName || someone(),
    }),
    { link: url, does: t('Join now') },
    {
      small: isLast
        ? t('This is the last reminder. Your place stays yours for as long as you have paid for it.')
        : t('If you joined in the meantime, there is nothing to do.'),
    },
  ];
  return {
    sms: sms(phone, 'member', variables, sender),
    mail:
      email === null ? null : mail(email, t('You have not joined {product} yet', { product }), lines, sender),
    push: null,
  };
}

export const joinReminderNotification = defineNotification<JoinReminderNotice>({
  template: 'joinReminder',
  event: null,
  keyOf: ({ key }) => key,
  write: writeJoinReminder,
  samples: () =>
    [false, true].map((isLast) => ({
      template: 'joinReminder',
      phone: sample.buyer.phone,
      email: sample.buyer.email,
      orderId: sample.sold.orderId,
      key: `grant ${isLast}`,
      productTitle: sample.sold.productTitle,
      sellerName: sample.sold.sellerName,
      isLast,
      url: `${sample.origin}/telegramPriviewlogin?id=9xQ2`,
    })),
});
