// Files go from the browser straight to the bucket, and through the server where the bucket cannot be reached.
import type { MediaList } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { call } from '../../simulators/call';
import { type Haat, startHaat } from '../../simulators/haat';
import { type Creator, expectStatus, signIn } from '../../simulators/shop';
import { type S3, s3Environment, startS3 } from '../../simulators/storage/s3';
import { newPhone } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let s3: S3;
let haat: Haat;
let creator: Creator;
test.beforeAll(async () => {
  s3 = await startS3();
  haat = await startHaat({ env: s3Environment(s3) });
  creator = await signIn(haat, newPhone(), 'Meera');
});
test.afterAll(async () => {
  await haat?.dispose();
  await s3?.close();
});

for (const [way, isBlocked] of [
  ['straight to the bucket', false],
  ['through the server, since the bucket cannot be reached', true],
] as const)
  test(`a file goes ${way}`, async ({ visit }) => {
    const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' || request.method() === 'PATCH')
        sent.push(new URL(request.url()).origin);
    });
    if (isBlocked) await page.route(`${s3.url}/**`, (route) => route.abort());
    await rememberSession(page, creator);
    await page.goto(paths.media);
    const name = `notes-${isBlocked ? 'two' : 'one'}.txt`;
    const buffer = Buffer.from(`A weekend of bread. ${way}. `.repeat(20_000));
    await page
      .locator('input[type="file"][multiple]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer });
    const row = page.getByRole('list', { name: 'Your files' }).getByText(name);
    await expect(row).toBeVisible();
    const bucket = new URL(s3.url).origin;
    expect(sent.includes(bucket)).toBe(true);
    expect(sent.includes(new URL(haat.url).origin)).toBe(isBlocked);
    const { token } = creator;
    const path = `/api/media?q=${name}`;
    const { items } = expectStatus(await call<MediaList>(haat.url, 'GET', path, { token }), 200);
    expect(items).toMatchObject([{ status: 'ready', size: buffer.length }]);
  });
