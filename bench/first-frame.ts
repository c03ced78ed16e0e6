// How long a buyer waits for the first picture of a video, beside the same files from a static server.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { MediaFile } from '@haat/openapi';
import type { Browser } from 'playwright';
import { type Bought, buy, until } from '../tests/simulators/buyer';
import { type Haat, startHaat } from '../tests/simulators/haat';
import { startPostgres } from '../tests/simulators/postgres';
import { publishFilm, signIn } from '../tests/simulators/shop';
import { startFloor } from './floors/floor';
import { launchBrowser } from './measure/browser';
import { openPhone } from './measure/phone';
import { median, quantile, ratioOf, shown } from './measure/ratios';
import { publish } from './measure/report';
import { askAs, uploadFilm } from './video.film';

const film = new URL('../server/demo/assets/folding.mp4', import.meta.url);
const wanted = 1.3;
const longestMs = 30_000;
const paces = { 'slow network': true, 'no limit': false } as const;
type Pace = keyof typeof paces;
/** Without a limit a picture takes a tenth of a second, and most of what differs is chance. */
const roundsOf: Readonly<Record<Pace, number>> = { 'slow network': 9, 'no limit': 25 };

interface Target {
  name: string;
  /** A page of the same origin, on which nothing else is loaded. */
  page: string;
  video: string;
  cookie?: { url: string; name: string; value: string };
}

/** One file from Haat, from the static server, and from the static server once more: how far the same thing differs from itself. */
interface Compared {
  name: string;
  pace: Pace;
  targets: readonly [ours: Target, floor: Target, again: Target];
  /** ms of each round, in the order of the targets. */
  times: [number[], number[], number[]];
}

export async function measure(quick: boolean): Promise<void> {
  const postgres = await startPostgres();
  const haat = await startHaat({ databaseUrl: postgres.url });
  const folder = await mkdtemp(join(tmpdir(), 'haat-first-frame-'));
  const bytes = await readFile(film);
  const { mediaId, bought } = await soldFilm(haat, bytes);
  const address = (name: string) => `${haat.url}/stream/video/${mediaId}${name}?access=${bought.grantId}`;
  await writeFile(join(folder, 'film.mp4'), bytes);
  await writeFile(join(folder, 'blank.html'), '<!doctype html><title>Blank</title>');
  await mirror(address('/master.m3u8'), bought, folder);
  const floor = await startFloor('video', { FOLDER: folder });
  const cookie = cookieOf(haat.url, bought);
  const all: Compared[] = [];
  for (const pace of Object.keys(paces) as Pace[])
    for (const [name, ours, file] of [
      ['playlist', address('/master.m3u8'), 'master.m3u8'],
      ['as uploaded', address(''), 'film.mp4'],
    ] as const) {
      const fixed = { page: `${floor.url}/blank.html`, video: `${floor.url}/${file}` };
      const targets = [
        { name: 'Haat', page: `${haat.url}/robots.txt`, video: ours, cookie },
        { name: 'static server', ...fixed },
        { name: 'static server again', ...fixed },
      ] as const;
      all.push({ name, pace, targets, times: [[], [], []] });
    }
  const browser = await launchBrowser();
  for (const compared of all) await compare(browser, compared, quick ? 2 : roundsOf[compared.pace]);
  await browser.close();
  await floor.stop();
  await haat.dispose();
  await postgres.stop();
  await rm(folder, { recursive: true });
  await report(all, bytes.length, quick);
}

/** A film on sale that one has bought, with the playlist that the server makes of it. */
async function soldFilm(haat: Haat, bytes: Buffer): Promise<{ mediaId: string; bought: Bought }> {
  const { url } = haat;
  const creator = await signIn(haat, '9812345705', 'Meera');
  const ask = askAs(url, creator);
  const { id, mediaId } = await uploadFilm(ask, bytes);
  // As a browser without an encoder says it: the server then makes the playlist of what was uploaded.
  await ask('POST', `/api/renditions/${id}/failure`, { reason: 'unsupported' }, {}, 204);
  await until(async () => {
    const { playback } = await ask<MediaFile>('GET', `/api/media/${mediaId}`, undefined);
    return playback?.renditions.status === 'ready';
  });
  const product = await publishFilm(url, creator.token, mediaId);
  return { mediaId, bought: await buy(url, product.id, '9700000002') };
}

