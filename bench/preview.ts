// A buyer's first visit on a cheap phone to the preview of each kind, beside a page made by hand with the
// same words and the same picture, which opens the same step.
import type { PublicProduct } from '@haat/openapi';
import { chromium } from 'playwright';
import { call } from '../tests/simulators/call';
import { startHaat } from '../tests/simulators/haat';
import { startFloor } from './floors/floor';
import { openEveryKind } from './kinds';
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

export async function measure(quick: boolean): Promise<void> {
  const rounds = quick ? 3 : 61;
  const haat = await startHaat();
  const kinds = await openEveryKind(haat);
  const id = new URL(kinds[0]?.url ?? '').pathname.split('/').at(-1) ?? '';
  const { body: product } = await call<PublicProduct>(haat.url, 'GET', `/api/public/products/${id}`);
  const floor = await startFloor('page', {
    COVER_FROM: haat.url,
    COVER: JSON.stringify(product.cover),
    WORDS: prose(10),
    PREVIEW: kinds[0]?.url ?? '',
  });
  const byHand = { name: 'made by hand', url: `${floor.url}/`, visits: [] as Visit[] };
  /** The same page: how far it differs from itself. */
  const again = { ...byHand, name: 'made by hand, again', visits: [] as Visit[] };
  const ours = kinds.map(({ kind, url }) => ({ name: kind, url, visits: [] as Visit[] }));
  const targets = [...ours, byHand, again];
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  for (const target of targets) await visit(browser, target.url);
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < targets.length; turn += 1) {
      const target = targets[(round + turn) % targets.length];
      if (target) target.visits.push(await visit(browser, target.url));
    }
  await browser.close();
  await haat.dispose();
  await floor.stop();
  await publish(
    {
      section: 'preview',
      conditions: `360×800 at 2×, CPU 4× slower, 1.6 Mbps down, 750 kbps up, 150 ms per request, empty cache, ${rounds} rounds in turn.`,
      head: ['page', 'FCP ms', 'LCP ms', 'button works ms', 'first tap ms', 'JS kB', 'all kB'],
      rows: targets.map(({ name, visits }) => row(name, visits)),
      goals: ours.flatMap((page) =>
        wanted.map(([metric, name, most]) => {
          const ratio = ratioBetween(page, byHand, metric);
          return {
            name: `${page.name}: ${name} / made by hand`,
            measured: `${shown(ratio)}; made by hand / itself ${shown(ratioBetween(again, byHand, metric))}`,
            wanted: `≤ ${most}`,
            met: ratio.high <= most,
          };
        }),
      ),
    },
    quick,
  );
}

interface Visited {
  visits: readonly Visit[];
}

function ratioBetween(page: Visited, floor: Visited, metric: keyof Visit) {
  const of = ({ visits }: Visited) => visits.map((one) => one[metric]);
  return ratioOf(of(page), of(floor));
}

function row(name: string, visits: Visit[]): (string | number)[] {
  const of = (metric: keyof Visit) => median(visits.map((one) => one[metric]));
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    name,
    Math.round(of('fcp')),
    Math.round(of('lcp')),
    Math.round(of('buttonWorks')),
    Math.round(of('firstTap')),
    kB(of('scriptBytes')),
    kB(of('bytes')),
  ];
}
