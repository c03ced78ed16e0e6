import type { Order } from '@haat/contract';

export interface PaymentWords {
  heading: string;
  text: string;
}

/** What the page says about an order whose payment is over, one way or the other. */
export function wordsFor(order: Order): PaymentWords {
  switch (order.status) {
    case 'failed':
      return {
        heading: 'The payment did not go through',
        text: `${sentence(order.failure) ?? 'The bank said no.'} If money has left your account, it comes back by itself within 3 working days.`,
      };
    case 'dropped':
      return {
        heading: 'You left before paying',
        text: 'Nothing was charged. You can pay now, with what you typed before.',
      };
    case 'expired':
      return {
        heading: 'This took too long',
        text:
          sentence(order.failure) ??
          'The order has run out of time and nothing was charged. Start again from the page.',
      };
    case 'refunding':
      return {
        heading: 'Your refund is on its way',
        text: 'The money goes back to where you paid from, usually within 5 working days.',
      };
    case 'refunded':
      return { heading: 'This was refunded', text: 'The money went back to where you paid from.' };
    case 'disputed':
      return {
        heading: 'This payment is being looked into',
        text: 'Your bank has asked about it. We write to you when it is settled.',
      };
    case 'paid':
    case 'fulfilled':
      return { heading: 'Paid', text: 'Thank you. Your receipt is ready.' };
    case 'pending':
      return {
        heading: 'We are checking with your bank',
        text: 'Your bank has the payment and has not answered yet; this can take some hours. We go on asking by ourselves, and tell you by SMS how it ends.',
      };
    case 'created':
    case 'awaitingPayment':
      return {
        heading: 'We are checking with your bank',
        text: 'Most banks answer within a minute. Stay here, or close the page: your receipt comes by SMS.',
      };
  }
}

const sentence = (words: string | null) =>
  words === null ? null : words.endsWith('.') ? words : `${words}.`;
