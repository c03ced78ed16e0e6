/** What there is to tell somebody. Phones are E.164, money is paise, addresses are absolute. */
export type Notice =
  | { template: 'otp'; phone: string; code: string; nonce: string }
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
    }
  | { template: 'sale'; phone: string; orderId: string; productTitle: string; amount: number; net: number }
  | {
      template: 'refund';
      phone: string;
      email: string | null;
      orderId: string;
      productTitle: string;
      sellerName: string;
      amount: number;
    };

/** The queue that carries notices; a job's payload is a Notice. */
export const noticeQueue = 'notify';
