import { inLanguage, learn, t, translate } from '@haat/i18n';
import { hi as common } from '@haat/i18n/hi';
import { hi as states } from '@haat/i18n/hi-states';
import { priceOfAll } from '@haat/kinds/parts/pieces';
import { createPdf, type PdfDocument } from '../../../platform/documents/pdf';
import { rupeesInFigures } from '../../../platform/money/rupees.words';
import { saidDate } from '../../../platform/text/dates';
import { dayInWords } from '../../../platform/text/india.calendar';
import { footnote, head, rows, sides, sum, total } from './document.parts';
import { hi } from './hi';
import type { InvoiceFacts, TaxFacts } from './invoice.facts';
import { kindOf } from './tax/gst.rules';
import { stateCodeOf } from './tax/gstin.rules';
import { drawTaxDocument } from './tax/tax.pdf';
import { placeOf, taxSums } from './tax/tax.text';

learn(common, states, hi);

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

/** The document as a PDF on A4, in the language in which the buyer bought. It says nothing but the facts, so the same facts give the same bytes. */
export function drawInvoice(facts: InvoiceFacts): Promise<Buffer> {
  return inLanguage(facts.language ?? 'en', () =>
    facts.tax ? drawTaxed(facts, facts.tax) : drawUntaxed(facts),
  );
}

const dayOf = (at: string): string => saidDate(dayInWords(new Date(at)));
const phoneOf = ({ phoneEnding }: InvoiceFacts) => t('Phone ending in {digits}', { digits: phoneEnding });

const storyOf = (facts: InvoiceFacts): [string, string | null][] => [
  [t('Order'), facts.orderId],
  [t(texts[facts.kind].day), dayOf(facts.at)],
  [t('Paid with'), facts.method && translate(methods[facts.method] ?? facts.method)],
];

function drawUntaxed(facts: InvoiceFacts): Promise<Buffer> {
  const at = new Date(facts.at);
  const labels = texts[facts.kind];
  const pdf = createPdf({ title: `${t(labels.heading)} ${facts.serial}`, author: facts.sellerName, at });
  let y = head(pdf, { heading: t(labels.heading), serial: facts.serial, day: dayOf(facts.at) });
  const buyer = [facts.buyerName, facts.buyerEmail, phoneOf(facts)];
  y = sides(
    pdf,
    y,
    { label: t('Sold by'), lines: [facts.sellerName] },
    { label: t(labels.people), lines: buyer },
  );
  pdf.rule(y);
  y = what(pdf, y + 14, facts);
  y = total(pdf, y + 10, t(labels.sum), facts.amount);
  y = rows(pdf, y, [...storyOf(facts), [t('For receipt'), facts.against]]);
  footnote(
    pdf,
    y,
    t('The seller is not registered for GST, so no GST is charged. This is not a tax invoice.'),
  );
  return pdf.end();
}

/** What was sold, with how many there are and what each costs where they are several, and what came off them. */
function what(pdf: PdfDocument, y: number, facts: InvoiceFacts): number {
  const { amount, pieces, title } = facts;
  if (!pieces) return sum(pdf, y, title, amount, { size: 12 });
  const quiet = { size: 11, isSoft: true };
  const listed = priceOfAll(pieces.each, pieces.quantity);
  const below = sum(pdf, y, title, listed, { size: 12 });
  const after = pdf.text(eachText(pieces), below, { ...quiet, width: pdf.width - 190 });
  return listed > amount ? sum(pdf, after, t('Discount|on a receipt'), listed - amount, quiet) : after;
}

const eachText = ({ quantity, each }: NonNullable<InvoiceFacts['pieces']>): string =>
  t('Quantity {count}, {sum} each', { count: quantity, sum: rupeesInFigures(each) });

function drawTaxed(facts: InvoiceFacts, tax: TaxFacts): Promise<Buffer> {
  const { seller, buyer, placeOfSupply } = tax;
  const labels = texts[facts.kind];
  const place = placeOf(placeOfSupply);
  const named = buyer.address?.split('\n') ?? [facts.buyerName ?? t('Buyer')];
  return drawTaxDocument({
    heading: t(labels.heading),
    under: t('Original for recipient'),
    serial: facts.serial,
    at: facts.at,
    author: seller.legalName,
    from: {
      label: t('Sold by'),
      lines: [
        seller.legalName,
        ...seller.address.split('\n'),
        `GSTIN ${seller.gstin}`,
        placeOf(stateCodeOf(seller.gstin)),
      ],
    },
    to: {
      label: t(labels.people),
      lines: [...named, buyer.gstin && `GSTIN ${buyer.gstin}`, place, facts.buyerEmail, phoneOf(facts)],
    },
    lines: [
      {
        title: facts.title,
        sac: tax.sac,
        quantity: facts.pieces?.quantity ?? 1,
        // Before GST a piece need not cost whole paise.
        ...(facts.pieces && {
          about: t('{sum} each, GST included', { sum: rupeesInFigures(facts.pieces.each) }),
        }),
        paise: tax.parts.taxable + tax.discount,
      },
    ],
    discount: tax.discount,
    taxes: taxSums(tax.parts, {
      kind: kindOf(stateCodeOf(seller.gstin), placeOfSupply),
      basisPoints: tax.basisPoints,
      state: placeOfSupply,
    }),
    total: { name: t(labels.sum), paise: facts.amount },
    facts: [
      [t('Place of supply'), place],
      [t('Reverse charge'), t('No')],
      [
        t('On invoice'),
        facts.against &&
          t('{serial} of {day}', { serial: facts.against, day: dayOf(tax.againstAt ?? facts.at) }),
      ],
      ...storyOf(facts),
      [t('Creator'), facts.sellerName || null],
    ],
    note: t('Issued electronically. It needs no signature.'),
  });
}
