// A video is prepared in the browser of its creator: beside the upload, over a tab that is closed in the middle, until buyers play it at the quality they choose.
import type { MediaFile, MediaList } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { expectStatus } from '../../simulators/shop';
import { makeFilm } from '../harness/film';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn, sellParts, uploadFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';
import {
  chooseQuality,
  filmFacts,
  hlsWays,
  playerOf,
  playHls,
  playsToEnd,
  secondOf,
  startsPlaying,
} from '../harness/watching';

test.describe.configure({ timeout: 300_000 });
const seconds = 60;
let shop: Shop;
let film: Buffer;
test.beforeAll(async ({ haat, browser }) => {
  test.setTimeout(180_000);
  shop = await openShop(haat);
  film = await makeFilm(browser, { url: haat.url, seconds, width: 1_280, height: 720 });
});

const rows = (page: Page) => page.getByRole('list', { name: 'Uploads' });

/** The one file of this name. */
async function fileOf(url: string, name: string): Promise<MediaFile> {
  const { token } = shop.creator;
  const { items } = expectStatus(await call<MediaList>(url, 'GET', `/api/media?q=${name}`, { token }), 200);
  expect(items).toHaveLength(1);
  return items[0] as MediaFile;
}

test('a video is prepared while it uploads, goes on in another tab, and is played', async ({
  visit,
  haat,
}) => {
  const { page, context } = await visit({ viewport: widths.desktop });
  const sent: string[] = [];
  await context.route('**/api/renditions/*/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    sent.push(name);
    // The first tab gets no further than this.
    if (isHeld && name === '360-4.m4s') return new Promise<void>(() => undefined);
    return route.fallback();
  });
  let isHeld = true;
  await rememberSession(page, shop.creator);
  await page.goto(paths.media);
  await page.locator('input[type="file"][multiple]').setInputFiles({
    name: 'bread.mp4',
    mimeType: 'video/mp4',
    buffer: film,
  });
  await expect(rows(page).getByText(/^Preparing for slow networks, \d+% done/)).toBeVisible();
  // A browser prepares a film about as fast as it plays, and slower where others work beside it.
  await expect.poll(() => sent, { timeout: 60_000 }).toContain('360-4.m4s');
  const { mediaId } = await fileOf(haat.url, 'bread');
  await page.close();
  isHeld = false;
  const before = sent.length;
  const other = await context.newPage();
  await other.goto(paths.media);
  await expect(rows(other).getByText(/^Preparing for slow networks/)).toBeVisible();
  await expect(rows(other)).toBeHidden({ timeout: 90_000 });
  // What the server had was not sent again.
  expect(sent.slice(before)).not.toContain('360-1.m4s');
  expect(sent.slice(before)).toContain('360-15.m4s');
  const { playback } = await fileOf(haat.url, 'bread');
  expect(playback?.renditions.items.map(({ name }) => name).toSorted()).toEqual(['360', '720', 'audio']);
  await other.close();

  const productId = await sellParts(haat.url, shop.creator, [
    { id: 'a', type: 'video', title: 'The film', mediaId },
  ]);
  for (const way of hlsWays) {
    const buyer = await visit({ viewport: widths.phone });
    await playHls(buyer.page, way);
    const { placed } = await buyIn(buyer.context, haat, productId);
    await buyer.page.goto(`/access/${placed.id}`);
    await startsPlaying(buyer.page, way);
    expect((await filmFacts(buyer.page)).duration).toBeCloseTo(seconds, 0);
    await chooseQuality(buyer.page, '360p');
    await playsToEnd(buyer.page, '360p', '9');
    await playerOf(buyer.page).getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => secondOf(buyer.page)).toBeLessThan(seconds / 2);
    await chooseQuality(buyer.page, '720p');
    await playsToEnd(buyer.page, '720p', '9');
    await buyer.context.close();
  }
});

test('captions and chapters are added on the Files screen', async ({ visit, haat, browser }) => {
  const bytes = await makeFilm(browser, { url: haat.url, seconds: 4 });
  await uploadFile(haat.url, shop.creator, { bytes, purpose: 'video', name: 'oven.mp4' });
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto(paths.media);
  await page.getByRole('button', { name: 'Change oven.mp4' }).click();
  const sheet = page.getByRole('dialog', { name: 'File' });
  const upload = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await sheet.getByRole('button', { name: 'Upload captions' }).click();
    await (await chooser).setFiles(file);
  };
  const srt = (text: string) => ({
    name: 'oven.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from(text),
  });
  await upload(srt('no captions at all'));
  await expect(sheet.getByText(/^These are not captions we can read/)).toBeVisible();
  await upload(srt('1\n00:00:00,000 --> 00:00:02,000\nओवन गरम करें\n'));
  await expect(sheet.getByRole('list', { name: 'Captions' }).getByText('हिन्दी')).toBeVisible();
  await sheet.getByRole('textbox', { name: /^Chapters/ }).fill('0:00 Oven\n0:02 Steam');
  await sheet.getByRole('button', { name: 'Save chapters' }).click();
  await expect(sheet.getByRole('button', { name: 'Save chapters' })).toBeHidden();
  const { playback } = await fileOf(haat.url, 'oven');
  expect(playback?.captions).toEqual([{ language: 'hi', label: 'हिन्दी' }]);
  expect(playback?.chapters).toEqual([
    { start: 0, title: 'Oven' },
    { start: 2, title: 'Steam' },
  ]);
  await sheet.getByRole('button', { name: 'Delete captions: Hindi' }).click();
  await expect(sheet.getByRole('list', { name: 'Captions' })).toBeHidden();
});
