import { csvMark, csvRow, csvRupees } from '../../platform/csv';
import { clockOf, dayOf } from './india.days';
import type { StatementLine } from './statement.lines';

const head = [
  'Date',
  'Time (IST)',
  'What',
  'Order or withdrawal',
  'Gross (INR)',
  'Fee and GST on it (INR)',
  'Amount (INR)',
  'In the wallet after (INR)',
];
/** Lines that go out together. */
const together = 200;

/** A statement as CSV, however long. */
export async function* statementFile(lines: AsyncIterable<StatementLine>): AsyncGenerator<string> {
  yield csvMark + csvRow(head);
  let text = '';
  let count = 0;
  for await (const { at, what, reference, gross, amount, balance } of lines) {
    text += csvRow([
      dayOf(at),
      clockOf(at),
      what,
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
