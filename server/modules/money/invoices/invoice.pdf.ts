import { createPdf } from '../../../platform/documents/pdf';
import { dayInWords } from '../../../platform/text/india.calendar';
import { footnote, head, rows, sides, sum, total } from './document.parts';
import type { InvoiceFacts, TaxFacts } from './invoice.facts';
import { kindOf } from './tax/gst.rules';
import { stateCodeOf } from './tax/gstin.rules';
import { drawTaxDocument } from './tax/tax.pdf';
import { placeOf, taxSums } from './tax/tax.text';

const texts = {
  receipt: { heading: 'Receipt', sum: 'Paid', day: 'Paid on', people: 'Paid by' },
  refund: { heading: 'Refund note', sum: 'Refunded', day: 'Refunded on', people: 'Refunded to' },
  invoice: { heading: 'Tax invoice', sum: 'Paid, GST included', day: 'Paid on', people: 'Billed to' },
  creditNote: {
    heading: 'Credit note',
    sum: 'Refunded, including GST',
    day: 'Refunded on',
    people: 'Credited to',
  },
} as const;
const methods: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  upiAutopay: 'UPI Autopay',
  cardAutopay: 'Card Autopay',
};

/** The document as a PDF on A4. It says nothing but the facts, so the same facts give the same bytes. */
export function drawInvoice(facts: InvoiceFacts): Promise<Buffer> {
  return facts.tax ? drawTaxed(facts, facts.tax) : drawUntaxed(facts);
}

const storyOf = (facts: InvoiceFacts): [string, string | null][] => [
  ['Order', facts.orderId],
  [texts[facts.kind].day, dayInWords(new Date(facts.at))],
  ['Paid with', facts.method && (methods[facts.method] ?? facts.method)],
];

function drawUntaxed(facts: InvoiceFacts): Promise<Buffer> {
  const at = new Date(facts.at);
  const labels = texts[facts.kind];
  const pdf = createPdf({ title: `${labels.heading} ${facts.serial}`, author: facts.sellerName, at });
  let y = head(pdf, { heading: labels.heading, serial: facts.serial, day: dayInWords(at) });
  const buyer = [facts.buyerName, facts.buyerEmail, `Phone ending in ${facts.phoneEnding}`];
  y = sides(pdf, y, { label: 'Sold by', lines: [facts.sellerName] }, { label: labels.people, lines: buyer });
  pdf.rule(y);
  y = sum(pdf, y + 14, facts.title, facts.amount, { size: 12 });
  y = total(pdf, y + 10, labels.sum, facts.amount);
  y = rows(pdf, y, [...storyOf(facts), ['For receipt', facts.against]]);
  footnote(pdf, y, 'The seller is not registered for GST, so no GST is charged. This is not a tax invoice.');
  return pdf.end();
}

function drawTaxed(facts: InvoiceFacts, tax: TaxFacts): Promise<Buffer> {
  const { seller, buyer, placeOfSupply } = tax;
  const labels = texts[facts.kind];
  const place = placeOf(placeOfSupply);
  const named = buyer.address?.split('\n') ?? [facts.buyerName ?? 'Buyer'];
  return drawTaxDocument({
    heading: labels.heading,
    under: 'Original for recipient',
    serial: facts.serial,
    at: facts.at,
    author: seller.legalName,
    from: {
      label: 'Sold by',
      lines: [
        seller.legalName,
        ...seller.address.split('\n'),
        `GSTIN ${seller.gstin}`,
        placeOf(stateCodeOf(seller.gstin)),
      ],
    },
    to: {
      label: labels.people,
      lines: [
        ...named,
        buyer.gstin && `GSTIN ${buyer.gstin}`,
        place,
        facts.buyerEmail,
        `Phone ending in ${facts.phoneEnding}`,
      ],
    },
    lines: [{ title: facts.title, sac: tax.sac, paise: tax.parts.taxable + tax.discount }],
    discount: tax.discount,
    taxes: taxSums(tax.parts, {
      kind: kindOf(stateCodeOf(seller.gstin), placeOfSupply),
      basisPoints: tax.basisPoints,
      state: placeOfSupply,
    }),
    total: { name: labels.sum, paise: facts.amount },
    facts: [
      ['Place of supply', place],
      ['Reverse charge', 'No'],
      [
        'On invoice',
        facts.against && `${facts.against} of ${dayInWords(new Date(tax.againstAt ?? facts.at))}`,
      ],
      ...storyOf(facts),
      ['Creator', facts.sellerName || null],
    ],
    note: 'Issued electronically. It needs no signature.',
  });
}
