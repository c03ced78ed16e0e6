import { dayInWords } from '../../../../platform/text/india.calendar';
import { feeSac } from '../tax/gst.rules';
import { stateCodeOf } from '../tax/gstin.rules';
import { drawTaxDocument, type TaxDocument } from '../tax/tax.pdf';
import { placeOf, rate, taxSums } from '../tax/tax.text';
import { type FeeFacts, feeTaxes } from './fee.facts';
import { monthInWords } from './fee.months';

const texts = {
  fee: { invoice: 'Tax invoice', statement: 'Fee statement', what: 'Fees on sales', total: 'Charged' },
  feeCredit: {
    invoice: 'Credit note',
    statement: 'Fees returned',
    what: 'Fees returned on refunds',
    total: 'Credited',
  },
} as const;

/** A fee invoice as a PDF on A4: the same facts give the same bytes. */
export function drawFeeDocument(facts: FeeFacts): Promise<Buffer> {
  const { house, creator, placeOfSupply } = facts;
  const labels = texts[facts.kind];
  const month = monthInWords(facts.month);
  const place = placeOfSupply && placeOf(placeOfSupply);
  return drawTaxDocument({
    heading: house.gstin ? labels.invoice : labels.statement,
    ...(house.gstin && { under: 'Original for recipient' }),
    serial: facts.serial,
    at: facts.at,
    author: house.name,
    from: {
      label: 'From',
      lines: [
        house.name,
        ...house.address.split('\n'),
        house.gstin && `GSTIN ${house.gstin}`,
        house.gstin && placeOf(stateCodeOf(house.gstin)),
      ],
    },
    to: {
      label: 'To',
      lines: [
        creator.name || 'Creator',
        ...(creator.address?.split('\n') ?? []),
        creator.gstin ? `GSTIN ${creator.gstin}` : 'Not registered for GST',
        place,
      ],
    },
    lines: [{ title: `${labels.what} in ${month}`, sac: feeSac, paise: facts.fee }],
    discount: 0,
    taxes: taxesOf(facts),
    total: { name: labels.total, paise: facts.fee + facts.tax },
    facts: [
      ['Month', month],
      ['Place of supply', place],
      ['Reverse charge', house.gstin && 'No'],
      ['Issued on', dayInWords(new Date(facts.at))],
      ['Paid', 'Deducted from the month’s sales'],
    ],
    note: house.gstin
      ? 'Issued electronically. It needs no signature. GST is calculated on the fee of each sale and added up.'
      : 'The operator is not registered for GST. This is not a tax invoice.',
  });
}

function taxesOf({ house, placeOfSupply, tax, basisPoints }: FeeFacts): TaxDocument['taxes'] {
  if (!house.gstin || !placeOfSupply) return [[`GST ${rate(basisPoints)}`, tax]];
  const { kind, parts, rounding } = feeTaxes(tax, stateCodeOf(house.gstin), placeOfSupply);
  const sums = taxSums(parts, { kind, basisPoints, state: placeOfSupply });
  return rounding > 0 ? [...sums, ['Rounding of GST', rounding]] : sums;
}
