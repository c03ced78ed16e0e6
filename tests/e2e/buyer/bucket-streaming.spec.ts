// A prepared video whose segments players read straight from the bucket: where the browser’s own HLS has to give up, and by hls.js.
import { type Haat, startHaat } from '../../simulators/haat';
import { type S3, s3Environment, startS3 } from '../../simulators/storage/s3';
import { makeFilm } from '../harness/film';
import { prepareFilm } from '../harness/renditions';
import { openShop } from '../harness/shop';
import { buyIn, sellParts, uploadedFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

const seconds = 8;
let s3: S3;
let haat: Haat;
let productId: string;
test.beforeAll(async ({ browser }) => {
  s3 = await startS3();
  haat = await startHaat({ env: { ...s3Environment(s3), STREAM_FROM: 'bucket' } });
  const { url } = haat;
  const { creator } = await openShop(haat);
  const bytes = await makeFilm(browser, { url, seconds, width: 1_280, height: 720 });
  const { mediaId, contentId = '' } = await uploadedFile(url, creator, {
    bytes,
    purpose: 'video',
    name: 'bread.mp4',
  });
  await prepareFilm(browser, { url, creator, contentId, seconds });
  productId = await sellParts(url, creator, [{ id: 'a', type: 'video', title: 'The film', mediaId }]);
});
test.afterAll(async () => {
  await haat?.dispose();
  await s3?.close();
});

for (const [way, hidesNative] of [
  ['where the browser begins by itself', false],
  ['by hls.js', true],
] as const)
  test(`plays to its end ${way}, and the server carries none of it`, async ({ visit }) => {
    const { page, context } = await visit({ baseURL: haat.url, viewport: widths.phone });
    if (hidesNative)
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.canPlayType = () => '';
      });
    const { placed } = await buyIn(context, haat, productId);
    const answers: { from: string; status: number; name: string }[] = [];
    page.on('response', (answer) => {
      const { origin, pathname } = new URL(answer.url());
      const name = pathname.split('/').at(-1) ?? '';
      if (/\.(m4s|mp4)$/.test(name)) answers.push({ from: origin, status: answer.status(), name });
    });
    await page.goto(`/access/${placed.id}`);
    const player = page.getByRole('region', { name: 'The film' });
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(player.getByRole('button', { name: 'Play again' })).toBeVisible({ timeout: 90_000 });
    const sent = answers.filter(({ status }) => status < 300);
    expect(sent.some(({ name }) => name.endsWith('-2.m4s'))).toBe(true);
    expect(new Set(sent.map(({ from }) => from))).toEqual(new Set([new URL(s3.url).origin]));
    const ours = answers.filter(({ from }) => from === new URL(haat.url).origin);
    expect(new Set(ours.map(({ status }) => status))).toEqual(new Set([302]));
  });
