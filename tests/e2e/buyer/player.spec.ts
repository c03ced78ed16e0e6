// A video that was bought is watched: by ranges, by keys, with what the player says.
import type { Page } from '@playwright/test';
import { axeFindings } from '../harness/axe';
import { makeFilm } from '../harness/film';
import { openShop, type Shop } from '../harness/shop';
import { buyIn, sellParts, uploadFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
let productId: string;
test.beforeAll(async ({ haat, browser }) => {
  shop = await openShop(haat);
  const bytes = await makeFilm(browser, { url: haat.url, seconds: 12 });
  const mediaId = await uploadFile(haat.url, shop.creator, { bytes, purpose: 'video', name: 'bread.mp4' });
  productId = await sellParts(haat.url, shop.creator, [
    { id: 'a', type: 'video', title: 'The film', mediaId },
  ]);
});

const facts = (page: Page) =>
  page
    .locator('video')
    .evaluate(({ currentTime, paused, ended, muted, playbackRate, controls }: HTMLVideoElement) => ({
      currentTime,
      paused,
      ended,
      muted,
      playbackRate,
      controls,
    }));
const second = async (page: Page) => (await facts(page)).currentTime;

test('it plays to its end by ranges, and is watched by keys', async ({ visit, haat }) => {
  const { page, context } = await visit({ viewport: widths.phone });
  const { phone, placed } = await buyIn(context, haat, productId);
  const ranges: (string | null)[] = [];
  page.on('request', async (request) => {
    if (request.url().includes('/stream/video/')) ranges.push(await request.headerValue('range'));
  });
  await page.goto(`/access/${placed.id}`);
  const player = page.getByRole('region', { name: 'The film' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => second(page)).toBeGreaterThan(0.5);
  await expect(player.getByText(`•••• ${phone.slice(-4)}`)).toBeVisible();
  expect((await facts(page)).controls).toBe(false);
  await page.keyboard.press('k');
  await expect.poll(async () => (await facts(page)).paused).toBe(true);
  await page.keyboard.press('5');
  expect(await second(page)).toBeCloseTo(6, 0);
  await page.keyboard.press('ArrowLeft');
  expect(await second(page)).toBeCloseTo(1, 0);
  await page.keyboard.press('m');
  expect((await facts(page)).muted).toBe(true);
  await page.keyboard.press('Shift+>');
  expect((await facts(page)).playbackRate).toBe(1.25);
  await expect(player.getByRole('status')).toHaveText('Speed: 1.25×');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('9');
  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: 'Play again' })).toBeVisible();
  expect((await facts(page)).ended).toBe(true);
  expect(ranges.filter((range) => range?.startsWith('bytes=')).length).toBeGreaterThan(0);
});

test('what is chosen is found again; the whole of the player fills the screen, its mark too', async ({
  visit,
  haat,
}) => {
  const { page, context } = await visit({ viewport: widths.desktop });
  const { placed } = await buyIn(context, haat, productId);
  await page.goto(`/access/${placed.id}`);
  const player = page.getByRole('region', { name: 'The film' });
  await player.getByRole('button', { name: 'Playback settings' }).click();
  await player.getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
  await page.keyboard.press('Escape');
  await expect(player.getByRole('button', { name: 'Playback settings' })).toBeFocused();
  await player.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(player.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  const filling = await page.evaluate(() => document.fullscreenElement?.hasAttribute('data-player'));
  expect(filling).toBe(true);
  await expect(player.getByText(/^•••• \d{4}$/)).toBeVisible();
  await page.keyboard.press('f');
  await page.reload();
  await expect.poll(async () => (await facts(page)).playbackRate).toBe(1.5);
});
