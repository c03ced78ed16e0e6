import type { TicketNotice } from './ticket.template';

/** Where a one-time password goes. Phones are E.164, addresses lower case. */
export type CodeTo = { channel: 'sms'; phone: string } | { channel: 'mail'; email: string };

/** What there is to tell somebody. Phones are E.164, money is paise, addresses are absolute. */
export type Notice =
  | {
      template: 'otp';
      to: CodeTo;
      code: string;
      nonce: string;
      /** ISO 8601; a code that could not be sent by then is not sent any more. */
      until: string;
    }
  | {
      template: 'receipt';
      phone: string;
      email: string | null;
      orderId: string;
      productTitle: string;
      sellerName: string;
      amount: number;
      /** Signed: opens what was bought without sign-in. */
      accessUrl: string;
      /** Signed likewise: the receipt as a PDF. Not in notices written before there were any. */
      receiptUrl?: string;
    }
  | {
      template: 'sale';
      /** The account whose devices are told by push. */
      sellerId: string;
      phone: string | null;
      /** Told by mail only when there is no phone. */
      email: string | null;
      orderId: string;
      productTitle: string;
      amount: number;
      net: number;
    }
  | {
      template: 'refund';
      phone: string;
      email: string | null;
      orderId: string;
      productTitle: string;
      sellerName: string;
      amount: number;
    }
  | {
      /** A bank took its time and then said no. */
      template: 'unpaid';
      phone: string;
      email: string | null;
      orderId: string;
      productTitle: string;
      sellerName: string;
      amount: number;
    }
  | TicketNotice;

/** What other modules may tell; codes have a door of their own. */
export type Tellable = Exclude<Notice, { template: 'otp' }>;

/** The queue that carries notices; a job's payload is a Notice. */
export const noticeQueue = 'notify';
