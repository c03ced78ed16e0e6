/** A table as CSV that spreadsheets open: comma-separated, CRLF, UTF-8 with a mark, nothing that runs as a formula. */
export function csv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  // A cell that begins like a formula would run as one; a number or a phone does nothing.
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.]+$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
