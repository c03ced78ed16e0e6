import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import { type Sender, sms, someone, something, type Written } from '../templates.parts';

/** To whom a creator has added as a member. */
export interface MemberInviteNotice {
  template: 'memberInvite';
  phone: string;
  /** The same for the same invite. */
  key: string;
  productTitle: string;
  sellerName: string;
  /** Where they prove their number and join. */
  url: string;
  /** Of the product: they have bought nothing that would say theirs. */
  language?: 'en' | 'hi';
}

function writeMemberInvite(
  { phone, productTitle, sellerName, url }: MemberInviteNotice,
  sender: Sender,
): Written {
  const variables = () => ({
    seller: plain(sellerName, someone()),
    product: plain(productTitle, something()),
    link: url,
  });
  return { sms: sms(phone, 'member', variables, sender), mail: null, push: null };
}

export const memberInviteNotification = defineNotification<MemberInviteNotice>({
  template: 'memberInvite',
  event: null,
  keyOf: ({ key }) => key,
  write: writeMemberInvite,
  samples: () => [
    {
      template: 'memberInvite',
      phone: sample.buyer.phone,
      key: 'grant 1',
      productTitle: sample.sold.productTitle,
      sellerName: sample.sold.sellerName,
      url: `${sample.origin}/telegramPriviewlogin?id=9xQ2`,
    },
  ],
});
