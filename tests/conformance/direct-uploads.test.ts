// Pieces of a file that go straight to the bucket, call by call.
import type { DirectPiece, MediaFile, Upload } from '@haat/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Haat, startHaat } from '../simulators/haat';
import { signIn } from '../simulators/shop';
import { type S3, s3Environment, startS3 } from '../simulators/storage/s3';
import { operations } from './contract';
import { walker } from './walker';

let s3: S3;
let haat: Haat;
const { ask, leftOut } = walker(
  () => haat,
  operations.filter(({ path }) => path.includes('/direct')),
);

beforeAll(async () => {
  s3 = await startS3();
  haat = await startHaat({
    env: s3Environment(s3),
  });
});
afterAll(async () => {
  await haat?.dispose();
  await s3?.close();
});

test('a file of one piece', async () => {
  const { token } = await signIn(haat, '9812345643', 'Meera');
  const bytes = Buffer.from('Wheat, water, salt.');
  const body = {
    key: 'a-file-straight-to-a-bucket',
    size: bytes.length,
    name: 'list.txt',
    type: 'text/plain',
    purpose: 'file',
  };
  const { id } = (await ask<Upload>('POST', '/api/uploads', { token, body })).body;
  const at = `/api/uploads/${id}/direct`;
  const piece = await ask<DirectPiece>('POST', at, { token, body: { offset: 0, size: bytes.length } });
  await fetch(piece.body.url, { method: 'PUT', body: Uint8Array.from(bytes) });
  const added = await ask<Upload>('POST', `${at}/${piece.body.pieceId}`, { token });
  expect(added.body.offset).toBe(bytes.length);
  const kept = await ask<MediaFile>('POST', `/api/uploads/${id}/finish`, { token, body: {} });
  expect(kept.body).toMatchObject({ status: 'ready', name: 'list.txt' });
});

test('no call of theirs was left out', () => {
  expect(leftOut([])).toEqual([]);
});
