// A PDF of 300 pages with the name of each buyer on each page: how long the first download takes and the next, and whether others wait meanwhile.

import type { MediaFile, Upload } from '@haat/openapi';
import { pdfOf, stampsOf } from '../server/platform/documents/testing/stamped-pages';
import { type Bought, buy } from '../tests/simulators/buyer';
import { call } from '../tests/simulators/call';
import { type Haat, startHaat } from '../tests/simulators/haat';
import { startPostgres } from '../tests/simulators/postgres';
import { type Creator, expectStatus, publishStampedBook, signIn } from '../tests/simulators/shop';
import { residentMB } from './measure/processes';
import { median, quantile, ratioOf, shown } from './measure/ratios';
import { publish } from './measure/report';

const pages = 300;
const plan = { full: { buyers: 12, quietMs: 5_000 }, quick: { buyers: 3, quietMs: 2_000 } };
type Plan = (typeof plan)['full'];
const probeEveryMs = 20;
const megabyte = 2 ** 20;
const wanted = { kept: 0.1, seconds: 4, wait: 100, memory: 150 };

interface Times {
  /** ms of the first download of each buyer, and of the next. */
  made: number[];
  kept: number[];
  /** ms of /healthz, while nothing is made and while copies are. */
  quiet: number[];
  during: number[];
  /** MB. */
  before: number;
  most: number;
  bytes: number;
}

export async function measure(quick: boolean): Promise<void> {
  const how = quick ? plan.quick : plan.full;
  const postgres = await startPostgres();
  const haat = await startHaat({ databaseUrl: postgres.url });
  const creator = await signIn(haat, '9812345705', 'Meera');
  const book = await bookOf();
  const { mediaId, productId } = await sellBook(haat.url, creator, book);
  const buyers: Bought[] = [];
  for (let number = 0; number < how.buyers + 1; number += 1)
    buyers.push(await buy(haat.url, productId, String(9_720_000_000 + number)));
  // The threads and their code are there.
  await download(haat, buyers.pop() as Bought, mediaId);
  const times = await measureAll(haat, { buyers, mediaId, book }, how);
  await haat.dispose();
  await postgres.stop();
  await report(times, how, quick);
}

/** Pages of text as a book has them. */
async function bookOf(): Promise<Buffer> {
  const line =
    'Mix the flour with the water, wait for an hour, fold it four times, and let it rise until it has doubled. ';
  const page = { size: [595, 842] as [number, number], text: line.repeat(25) };
  return Buffer.from(await pdfOf(Array.from({ length: pages }, () => page)));
}

async function sellBook(url: string, { token }: Creator, bytes: Buffer) {
  const ask = async <Body>(method: string, path: string, body: unknown, headers = {}, status = 200) =>
    expectStatus(await call<Body>(url, method, path, { token, body, headers }), status);
  const file = {
    key: 'the-book-of-a-benchmark',
    name: 'bread.pdf',
    type: 'application/pdf',
    purpose: 'file',
  };
  const { id } = await ask<Upload>('POST', '/api/uploads', { ...file, size: bytes.length }, {}, 201);
  const octets = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  await ask('PATCH', `/api/uploads/${id}`, bytes, octets);
  const { mediaId } = await ask<MediaFile>('POST', `/api/uploads/${id}/finish`, {});
  const product = await publishStampedBook(url, token, mediaId);
  return { mediaId, productId: product.id };
}

async function download({ url }: Haat, { grantId, cookie }: Bought, mediaId: string) {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/media/file/${grantId}/${mediaId}`, { headers: { cookie } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`A copy answered ${answer.status}`);
  return { ms: performance.now() - startedAt, bytes };
}

/** Asks again and again how the server is; ends with the time of each answer. */
function probe({ url }: Haat) {
  const times: number[] = [];
  let isOver = false;
  const ended = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, probeEveryMs));
    }
    return times;
  })();
  return () => {
    isOver = true;
    return ended;
  };
}

async function measureAll(
  haat: Haat,
  { buyers, mediaId, book }: { buyers: Bought[]; mediaId: string; book: Buffer },
  { quietMs }: Plan,
): Promise<Times> {
  const endQuiet = probe(haat);
  await new Promise((resolve) => setTimeout(resolve, quietMs));
  const quiet = await endQuiet();
  const before = residentMB(haat.pid);
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, residentMB(haat.pid));
  }, probeEveryMs);
  const [made, kept]: [number[], number[]] = [[], []];
  const endDuring = probe(haat);
  const copies: Buffer[] = [];
  for (const buyer of buyers) {
    const { ms, bytes } = await download(haat, buyer, mediaId);
    made.push(ms);
    copies.push(bytes);
  }
  const during = await endDuring();
  clearInterval(sampling);
  for (const [place, buyer] of buyers.entries()) {
    const { ms, bytes } = await download(haat, buyer, mediaId);
    if (!bytes.equals(copies[place] as Buffer)) throw new Error('The second download is another file');
    kept.push(ms);
  }
  for (const [place, copy] of copies.entries()) await readBack(copy, String(9_720_000_000 + place).slice(-4));
  return { made, kept, quiet, during, before, most, bytes: book.length };
}

/** Throws where a page does not carry the name and the digits. */
async function readBack(copy: Buffer, digits: string): Promise<void> {
  const stamps = await stampsOf(copy);
  const isWhole = stamps.every((stamp) => stamp === `Asha Rao · •••• ${digits}`);
  if (stamps.length !== pages || !isWhole) throw new Error('A page has no stamp');
}

async function report(
  { made, kept, quiet, during, before, most, bytes }: Times,
  { buyers }: Plan,
  quick: boolean,
): Promise<void> {
  const ms = (value: number) => Math.round(value);
  const row = (name: string, all: number[]) => [
    name,
    ms(median(all)),
    ms(quantile(all, 0.99)),
    ms(Math.max(...all)),
  ];
  const ratio = ratioOf(kept, made);
  await publish(
    {
      section: 'stamps',
      conditions: `A PDF of ${pages} pages of text, ${(bytes / megabyte).toFixed(1)} MB, downloaded by ${buyers} buyers one after the other, each with a copy of their own stamped across every page; every copy is read back, and each of its pages has the name and the digits. /healthz is asked every ${probeEveryMs} ms beside it. PostgreSQL, one server, files in a folder; clients on the same machine.`,
      head: ['what', 'p50 ms', 'p99 ms', 'longest ms'],
      rows: [
        row('first download: the copy is made', made),
        row('next download: the copy is kept', kept),
        row('/healthz, nothing is made', quiet),
        row('/healthz, copies are made', during),
      ],
      goals: [
        {
          name: 'seconds until a copy is there, the slowest',
          measured: (Math.max(...made) / 1_000).toFixed(1),
          wanted: `≤ ${wanted.seconds}`,
          met: Math.max(...made) <= wanted.seconds * 1_000,
        },
        {
          name: 'next download / first',
          measured: shown(ratio),
          wanted: `≤ ${wanted.kept}`,
          met: ratio.high <= wanted.kept,
        },
        {
          name: 'others wait while copies are made, p99 ms',
          measured: String(ms(quantile(during, 0.99))),
          wanted: `≤ ${wanted.wait}`,
          met: quantile(during, 0.99) <= wanted.wait,
        },
        {
          name: 'memory while copies are made',
          measured: `${before} MB before, at most ${most} MB`,
          wanted: `at most ${wanted.memory} MB more`,
          met: most - before <= wanted.memory,
        },
      ],
    },
    quick,
  );
}
