import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MediaFile } from '@haat/openapi';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Clamd, eicar, eicarSignature, startClamd } from '../../../../../tests/simulators/clamd';
import { createVirusScanner } from '../../../../gateways/virus-scan';
import { openTestApp, type TestApp } from '../../../accounts/identity/testing/app';
import { pdfOf } from '../testing/files';
import { type Sender, sendFile, sendWhole } from '../testing/upload';
import { mp4Of } from '../testing/video';
import { contentFolder } from './file.content';
import { createFileScans } from './file.scan';

const hour = 60 * 60_000;
const day = 24 * hour;
/** What the server sends of a file, and what the daemon takes. */
const maxBytes = 200_000;
const virusFound = 'A virus was found in this file. Check your device for viruses, and upload a clean copy.';

let clamd: Clamd;
let test: TestApp;
let me: Sender;
let pdf: Buffer;

const scannerOf = (bytes: number) => createVirusScanner({ address: clamd.address, maxBytes: bytes });

beforeAll(async () => {
  clamd = await startClamd({ maxBytes });
  pdf = await pdfOf(3);
});
beforeEach(async () => {
  test = await openTestApp({ virusScanner: scannerOf(maxBytes) });
  me = { test, token: (await test.signIn()).token };
});
afterEach(async () => {
  clamd.trouble(null);
  await test.close();
});
afterAll(() => clamd.stop());

const keep = async (
  ...[bytes, file, pieceBytes]: Parameters<typeof sendFile> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const answer = await sendFile(me, bytes, { name: 'secret plans.txt', ...file }, pieceBytes);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MediaFile>();
};
const read = async ({ mediaId }: MediaFile, language = 'en') =>
  (
    await test.call('GET', `/api/media/${mediaId}`, {
      token: me.token,
      headers: { 'accept-language': language },
    })
  ).json<MediaFile>();
