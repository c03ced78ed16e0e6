import { createPdf } from '../../../../platform/documents/pdf';
import { rupeesInFigures } from '../../../../platform/money/rupees.words';
import { dayInWords } from '../../../../platform/text/india.calendar';
import { clockOf, dayOf } from '../india.days';
import type { NamedLine } from './statement.named';

export interface StatementFacts {
  sellerName: string;
  operator: string;
  /** What it covers, in words. */
  period: string;
  /** When it was made. */
  at: Date;
  /** The first comes first. */
  lines: readonly NamedLine[];
}

const size = 9;
const bottom = 760;
const lineHeight = 11;
/** What fits on the second line of a row. */
const aboutAtMost = 64;
const shortened = (text: string) =>
  text.length > aboutAtMost ? `${text.slice(0, aboutAtMost - 1).trimEnd()}…` : text;
const columns = { day: 0, what: 78, reference: 190, gross: 290, amount: 380 } as const;

/** A statement on as many pages of A4 as it needs, each with its number and the columns' names. */
export function drawStatement(facts: StatementFacts): Promise<Buffer> {
  const pdf = createPdf({ title: `Statement, ${facts.period}`, author: facts.operator, at: facts.at });
  const { left, width } = pdf;
  const signed = (paise: number) =>
    `${paise < 0 ? '−' : ''}${rupeesInFigures(Math.abs(paise))}`.replace('−', '-');
  let page = 1;
  let y = pdf.text('Statement', 56, { size: 26, isStrong: true });
  y = pdf.text(facts.sellerName, y + 4, { size: 12, isStrong: true });
  y = pdf.text(facts.period, y, { size: 10, isSoft: true });
  y = pdf.text(`Made on ${dayInWords(facts.at)} by ${facts.operator}`, y, { size: 10, isSoft: true }) + 16;

  const right = (text: string, at: number, to: number, strong = false) =>
    pdf.text(text, y, { size, x: left + at, width: to - at, isRight: true, isStrong: strong });
  function header(): void {
    pdf.text('Date', y, { size, isSoft: true, x: left + columns.day, width: 76 });
    pdf.text('What', y, { size, isSoft: true, x: left + columns.what, width: 108 });
    pdf.text('Order or withdrawal', y, { size, isSoft: true, x: left + columns.reference, width: 100 });
    right('Gross', columns.gross, columns.amount - 8);
    right('Amount', columns.amount, width - 86);
    right('Balance', width - 82, width);
    y += 16;
    pdf.rule(y);
    y += 6;
  }
  function foot(): void {
    pdf.text(`Page ${page}`, 800, { size, isSoft: true, isRight: true });
  }

  header();
  let count = 0;
  for (const line of facts.lines) {
    if (y > bottom) {
      foot();
      pdf.next();
      page += 1;
      y = 56;
      header();
    }
    pdf.text(`${dayOf(line.at)} ${clockOf(line.at)}`, y, { size, x: left + columns.day, width: 78 });
    pdf.text(line.what, y, { size, x: left + columns.what, width: 110 });
    pdf.text(line.reference.slice(0, 18), y, {
      size,
      isSoft: true,
      x: left + columns.reference,
      width: 104,
    });
    const about = [line.product, line.party].filter(Boolean).join(', ');
    if (about)
      pdf.text(shortened(about), y + lineHeight, {
        size: 8,
        isSoft: true,
        x: left + columns.what,
        width: columns.amount - columns.what,
      });
    right(signed(line.gross), columns.gross, columns.amount - 8);
    right(signed(line.amount), columns.amount, width - 86);
    right(signed(line.balance), width - 82, width, true);
    y += about ? 16 + lineHeight : 16;
    count += 1;
  }
  if (count === 0) pdf.text('Nothing moved in this time.', y + 8, { size: 11 });
  foot();
  return pdf.end();
}
