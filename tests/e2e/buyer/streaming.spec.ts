// A prepared video is watched: by the browser’s own HLS, by hls.js where it has none, at the quality that is chosen, until access ends.
import { call } from '../../simulators/call';
import { publishProduct } from '../../simulators/shop';
import { makeFilm } from '../harness/film';
import { prepareFilm } from '../harness/renditions';
import { openShop, type Shop } from '../harness/shop';
import { buyIn, sellParts, uploadedFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';
import {
  chooseQuality,
  fetchedIn,
  filmFacts,
  hlsWays,
  playerOf,
  playHls,
  playsToEnd,
  secondOf,
  startsPlaying,
} from '../harness/watching';

const seconds = 12;
let shop: Shop;
let filmId: string;
let productId: string;
test.beforeAll(async ({ haat, browser }) => {
  shop = await openShop(haat);
  const { url } = haat;
  const bytes = await makeFilm(browser, { url, seconds, width: 1_280, height: 720 });
  const { mediaId, contentId = '' } = await uploadedFile(url, shop.creator, {
    bytes,
    purpose: 'video',
    name: 'bread.mp4',
  });
  filmId = mediaId;
  await prepareFilm(browser, { url, creator: shop.creator, contentId, seconds });
  await call(url, 'PUT', `/api/media/${mediaId}/captions/en`, {
    body: { label: '', text: 'WEBVTT\n\n00:00.000 --> 00:11.000\nKnead the dough\n' },
    token: shop.creator.token,
  });
  productId = await sellParts(url, shop.creator, [{ id: 'a', type: 'video', title: 'The film', mediaId }]);
});

for (const way of hlsWays)
  test(`HLS plays to its end ${way}, at each quality, with captions and by keys`, async ({ visit, haat }) => {
    const { page, context } = await visit({ viewport: widths.phone });
    await playHls(page, way);
    const { placed } = await buyIn(context, haat, productId);
    const fetched = fetchedIn(page);
    await page.goto(`/access/${placed.id}`);
    await startsPlaying(page, way);
    await chooseQuality(page, '360p');
    await page.keyboard.press('k');
    await expect.poll(async () => (await filmFacts(page)).paused).toBe(true);
    await page.keyboard.press('5');
    await expect.poll(() => secondOf(page)).toBeCloseTo(seconds / 2, 0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => secondOf(page)).toBeCloseTo(seconds / 2 - 5, 0);
    await page.keyboard.press('m');
    expect((await filmFacts(page)).muted).toBe(true);
    await page.keyboard.press('c');
    await page.keyboard.press('k');
    await expect(playerOf(page).getByText('Knead the dough')).toBeVisible();
    await playsToEnd(page, '360p', '8');
    expect(fetched()).toEqual(
      expect.arrayContaining(['master.m3u8', '360.m3u8', 'audio.m3u8', 'audio-1.m4s', '360-3.m4s']),
    );

    await playerOf(page).getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => secondOf(page)).toBeLessThan(seconds / 2);
    await chooseQuality(page, '720p');
    await expect(playerOf(page).getByText('Knead the dough')).toBeVisible();
    await playsToEnd(page, '720p', '8');
    expect(fetched()).toEqual(expect.arrayContaining(['720.m3u8', '720-3.m4s']));
    expect(fetched()).not.toContain(placed.id);
  });

test('what was told to play before hls.js had come plays once it is there', async ({ visit, haat }) => {
  const { page, context } = await visit({ viewport: widths.phone });
  await playHls(page, 'by hls.js');
  const { placed } = await buyIn(context, haat, productId);
  let release = () => {};
  const isPressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(/\/hls[^/]*\.js$/);
  await page.route(/\/hls[^/]*\.js$/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto(`/access/${placed.id}`);
  await asked;
  await playerOf(page).getByRole('button', { name: 'Play', exact: true }).click();
  release();
  await expect.poll(() => secondOf(page), { timeout: 30_000 }).toBeGreaterThan(0.3);
  expect((await filmFacts(page)).source.startsWith('blob:')).toBe(true);
});

test('a free lesson plays on the page of its course', async ({ visit, haat }) => {
  const { id } = await publishProduct(haat.url, shop.creator.token, {
    kind: 'course',
    title: 'Bread in a week',
    prices: [{ type: 'once', amount: 99_900 }],
    content: {
      sections: [
        {
          id: 's1',
          title: 'Week 1',
          lessons: [
            {
              id: 'l1',
              title: 'The first loaf',
              isFree: true,
              items: [{ id: 'i1', type: 'video', title: 'The film', mediaId: filmId }],
            },
            { id: 'l2', title: 'The second loaf', text: 'Again, with more water.' },
          ],
        },
      ],
    },
  });
  const { page } = await visit({ viewport: widths.phone });
  await page.goto(`/cc/${id}`);
  await page.getByText('Watch free').click();
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0.3);
  expect((await filmFacts(page)).source).toContain(`/master.m3u8?product=${id}`);
});
