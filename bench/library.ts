// A library of 500 purchases beside one of 5, on the embedded database: what its buyer waits for on a cheap phone, and what the API answers.
import type { Browser } from 'playwright';
import { copyPurchase } from '../server/modules/orders/sales/purchases/testing/copies';
import { reading } from '../tests/faults/books';
import { buy } from '../tests/simulators/buyer';
import { type Haat, startHaat } from '../tests/simulators/haat';
import { type Creator, publishPage, signIn } from '../tests/simulators/shop';
import { launchBrowser, rememberSession } from './measure/browser';
import { get } from './measure/client';
import { openPhone } from './measure/phone';
import { median, ratioOf, shown } from './measure/ratios';
import { publish } from './measure/report';

interface Library {
  purchases: number;
  buyer: Creator;
  /** Ms. */
  opened: number[];
  answered: number[];
}

const phones = { 5: '9812345721', 500: '9812345722' };
const wanted = { opened: 1.5, answered: 3 };

export async function measure(quick: boolean): Promise<void> {
  const rounds = quick ? 3 : 31;
  const haat = await bought();
  const libraries: Library[] = [];
  for (const [purchases, phone] of Object.entries(phones))
    libraries.push({
      purchases: Number(purchases),
      buyer: await signIn(haat, phone),
      opened: [],
      answered: [],
    });
  const browser = await launchBrowser();
  for (let round = -1; round < rounds; round += 1)
    for (const { buyer, opened, answered } of round % 2 === 0 ? libraries : libraries.toReversed()) {
      const startedAt = performance.now();
      await get(haat.url, '/api/purchases', buyer.token);
      const ms = { answered: performance.now() - startedAt, opened: await open(browser, haat, buyer) };
      // The first round is for what a server and a browser do once.
      if (round < 0) continue;
      answered.push(ms.answered);
      opened.push(ms.opened);
    }
  await browser.close();
  await haat.dispose();
  await report(libraries, rounds, quick);
}

/** A server with two buyers, over the database of another in which each bought once and has copies of that. */
async function bought(): Promise<Haat> {
  const haat = await startHaat();
  const { token } = await signIn(haat, '9812345720', 'Meera');
  const { id } = await publishPage(haat.url, token);
  const orders: [orderId: string, purchases: number][] = [];
  for (const [purchases, phone] of Object.entries(phones))
    orders.push([(await buy(haat.url, id, phone)).id, Number(purchases)]);
  const { dataDir } = haat;
  await haat.stop();
  await reading({ dataDir }, async (query) => {
    for (const [orderId, purchases] of orders) await copyPurchase(query, orderId, purchases - 1);
    await query('analyze');
  });
  const again = await startHaat({ dataDir });
  return { ...again, dispose: () => again.dispose().then(() => haat.dispose()) };
}

/** Ms from the start of the navigation until the first purchase can be opened; nothing is kept from before. */
async function open(browser: Browser, haat: Haat, buyer: Creator): Promise<number> {
  const { page, close } = await openPhone(browser, { isSlow: false });
  try {
    await rememberSession(page.context(), buyer);
    const startedAt = performance.now();
    await page.goto(`${haat.url}/purchase`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: /^Open/ }).first().waitFor();
    return performance.now() - startedAt;
  } finally {
    await close();
  }
}

function report(libraries: readonly Library[], rounds: number, quick: boolean): Promise<void> {
  const [few, many] = libraries;
  if (!few || !many) throw new Error('Both libraries are measured');
  const goal = (what: 'opened' | 'answered') => {
    const ratio = ratioOf(many[what], few[what]);
    return {
      name: `${what}, ${many.purchases} / ${few.purchases} purchases`,
      measured: shown(ratio),
      wanted: `≤ ${wanted[what]}`,
      met: ratio.high <= wanted[what],
    };
  };
  return publish(
    {
      section: 'library',
      conditions: `360×800, CPU 4× slower, the server beside it, empty cache, ${rounds} rounds in turn. Opened: from the start of the navigation until the first purchase can be opened. Answered: GET /api/purchases, of which a first page has 25.`,
      head: ['purchases', 'opened ms', 'answered ms'],
      rows: libraries.map(({ purchases, opened, answered }) => [
        purchases,
        Math.round(median(opened)),
        median(answered).toFixed(1),
      ]),
      goals: [goal('opened'), goal('answered')],
    },
    quick,
  );
}