const bytesOf = async ({ mediaId, size }: MediaFile) => {
  const file = await test.media.open(mediaId);
  return file && buffer(file.open({ start: 0, end: size - 1 }));
};
const contents = () => {
  const path = join(test.deps.config.dataDir, 'media/files');
  return existsSync(path) ? readdirSync(path) : [];
};
const pass = async (ms: number) => {
  test.deps.clock.advance(ms);
  await test.deps.jobs.drain();
};
const textOf = (size: number, last: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([Buffer.alloc(size - last.length, 'a'), last]);
const times = (text: string) => test.deps.logged().split(text).length - 1;

describe('an uploaded file', () => {
  it('is ready with the same bytes when no virus is found, and all of them were scanned', async () => {
    const file = await keep(pdf, { name: 'book.pdf' }, 1_000);
    expect(file).toMatchObject({ status: 'ready', type: 'application/pdf' });
    expect(await bytesOf(file)).toEqual(pdf);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect(clamd.scanned.at(-1)).toMatchObject({ bytes: pdf.length, sha256 });
  });

  it('is refused when one is found, across two pieces too, and nothing of it stays', async () => {
    const file = await keep(textOf(50_000, eicar), {}, 49_970);
    expect(file).toMatchObject({ status: 'refused', reason: virusFound });
    expect(await read(file)).toMatchObject({ status: 'refused', reason: virusFound });
    expect((await read(file, 'hi')).reason).toContain('इस फ़ाइल में वायरस मिला');
    expect(await test.media.open(file.mediaId)).toBeNull();
    expect(test.deps.logged()).toContain(eicarSignature);
    expect(test.deps.logged()).not.toContain('secret plans');
    await pass(2 * hour);
    expect(contents()).toEqual([]);
  });

  it('is scanned as a video too, after it was found to be one; a picture is not, and neither is what is refused anyway', async () => {
    const before = clamd.connections();
    const video = await mp4Of({ seconds: 1 });
    expect(await keep(video, { purpose: 'video', name: 'a.mp4' })).toMatchObject({ status: 'ready' });
    expect(clamd.connections()).toBe(before + 1);
    expect(await keep(pdf, { purpose: 'video', name: 'a.mp4' })).toMatchObject({ status: 'refused' });
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33b20' } });
    expect((await sendWhole(me, await picture.jpeg().toBuffer())).statusCode).toBe(201);
    expect(clamd.connections()).toBe(before + 1);
  });

  it('with a virus does not take the place of another', async () => {
    const file = await keep(textOf(100), { name: 'notes.txt' });
    const refused = await keep(textOf(200, eicar), { name: 'notes.txt', replaces: file.mediaId });
    expect(refused).toMatchObject({ mediaId: file.mediaId, status: 'refused', reason: virusFound });
    expect(await bytesOf(await read(file))).toEqual(textOf(100));
  });
});

describe('a file larger than the scanner takes', () => {
  it('is scanned as far as that, and the log says so without its name', async () => {
    const found = await keep(Buffer.concat([textOf(maxBytes, eicar), textOf(100_000)]));
    expect(found).toMatchObject({ status: 'refused', reason: virusFound });
    const kept = await keep(textOf(maxBytes + 100_000, eicar));
    expect(kept).toMatchObject({ status: 'ready', size: maxBytes + 100_000 });
    expect(clamd.scanned.at(-1)?.bytes).toBe(maxBytes);
    expect(times('An uploaded file was not scanned completely')).toBe(1);
    expect(test.deps.logged()).toContain(`"size":${maxBytes + 100_000},"scanned":${maxBytes}`);
    expect(test.deps.logged()).not.toContain('secret plans');
  });

  it('than the server was told waits until that is put right', async () => {
    await test.close();
    test = await openTestApp({ virusScanner: scannerOf(2 * maxBytes) });
    me = { test, token: (await test.signIn()).token };
    const file = await keep(textOf(maxBytes + 1));
    expect(file.status).toBe('preparing');
    await pass(day);
    expect((await read(file)).status).toBe('preparing');
    expect(times('The virus scanner gives no results')).toBe(1);
  });
});

describe('while the scanner', () => {
  it.each(['cannot be reached', 'fails'])(
    '%s, a file waits, however long, and is judged afterwards',
    async (what) => {
      if (what === 'fails') clamd.trouble('scanFails');
      else await clamd.stop();
      const [clean, infected] = [await keep(textOf(1_000)), await keep(textOf(1_000, eicar))];
      for (const file of [clean, infected]) expect(file).toMatchObject({ status: 'preparing' });
      expect(await test.media.open(clean.mediaId)).toBeNull();
      for (let days = 0; days < 20; days++) await pass(day);
      expect(await read(clean)).toMatchObject({ status: 'preparing' });
      expect(times('The virus scanner gives no results')).toBe(1);

      if (what === 'fails') clamd.trouble(null);
      else await clamd.start();
      await pass(20 * 60_000);
      expect(await read(clean)).toMatchObject({ status: 'ready' });
      expect(await bytesOf(clean)).toEqual(textOf(1_000));
      expect(await read(infected)).toMatchObject({ status: 'refused', reason: virusFound });
      expect(times('The virus scanner gives results again')).toBe(1);
    },
  );

  it('gives no results, it is asked less and less often', async () => {
    clamd.trouble('hangsUp');
    const file = await keep(textOf(1_000));
    const { id } = await waiting();
    const waits: number[] = [];
    for (let tries = 0; tries < 14; tries++) {
      const { run_at: at } = await waiting();
      const ms = at.getTime() - test.deps.clock.now().getTime();
      waits.push(Math.round(ms / 1_000));
      await pass(ms);
    }
    expect(waits).toEqual([30, 15, 23, 34, 51, 76, 114, 171, 256, 384, 577, 865, 900, 900]);
    expect(await waiting()).toMatchObject({ id, attempts: 0, dead_at: null });
    clamd.trouble(null);
    await pass(15 * 60_000);
    expect(await read(file)).toMatchObject({ status: 'ready' });
  });

  it('gives no results, a file can be deleted, and its content goes', async () => {
    clamd.trouble('hangsUp');
    const file = await keep(textOf(1_000));
    const deleted = await test.call('DELETE', `/api/media/${file.mediaId}`, { token: me.token });
    expect(deleted.statusCode).toBe(204);
    await pass(2 * hour);
    expect(contents()).toEqual([]);
    expect(await waiting()).toBeUndefined();
  });

  it('is slow, a check goes on without who waits for it, and its result is there when it is asked for again', async () => {
    const { storage, log } = test.deps;
    const content = { contentId: 'slow', size: eicar.length, parts: [{ name: '0', size: eicar.length }] };
    await storage.put(`${contentFolder('slow')}/0`, eicar);
    const scans = createFileScans({ virusScanner: scannerOf(maxBytes), storage, log }, { wait: 0 });
    const before = clamd.connections();
    const release = clamd.hold();
    await expect(scans?.hasVirus(content)).rejects.toMatchObject({ isPostponed: true, reason: 'under_way' });
    release();
    const patient = async (): Promise<boolean | undefined> =>
      scans?.hasVirus(content).catch(() => new Promise(setImmediate).then(patient));
    expect(await patient()).toBe(true);
    expect(clamd.connections()).toBe(before + 1);
  });
});

const waiting = async () => {
  const { rows } = await test.deps.database.pool.query<{ id: string; run_at: Date; attempts: number }>(
    `select id, run_at, attempts, dead_at from job where queue = 'media.check'`,
  );
  return rows[0] as (typeof rows)[number];
};
