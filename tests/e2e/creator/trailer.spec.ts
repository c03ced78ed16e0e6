// A trailer is chosen beside the cover, prepared in the browser of its creator, and plays on the preview for anybody.
import { fileURLToPath } from 'node:url';
import type { Product } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import type { Page } from '@playwright/test';
import { mp4Of } from '../../../server/modules/catalog/media/testing/video';
import { call } from '../../simulators/call';
import { expectStatus } from '../../simulators/shop';
import { expectAccessible } from '../harness/accessible';
import { makeFilm } from '../harness/film';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, type Visit, widths } from '../harness/test';
import { filmFacts, secondOf } from '../harness/watching';

test.describe.configure({ timeout: 180_000 });
const seconds = 8;
const cover = fileURLToPath(new URL('../../../server/demo/assets/ananya.jpg', import.meta.url));
const narrow = { width: 360, height: 740 };
let shop: Shop;
let product: Product;
let film: Buffer;
test.beforeAll(async ({ haat, browser }) => {
  test.setTimeout(180_000);
  shop = await openShop(haat);
  film = await makeFilm(browser, { url: haat.url, seconds, width: 640, height: 360 });
  const body = {
    kind: 'course',
    title: 'Monsoon in Watercolour',
    prices: [{ type: 'once', amount: 1_49_900 }],
    content: {},
  };
  const { token } = shop.creator;
  product = expectStatus(await call<Product>(haat.url, 'POST', '/api/products', { body, token }), 201);
});

const label = `Trailer 0:0${seconds}`;
const trailerPath = () => `/pp/${product.id}/trailer`;

/** What is fetched of any film from now on. */
function filmsFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stream/video/')) fetched.push(request.url());
  });
  return fetched;
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a video' }).click();
  await (await chooser).setFiles({ name, mimeType: 'video/mp4', buffer });
}

async function preview(visit: (options: object) => Promise<Visit>, options: object): Promise<Page> {
  const { page } = await visit({ viewport: narrow, ...options });
  await page.goto(`/cc/${product.id}`);
  return page;
}

test('its creator uploads it, and it is shown once it is prepared', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto(`${paths.create('course')}?id=${product.id}&step=basics`);
  await page.locator('input[type="file"]').first().setInputFiles(cover);
  await expect(page.getByLabel('Picture description')).toBeVisible();
  await choose(page, 'long.mp4', await mp4Of({ seconds: 200 }));
  await expect(
    page.getByText('This video is longer than 3 minutes. Choose a shorter one as the trailer.'),
  ).toBeVisible();
  await choose(page, 'rain.mp4', film);
  const row = page.getByRole('list', { name: 'Trailer' });
  await expect(row.getByText('rain.mp4')).toBeVisible();
  await expect(row.getByText(`0:0${seconds}. Ready to be played.`)).toBeVisible({ timeout: 60_000 });
  const { token } = shop.creator;
  const own = () => call<Product>(haat.url, 'GET', `/api/products/${product.id}`, { token });
  await expect.poll(async () => (await own()).body.trailer?.mediaId).toBeDefined();
  const { version, trailer } = (await own()).body;
  const item = { id: 'i1', type: 'video', title: 'Rain', mediaId: trailer?.mediaId };
  const lessons = [{ id: 'l1', title: 'Wet on wet', items: [item] }];
  const content = { sections: [{ id: 's1', title: 'Water first', lessons }] };
  const change = { body: { content, version }, token };
  expectStatus(await call(haat.url, 'PATCH', `/api/products/${product.id}`, change), 200);
  expectStatus(await call(haat.url, 'POST', `/api/products/${product.id}/publish`, { token }), 200);
});

test('it plays on the preview at a tap, and nothing of it is fetched before', async ({ visit }) => {
  const page = await preview(visit, {});
  await expect(page.getByText('Light on data, about 1 MB a lesson').first()).toBeVisible();
  const fetched = filmsFetched(page);
  await page.reload({ waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await expect(page.locator('video')).toHaveCount(0);
  const button = page.getByRole('link', { name: label });
  expect(await button.evaluate((link) => link.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0.3);
  expect((await filmFacts(page)).source).toContain(`/master.m3u8?product=${product.id}`);
  expect(new URL(page.url()).pathname).toBe(`/cc/${product.id}`);
  await expect(page.locator('video')).toBeFocused();
});

test('without a script its link leads to a page that plays it', async ({ visit }) => {
  const page = await preview(visit, { javaScriptEnabled: false });
  await page.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(trailerPath());
  await expect(page.getByRole('heading', { level: 1, name: 'Trailer' })).toBeVisible();
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0.3);
  await page.getByRole('link', { name: 'See what you get' }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
});

test('with scripts that page has the player', async ({ visit }) => {
  const { page } = await visit({ viewport: narrow });
  await page.goto(trailerPath());
  const player = page.getByRole('region', { name: product.title });
  const play = player.getByRole('button', { name: 'Play', exact: true });
  await expectAccessible(page, play);
  await play.click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0.3);
});
