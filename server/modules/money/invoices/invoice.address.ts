import { type InvoiceFacts, isCredit } from './invoice.facts';
import type { IssuedInvoice } from './invoice.repository';

/** File name of a document: its serial */
export const fileOf = ({ serial }: Pick<InvoiceFacts, 'serial'>): string =>
  `${serial.replaceAll('/', '-')}.pdf`;

/** The receipt or invoice by the name it has before its number is known. */
const receiptFile = 'receipt.pdf';

export const documentPath = (orderId: string, file: string = receiptFile): string =>
  `/access/${orderId}/papers/${file}`;

/** The note on a refund likewise. */
const noteFile = (refundId: string): string => `note-${refundId}.pdf`;

export const notePath = (orderId: string, refundId: string): string =>
  documentPath(orderId, noteFile(refundId));

/** The document of that file; null when there is none. */
export function documentNamed(documents: readonly IssuedInvoice[], file: string): InvoiceFacts | null {
  const named = documents.find(({ facts, reference }) =>
    [fileOf(facts), isCredit(facts) ? noteFile(reference) : receiptFile].includes(file),
  );
  return named?.facts ?? null;
}

/** A fee invoice of a creator. */
export const feePath = (accountId: string, facts: Pick<InvoiceFacts, 'serial'>): string =>
  `/fees/${accountId}/${fileOf(facts)}`;

/** What the pass to that one alone is made for. */
export const feeSubject = (accountId: string, file: string): string => `${accountId}/${file}`;
