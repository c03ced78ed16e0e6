// A film that was bought goes on where another device was, on two devices at once, until the access ends.
import type { BrowserContext, Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { makeFilm } from '../harness/film';
import { prepareFilm } from '../harness/renditions';
import { openShop, type Shop } from '../harness/shop';
import { buyIn, sellParts, uploadedFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';
import { filmFacts, hlsWays, playerOf, playHls, secondOf } from '../harness/watching';

const seconds = 60;
test.describe.configure({ timeout: 180_000 });
let shop: Shop;
/** One film as it was uploaded, and one that is prepared. */
const products = { original: '', prepared: '' };
test.beforeAll(async ({ haat, browser }) => {
  test.setTimeout(180_000);
  shop = await openShop(haat);
  const { url } = haat;
  const { creator } = shop;
  const bytes = await makeFilm(browser, { url, seconds });
  for (const name of ['original', 'prepared'] as const) {
    const film = { bytes, purpose: 'video', name: `${name}.mp4` } as const;
    const { mediaId, contentId = '' } = await uploadedFile(url, creator, film);
    if (name === 'prepared') await prepareFilm(browser, { url, creator, contentId, seconds });
    products[name] = await sellParts(url, creator, [{ id: 'a', type: 'video', title: 'The film', mediaId }]);
  }
});

const reported = (page: Page, isPlaying: boolean) =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes('/playback/') && answer.request().postDataJSON()?.isPlaying === isPlaying,
  );

for (const way of ['as it was uploaded', ...hlsWays] as const)
  test(`a film played ${way} goes on where another device was, on two devices at once, and stops with a refund`, async ({
    visit,
    haat,
  }) => {
    const visitDevice = async () => {
      const visited = await visit({ viewport: widths.phone });
      if (way !== 'as it was uploaded') await playHls(visited.page, way);
      return visited;
    };
    const first = await visitDevice();
    const { placed } = await buyIn(
      first.context,
      haat,
      products[way === 'as it was uploaded' ? 'original' : 'prepared'],
    );
    const path = `/access/${placed.id}`;
    /** Another device of the same buyer: it shares nothing with the first but the cookie. */
    const another = async (): Promise<{ page: Page; context: BrowserContext }> => {
      const visited = await visitDevice();
      await visited.context.addCookies(await first.context.cookies());
      await visited.page.goto(path);
      return visited;
    };
    await first.page.goto(path);
    const play = async (page: Page) => {
      const told = reported(page, true);
      await playerOf(page).getByRole('button', { name: 'Play', exact: true }).click();
      return (await told).status();
    };
    expect(await play(first.page)).toBe(204);
    await expect.poll(() => secondOf(first.page)).toBeGreaterThan(0.3);
    expect((await filmFacts(first.page)).source.startsWith('blob:')).toBe(way === 'by hls.js');
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
    const refusal = playerOf(third.page).getByRole('alert');
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
      headers: { 'idempotency-key': `a-refund-of-${placed.id}` },
    });
    expect(status).toBe(200);
    await haat.advanceClock('PT40S');
    await expect(playerOf(second.page).getByText('Your access to this has ended')).toBeVisible({
      timeout: 20_000,
    });
  });
