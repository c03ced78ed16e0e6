import type { IconName } from '@haat/design-system';
import type { Phrase } from '@haat/i18n';
import type { NotificationEvent } from '@haat/openapi';

/** What each event is called, and what it is. */
export const eventText: Record<NotificationEvent, { name: Phrase; help: Phrase; icon: IconName }> = {
  sale: { name: 'Sales', help: 'Each sale.', icon: 'receipt' },
  review: { name: 'Reviews', help: 'New reviews of your products.', icon: 'star' },
  question: { name: 'Questions', help: 'Somebody asks about a lesson, or before buying.', icon: 'message' },
  channel: { name: 'Channels', help: 'A channel stopped admitting members, or works again.', icon: 'send' },
  refund: { name: 'Refunds', help: 'A refund was requested, or needs your action.', icon: 'undo' },
  dispute: { name: 'Disputes', help: 'A payment is disputed.', icon: 'alert' },
  payout: { name: 'Withdrawals', help: 'A withdrawal arrived or was returned.', icon: 'bank' },
  house: { name: 'News from us', help: 'Decisions about your money or your products.', icon: 'info' },
  verification: { name: 'Verification', help: 'Your PAN, GSTIN and payout accounts.', icon: 'shield' },
  security: { name: 'Sign-in', help: 'A sign-in method was added or removed.', icon: 'lock' },
  fees: {
    name: 'Fee invoices',
    help: 'Monthly fee invoices. You can find them in your account.',
    icon: 'file',
  },
  plan: { name: 'Your plan', help: 'When your plan ends, and its new price.', icon: 'tag' },
};
