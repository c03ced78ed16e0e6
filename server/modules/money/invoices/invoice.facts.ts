import type { InvoiceKind } from './serial.rules';
import type { GstParts } from './tax/gst.rules';

/** Everything a document says, kept as it was when its number was given: it reads the same whatever is renamed later. */
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
  /** Where one order is for several pieces: how many, and paise for each with everything in it. Left out for one, and on a note on a part of the money. */
  pieces?: { quantity: number; each: number };
  method: string | null;
  /** The serial of the receipt or invoice that money was given back on; null on those themselves. */
  against: string | null;
  /** In which the buyer bought; English if left out. */
  language?: 'hi';
  /** On invoices and credit notes alone. */
  tax?: TaxFacts;
}

/** What rules 46 and 53 of the CGST Rules want on an invoice and on a credit note. */
export interface TaxFacts {
  seller: { gstin: string; legalName: string; address: string };
  buyer: { gstin: string | null; address: string | null };
  /** GST code of the State. */
  placeOfSupply: string;
  sac: string;
  basisPoints: number;
  /** Paise that were taken off the value before GST. */
  discount: number;
  parts: GstParts;
  /** Of the serials. */
  mark: string;
  /** ISO 8601: of the invoice that a credit note is on; null on an invoice. */
  againstAt: string | null;
}

export const isCredit = ({ kind }: Pick<InvoiceFacts, 'kind'>): boolean =>
  kind === 'refund' || kind === 'creditNote';
