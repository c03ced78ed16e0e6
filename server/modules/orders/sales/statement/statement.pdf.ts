import { inLanguage, type Language, learn, t, translate } from '@haat/i18n';
import { hi as common } from '@haat/i18n/hi';
import { createPdf } from '../../../../platform/documents/pdf';
import { rupeesInFigures } from '../../../../platform/money/rupees.words';
import { saidDate } from '../../../../platform/text/dates';
import { dayInWords } from '../../../../platform/text/india.calendar';
import { clockOf, dayOf } from '../india.days';
import { hi } from './hi';
import type { StatementTime } from './statement.lines';
import type { NamedLine } from './statement.named';

learn(common, hi);

export interface StatementFacts {
  /** In which its creator reads. */
  language: Language;
  sellerName: string;
  operator: string;
  /** What it covers; `to` is the first moment that does not belong. */
  time: StatementTime;
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
/** Where they begin; those of money end a little before the next one. */
const columns = { day: 0, what: 78, reference: 180, gross: 268, amount: 340, balance: 412 } as const;
const gap = 6;

/** A statement on as many pages of A4 as it needs, each with its number and the columns' names. */
export const drawStatement = (facts: StatementFacts): Promise<Buffer> =>
  inLanguage(facts.language, () => draw(facts));

/** Its end is the last day that belongs. */
function periodOf({ from, to }: StatementTime): string {
  const last = to && dayOf(new Date(to.getTime() - 1));
  if (!from) return last ? t('Up to {day}', { day: last }) : t('Everything');
  const first = dayOf(from);
  return last ? t('From {from} to {to}', { from: first, to: last }) : t('From {day} on', { day: first });
}

function draw(facts: StatementFacts): Promise<Buffer> {
  const { operator, at } = facts;
  const period = periodOf(facts.time);
  const pdf = createPdf({ title: t('Statement, {period}', { period }), author: operator, at });
  const { left, width } = pdf;
  const signed = (paise: number) =>
    `${paise < 0 ? '−' : ''}${rupeesInFigures(Math.abs(paise))}`.replace('−', '-');
  let page = 1;
  let y = pdf.text(t('Statement'), 56, { size: 26, isStrong: true });
  y = pdf.text(facts.sellerName, y + 4, { size: 12, isStrong: true });
  y = pdf.text(period, y, { size: 10, isSoft: true });
  const made = t('Made on {day} by {operator}', { day: saidDate(dayInWords(at)), operator });
  y = pdf.text(made, y, { size: 10, isSoft: true }) + 16;

  const right = (text: string, at: number, to: number, strong = false) =>
    pdf.text(text, y, { size, x: left + at, width: to - at, isRight: true, isStrong: strong });
  function header(): void {
    pdf.text(t('Date|of a line'), y, { size, isSoft: true, x: left + columns.day, width: 76 });
    pdf.text(t('What'), y, { size, isSoft: true, x: left + columns.what, width: 98 });
    pdf.text(t('Order or withdrawal'), y, { size, isSoft: true, x: left + columns.reference, width: 86 });
    right(t('Gross|before fees'), columns.gross, columns.amount - gap);
    right(t('Amount'), columns.amount, columns.balance - gap);
    right(t('Balance'), columns.balance, width);
    y += 16;
    pdf.rule(y);
    y += 6;
  }
  function foot(): void {
    pdf.text(t('Page {number}', { number: page }), 800, { size, isSoft: true, isRight: true });
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
    pdf.text(translate(line.what), y, { size, x: left + columns.what, width: 100 });
    pdf.text(line.reference.slice(0, 18), y, {
      size,
      isSoft: true,
      x: left + columns.reference,
      width: 86,
    });
    const about = [line.product, line.party].filter(Boolean).join(', ');
    if (about)
      pdf.text(shortened(about), y + lineHeight, {
        size: 8,
        isSoft: true,
        x: left + columns.what,
        width: columns.amount - columns.what,
      });
    right(signed(line.gross), columns.gross, columns.amount - gap);
    right(signed(line.amount), columns.amount, columns.balance - gap);
    right(signed(line.balance), columns.balance, width, true);
    y += about ? 16 + lineHeight : 16;
    count += 1;
  }
  if (count === 0) pdf.text(t('Nothing moved in this time.'), y + 8, { size: 11 });
  foot();
  return pdf.end();
}
