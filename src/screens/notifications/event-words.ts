import type { IconName } from '@haat/design-system';
import type { Phrase } from '@haat/i18n';
import type { NotificationEvent } from '@haat/openapi';

/** What each event is called, and what it is. */
export const eventWords: Record<NotificationEvent, { name: Phrase; help: Phrase; icon: IconName }> = {
  sale: { name: 'Sales', help: 'Each time somebody buys.', icon: 'receipt' },
  review: { name: 'Reviews', help: 'A buyer says how it was.', icon: 'star' },
  refund: { name: 'Refunds', help: 'Somebody asks for money back, or a refund needs you.', icon: 'undo' },
  dispute: { name: 'Disputes', help: 'A buyer’s bank questions a payment.', icon: 'alert' },
  payout: { name: 'Withdrawals', help: 'Money arrived in your account, or came back.', icon: 'bank' },
  house: { name: 'News from us', help: 'What we decided about your money or your products.', icon: 'info' },
  verification: { name: 'Verification', help: 'Your PAN, GSTIN and payout accounts.', icon: 'shield' },
  security: { name: 'Sign-in', help: 'A way into your account came or went.', icon: 'lock' },
  fees: {
    name: 'Fee papers',
    help: 'The papers over a month’s fees. Your account keeps them.',
    icon: 'file',
  },
  plan: { name: 'Your plan', help: 'When it ends, and what it costs then.', icon: 'tag' },
};
