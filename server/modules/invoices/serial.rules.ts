/** What a paper says: that money came, or that it went back. */
export type InvoiceKind = 'receipt' | 'refund';

const letters: Record<InvoiceKind, string> = { receipt: 'R', refund: 'C' };
/** Rule 46 of the CGST Rules allows so many characters, of letters, digits, `-` and `/`. */
const longest = 16;

/**
 * The number of a paper, as `R/26-27/000042`: of one seller, one kind and one financial year, counted from 1.
 * @throws when the number has no room, after 99,999,999 papers
 */
export function serialOf(kind: InvoiceKind, year: string, count: number): string {
  const serial = `${letters[kind]}/${year}/${String(count).padStart(6, '0')}`;
  if (!Number.isSafeInteger(count) || count < 1 || serial.length > longest)
    throw new Error(`A serial cannot count ${count}`);
  return serial;
}
