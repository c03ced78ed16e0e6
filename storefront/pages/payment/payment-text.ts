import { t } from '@haat/i18n';
import { sentence } from '@haat/i18n/sentence';
import { productKinds } from '@haat/kinds/facts';
import type { Order } from '@haat/openapi';

export interface PaymentText {
  heading: string;
  text: string;
}

/** What the page says about an order whose payment is over, one way or the other. */
export function wordsFor(order: Order): PaymentText {
  switch (order.status) {
    case 'failed':
      return {
        heading: t('Payment failed'),
        text: t(
          '{why} If money was debited from your account, it is refunded automatically within 3 working days.',
          {
            why: reasonOf(order) ?? t('The bank declined it.'),
          },
        ),
      };
    case 'dropped':
      return {
        heading: t('Payment not completed'),
        text: t('Nothing was charged. You can pay now with the details you entered.'),
      };
    case 'expired':
      return {
        heading: t('This order has expired'),
        text:
          reasonOf(order) ?? t('The order has expired and nothing was charged. Start again from the page.'),
      };
    case 'refunding':
      return {
        heading: t('Your refund is on its way'),
        text: t('It is refunded to your original payment method, usually within 5 working days.'),
      };
    case 'refunded':
      return { heading: t('This was refunded'), text: t('It was refunded to your original payment method.') };
    case 'disputed':
      return {
        heading: t('This payment is disputed'),
        text:
          order.gift?.role === 'given' || productKinds[order.product.kind].isRepeatable
            ? t('Your bank is reviewing it.')
            : t('Your bank is reviewing it. Access is paused until it decides.'),
      };
    case 'paid':
    case 'fulfilled':
      return { heading: t('Paid'), text: t('Thank you. Your receipt is ready.') };
    case 'pending':
      return {
        heading: t('Checking with your bank'),
        text: t(
          'Your bank is still processing the payment; this can take some hours. We keep checking, and notify you by SMS.',
        ),
      };
    case 'created':
    case 'awaitingPayment':
      return {
        heading: t('Checking with your bank'),
        text: t(
          'Most banks respond within a minute. Stay here, or close the page: your receipt arrives by SMS.',
        ),
      };
  }
}

/** About an order whose bank cannot be asked again. */
export const wordsWhenOver = (): PaymentText => ({
  heading: t('Your bank did not authorise it'),
  text: t(
    'Start again from the page. If money was debited from your account, it is refunded automatically within 3 working days.',
  ),
});

/** About an order that the buyer's bank is asked to pay by itself, while it has not. */
export function wordsForCharge({ status, failure }: Order): PaymentText {
  if (status === 'failed' || status === 'dropped' || status === 'expired')
    return {
      heading: t('Payment failed'),
      text: t('{why} To continue, renew it yourself in your purchases.', {
        why: reasonOf({ failure }) ?? t('Nothing was charged.'),
      }),
    };
  return {
    heading: t('This is being charged automatically'),
    text: t('You do not need to do anything. Your receipt arrives by SMS.'),
  };
}

const reasonOf = ({ failure }: Pick<Order, 'failure'>) => (failure === null ? null : sentence(failure));
