import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import { rupees, type Sender, sms, someone, something, type Written } from '../templates.parts';

/** To the number that something was paid for with that it had for good already: to nobody else, whatever address stands in the order. */
interface OwnedAlreadyNotice {
  template: 'ownedAlready';
  phone: string;
  orderId: string;
  productTitle: string;
  sellerName: string;
  /** Paise. */
  amount: number;
  /** Where it is refunded with one press. */
  url: string;
}

function writeOwnedAlready(notice: OwnedAlreadyNotice, sender: Sender): Written {
  const { phone, productTitle, sellerName, amount, url } = notice;
  const variables = () => ({
    product: plain(productTitle, something()),
    amount: rupees(amount),
    seller: plain(sellerName, someone()),
    link: url,
  });
  return { sms: sms(phone, 'owned', variables, sender), mail: null, push: null };
}

export const ownedAlreadyNotification = defineNotification<OwnedAlreadyNotice>({
  template: 'ownedAlready',
  event: null,
  keyOf: ({ orderId }) => orderId,
  write: writeOwnedAlready,
  samples: () => [
    {
      template: 'ownedAlready',
      phone: sample.buyer.phone,
      ...sample.sold,
      url: `${sample.origin}/refund/${sample.sold.orderId}?k=${'k'.repeat(43)}`,
    },
  ],
});
