import { createPaper } from '../../../../platform/documents/pdf';
import { dayInWords } from '../../../../platform/text/india.calendar';
import { footnote, head, rows, type Side, sides, sum, total } from '../document.parts';

/** What a paper with GST says, ready to be drawn. */
export interface TaxPaper {
  heading: string;
  under?: string;
  serial: string;
  /** ISO 8601; dates the paper. */
  at: string;
  author: string;
  from: Side;
  to: Side;
  /** One of each, with its Services Accounting Code and what it costs before GST. */
  lines: readonly { title: string; sac: string; paise: number }[];
  /** Paise taken off before GST; 0 is not said. */
  discount: number;
  taxes: readonly (readonly [name: string, paise: number])[];
  total: { name: string; paise: number };
  facts: readonly (readonly [string, string | null])[];
  note: string;
}

/** A tax invoice or credit note as a PDF on A4: the same words give the same bytes. */
export function drawTaxPaper(said: TaxPaper): Promise<Buffer> {
  const at = new Date(said.at);
  const paper = createPaper({ title: `${said.heading} ${said.serial}`, author: said.author, at });
  let y = head(paper, { ...said, day: dayInWords(at) });
  y = sides(paper, y, said.from, said.to);
  paper.rule(y);
  y = titles(paper, y + 10);
  for (const line of said.lines) {
    paper.text(line.sac, y, { ...cell(paper, 'sac'), size: 11 });
    paper.text('1', y, { ...cell(paper, 'count'), size: 11 });
    y = Math.max(sum(paper, y, '', line.paise, { size: 11 }), paper.text(line.title, y, titleStyle)) + 4;
  }
  const value = said.lines.reduce((all, { paise }) => all + paise, 0) - said.discount;
  paper.rule(y + 4);
  y += 14;
  const quiet = { size: 11, isSoft: true };
  if (said.discount > 0) y = sum(paper, y, 'Discount, before GST', said.discount, quiet);
  y = sum(paper, y, 'Taxable value', value, quiet);
  for (const [name, paise] of said.taxes) y = sum(paper, y, name, paise, quiet);
  y = total(paper, y + 8, said.total.name, said.total.paise);
  y = rows(paper, y, said.facts);
  footnote(paper, y, said.note);
  return paper.end();
}

const columns = { sac: { from: 268, width: 60 }, count: { from: 330, width: 30 } };
const titleStyle = { size: 11, width: 255 };

const cell = ({ left }: { left: number }, name: keyof typeof columns) => ({
  x: left + columns[name].from,
  width: columns[name].width,
});

function titles(paper: ReturnType<typeof createPaper>, y: number): number {
  const style = { size: 9, isSoft: true };
  paper.text('SAC', y, { ...style, ...cell(paper, 'sac') });
  paper.text('Qty', y, { ...style, ...cell(paper, 'count') });
  paper.text('Value', y, { ...style, x: paper.left + paper.width - 180, width: 180, isRight: true });
  return paper.text('What', y, { ...style, width: 255 }) + 2;
}
