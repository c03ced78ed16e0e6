// Files in a bucket, a ClamAV daemon on a UNIX socket, and a server that dies while files wait for it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaFile, Upload } from '@haat/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../simulators/buyer';
import { call } from '../simulators/call';
import { type Clamd, eicar, startClamd } from '../simulators/clamd';
import { type Haat, startHaat } from '../simulators/haat';
import { type Creator, signIn } from '../simulators/shop';
import { type S3, startS3 } from '../simulators/storage/s3';
import { type Installation, install } from './crashes';

let folder: string;
let s3: S3;
let clamd: Clamd;
let installation: Installation;
let haat: Haat;
let creator: Creator;
let keys = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-clamd-'));
  s3 = await startS3();
  clamd = await startClamd({ path: join(folder, 'clamd.sock') });
  installation = await install({
    CLAMAV_SOCKET: clamd.socket,
    S3_ENDPOINT: s3.url,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.account.region,
    S3_ACCESS_KEY_ID: s3.account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.account.secretAccessKey,
  });
  haat = await installation.startAgain();
  creator = await signIn(haat, '9812345644', 'Meera');
}, 120_000);
afterAll(async () => {
  await installation?.remove();
  await clamd?.stop();
  await s3?.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = <Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  call<Body>(installation.url, method, path, { token: creator.token, body, ...(headers && { headers }) });
const read = async ({ mediaId }: MediaFile) => (await ask<MediaFile>('GET', `/api/media/${mediaId}`)).body;

async function upload(bytes: Buffer): Promise<MediaFile> {
  const begun = await ask<Upload>('POST', '/api/uploads', {
    key: `file-of-a-virus-check-${++keys}`,
    name: 'notes.txt',
    type: 'text/plain',
    size: bytes.length,
    purpose: 'file',
  });
  const at = `/api/uploads/${begun.body.id}`;
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  expect((await ask('PATCH', at, bytes, headers)).status).toBe(200);
  return (await ask<MediaFile>('POST', `${at}/finish`, {})).body;
}

test('the log says at the start whether files are checked', async () => {
  await until(() => haat.printed().includes('Uploaded files are checked for viruses'));
  const without = await startHaat();
  await until(() => without.printed().includes('not checked for viruses: CLAMAV_SOCKET is not set'));
  await without.dispose();
});

test('what cannot be a socket stops the start', async () => {
  await expect(startHaat({ env: { CLAMAV_SOCKET: 'clamav' } })).rejects.toThrow(
    'CLAMAV_SOCKET: "clamav" is not valid. Expected: host:port',
  );
});

test('a virus is found in the bucket', async () => {
  expect(await upload(Buffer.from('Wheat, water, salt.'))).toMatchObject({ status: 'ready' });
  expect(await upload(Buffer.concat([Buffer.alloc(100_000, 'a'), eicar]))).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('A virus was found'),
  });
});

test('files that wait for the daemon outlast the server, and are judged when both are back', async () => {
  await clamd.stop();
  const clean = await upload(Buffer.from('Water, salt.'));
  const infected = await upload(eicar);
  expect([clean.status, infected.status]).toEqual(['preparing', 'preparing']);
  await installation.diesAt('file.judged', async () => {
    expect((await read(clean)).status).toBe('preparing');
    await clamd.start();
    // It may die before it answers.
    await ask('POST', '/dev/clock', { advance: 'PT1H' }).catch(() => undefined);
  });
  haat = await installation.startAgain();
  await haat.advanceClock('PT1H');
  await until(async () => (await read(clean)).status === 'ready');
  await until(async () => (await read(infected)).status === 'refused');
});
