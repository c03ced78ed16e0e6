// Models of the built-in gateway's own pages.
import type { PayWay } from './pay-ways';
import type { Site } from './site';

/** A QR code that a UPI app scans. */
export interface ScanModel {
  /** A data address. */
  image: string;
  /** ISO 8601: until when it can be paid. */
  until: string;
  /** Until then, as the page is drawn: clocks of visitors may be wrong. */
  seconds: number;
}

/** How a page that shows how to pay hears that somebody did. */
export interface PaymentWatch {
  /** The order's token, when this browser proved that it placed the order; lets the page ask how it stands. */
  token: string | null;
  /** Where any other browser, as of whoever was asked to pay, asks whether it is decided; null where the token says more. */
  decidedUrl: string | null;
}

/** The bank of the built-in gateway: where its mandates are agreed to, held back, refused and ended. */
export interface SandboxMandateModel {
  page: 'sandboxMandate';
  site: Site;
  session: string;
  title: string;
  seller: string;
  /** Of what is sold. */
  language: string;
  status: 'proposed' | 'active' | 'paused' | 'ended';
  /** Paise that one charge may take. */
  most: number;
  /** Paise that are taken when it is agreed to; null when they only prove the account. */
  first: number | null;
  method: string | null;
  /** Declines the next charge. */
  isRefusing: boolean;
  /** What the bank is going to be asked for. `day` is one in India, `YYYY-MM-DD`. */
  waiting: { amount: number; day: string }[];
}

/** The built-in gateway's own page. */
export interface SandboxModel extends PaymentWatch {
  page: 'sandbox';
  site: Site;
  session: string;
  orderId: string;
  /** Paise. */
  amount: number;
  title: string;
  seller: string;
  /** Of what is sold. */
  language: string;
  /** How the buyer chose to pay. */
  way: PayWay;
  /** Opens this page on the phone that scans it; null on a phone, and where another way was chosen. */
  scan: ScanModel | null;
  error: string | null;
}
