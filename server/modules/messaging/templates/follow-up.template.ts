import { t } from '@haat/i18n';
import { mail, money, type Sender, someone, type Written } from './templates.parts';

/** To a buyer who agreed to be reminded of an order that is not paid. */
export interface FollowUpNotice {
  template: 'followUp';
  orderId: string;
  email: string;
  /** 1 or 2: there is no third. */
  number: number;
  productTitle: string;
  sellerName: string;
  amount: number;
  buyUrl: string;
  /** Signed: refuses these mails without signing in. */
  stopUrl: string;
}

/** By mail alone: it is what the buyer agreed to. */
export function writeFollowUp(notice: FollowUpNotice, sender: Sender): Written {
  const { email, number, productTitle, sellerName, amount, buyUrl, stopUrl } = notice;
  const isLast = number > 1;
  const lines = [
    t('You began to buy {product} from {seller} for {sum} and did not pay. Nothing was charged.', {
      product: productTitle,
      seller: sellerName || someone(),
      sum: money(amount),
    }),
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        { label: t('Seller|label'), value: sellerName || someone() },
        { label: t('Price|label'), value: money(amount) },
      ],
    },
    { link: buyUrl, does: isLast ? t('See it once more') : t('Go on where you were') },
    {
      small: isLast
        ? t('This is the last mail about it.')
        : t(
            'You get this mail because you ticked “Remind me if I do not pay”. We write once more tomorrow if it is still unpaid, and then no more.',
          ),
    },
    { link: stopUrl, does: t('Stop these mails'), isQuiet: true as const },
  ];
  const subject = isLast
    ? t('{product} is still there', { product: productTitle })
    : t('You have not paid for {product} yet', { product: productTitle });
  return { sms: null, mail: { ...mail(email, subject, lines, sender), unsubscribe: stopUrl }, push: null };
}
