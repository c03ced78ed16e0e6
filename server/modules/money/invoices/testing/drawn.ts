import type { InvoiceFacts } from '../invoice.facts';
import { drawInvoice } from '../invoice.pdf';
import { textOfPdf } from './pdf.text';

/** What Ravi paid Asha by UPI, without GST. */
export const receipt: InvoiceFacts = {
  kind: 'receipt',
  serial: 'R/26-27/000042',
  at: '2026-11-21T10:00:00.000Z',
  orderId: '7Gq2mWc9PfXk4RtB',
  sellerName: 'Asha',
  buyerName: 'Ravi Kumar',
  buyerEmail: 'ravi@example.com',
  phoneEnding: '3210',
  title: 'Raga basics',
  amount: 49_900,
  method: 'upi',
  against: null,
};

/** What can be read on a document once it is drawn. */
export const textOf = async (facts: InvoiceFacts): Promise<string> => textOfPdf(await drawInvoice(facts));
