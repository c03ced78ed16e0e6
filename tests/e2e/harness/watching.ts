// How tests watch a film in the player, by the browser’s own HLS or without it, as in Firefox.
import { expect, type Page } from '@playwright/test';

/** How HLS is played: a browser that has none of its own loads hls.js. */
export const hlsWays = ['by the browser itself', 'by hls.js'] as const;
export type HlsWay = (typeof hlsWays)[number];

/** Has the next documents of a page play HLS this way. */
export async function playHls(page: Page, way: HlsWay): Promise<void> {
  if (way === 'by the browser itself') return;
  await page.addInitScript(() => {
    const native = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function canPlayType(type) {
      return /mpegurl/i.test(type) ? '' : native.call(this, type);
    };
  });
}

export const playerOf = (page: Page) => page.getByRole('region', { name: 'The film' });

export const filmFacts = (page: Page) =>
  page
    .locator('video')
    .evaluate(
      ({ currentTime, duration, paused, ended, muted, videoHeight, currentSrc, src }: HTMLVideoElement) => ({
        currentTime,
        duration,
        paused,
        ended,
        muted,
        videoHeight,
        source: currentSrc || src,
      }),
    );
export const secondOf = async (page: Page): Promise<number> => (await filmFacts(page)).currentTime;

/** Plays until there is a picture, and sees that it comes the way it should. */
export async function startsPlaying(page: Page, way: HlsWay): Promise<void> {
  await playerOf(page).getByRole('button', { name: 'Play', exact: true }).click();
  const from = await secondOf(page);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(from + 0.3);
  expect((await filmFacts(page)).source.startsWith('blob:')).toBe(way === 'by hls.js');
}

export async function chooseQuality(page: Page, quality: '360p' | '720p'): Promise<void> {
  const player = playerOf(page);
  const settings = player.getByRole('button', { name: 'Playback settings' });
  await settings.click();
  await player.getByRole('combobox', { name: 'Quality' }).selectOption(quality);
  await page.keyboard.press('Escape');
  // A key that is pressed before the focus is back means nothing to the player.
  await expect(settings).toBeFocused();
  await expect.poll(async () => `${(await filmFacts(page)).videoHeight}p`).toBe(quality);
}

/** Plays what is left after the last fifth or tenth has begun, by the keys 8 and 9, and sees its end. */
export async function playsToEnd(page: Page, quality: '360p' | '720p', key: '8' | '9'): Promise<void> {
  await page.keyboard.press(key);
  await expect(playerOf(page).getByRole('button', { name: 'Play again' })).toBeVisible({ timeout: 20_000 });
  const { ended, videoHeight, currentTime, duration } = await filmFacts(page);
  expect([ended, `${videoHeight}p`]).toEqual([true, quality]);
  expect(currentTime).toBeCloseTo(duration, 0);
}

/** The names of what was fetched of the video, each once. */
export function fetchedIn(page: Page): () => string[] {
  const names = new Set<string>();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/stream/video/') && answer.ok()) names.add(pathname.split('/').at(-1) ?? '');
  });
  return () => [...names];
}
