// 1080p is prepared when the creator asks; a preparation that fails says why on the Files screen, and is tried again.
import type { MediaFile, MediaList } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { expectStatus } from '../../simulators/shop';
import { makeFilm } from '../harness/film';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn, sellParts } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

test.describe.configure({ timeout: 240_000 });
let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

async function fileOf(url: string, name: string): Promise<MediaFile> {
  const { token } = shop.creator;
  const { items } = expectStatus(await call<MediaList>(url, 'GET', `/api/media?q=${name}`, { token }), 200);
  expect(items).toHaveLength(1);
  return items[0] as MediaFile;
}
const namesOf = ({ playback }: MediaFile) =>
  playback?.renditions.items.map(({ name }) => name).toSorted() ?? [];
const rows = (page: Page) => page.getByRole('list', { name: 'Uploads' });
const prepared = async (page: Page) => {
  await expect(rows(page)).toBeVisible();
  await expect(rows(page)).toBeHidden({ timeout: 120_000 });
};
const open = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Change ${name}` }).click();
  return page.getByRole('dialog', { name: 'File' });
};

test('1080p is added on request, in another visit too, and buyers choose it', async ({
  visit,
  haat,
  browser,
}) => {
  const film = await makeFilm(browser, { url: haat.url, seconds: 6, width: 1_920, height: 1_080 });
  const chosen = { name: 'bread.mp4', mimeType: 'video/mp4', buffer: film };
  const { page, context } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto(paths.media);
  await page.locator('input[type="file"][multiple]').setInputFiles(chosen);
  await prepared(page);
  expect(namesOf(await fileOf(haat.url, 'bread'))).toEqual(['360', '720', 'audio']);
  await page.close();

  const other = await context.newPage();
  await other.goto(paths.media);
  const sheet = await open(other, 'bread.mp4');
  await expect(sheet.getByText(/^You will be asked to choose the same file again/)).toBeVisible();
  const pick = async (buffer: Buffer) => {
    const picking = other.waitForEvent('filechooser');
    await sheet.getByRole('button', { name: 'Also prepare in 1080p' }).click();
    await (await picking).setFiles({ ...chosen, buffer });
  };
  await pick(film.subarray(0, -1));
  await expect(sheet.getByText(/^That is a different file/)).toBeVisible();
  await pick(film);
  const all = ['1080', '360', '720', 'audio'];
  await expect.poll(async () => namesOf(await fileOf(haat.url, 'bread')), { timeout: 120_000 }).toEqual(all);
  const { mediaId, playback } = await fileOf(haat.url, 'bread');
  expect(playback?.renditions.maxRendition).toBe('1080');
  await expect(sheet.getByText('Prepared for slow networks: 360p, 720p, 1080p')).toBeVisible();
  await other.close();

  const productId = await sellParts(haat.url, shop.creator, [
    { id: 'a', type: 'video', title: 'The film', mediaId },
  ]);
  const buyer = await visit({ viewport: widths.desktop });
  const { placed } = await buyIn(buyer.context, haat, productId);
  await buyer.page.goto(`/access/${placed.id}`);
  const player = buyer.page.getByRole('region', { name: 'The film' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await player.getByRole('button', { name: 'Playback settings' }).click();
  await player.getByRole('combobox', { name: 'Quality' }).selectOption('1080p');
  await expect
    .poll(() => buyer.page.locator('video').evaluate(({ videoHeight }: HTMLVideoElement) => videoHeight))
    .toBe(1_080);
});

test('a storage that is full is said with what to do, and it is prepared again', async ({
  visit,
  haat,
  browser,
}) => {
  const film = await makeFilm(browser, { url: haat.url, seconds: 6 });
  const { page, context } = await visit({ viewport: widths.phone });
  const segments = '**/api/renditions/*/360-1.m4s?**';
  await context.route(segments, (route) =>
    route.fulfill({ status: 409, json: { code: 'storage_full', message: 'Your storage is full.' } }),
  );
  await rememberSession(page, shop.creator);
  await page.goto(paths.media);
  await page
    .locator('input[type="file"][multiple]')
    .setInputFiles({ name: 'oven.mp4', mimeType: 'video/mp4', buffer: film });
  await expect(page.getByText('Not prepared for slow networks')).toBeVisible({ timeout: 60_000 });
  expect((await fileOf(haat.url, 'oven')).playback?.renditions.failure).toBe('storage_full');
  await context.unroute(segments);
  const sheet = await open(page, 'oven.mp4');
  await expect(sheet.getByText(/because your storage is full/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Prepare again' }).click();
  await expect(sheet.getByText('Prepared for slow networks: 360p')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Not prepared for slow networks')).toBeHidden();
  expect(namesOf(await fileOf(haat.url, 'oven'))).toEqual(['360', 'audio']);
});
