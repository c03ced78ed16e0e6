import type { ImageSources, Product, ProfilePictures, PublicProduct } from '@haat/openapi';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../accounts/identity/testing/app';
import { sendWhole } from '../media/testing/upload';

const day = 24 * 60 * 60_000;
let test: TestApp;
let token: string;
let other: string;

beforeAll(async () => {
  test = await openTestApp();
  token = (await test.signIn()).token;
  other = (await test.signIn('+919811100299')).token;
});
afterAll(() => test.close());

let shades = 0;
async function upload(width: number, height: number, by = token): Promise<ImageSources> {
  const background = { r: 200, g: ++shades, b: 100 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const made = await sendWhole({ test, token: by }, bytes, { name: 'me.png', type: 'image/png' });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<ImageSources>();
}
async function set(use: string, picture: string, by = token) {
  const answer = await test.call('PUT', `/api/profile-pictures/${use}`, { token: by, payload: { picture } });
  return { status: answer.statusCode, body: answer.json() };
}
const shown = async (by = token) =>
  (await test.call('GET', '/api/profile-pictures', { token: by })).json<ProfilePictures>();
const remove = (use: string) => test.call('DELETE', `/api/profile-pictures/${use}`, { token });
const isThere = async ({ src }: ImageSources) => (await test.call('GET', src)).statusCode === 200;
async function pass(days: number) {
  for (let passed = 0; passed < days; passed++) {
    test.deps.clock.advance(day);
    await test.deps.jobs.drain();
  }
}

it('shows nobody until it is set, and then on the previews of what they sell', async () => {
  expect(await shown()).toEqual({ photo: null, cover: null });
  const made = await test.call('POST', '/api/products', {
    token,
    payload: {
      kind: 'page',
      title: 'Bread',
      prices: [{ type: 'once', amount: 10_000 }],
      content: { action: 'buy' },
    },
  });
  const { id } = made.json<Product>();
  await test.call('POST', `/api/products/${id}/publish`, { token, payload: {} });
  const sellerOf = async () =>
    (await test.call('GET', `/api/public/products/${id}`)).json<PublicProduct>().seller;
  expect(await sellerOf()).not.toHaveProperty('photo');
  const photo = await upload(240, 240);
  expect(await sellerOf()).not.toHaveProperty('photo');
  expect((await set('photo', photo.id)).status).toBe(200);
  expect((await sellerOf()).photo).toEqual({ ...photo, alt: '' });
  expect((await remove('photo')).json()).toEqual({ photo: null, cover: null });
  expect(await sellerOf()).not.toHaveProperty('photo');
  // Again is no error.
  expect((await remove('photo')).statusCode).toBe(200);
});

it('takes what this account has uploaded alone, and a square for a photo', async () => {
  const [square, wide] = [await upload(40, 40), await upload(40, 30)];
  expect(await set('photo', square.id, other)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await set('photo', 'NobodysNobodys11')).status).toBe(404);
  expect(await set('photo', wide.id)).toMatchObject({
    status: 422,
    body: { fields: { picture: 'Crop the photo to a square first.' } },
  });
  expect((await set('banner', wide.id)).status).toBe(404);
  expect((await set('cover', wide.id)).body.cover).toMatchObject({ id: wide.id, width: 40, height: 30 });
  expect((await test.call('GET', '/api/profile-pictures')).statusCode).toBe(401);
  expect(await shown(other)).toEqual({ photo: null, cover: null });
});

it('keeps its file while it is shown, and a week longer', async () => {
  const first = await upload(50, 50);
  await set('photo', first.id);
  await pass(20);
  expect(await isThere(first)).toBe(true);
  const second = await upload(50, 50);
  expect((await set('photo', second.id)).status).toBe(200);
  await pass(9);
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  expect((await set('photo', first.id)).status).toBe(404);
});

it('goes with its files when the account is erased, but for what another shows', async () => {
  const { token: leaving, user } = await test.signIn('+919811100298');
  const [photo, cover] = [await upload(60, 60, leaving), await upload(90, 30, leaving)];
  await set('photo', photo.id, leaving);
  await set('cover', cover.id, leaving);
  // The same bytes are the same picture.
  shades -= 1;
  expect((await upload(90, 30, other)).id).toBe(cover.id);
  await set('cover', cover.id, other);
  const erase = () => test.deps.database.tx((trx) => test.profilePictures.erase(trx, user.id));
  await erase();
  await erase();
  expect([await isThere(photo), await isThere(cover)]).toEqual([false, true]);
  expect(await shown(leaving)).toEqual({ photo: null, cover: null });
  expect((await shown(other)).cover?.id).toBe(cover.id);
  const { rows } = await test.deps.database.pool.query(
    `select 1 from picture_uploader where account_id = '${user.id}'`,
  );
  expect(rows).toEqual([]);
});
