import { dayInWords } from './india.calendar';
import type { InvoiceFacts } from './invoice.facts';
import { createPaper, type Paper } from './paper';
import { rupeesInFigures, rupeesInWords } from './rupees';

const words = {
  receipt: { heading: 'Receipt', sum: 'Paid', day: 'Paid on', people: 'Paid by' },
  refund: { heading: 'Refund note', sum: 'Given back', day: 'Given back on', people: 'Given back to' },
} as const;
const methods: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
};

/** The paper as a PDF on A4. It says nothing but the facts, so the same facts give the same bytes. */
export function drawInvoice(facts: InvoiceFacts): Promise<Buffer> {
  const at = new Date(facts.at);
  const said = words[facts.kind];
  const paper = createPaper({ title: `${said.heading} ${facts.serial}`, author: facts.sellerName, at });
  const { left, width } = paper;
  const half = width / 2 - 12;

  let y = paper.text(said.heading, 56, { size: 26, isStrong: true, width: half });
  paper.text(facts.serial, 56, { size: 13, isStrong: true, x: left + width / 2, isRight: true });
  paper.text(dayInWords(at), 76, { size: 10, isSoft: true, x: left + width / 2, isRight: true });
  y += 24;
  const soldBy = people(paper, { y, x: left, width: half }, 'Sold by', [facts.sellerName]);
  const buyer = [facts.buyerName, facts.buyerEmail, `Phone ending in ${facts.phoneEnding}`];
  const paidBy = people(paper, { y, x: left + width / 2 + 12, width: half }, said.people, buyer);

  y = Math.max(soldBy, paidBy) + 24;
  paper.rule(y);
  const amount = rupeesInFigures(facts.amount);
  const afterTitle = paper.text(facts.title, y + 14, { size: 12, width: width - 150 });
  paper.text(amount, y + 14, { size: 12, x: left + width - 140, width: 140, isRight: true });
  y = afterTitle + 10;
  paper.rule(y);
  paper.text(said.sum, y + 14, { size: 13, isStrong: true, width: half });
  y = paper.text(amount, y + 14, {
    size: 13,
    isStrong: true,
    x: left + width - 180,
    width: 180,
    isRight: true,
  });
  y = paper.text(rupeesInWords(facts.amount), y + 4, { size: 10, isSoft: true }) + 24;

  const rows: [string, string | null][] = [
    ['Order', facts.orderId],
    [said.day, dayInWords(at)],
    ['Paid with', facts.method && (methods[facts.method] ?? facts.method)],
    ['For receipt', facts.against],
  ];
  for (const [name, value] of rows) {
    if (value === null) continue;
    paper.text(name, y, { size: 10, isSoft: true, width: 110 });
    y = paper.text(value, y, { size: 10, x: left + 120 }) + 3;
  }
  paper.text(
    'The seller has given no GST number, and no GST is charged here. This is not a tax invoice.',
    y + 24,
    {
      size: 9,
      isSoft: true,
    },
  );
  return paper.end();
}

function people(
  paper: Paper,
  place: { y: number; x: number; width: number },
  label: string,
  lines: readonly (string | null)[],
): number {
  const { x, width } = place;
  let y = paper.text(label, place.y, { size: 10, isSoft: true, x, width });
  for (const line of lines) if (line) y = paper.text(line, y, { size: 12, x, width });
  return y;
}
