import { t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import { type Sender, sms, someone, something, type Written } from '../templates.parts';

/** To whoever something was bought for. Their page has the words whole. */
interface GiftNotice {
  template: 'gift';
  phone: string;
  orderId: string;
  productTitle: string;
  sellerName: string;
  giverName: string;
  /** Plain text; empty for none. */
  message: string;
  /** Where it opens. */
  url: string;
}

function writeGift(notice: GiftNotice, sender: Sender): Written {
  const { phone, productTitle, sellerName, giverName, message, url } = notice;
  const variables = () => ({
    giver: plain(giverName, t('Somebody')),
    product: plain(productTitle, something()),
    seller: plain(sellerName, someone()),
    words: plain(message, t('with best wishes')),
    link: url,
  });
  return { sms: sms(phone, 'gift', variables, sender), mail: null, push: null };
}

export const giftNotification = defineNotification<GiftNotice>({
  template: 'gift',
  event: null,
  keyOf: ({ orderId }) => orderId,
  write: writeGift,
  samples: () => [
    {
      template: 'gift',
      phone: sample.buyer.phone,
      ...sample.sold,
      giverName: 'Ravi',
      message: 'Happy birthday! Let us bake together.',
      url: `${sample.origin}/access/${sample.sold.orderId}?k=${'k'.repeat(43)}`,
    },
  ],
});
