import type { ImageSources, Product } from '@haat/openapi';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp } from '../../accounts/identity/testing/app';
import { type Sender, sendWhole } from './testing/upload';

const day = 24 * 60 * 60_000;
let me: Sender;

beforeAll(async () => {
  const test = await openTestApp();
  me = { test, token: (await test.signIn()).token };
});
afterAll(() => me.test.close());

let shades = 0;
async function bytesOfOne(): Promise<Buffer> {
  const background = { r: ++shades, g: 100, b: 100 };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}
async function upload(bytes?: Buffer): Promise<ImageSources> {
  const made = await sendWhole(me, bytes ?? (await bytesOfOne()), { name: 'a.png', type: 'image/png' });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<ImageSources>();
}
const isThere = async ({ src }: ImageSources) => (await me.test.call('GET', src)).statusCode === 200;
const pass = async (days: number) => {
  for (let passed = 0; passed < days; passed++) {
    me.test.deps.clock.advance(day);
    await me.test.deps.jobs.drain();
  }
};
const named = ({ id, width, height, alt }: ImageSources) => ({ id, width, height, alt });

async function make(fields: object): Promise<Product> {
  const payload = { kind: 'page', title: 'Bread', prices: [{ type: 'once', amount: 10_000 }], ...fields };
  const answer = await me.test.call('POST', '/api/products', { token: me.token, payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Product>();
}
const change = (id: string, payload: object) =>
  me.test.call('PATCH', `/api/products/${id}`, { token: me.token, payload });

it('removes what nothing has named for a week, and keeps what a draft or a text names', async () => {
  const [alone, cover, inGallery, linked, bio, shared] = await Promise.all([
    upload(),
    upload(),
    upload(),
    upload(),
    upload(),
    upload(),
  ]);
  await make({ cover: named(cover), description: `[The loaf](https://haat.example${linked.src})` });
  await make({ gallery: [named(inGallery)], seo: { image: named(shared) } });
  const response = await me.test.call('PATCH', '/api/account', {
    token: me.token,
    payload: { bio: `https://haat.example${bio.src}` },
  });
  expect(response.statusCode, response.body).toBe(200);
  await pass(6);
  expect(await isThere(alone)).toBe(true);
  await pass(30);
  expect(await Promise.all([alone, cover, inGallery, linked, bio, shared].map(isThere))).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

it('waits a week after the last product has let it go, and begins anew when another takes it', async () => {
  const picture = await upload();
  const first = await make({ cover: named(picture) });
  await pass(10);
  expect((await change(first.id, { cover: null })).statusCode).toBe(200);
  await pass(6);
  // Another tab still had it.
  const again = await change(first.id, { cover: named(picture) });
  expect(again.statusCode, again.body).toBe(200);
  await pass(20);
  expect(await isThere(picture)).toBe(true);
  await change(first.id, { cover: null });
  await pass(6);
  expect(await isThere(picture)).toBe(true);
  await pass(3);
  expect(await isThere(picture)).toBe(false);
});

it('counts from the last time that somebody uploaded it, and makes it again when it was removed', async () => {
  const bytes = await bytesOfOne();
  const picture = await upload(bytes);
  await pass(5);
  await upload(bytes);
  await pass(5);
  expect(await isThere(picture)).toBe(true);
  await pass(5);
  expect(await isThere(picture)).toBe(false);
  const gone = await change((await make({})).id, { cover: named(picture) });
  expect([gone.statusCode, gone.json().fields.cover]).toEqual([
    422,
    'This picture was not found. Upload it again.',
  ]);
  expect(await upload(bytes)).toEqual(picture);
  expect(await isThere(picture)).toBe(true);
});

it('ends what a crash broke off, and takes nothing away from who names it meanwhile', async () => {
  const { database, storage } = me.test.deps;
  const broken = await upload();
  const wanted = await upload();
  const product = await make({});
  me.test.deps.clock.advance(8 * day);
  await storage.remove(`images/${broken.id}/image.json`);
  const [saved] = await Promise.all([
    change(product.id, { cover: named(wanted) }),
    me.test.deps.jobs.drain(),
  ]);
  expect(await isThere(wanted)).toBe(saved.statusCode === 200);
  expect(await isThere(broken)).toBe(false);
  const { rows } = await database.pool.query(`select id from picture where id = '${broken.id}'`);
  expect(rows).toEqual([]);
});

it('takes in hand what was kept before there were rows, and gives it the same week', async () => {
  const { database, storage } = me.test.deps;
  const [lost, cover, linked] = await Promise.all([upload(), upload(), upload()]);
  await make({ cover: named(cover), description: `[The loaf](https://haat.example${linked.src})` });
  await storage.put('images/notes.txt', Buffer.from('somebody was here'));
  await database.pool.query('delete from picture');
  const rows = async () =>
    (await database.pool.query<{ id: string }>('select id from picture')).rows.map(({ id }) => id).sort();
  await pass(1);
  expect(await rows()).toEqual(expect.arrayContaining([lost.id, cover.id, linked.id]));
  expect(await rows()).not.toContain('notes');
  await pass(6);
  expect(await isThere(lost)).toBe(true);
  await pass(3);
  expect(await Promise.all([lost, cover, linked].map(isThere))).toEqual([false, true, true]);
  expect(await rows()).not.toContain(lost.id);
});
