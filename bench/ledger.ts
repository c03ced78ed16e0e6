// A creator with a million ledger entries beside one with a thousand: wallet, statement, list of sales; and sales per second on that one
// creator beside sales spread over a thousand.

import { createSigner } from '../server/platform/security/signer';
import { buy, compare, giveNotice, type Target } from './checkout';
import { type Creator, compareReads, indexed, openBenchApp, type Read } from './creators';
import { fillLedger, openCreators } from './ledger.rows';
import { median, ratioOf, shown } from './measure/ratios';
import { publish } from './measure/report';

const wantedHotShare = 0.8;
const secret = 'a secret that only this benchmark and its server know';

export async function measure(quick: boolean): Promise<void> {
  const [rounds, requests, seconds] = quick ? [3, 20, 2] : [7, 25, 3];
  const large = quick ? 100_000 : 1_000_000;
  const app = await openBenchApp({ HAAT_SECRET: secret });
  const { haat, postgres, few, many } = app;
  await fillLedger(postgres.url, few, 1_000);
  await fillLedger(postgres.url, many, large);
  await indexed(app, many);

  const { rows, goals } = await compareReads(app, reads(few, many), [rounds, requests]);

  const pages = await openCreators(postgres.url, few.pageId, 1_000);
  const signer = createSigner(secret);
  const notice = giveNotice(signer);
  const one: Target = {
    name: 'one creator',
    pid: haat.pid,
    order: (index) => buy(haat.url, many.pageId, index, notice),
  };
  const spread: Target = {
    name: 'a thousand creators',
    pid: haat.pid,
    order: (index) => buy(haat.url, pages[index % pages.length] ?? '', index, notice),
  };
  for (const buyers of [8, 32]) {
    const runs = await compare([one, spread], buyers, quick ? 2 : 5, seconds);
    const rate = (target: Target) => (runs.get(target) ?? []).map((round) => round.perSecond);
    const ratio = ratioOf(rate(one), rate(spread));
    const failed = [...runs.values()].flat().reduce((sum, round) => sum + round.failed, 0);
    rows.push([
      `sales/s, ${buyers} buyers: spread, one`,
      Math.round(median(rate(spread))),
      Math.round(median(rate(one))),
    ]);
    goals.push({
      name: `sales/s, one creator / a thousand, ${buyers} buyers, ${failed} failed`,
      measured: shown(ratio),
      wanted: `≥ ${wantedHotShare}`,
      met: ratio.low >= wantedHotShare && failed === 0,
    });
  }
  await app.close();
  const conditions =
    `A creator with 1,000 ledger entries beside one with ${large.toLocaleString('en-IN')}, both over two years, on PostgreSQL; ${rounds} rounds of ` +
    `${requests} requests each, one after the other and in turn, whole answers over HTTP in ms, median of a round. The sums and the index of words of the ` +
    'large one are made beforehand, by the job that its first look at the list starts.';
  const head = ['what', '1,000 entries', large.toLocaleString('en-IN')];
  await publish({ section: 'ledger', conditions, head, rows, goals }, quick);
}

/** What is read, by an address for each creator. */
function reads(few: Creator, many: Creator): Read[] {
  const since = new Date(Date.now() - 90 * 86_400_000).toISOString();
  const pageOf = (creator: Creator) => (creator === many ? many : few).pageId;
  return [
    ['wallet', () => '/api/wallet'],
    ['statement, first page', () => '/api/wallet/entries?limit=50'],
    ['sales with their totals', () => '/api/transactions'],
    [
      'sales of 90 days, one product, paid, by UPI',
      (creator) => `/api/transactions?productId=${pageOf(creator)}&status=fulfilled&method=upi&from=${since}`,
    ],
    ['refunded sales', () => '/api/transactions?status=refunded'],
    ['search by name', () => '/api/transactions?q=zubin%20irani'],
    ['search by the end of a phone', () => '/api/transactions?q=00042'],
  ];
}
