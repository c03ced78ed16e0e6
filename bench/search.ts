// Searching among a million sales beside a thousand: what few have, what a tenth of all have, and what nobody has.

import { type Creator, compareReads, goalOf, indexed, openBenchApp, type Read } from './creators';
import { readFile } from './files';
import { median } from './measure/ratios';
import { publish } from './measure/report';
import { fillNamed, searchRows } from './search.rows';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const list = (q: string, rest = '') => `/api/transactions?q=${encodeURIComponent(q)}${rest}`;
const palette = (q: string) => `/api/search?q=${encodeURIComponent(q)}`;

export async function measure(quick: boolean): Promise<void> {
  const [rounds, requests] = quick ? [3, 10] : [7, 25];
  const large = quick ? 100_000 : 1_000_000;
  const app = await openBenchApp();
  const { few, many } = app;
  await fillNamed(app.postgres.url, few, 1_000);
  await fillNamed(app.postgres.url, many, large);
  for (const creator of [few, many]) await indexed(app, creator);

  const { rows, goals } = await compareReads(app, reads(many, large), [rounds, requests]);
  const q = { q: searchRows.common };
  const perRow = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    perRow.few.push(await readFile(app.haat.url, few.token, 'sales.csv', 20, q));
    perRow.many.push(await readFile(app.haat.url, many.token, 'sales.csv', 1, q));
  }
  const file = 'sales.csv of a name that a tenth have, µs a row';
  rows.push([file, (1_000 * median(perRow.few)).toFixed(1), (1_000 * median(perRow.many)).toFixed(1)]);
  goals.push(goalOf(file, perRow.many, perRow.few));
  await app.close();
  const conditions =
    `A creator with 1,000 sales beside one with ${large.toLocaleString('en-IN')}, both over two years, on PostgreSQL; ${rounds} rounds of ${requests} ` +
    'requests each, one after the other and in turn, whole answers over HTTP in ms, median of a round. Words are in the index beforehand.';
  const head = ['what', '1,000 sales', large.toLocaleString('en-IN')];
  await publish({ section: 'search', conditions, head, rows, goals }, quick);
}

/** The list of sales with its totals, and the palette. An address is of one buyer in each. */
function reads(many: Creator, large: number): Read[] {
  const mailOf = (creator: Creator) => `ravi.${creator === many ? large - 10 : 990}@gmail.com`;
  const { common, neverTogether, nobody, rare, two } = searchRows;
  return [
    ['a name that three have', () => list(rare)],
    ['a name that a tenth have', () => list(common)],
    ['the same, of 90 days', () => list(common, `&from=${daysAgo(90)}`)],
    ['the same, refunded', () => list(common, '&status=refunded')],
    ['the same, refunded, of 90 days', () => list(common, `&status=refunded&from=${daysAgo(90)}`)],
    ['two letters', () => list(two)],
    ['an e-mail address', (creator) => list(mailOf(creator))],
    ['the beginning of an e-mail address', (creator) => list(mailOf(creator).slice(0, -12))],
    ['a domain that a third have', () => list('gmail')],
    ['the end of a phone', () => list('00042')],
    ['a word that nobody has', () => list(nobody)],
    ['two common words that nobody has together', () => list(neverTogether)],
    ['palette, a name that three have', () => palette(rare)],
    ['palette, a name that a tenth have', () => palette(common)],
    ['palette, an e-mail address', (creator) => palette(mailOf(creator))],
    ['palette, a word that nobody has', () => palette(nobody)],
  ];
}
