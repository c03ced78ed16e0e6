// Audio is prepared in the browser of its creator and played from segments, with the controls, the position and the lock screen of a video.
import type { MediaFile, MediaList } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { call } from '../../simulators/call';
import { expectStatus } from '../../simulators/shop';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn, sellParts } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';
import { silentM4a, wavOf } from '../harness/tone';

test.describe.configure({ timeout: 180_000 });
const seconds = 30;
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

test('a WAV is encoded, an M4A is taken as it is, and both are played', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto(paths.media);
  const choose = page.locator('input[type="file"][multiple]');
  const wav = wavOf(seconds);
  const m4a = await silentM4a(seconds);
  await choose.setInputFiles([
    { name: 'tone.wav', mimeType: 'audio/wav', buffer: wav },
    { name: 'silence.m4a', mimeType: 'audio/mp4', buffer: m4a },
  ]);
  const rows = page.getByRole('list', { name: 'Uploads' });
  await expect(rows).toBeVisible();
  await expect(rows).toBeHidden({ timeout: 90_000 });
  const [tone, silence] = [await fileOf(haat.url, 'tone'), await fileOf(haat.url, 'silence')];
  for (const { purpose, playback } of [tone, silence]) {
    expect(purpose).toBe('audio');
    expect(playback?.renditions).toMatchObject({
      status: 'ready',
      poster: false,
      thumbnails: null,
      items: [{ name: 'audio', codecs: 'mp4a.40.2' }],
    });
  }
  const bandwidthOf = ({ playback }: MediaFile) => playback?.renditions.items[0]?.bandwidth ?? 0;
  // Encoded at 96 kb/s; silence takes less than a tenth of that when its packets are copied.
  expect(bandwidthOf(tone)).toBeGreaterThan(40_000);
  expect(bandwidthOf(tone)).toBeLessThan(150_000);
  expect(bandwidthOf(silence)).toBeLessThan(9_000);
  await page.getByRole('button', { name: 'Change tone.wav' }).click();
  await expect(page.getByText('Prepared for slow networks', { exact: true })).toBeVisible();

  const productId = await sellParts(haat.url, shop.creator, [
    { id: 'a', type: 'audio', title: 'The tone', mediaId: tone.mediaId },
  ]);
  const buyer = await visit({ viewport: widths.phone });
  const { placed } = await buyIn(buyer.context, haat, productId);
  const fetched = new Set<string>();
  buyer.page.on('response', (answer) => {
    const name = new URL(answer.url()).pathname.split('/').at(-1) ?? '';
    if (answer.ok() && name.startsWith('audio')) fetched.add(name);
  });
  await buyer.page.goto(`/access/${placed.id}`);
  const player = buyer.page.getByRole('region', { name: 'The tone' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  const facts = () =>
    buyer.page
      .locator('audio')
      .evaluate(({ currentTime, duration, ended }: HTMLAudioElement) => ({ currentTime, duration, ended }));
  await expect.poll(async () => (await facts()).currentTime).toBeGreaterThan(0.3);
  expect((await facts()).duration).toBeCloseTo(seconds, 0);
  expect(await buyer.page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('The tone');
  await player.getByRole('button', { name: 'Playback settings' }).click();
  await expect(player.getByRole('combobox', { name: 'Speed' })).toBeVisible();
  await expect(player.getByRole('combobox', { name: 'Quality' })).toBeHidden();
  await buyer.page.keyboard.press('Escape');
  await buyer.page.keyboard.press('5');
  await expect.poll(async () => (await facts()).currentTime).toBeGreaterThan(15);
  const reported = buyer.page.waitForResponse(
    (answer) => answer.url().includes('/playback/') && answer.request().postDataJSON()?.isPlaying === false,
  );
  await player.getByRole('button', { name: 'Pause', exact: true }).click();
  await reported;
  expect([...fetched]).toContain('audio.m3u8');
  expect([...fetched]).toContain('audio-4.m4s');
  // It goes on where it was, in another visit.
  await buyer.page.goto(`/access/${placed.id}`);
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await facts()).currentTime).toBeGreaterThan(14);
  await buyer.page.keyboard.press('9');
  await expect(player.getByRole('button', { name: 'Play again' })).toBeVisible({ timeout: 20_000 });
});
