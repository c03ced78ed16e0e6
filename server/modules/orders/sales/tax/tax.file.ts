import { stateOf } from '@haat/openapi/states';
import type { Db } from '../../../../platform/database/database';
import { csvMark, csvRow, csvRupees } from '../../../../platform/documents/csv';
import { dayOf, startOf } from '../india.days';
import { findFeeDocuments, sumEntries, sumGst } from './tax.repository';

/** A financial year by its first calendar year: 2026 is April 2026 to March 2027. */
export const yearTime = (year: number) => ({
  from: startOf(`${year}-04-01`),
  to: startOf(`${year + 1}-04-01`),
});

/** The same months by their names, the last included. */
const monthsOf = (year: number) => ({ first: `${year}-04`, last: `${year + 1}-03` });

/** As the documents are headed. */
const feeText = {
  fee: { invoice: 'Invoice', statement: 'Fee statement' },
  feeCredit: { invoice: 'Credit note', statement: 'Fees returned' },
} as const;

const name = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
const monthIn = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const monthName = (month: string) => monthIn.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));

/** Sums of a month: the columns of the first section, in the order of its head. */
const columns = [
  ['Sales (INR)', ['sale'], 1],
  ['Refunds (INR)', ['refund'], -1],
  ['Fee (INR)', ['fee', 'feeReversal'], -1],
  ['GST on the fee (INR)', ['feeTax', 'feeTaxReversal'], -1],
  ['TDS (INR)', ['tds'], -1],
  ['TCS (INR)', ['tcs'], -1],
  ['Invitations (INR)', ['referral', 'referralReversal'], 1],
  ['Adjustments (INR)', ['adjustment'], 1],
] as const satisfies readonly (readonly [string, readonly string[], 1 | -1])[];

/**
 * What a creator's accountant asks for of a financial year, as one CSV of sections: sales, fees and taxes of each month as the ledger has them; GST by
 * State as the invoices and credit notes have it; what the house wrote about its fees of these months.
 */
export async function* taxFile(
  db: Db,
  seller: { id: string; name: string },
  year: number,
): AsyncGenerator<string> {
  const time = yearTime(year);
  yield csvMark + csvRow(['Tax pack', `Financial year ${name(year)}`, seller.name]) + csvRow([]);

  const entries = await sumEntries(db, seller.id, time);
  const months = [...new Set(entries.map(({ month }) => month))];
  const sum = (types: readonly string[], month?: string) =>
    entries
      .filter((entry) => types.includes(entry.type) && (month === undefined || entry.month === month))
      .reduce((total, { amount }) => total + amount, 0);
  const count = (month?: string) =>
    entries
      .filter((entry) => entry.type === 'sale' && (month === undefined || entry.month === month))
      .reduce((total, { entries: some }) => total + some, 0);
  const line = (label: string, month?: string) => {
    const sums = columns.map(([, types, sign]) => sign * sum(types, month));
    const earned = columns.reduce((total, [, types]) => total + sum(types, month), 0);
    return csvRow([
      label,
      String(count(month)),
      ...sums.map((paise) => csvRupees(paise + 0)),
      csvRupees(earned),
    ]);
  };
  yield csvRow(['Sales, fees and taxes by month']);
  yield csvRow(['Month', 'Sales', ...columns.map(([head]) => head), 'Earned (INR)']);
  for (const month of months) yield line(monthName(month), month);
  yield line('Year') + csvRow([]);

  yield csvRow(['GST by State']);
  yield csvRow([
    'Month',
    'GSTIN',
    'State',
    'Paper',
    'Documents',
    'Taxable value (INR)',
    'CGST (INR)',
    'SGST (INR)',
    'IGST (INR)',
  ]);
  for (const row of await sumGst(db, seller.id, time)) {
    const sign = row.kind === 'creditNote' ? -1 : 1;
    const state = stateOf(row.state)?.name ?? row.state;
    const amounts = [row.taxable, row.cgst, row.sgst, row.igst].map((paise) => csvRupees(sign * paise));
    const document = row.kind === 'creditNote' ? 'Credit notes' : 'Invoices';
    yield csvRow([
      monthName(row.month),
      row.gstin,
      `${row.state} ${state}`,
      document,
      String(row.documents),
      ...amounts,
    ]);
  }
  yield csvRow([]);

  yield csvRow(['Our fees']);
  yield csvRow(['Month', 'Paper', 'Number', 'Written on', 'Fee (INR)', 'GST (INR)']);
  for (const document of await findFeeDocuments(db, seller.id, monthsOf(year))) {
    const isCredit = document.kind === 'feeCredit';
    const labels = feeText[isCredit ? 'feeCredit' : 'fee'];
    yield csvRow([
      monthName(document.month),
      document.gstin === null ? labels.statement : labels.invoice,
      document.serial,
      dayOf(document.at),
      ...[document.fee, document.tax].map((paise) => csvRupees(isCredit ? -paise : paise)),
    ]);
  }
}
