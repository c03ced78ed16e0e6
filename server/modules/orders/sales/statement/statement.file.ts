import { csvMark, csvRow, csvRupees } from '../../../../platform/documents/csv';
import { clockOf, dayOf } from '../india.days';
import type { NamedLine } from './statement.named';

const head = [
  'Date',
  'Time (IST)',
  'What',
  'Product',
  'Buyer or account',
  'Order or withdrawal',
  'Gross (INR)',
  'Fee and GST on it (INR)',
  'Amount (INR)',
  'Balance (INR)',
];
/** Lines that go out together. */
const together = 200;

/** A statement as CSV, however long. */
export async function* statementFile(lines: AsyncIterable<NamedLine>): AsyncGenerator<string> {
  yield csvMark + csvRow(head);
  let text = '';
  let count = 0;
  for await (const { at, what, product, party, reference, gross, amount, balance } of lines) {
    text += csvRow([
      dayOf(at),
      clockOf(at),
      what,
      product,
      party,
      reference,
      ...[gross, amount - gross, amount, balance].map(csvRupees),
    ]);
    count += 1;
    if (count % together !== 0) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}
