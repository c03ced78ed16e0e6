import type { InvoiceFacts } from './invoice.facts';

/** The name of a paper's file: its serial without what cannot stand in a name. */
export const fileOf = ({ serial }: Pick<InvoiceFacts, 'serial'>): string =>
  `${serial.replaceAll('/', '-')}.pdf`;

/** The receipt by the name it has before its number is known. */
const receiptFile = 'receipt.pdf';

export const paperPath = (orderId: string, file: string = receiptFile): string =>
  `/access/${orderId}/papers/${file}`;

/** The paper of that file; null when there is none. */
export const paperNamed = (papers: readonly InvoiceFacts[], file: string): InvoiceFacts | null =>
  papers.find((facts) => fileOf(facts) === file || (file === receiptFile && facts.kind === 'receipt')) ??
  null;
