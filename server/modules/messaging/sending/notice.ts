import type { Language } from '@haat/i18n';
import type { AccountDeletionNotice, CodePurpose, CodeTo, LoginMethodNotice } from '../../accounts';
import type { DigestNotice } from '../templates/account/digest.template';
import type { KycNotice } from '../templates/account/kyc.template';
import type { DisputeNotice } from '../templates/money/dispute.template';
import type { FeesNotice } from '../templates/money/fees.template';
import type { PayoutNotice } from '../templates/money/payout.template';
import type { FollowUpNotice } from '../templates/orders/follow-up.template';
import type { FailedRefundNotice, RequestNotice } from '../templates/orders/request.template';
import type { ReviewNotice } from '../templates/orders/review.template';
import type { RoundNotice } from '../templates/orders/round.template';
import type { PlanNotice } from '../templates/platform/plan.template';
import type { PlatformNotice } from '../templates/platform/platform.template';
import type { TicketNotice } from '../templates/platform/ticket.template';
import type { RenewalNotice } from '../templates/subscriptions/renewal.notice';

/** What there is to tell somebody. Phones are E.164, money is paise, addresses are absolute. */
export type Notice =
  | {
      template: 'otp';
      to: CodeTo;
      code: string;
      /** Not in notices written before there was another than signing in. */
      purpose?: CodePurpose;
      nonce: string;
      /** In which the page spoke that asked for it. */
      language?: Language;
      /** ISO 8601; a code that could not be sent by then is not sent any more. */
      until: string;
    }
  | {
      template: 'receipt';
      /** Which sending this is, when it is not the first. */
      again?: number;
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
      /** It is a tax invoice, not a receipt. */
      isInvoice?: boolean;
    }
  | {
      template: 'sale';
      /** The account whose devices are told by push. */
      sellerId: string;
      phone: string | null;
      /** Told by mail only when there is no phone, unless they want it so. */
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
      /** Which of the refunds of an order; not in notices written before there could be several. */
      key?: string;
      /** Of the note on it, signed; none on money that bought nothing. */
      notePath?: string;
      /** It is a credit note on a tax invoice, not a refund note on a receipt. */
      isCreditNote?: boolean;
      /** By their bank, that the money is back: the note alone is news. */
      isTold?: boolean;
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
  | RequestNotice
  | FailedRefundNotice
  | FeesNotice
  | FollowUpNotice
  | PlatformNotice
  | KycNotice
  | AccountDeletionNotice
  | PayoutNotice
  | PlanNotice
  | DigestNotice
  | DisputeNotice
  | RenewalNotice
  | ReviewNotice
  | RoundNotice
  | TicketNotice
  | LoginMethodNotice;

/** What other modules may tell; codes are sent by `sendCode`. */
export type Tellable = Exclude<Notice, { template: 'otp' }> & {
  /** The account that reads it, where it names none because only one address is told. */
  readerId?: string;
  /** What to speak in to somebody who has chosen no language. */
  language?: Language;
};

/** The queue that carries notices; a job's payload is a Notice. */
export const noticeQueue = 'notify';
