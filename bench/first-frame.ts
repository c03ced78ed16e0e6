// How long a buyer on a cheap phone waits for the first picture of a video, beside the same files from a static server.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { MediaFile } from '@haat/openapi';
import { type Browser, chromium } from 'playwright';
import { type Bought, buy, until } from '../tests/simulators/buyer';
import { startHaat } from '../tests/simulators/haat';
import { publishFilm, signIn } from '../tests/simulators/shop';
import { startFloor } from './floors/floor';
import { openPhone } from './measure/phone';
import { median, quantile, ratioOf, shown } from './measure/ratios';
import { publish } from './measure/report';
import { askAs, uploadFilm } from './video.film';

const film = new URL('../server/demo/assets/folding.mp4', import.meta.url);
const wanted = 1.3;

interface Target {
  name: string;
  /** A page of the same origin, on which nothing else is loaded. */
  page: string;
  video: string;
  cookie?: { url: string; name: string; value: string };
  /** ms of each round. */
  times: number[];
}

export async function measure(quick: boolean): Promise<void> {
  const rounds = quick ? 3 : 31;
  const haat = await startHaat();
  const creator = await signIn(haat, '9812345705', 'Meera');
  const ask = askAs(haat.url, creator);
  const bytes = await readFile(film);
  const { id, mediaId } = await uploadFilm(ask, bytes);
  // As a browser without an encoder says it: the server then makes the playlist of what was uploaded.
  await ask('POST', `/api/renditions/${id}/failure`, { reason: 'unsupported' }, {}, 204);
  await until(async () => {
    const { playback } = await ask<MediaFile>('GET', `/api/media/${mediaId}`, undefined);
    return playback?.renditions.status === 'ready';
  });
  const product = await publishFilm(haat.url, creator.token, mediaId);
  const bought = await buy(haat.url, product.id, '9700000002');
  const folder = await mkdtemp(join(tmpdir(), 'haat-first-frame-'));
  await writeFile(join(folder, 'film.mp4'), bytes);
  await writeFile(join(folder, 'blank.html'), '<!doctype html><title>Blank</title>');
  const address = (name: string) => `${haat.url}/stream/video/${mediaId}${name}?access=${bought.grantId}`;
  await mirror(address('/master.m3u8'), bought, folder);
  const floor = await startFloor('video', { FOLDER: folder });
  const ours = (name: string, video: string): Target => ({
    name,
    video,
    page: `${haat.url}/robots.txt`,
    times: [],
    cookie: cookieOf(haat.url, bought),
  });
  const static_ = (name: string, file: string): Target => ({
    name,
    video: `${floor.url}/${file}`,
    page: `${floor.url}/blank.html`,
    times: [],
  });
  const pairs = [
    [ours('Haat, playlist', address('/master.m3u8')), static_('static, playlist', 'master.m3u8')],
    [ours('Haat, as uploaded', address('')), static_('static, as uploaded', 'film.mp4')],
  ] as const;
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const targets = pairs.flat();
  for (const target of targets) await firstFrame(browser, target);
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < targets.length; turn += 1) {
      const target = targets[(round + turn) % targets.length];
      if (target) target.times.push(await firstFrame(browser, target));
    }
  await browser.close();
  await floor.stop();
  await haat.dispose();
  await rm(folder, { recursive: true });
  await publish(
    {
      section: 'first-frame',
      conditions: `A film of 20 s, 360p with sound, ${Math.round(bytes.length / 1_000)} kB: from giving a video element its address to the first picture. 360×800, CPU 4× slower, 1.6 Mbps down, 150 ms per request, empty cache, ${rounds} rounds in turn; the static server sends the same files without any check.`,
      head: ['from', 'median ms', '95 % within ms'],
      rows: targets.map(({ name, times }) => [
        name,
        Math.round(median(times)),
        Math.round(quantile(times, 0.95)),
      ]),
      goals: pairs.map(([one, other]) => {
        const ratio = ratioOf(one.times, other.times);
        return {
          name: `first picture: ${one.name} / ${other.name}`,
          measured: shown(ratio),
          wanted: `≤ ${wanted}`,
          met: ratio.high <= wanted,
        };
      }),
    },
    quick,
  );
}

function cookieOf(url: string, { cookie }: Bought): NonNullable<Target['cookie']> {
  const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
  return { url, name, value };
}

/** Keeps a playlist and all that it leads to as files of the same names. */
async function mirror(url: string, bought: Bought, folder: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie: bought.cookie } });
  if (!answer.ok) throw new Error(`${url} ${answer.status}`);
  const name = basename(new URL(url).pathname);
  if (!name.endsWith('.m3u8')) return writeFile(join(folder, name), Buffer.from(await answer.arrayBuffer()));
  const text = await answer.text();
  const links = text.match(/(?<=URI=")[^"]+|^[^#\s].*$/gm) ?? [];
  for (const link of new Set(links)) await mirror(new URL(link, url).href, bought, folder);
  const plain = text.replace(/(?<=URI=")[^"]+|^[^#\s].*$/gm, (link) => basename(link));
  return writeFile(join(folder, name), plain);
}

/** ms */
async function firstFrame(browser: Browser, { page: url, video, cookie }: Target): Promise<number> {
  const { page, close } = await openPhone(browser);
  try {
    if (cookie) await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
    await page.goto(url);
    return await page.evaluate(async (address) => {
      const element = document.createElement('video');
      element.muted = true;
      document.body.append(element);
      const startedAt = performance.now();
      const shownAt = new Promise<number>((resolve, reject) => {
        element.requestVideoFrameCallback(() => resolve(performance.now()));
        element.addEventListener('error', () => reject(new Error(element.error?.message)));
      });
      element.src = address;
      element.play().catch(() => undefined);
      return (await shownAt) - startedAt;
    }, video);
  } finally {
    await close();
  }
}
