// The same pictures, kept in a bucket.
import type { ImageSources, Upload } from '@haat/openapi';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type S3, startS3 } from '../../../../tests/simulators/storage/s3';
import { createStorage } from '../../../gateways/storage';
import { openTestApp } from '../../accounts/identity/testing/app';
import { begin, finish, type Sender, send, sendWhole } from './testing/upload';

let s3: S3;
let me: Sender;
let loaf: Buffer;

beforeAll(async () => {
  s3 = await startS3();
  const storage = createStorage('', {
    endpoint: s3.url,
    bucket: s3.bucket,
    prefix: '',
    streamOrigin: null,
    ...s3.account,
  });
  const test = await openTestApp({ storage });
  me = { test, token: (await test.signIn()).token };
  loaf = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33b20' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await me.test.close();
  await s3.close();
});

const keys = (start: string) => [...s3.objects.keys()].filter((key) => key.startsWith(start));

it('come in pieces, are shown, and leave no piece behind', async () => {
  const made = await sendWhole(me, loaf);
  expect(made.statusCode, made.body).toBe(201);
  const { id, src } = made.json<ImageSources>();
  const shown = await me.test.call('GET', src);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height } = await sharp(shown.rawPayload).metadata();
  expect([width, height]).toEqual([400, 300]);
  expect(keys(`images/${id}/`)).toHaveLength(7);
  expect(keys('uploads/')).toEqual([]);
  expect((await me.test.call('GET', `/media/${id}/1440.jpg`)).statusCode).toBe(404);
});

it('wait while the bucket cannot be reached, and lose nothing', async () => {
  const { id } = (await begin(me, { size: loaf.length })).json<Upload>();
  await send(me, id, 0, loaf.subarray(0, 500));
  s3.trouble('slowDown', 3);
  const refused = await send(me, id, 500, loaf.subarray(500));
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'storage_unreachable']);
  expect(refused.headers['retry-after']).toBe('5');
  expect((await send(me, id, 500, loaf.subarray(500))).json<Upload>().offset).toBe(loaf.length);
  s3.trouble('brokenConnection', 3);
  expect((await finish(me, id)).statusCode).toBe(503);
  expect((await finish(me, id)).statusCode).toBe(201);
});

it('from before there were rows are taken in hand and swept out of it', async () => {
  const day = 24 * 60 * 60_000;
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const { id } = (await sendWhole(me, bytes)).json<ImageSources>();
  await me.test.deps.database.pool.query('delete from picture');
  for (let passed = 0; passed < 9; passed++) {
    me.test.deps.clock.advance(day);
    await me.test.deps.jobs.drain();
  }
  expect(keys(`images/${id}/`)).toEqual([]);
});

it('that nobody goes on with are swept out of it', async () => {
  const { id } = (await begin(me, { size: 9_000 })).json<Upload>();
  await send(me, id, 0, loaf.subarray(0, 500));
  expect(keys(`uploads/${id}/`)).toHaveLength(1);
  me.test.deps.clock.advance(25 * 60 * 60_000);
  await me.test.deps.jobs.drain();
  expect(keys('uploads/')).toEqual([]);
});
