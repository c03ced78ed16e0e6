/** One row of CSV as spreadsheets read it: comma-separated, CRLF, nothing that runs as a formula. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** What a file of UTF-8 begins with, so that spreadsheets read it as that. */
export const csvMark = '\uFEFF';

/** Paise as spreadsheets count them, in rupees. */
export const csvRupees = (paise: number): string => (paise / 100).toFixed(2);

function cell(text: string): string {
  // A cell that begins like a formula would run as one, also in the full-width signs of East Asian keyboards; a number or a phone does nothing.
  const isFormula = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^[+-]?[\d.]+$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
