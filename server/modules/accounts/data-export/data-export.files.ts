import { csvMark, csvRow, csvRupees } from '../../../platform/documents/csv';
import type { Thing } from './exporter.repository';

type Batches = AsyncIterable<readonly Thing[]>;

const isMoney = (column: string) => column.endsWith('Paise');

function cellOf(column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isMoney(column)) return csvRupees(Number(value));
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Things as CSV, a batch at a time; money in rupees, what has parts as JSON. Nothing there: a file with nothing in it but its mark. */
export async function* asCsv(batches: Batches): AsyncGenerator<string> {
  yield csvMark;
  let columns: string[] | null = null;
  for await (const things of batches) {
    let text = '';
    if (columns === null) {
      columns = Object.keys(things[0] ?? {});
      text = csvRow(columns.map((column) => column.replace(/Paise$/, ' (INR)')));
    }
    for (const thing of things) {
      const row = columns.map((column) => cellOf(column, thing[column]));
      text += csvRow(row);
    }
    yield text;
  }
}

/** Things as a JSON list, a batch at a time: one to a line, money in paise. */
export async function* asJson(batches: Batches): AsyncGenerator<string> {
  let before = '[\n';
  for await (const things of batches) {
    const text = things.map((thing) => JSON.stringify(thing)).join(',\n');
    yield before + text;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
