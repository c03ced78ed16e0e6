// A buyer's first visit on a cheap phone to the preview of each kind, each beside a page made by hand with the same words and the same
// picture, which opens the same step.
import type { PublicProduct } from '@haat/openapi';
import type { Browser } from 'playwright';
import { call } from '../tests/simulators/call';
import { type Haat, startHaat } from '../tests/simulators/haat';
import { startFloor } from './floors/floor';
import { openEveryKind } from './kinds';
import { launchBrowser } from './measure/browser';
import { type Visit, visit } from './measure/phone';
import { median, ratioOf, shown } from './measure/ratios';
import { publish } from './measure/report';
import { prose } from './prose';

const wanted = [
  ['lcp', 'LCP', 1.05],
  ['fcp', 'FCP', 1.2],
  ['buttonWorks', 'button works', 1.2],
  ['firstTap', 'first tap', 1.5],
] as const;
const fullRounds = 91;
const roughRounds = 3;

/** A page and the one made by hand, visited one right after the other in every round: a machine's pace changes within minutes. */
interface Compared {
  name: string;
  url: string;
  byHand: string;
  visits: Visit[];
  byHandVisits: Visit[];
}

const notVisited = (name: string, url: string, byHand: string): Compared => {
  return { name, url, byHand, visits: [], byHandVisits: [] };
};

export async function measure(quick: boolean): Promise<void> {
  const rounds = quick ? roughRounds : fullRounds;
  const haat = await startHaat();
  const kinds = await openEveryKind(haat);
  const floor = await startFloor('page', {
    ...(await pictureOf(haat, kinds[0]?.url ?? '')),
    WORDS: prose(10),
    PREVIEWS: JSON.stringify(Object.fromEntries(kinds.map(({ kind, url }) => [`/${kind}`, url]))),
  });
  const ours = kinds.map(({ kind, url }) => notVisited(kind, url, `${floor.url}/${kind}`));
  /** The same page twice: how far it differs from itself. */
  const itself = `${floor.url}/${kinds[0]?.kind}`;
  const again = notVisited('made by hand', itself, itself);
  const browser = await launchBrowser();
  await visitInTurn(browser, [...ours, again], rounds);
  await browser.close();
  await haat.dispose();
  await floor.stop();
  await publish(
    {
      section: 'preview',
      conditions: `360×800 at 2×, CPU 4× slower, 1.6 Mbps down, 750 kbps up, 150 ms per request, empty cache, ${rounds} rounds; in brackets the page made by hand.`,
      head: ['page', 'FCP ms', 'LCP ms', 'button works ms', 'first tap ms', 'JS kB', 'all kB'],
      rows: [...ours, again].map(row),
      goals: ours.flatMap((page) =>
        wanted.map(([metric, name, most]) => {
          const ratio = ratioBetween(page, metric);
          return {
            name: `${page.name}: ${name} / made by hand`,
            measured: `${shown(ratio)}; made by hand / itself ${shown(ratioBetween(again, metric))}`,
            wanted: `≤ ${most}`,
            met: ratio.high <= most,
          };
        }),
      ),
    },
    quick,
  );
}

async function pictureOf(haat: Haat, preview: string): Promise<{ COVER_FROM: string; COVER: string }> {
  const id = new URL(preview).pathname.split('/').at(-1) ?? '';
  const { body } = await call<PublicProduct>(haat.url, 'GET', `/api/public/products/${id}`);
  return { COVER_FROM: haat.url, COVER: JSON.stringify(body.cover) };
}

/** Each round begins with another page, and with the other of the two. */
async function visitInTurn(browser: Browser, compared: Compared[], rounds: number): Promise<void> {
  for (const { url, byHand } of compared) for (const address of [url, byHand]) await visit(browser, address);
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < compared.length; turn += 1) {
      const page = compared[(round + turn) % compared.length];
      if (!page) continue;
      const both = [
        async () => page.visits.push(await visit(browser, page.url)),
        async () => page.byHandVisits.push(await visit(browser, page.byHand)),
      ];
      for (const one of round % 2 === 0 ? both : both.reverse()) await one();
    }
}

function ratioBetween({ visits, byHandVisits }: Compared, metric: keyof Visit) {
  const of = (all: readonly Visit[]) => all.map((one) => one[metric]);
  return ratioOf(of(visits), of(byHandVisits));
}

function row({ name, visits, byHandVisits }: Compared): string[] {
  const cell = (metric: keyof Visit, written: (value: number) => string) => {
    const of = (all: readonly Visit[]) => written(median(all.map((one) => one[metric])));
    return `${of(visits)} (${of(byHandVisits)})`;
  };
  const ms = (value: number) => String(Math.round(value));
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    name,
    cell('fcp', ms),
    cell('lcp', ms),
    cell('buttonWorks', ms),
    cell('firstTap', ms),
    cell('scriptBytes', kB),
    cell('bytes', kB),
  ];
}