function cookieOf(url: string, { cookie }: Bought): NonNullable<Target['cookie']> {
  const [name = '', value = ''] = cookie.split('=');
  return { url, name, value };
}

/** Keeps a playlist and all that it leads to as files of the same names. */
async function mirror(url: string, bought: Bought, folder: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie: bought.cookie } });
  if (!answer.ok) throw new Error(`${url} ${answer.status}`);
  const name = basename(new URL(url).pathname);
  if (!name.endsWith('.m3u8')) return writeFile(join(folder, name), Buffer.from(await answer.arrayBuffer()));
  const text = await answer.text();
  const names = /(?<=URI=")[^"]+|^[^#\s].*$/gm;
  for (const link of new Set(text.match(names) ?? [])) await mirror(new URL(link, url).href, bought, folder);
  return writeFile(
    join(folder, name),
    text.replace(names, (link) => basename(link)),
  );
}

async function compare(browser: Browser, { targets, times, pace }: Compared, rounds: number): Promise<void> {
  for (const target of targets) await firstFrame(browser, target, pace);
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < targets.length; turn += 1) {
      const place = ((round + turn) % targets.length) as 0 | 1 | 2;
      times[place].push(await firstFrame(browser, targets[place], pace));
    }
}

/** ms from giving a video element its address to its first picture. */
async function firstFrame(
  browser: Browser,
  { page: url, video, cookie }: Target,
  pace: Pace,
): Promise<number> {
  const { page, close } = await openPhone(browser, { isSlow: paces[pace] });
  try {
    if (cookie) await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
    await page.goto(url);
    return await page.evaluate(
      async ([address, longest]) => {
        const element = document.createElement('video');
        element.muted = true;
        document.body.append(element);
        const startedAt = performance.now();
        const shownAt = new Promise<number>((resolve, reject) => {
          element.requestVideoFrameCallback((now) => resolve(Math.max(now, performance.now())));
          element.addEventListener('error', () => reject(new Error(`${address} ${element.error?.message}`)));
          setTimeout(reject, longest, new Error(`${address} showed nothing`));
        });
        element.src = address;
        element.play().catch(() => undefined);
        return (await shownAt) - startedAt;
      },
      [video, longestMs] as const,
    );
  } finally {
    await close();
  }
}

async function report(all: readonly Compared[], bytes: number, quick: boolean): Promise<void> {
  await publish(
    {
      section: 'first-frame',
      conditions: `A film of 20 s, 360p with sound, ${Math.round(bytes / 1_000)} kB, in Chromium, for a buyer with the check of their access: from giving a video element its address to the first picture. 360×800, CPU 4× slower, empty cache, in turn, ${roundsOf['slow network']} rounds on a slow network and ${roundsOf['no limit']} without a limit; the slow network has 1.6 Mbps down and 150 ms per request. The static server sends the same files without any check.`,
      head: ['what', 'network', 'from', 'median ms', '95 % within ms'],
      rows: all.flatMap(({ name, pace, targets, times }) =>
        targets.map((target, place) => {
          const ms = times[place] ?? [];
          return [name, pace, target.name, Math.round(median(ms)), Math.round(quantile(ms, 0.95))];
        }),
      ),
      goals: all.map(({ name, pace, times: [ours, floor, again] }) => {
        const ratio = ratioOf(ours, floor);
        return {
          name: `first picture, ${name}, ${pace}: Haat / static server`,
          measured: `${shown(ratio)}; static server / itself ${shown(ratioOf(again, floor))}`,
          wanted: `≤ ${wanted}`,
          met: ratio.high <= wanted,
        };
      }),
    },
    quick,
  );
}
