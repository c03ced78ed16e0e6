/** What a document says: that money came or went back, without GST and with it. */
export type InvoiceKind = 'receipt' | 'refund' | 'invoice' | 'creditNote';

/** Numbers that are counted together. `mark` tells several GSTINs of an account apart, and accounts under one; mostly empty. */
export interface Series {
  kind: InvoiceKind | 'fee' | 'feeCredit';
  mark: string;
}

const letters: Record<Series['kind'], string> = {
  receipt: 'R',
  refund: 'C',
  invoice: 'T',
  creditNote: 'N',
  fee: 'F',
  feeCredit: 'G',
};
/** Rule 46 of the CGST Rules allows so many characters, of letters, digits, `-` and `/`. */
const longest = 16;

/**
 * The number of a document, as `R/26-27/000042`: of one seller, one series and one financial year, counted from 1.
 * @throws when the number has no room, after 99,999,999 documents, or 9,999,999 with a mark
 */
export function serialOf({ kind, mark }: Series, year: string, count: number): string {
  const serial = `${letters[kind]}${mark}/${year}/${String(count).padStart(6, '0')}`;
  if (!Number.isSafeInteger(count) || count < 1 || serial.length > longest)
    throw new Error(`A serial number cannot be ${count}`);
  return serial;
}

/** The serial of the document at a place in a list, from 0. */
export type SerialOf = (place: number) => string;
