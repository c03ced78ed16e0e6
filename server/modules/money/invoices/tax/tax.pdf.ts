import { t } from '@haat/i18n';
import { createPdf } from '../../../../platform/documents/pdf';
import { saidDate } from '../../../../platform/text/dates';
import { dayInWords } from '../../../../platform/text/india.calendar';
import { footnote, head, rows, type Side, sides, sum, total } from '../document.parts';

/** What a document with GST says, ready to be drawn. */
export interface TaxDocument {
  heading: string;
  under?: string;
  serial: string;
  /** ISO 8601; dates the document. */
  at: string;
  author: string;
  from: Side;
  to: Side;
  /** Each with its Services Accounting Code, and what all pieces of it cost before GST; `about` stands small below its title. */
  lines: readonly { title: string; sac: string; quantity?: number; about?: string; paise: number }[];
  /** Paise taken off before GST; 0 is not said. */
  discount: number;
  taxes: readonly (readonly [name: string, paise: number])[];
  total: { name: string; paise: number };
  facts: readonly (readonly [string, string | null])[];
  note: string;
}

/** A tax invoice or credit note as a PDF on A4: the same words give the same bytes. */
export function drawTaxDocument(document: TaxDocument): Promise<Buffer> {
  const at = new Date(document.at);
  const pdf = createPdf({ title: `${document.heading} ${document.serial}`, author: document.author, at });
  let y = head(pdf, { ...document, day: saidDate(dayInWords(at)) });
  y = sides(pdf, y, document.from, document.to);
  pdf.rule(y);
  y = titles(pdf, y + 10);
  for (const line of document.lines) {
    pdf.text(line.sac, y, { ...cell(pdf, 'sac'), size: 11 });
    pdf.text(String(line.quantity ?? 1), y, { ...cell(pdf, 'count'), size: 11 });
    const below = Math.max(sum(pdf, y, '', line.paise, { size: 11 }), pdf.text(line.title, y, titleStyle));
    y = (line.about ? pdf.text(line.about, below, { ...titleStyle, size: 9, isSoft: true }) : below) + 4;
  }
  const value = document.lines.reduce((all, { paise }) => all + paise, 0) - document.discount;
  pdf.rule(y + 4);
  y += 14;
  const quiet = { size: 11, isSoft: true };
  if (document.discount > 0) y = sum(pdf, y, t('Discount, before GST'), document.discount, quiet);
  y = sum(pdf, y, t('Taxable value'), value, quiet);
  for (const [name, paise] of document.taxes) y = sum(pdf, y, name, paise, quiet);
  y = total(pdf, y + 8, document.total.name, document.total.paise);
  y = rows(pdf, y, document.facts);
  footnote(pdf, y, document.note);
  return pdf.end();
}

const columns = { sac: { from: 268, width: 60 }, count: { from: 330, width: 30 } };
const titleStyle = { size: 11, width: 255 };

const cell = ({ left }: { left: number }, name: keyof typeof columns) => ({
  x: left + columns[name].from,
  width: columns[name].width,
});

function titles(pdf: ReturnType<typeof createPdf>, y: number): number {
  const style = { size: 9, isSoft: true };
  pdf.text('SAC', y, { ...style, ...cell(pdf, 'sac') });
  pdf.text(t('Qty'), y, { ...style, ...cell(pdf, 'count') });
  pdf.text(t('Value|before tax'), y, { ...style, x: pdf.left + pdf.width - 180, width: 180, isRight: true });
  return pdf.text(t('What'), y, { ...style, width: 255 }) + 2;
}
