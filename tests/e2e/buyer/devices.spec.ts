// A film that was bought goes on where another device was, on two devices at once, until the access ends.
import type { BrowserContext, Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { makeFilm } from '../harness/film';
import { openShop, type Shop } from '../harness/shop';
import { buyIn, sellParts, uploadFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

const seconds = 60;
let shop: Shop;
let productId: string;
test.beforeAll(async ({ haat, browser }) => {
  shop = await openShop(haat);
  const { url } = haat;
  const bytes = await makeFilm(browser, { url, seconds });
  const mediaId = await uploadFile(url, shop.creator, { bytes, purpose: 'video', name: 'bread.mp4' });
  productId = await sellParts(url, shop.creator, [{ id: 'a', type: 'video', title: 'The film', mediaId }]);
});

const player = (page: Page) => page.getByRole('region', { name: 'The film' });
const secondOf = (page: Page) =>
  page.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
const reported = (page: Page, isPlaying: boolean) =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes('/playback/') && answer.request().postDataJSON()?.isPlaying === isPlaying,
  );

test('a film goes on where another device was, on two devices at once, and stops with a refund', async ({
  visit,
  haat,
}) => {
  const first = await visit({ viewport: widths.phone });
  const { placed } = await buyIn(first.context, haat, productId);
  const path = `/access/${placed.id}`;
  /** Another device of the same buyer: it shares nothing with the first but the cookie. */
  const another = async (): Promise<{ page: Page; context: BrowserContext }> => {
    const visited = await visit({ viewport: widths.phone });
    await visited.context.addCookies(await first.context.cookies());
    await visited.page.goto(path);
    return visited;
  };
  await first.page.goto(path);
  const play = async (page: Page) => {
    const told = reported(page, true);
    await player(page).getByRole('button', { name: 'Play', exact: true }).click();
    return (await told).status();
  };
  expect(await play(first.page)).toBe(204);
  const stopped = reported(first.page, false);
  await first.page.keyboard.press('5');
  await expect.poll(() => secondOf(first.page)).toBeGreaterThan(seconds / 2 - 1);
  await first.page.keyboard.press('k');
  expect((await stopped).status()).toBe(204);

  const second = await another();
  expect(await play(second.page)).toBe(204);
  await expect.poll(() => secondOf(second.page)).toBeGreaterThan(seconds / 2 - 1);
  expect(await play(first.page)).toBe(204);

  const third = await another();
  expect(await play(third.page)).toBe(409);
  const refusal = player(third.page).getByRole('alert');
  await expect(refusal.getByText('It already plays on other devices')).toBeVisible();
  await expect(refusal.getByText(/^It plays on Chrome on \w+, Chrome on \w+\./)).toBeVisible();
  expect(await third.page.locator('video').evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
  const left = reported(first.page, false);
  await first.page.keyboard.press('k');
  await left;
  const told = reported(third.page, true);
  await refusal.getByRole('button', { name: 'Play here' }).click();
  expect((await told).status()).toBe(204);

  const { status } = await call(haat.url, 'POST', `/api/transactions/${placed.id}/refund`, {
    token: shop.creator.token,
    body: {},
    headers: { 'idempotency-key': 'a-refund-of-devices' },
  });
  expect(status).toBe(200);
  await haat.advanceClock('PT40S');
  await expect(player(second.page).getByText('Your access to this has ended')).toBeVisible({
    timeout: 20_000,
  });
});
