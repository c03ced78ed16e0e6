// Files that browsers send straight to the bucket.
import type { DirectPiece, MediaFile, Upload } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type S3, startS3 } from '../../../../tests/simulators/storage/s3';
import { createStorage } from '../../../gateways/storage';
import { openTestApp } from '../../accounts/identity/testing/app';
import { pdfOf, programFile } from './testing/files';
import { begin, finishFile, type Sender, send } from './testing/upload';

let s3: S3;
let me: Sender;
let other: Sender;
let pdf: Buffer;

beforeAll(async () => {
  s3 = await startS3();
  const storage = createStorage('', {
    endpoint: s3.url,
    bucket: s3.bucket,
    prefix: 'shop/',
    streamOrigin: null,
    ...s3.account,
  });
  const test = await openTestApp({ storage });
  me = { test, token: (await test.signIn()).token };
  other = { test, token: (await test.signIn('+919876543211')).token };
  pdf = await pdfOf(10);
});
afterAll(async () => {
  await me.test.close();
  await s3.close();
});

const keys = (start: string) => [...s3.objects.keys()].filter((key) => key.startsWith(`shop/${start}`));
const start = async (size: number) => {
  const upload = (await begin(me, { size, name: 'Bread.pdf', purpose: 'file' })).json<Upload>();
  expect(upload.isDirect).toBe(true);
  return upload.id;
};
const ask = ({ test, token }: Sender, id: string, payload: object) =>
  test.call('POST', `/api/uploads/${id}/direct`, { token, payload });
const addressOf = async (id: string, offset: number, size: number) =>
  (await ask(me, id, { offset, size })).json<DirectPiece>();
const put = async (url: string, body: Buffer) =>
  (await fetch(url, { method: 'PUT', body: Uint8Array.from(body) })).status;
const add = (id: string, pieceId: string) =>
  me.test.call('POST', `/api/uploads/${id}/direct/${pieceId}`, { token: me.token });

it('come piece by piece, beside pieces that come here, and are the same file', async () => {
  const id = await start(pdf.length);
  const first = await addressOf(id, 0, 1_000);
  expect(await put(first.url, pdf.subarray(0, 1_000))).toBe(200);
  expect((await add(id, first.pieceId)).json<Upload>().offset).toBe(1_000);
  expect((await send(me, id, 1_000, pdf.subarray(1_000, 3_000))).json<Upload>().offset).toBe(3_000);
  const last = await addressOf(id, 3_000, pdf.length - 3_000);
  expect(await put(last.url, pdf.subarray(3_000))).toBe(200);
  expect((await add(id, last.pieceId)).json<Upload>().offset).toBe(pdf.length);
  expect((await finishFile(me, id)).json<MediaFile>()).toMatchObject({ status: 'ready', size: pdf.length });
  expect(keys('incoming/')).toEqual([]);
  const stored = keys(`files/${id}/`).map((key) => s3.objects.get(key) as Buffer);
  expect(stored).toHaveLength(3);
});

it('are not changed by whoever still has an address', async () => {
  const id = await start(pdf.length);
  const { url, pieceId } = await addressOf(id, 0, pdf.length);
  await put(url, pdf);
  await add(id, pieceId);
  expect((await finishFile(me, id)).json<MediaFile>().status).toBe('ready');
  const program = Buffer.concat([programFile(), Buffer.alloc(pdf.length)]).subarray(0, pdf.length);
  expect(await put(url, program)).toBe(200);
  expect((await add(id, pieceId)).statusCode).toBe(409);
  expect(keys(`files/${id}/`).map((key) => s3.objects.get(key)?.equals(pdf))).toEqual([true]);
  // What was written there is swept.
  expect(keys('incoming/')).toHaveLength(1);
  me.test.deps.clock.advance(2 * 60 * 60_000);
  await me.test.deps.jobs.drain();
  expect(keys('incoming/')).toEqual([]);
});

it('are of the size that was asked for, and go where they are awaited', async () => {
  const id = await start(pdf.length);
  const { url, pieceId } = await addressOf(id, 0, 1_000);
  expect(await put(url, pdf.subarray(0, 999))).toBe(403);
  expect(await put(url.replace(pieceId, '0-another'), pdf.subarray(0, 1_000))).toBe(403);
  const missing = await add(id, pieceId);
  expect([missing.statusCode, missing.json().code]).toEqual([409, 'piece_missing']);
  expect((await ask(me, id, { offset: 5, size: 10 })).json().code).toBe('wrong_offset');
  expect((await ask(me, id, { offset: 0, size: pdf.length + 1 })).statusCode).toBe(422);
  expect((await ask(me, id, { offset: 0, size: 9_000_000 })).statusCode).toBe(400);
  expect((await ask(other, id, { offset: 0, size: 10 })).statusCode).toBe(404);
  expect((await me.test.call('DELETE', `/api/uploads/${id}`, { token: me.token })).statusCode).toBe(204);
  expect((await ask(me, id, { offset: 0, size: 10 })).statusCode).toBe(404);
});

it('are added once, however often that is told', async () => {
  const id = await start(pdf.length);
  const { url, pieceId } = await addressOf(id, 0, 1_000);
  await put(url, pdf.subarray(0, 1_000));
  const answers = await Promise.all([add(id, pieceId), add(id, pieceId)]);
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(keys(`files/${id}/`)).toHaveLength(1);
  expect((await me.test.call('GET', `/api/uploads/${id}`, { token: me.token })).json<Upload>().offset).toBe(
    1_000,
  );
});

it('come through the server where they are pictures', async () => {
  const upload = (await begin(me, { size: 5_000 })).json<Upload>();
  expect(upload.isDirect).toBeUndefined();
  expect((await ask(me, upload.id, { offset: 0, size: 10 })).json().code).toBe('not_direct');
});
