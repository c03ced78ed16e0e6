// A prepared video is watched: by the browser’s own HLS, by hls.js where it has none, at the quality that is chosen, until access ends.
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { publishProduct } from '../../simulators/shop';
import { makeFilm } from '../harness/film';
import { prepareFilm } from '../harness/renditions';
import { openShop, type Shop } from '../harness/shop';
import { buyIn, sellParts, uploadedFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

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

const facts = (page: Page) =>
  page
    .locator('video')
    .evaluate(({ currentTime, ended, videoHeight, currentSrc, src }: HTMLVideoElement) => ({
      currentTime,
      ended,
      videoHeight,
      source: currentSrc || src,
    }));

/** The names of what was fetched of the video, each once. */
function fetchedIn(page: Page): () => string[] {
  const names = new Set<string>();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/stream/video/') && answer.ok()) names.add(pathname.split('/').at(-1) ?? '');
  });
  return () => [...names];
}

async function choose(page: Page, quality: string): Promise<void> {
  const player = page.getByRole('region', { name: 'The film' });
  await player.getByRole('button', { name: 'Playback settings' }).click();
  await player.getByRole('combobox', { name: 'Quality' }).selectOption(quality);
  await page.keyboard.press('Escape');
}

for (const [way, hidesNative] of [
  ['by the browser itself', false],
  ['by hls.js', true],
] as const)
  test(`HLS plays to its end ${way}, at the quality that is chosen, with captions`, async ({
    visit,
    haat,
  }) => {
    const { page, context } = await visit({ viewport: widths.phone });
    if (hidesNative)
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.canPlayType = () => '';
      });
    const { placed } = await buyIn(context, haat, productId);
    const fetched = fetchedIn(page);
    await page.goto(`/access/${placed.id}`);
    const player = page.getByRole('region', { name: 'The film' });
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(0.3);
    expect((await facts(page)).source.startsWith('blob:')).toBe(hidesNative);
    await choose(page, '360p');
    await expect.poll(async () => (await facts(page)).videoHeight).toBe(360);
    await choose(page, '720p');
    await expect.poll(async () => (await facts(page)).videoHeight).toBe(720);
    await page.keyboard.press('c');
    await expect(player.getByText('Knead the dough')).toBeVisible();
    await page.keyboard.press('8');
    await expect(player.getByRole('button', { name: 'Play again' })).toBeVisible();
    expect((await facts(page)).ended).toBe(true);
    expect(fetched()).toEqual(
      expect.arrayContaining([
        'master.m3u8',
        '360.m3u8',
        '720.m3u8',
        'audio.m3u8',
        'audio-1.m4s',
        '720-3.m4s',
      ]),
    );
    expect(fetched()).not.toContain(placed.id);
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
  await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(0.3);
  expect((await facts(page)).source).toContain(`/master.m3u8?product=${id}`);
});
