import type { PurchaseModel } from '@haat/openapi/pages';
import type { Meta } from '@storybook/react-vite';
import { purchaseWith } from '../../testing/library';
import { fullPage, story } from '../../testing/page-story';
import { judgedPageWith, purchasePageWith, subscriptionPageWith } from '../../testing/purchase';
import { PurchasePage } from './PurchasePage';

/** One thing that was bought, and what its buyer may do about it, without scripts. */
const meta = { title: 'Buyer/Purchase', ...fullPage } satisfies Meta;
export default meta;

const page = (model: PurchaseModel) => story(<PurchasePage model={model} />);

export const Bought = page(purchasePageWith());
export const AskedAndReviewed = page(judgedPageWith());
export const Subscribed = page(subscriptionPageWith('active', ['renew', 'cancel']));
export const Trial = page(subscriptionPageWith('trialing', ['renew', 'cancel']));
export const PaymentDue = page(subscriptionPageWith('grace', ['renew', 'cancel']));
export const GiftGiven = page(
  purchasePageWith({ purchase: purchaseWith({ gift: 'given', accessUrl: null }) }),
);
export const SubscriptionCancelled = page(subscriptionPageWith('cancelled', ['stay']));
export const RefundSentBack = page(
  purchasePageWith({
    sentBack: { form: 'refund', error: 'Give a reason in one sentence.', typed: { reason: '' } },
  }),
);
export const NoAccessAnyMore = page(
  purchasePageWith({
    purchase: purchaseWith({ status: 'refunded', accessUrl: null }),
    refund: { refundable: 0, request: null },
    review: { canWrite: false, review: null },
  }),
);
