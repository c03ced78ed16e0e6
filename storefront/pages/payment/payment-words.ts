import { t } from '@haat/i18n';
import { sentence } from '@haat/i18n/sentence';
import type { Order } from '@haat/openapi';

export interface PaymentWords {
  heading: string;
  text: string;
}

/** What the page says about an order whose payment is over, one way or the other. */
export function wordsFor(order: Order): PaymentWords {
  switch (order.status) {
    case 'failed':
      return {
        heading: t('The payment did not go through'),
        text: t('{why} If money has left your account, it comes back by itself within 3 working days.', {
          why: reasonOf(order) ?? t('The bank said no.'),
        }),
      };
    case 'dropped':
      return {
        heading: t('You left before paying'),
        text: t('Nothing was charged. You can pay now, with what you typed before.'),
      };
    case 'expired':
      return {
        heading: t('This took too long'),
        text:
          reasonOf(order) ??
          t('The order has run out of time and nothing was charged. Start again from the page.'),
      };
    case 'refunding':
      return {
        heading: t('Your refund is on its way'),
        text: t('The money goes back to where you paid from, usually within 5 working days.'),
      };
    case 'refunded':
      return { heading: t('This was refunded'), text: t('The money went back to where you paid from.') };
    case 'disputed':
      return {
        heading: t('This payment is being looked into'),
        text: t('Your bank has asked about it. We write to you when it is settled.'),
      };
    case 'paid':
    case 'fulfilled':
      return { heading: t('Paid'), text: t('Thank you. Your receipt is ready.') };
    case 'pending':
      return {
        heading: t('We are checking with your bank'),
        text: t(
          'Your bank has the payment and has not answered yet; this can take some hours. We go on asking by ourselves, and tell you by SMS how it ends.',
        ),
      };
    case 'created':
    case 'awaitingPayment':
      return {
        heading: t('We are checking with your bank'),
        text: t(
          'Most banks answer within a minute. Stay here, or close the page: your receipt comes by SMS.',
        ),
      };
  }
}

/** About an order whose bank cannot be asked again. */
export const wordsWhenOver = (): PaymentWords => ({
  heading: t('Your bank did not agree to it'),
  text: t(
    'It is not asked a second time for the same order. Start again from the page. If money has left your account, it comes back by itself within 3 working days.',
  ),
});

/** About an order that the buyer's bank is asked to pay by itself, while it has not. */
export function wordsForCharge({ status, failure }: Order): PaymentWords {
  if (status === 'failed' || status === 'dropped' || status === 'expired')
    return {
      heading: t('Your bank did not pay this'),
      text: t('{why} To go on, renew it yourself in your purchases.', {
        why: reasonOf({ failure }) ?? t('Nothing was taken.'),
      }),
    };
  return {
    heading: t('Your bank is asked to pay this by itself'),
    text: t('There is nothing for you to do. Once your bank has answered, your receipt comes by SMS.'),
  };
}

const reasonOf = ({ failure }: Pick<Order, 'failure'>) => (failure === null ? null : sentence(failure));
