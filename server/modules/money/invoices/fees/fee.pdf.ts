import { inLanguage, learn, t } from '@haat/i18n';
import { hi as common } from '@haat/i18n/hi';
import { hi as states } from '@haat/i18n/hi-states';
import { saidDate } from '../../../../platform/text/dates';
import { dayInWords } from '../../../../platform/text/india.calendar';
import { hi } from '../hi';
import { feeSac } from '../tax/gst.rules';
import { stateCodeOf } from '../tax/gstin.rules';
import { drawTaxDocument, type TaxDocument } from '../tax/tax.pdf';
import { placeOf, rate, taxSums } from '../tax/tax.text';
import { type FeeFacts, feeTaxes } from './fee.facts';
import { monthInWords } from './fee.months';

learn(common, states, hi);

const texts = {
  fee: {
    invoice: 'Tax invoice',
    statement: 'Fee statement',
    what: 'Fees on sales in {month}',
    total: 'Charged',
  },
  feeCredit: {
    invoice: 'Credit note',
    statement: 'Fees returned',
    what: 'Fees returned on refunds in {month}',
    total: 'Credited',
  },
} as const;

/** A fee invoice as a PDF on A4, in the language in which its creator reads: the same facts give the same bytes. */
export function drawFeeDocument(facts: FeeFacts): Promise<Buffer> {
  return inLanguage(facts.language ?? 'en', () => draw(facts));
}

function draw(facts: FeeFacts): Promise<Buffer> {
  const { house, creator, placeOfSupply } = facts;
  const labels = texts[facts.kind];
  const month = saidDate(monthInWords(facts.month));
  const place = placeOfSupply && placeOf(placeOfSupply);
  return drawTaxDocument({
    heading: t(house.gstin ? labels.invoice : labels.statement),
    ...(house.gstin && { under: t('Original for recipient') }),
    serial: facts.serial,
    at: facts.at,
    author: house.name,
    from: {
      label: t('From|document'),
      lines: [
        house.name,
        ...house.address.split('\n'),
        house.gstin && `GSTIN ${house.gstin}`,
        house.gstin && placeOf(stateCodeOf(house.gstin)),
      ],
    },
    to: {
      label: t('To|document'),
      lines: [
        creator.name || t('Creator'),
        ...(creator.address?.split('\n') ?? []),
        creator.gstin ? `GSTIN ${creator.gstin}` : t('Not registered for GST'),
        place,
      ],
    },
    lines: [{ title: t(labels.what, { month }), sac: feeSac, paise: facts.fee }],
    discount: 0,
    taxes: taxesOf(facts),
    total: { name: t(labels.total), paise: facts.fee + facts.tax },
    facts: [
      [t('Month'), month],
      [t('Place of supply'), place],
      [t('Reverse charge'), house.gstin && t('No')],
      [t('Issued on'), saidDate(dayInWords(new Date(facts.at)))],
      [t('Paid'), t('Deducted from the month’s sales')],
    ],
    note: house.gstin
      ? t(
          'Issued electronically. It needs no signature. GST is calculated on the fee of each sale and added up.',
        )
      : t('The operator is not registered for GST. This is not a tax invoice.'),
  });
}

function taxesOf({ house, placeOfSupply, tax, basisPoints }: FeeFacts): TaxDocument['taxes'] {
  if (!house.gstin || !placeOfSupply) return [[`GST ${rate(basisPoints)}`, tax]];
  const { kind, parts, rounding } = feeTaxes(tax, stateCodeOf(house.gstin), placeOfSupply);
  const sums = taxSums(parts, { kind, basisPoints, state: placeOfSupply });
  return rounding > 0 ? [...sums, [t('Rounding of GST'), rounding]] : sums;
}
