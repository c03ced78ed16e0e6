import type { InvoiceKind } from './serial.rules';

/** Everything a paper says, kept as it was when its number was given: it reads the same whatever is renamed later. */
export interface InvoiceFacts {
  kind: InvoiceKind;
  serial: string;
  /** ISO 8601: when the money came or went back. */
  at: string;
  orderId: string;
  sellerName: string;
  buyerName: string | null;
  buyerEmail: string | null;
  /** The last four digits of the buyer's phone. */
  phoneEnding: string;
  title: string;
  /** Paise. */
  amount: number;
  method: string | null;
  /** The serial of the receipt that money was given back on; null on a receipt. */
  against: string | null;
}
