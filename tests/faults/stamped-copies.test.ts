// The server dies at every step of making, keeping and removing a buyer’s stamped copy of a PDF, on both storages: nobody gets half of one or one
// without the stamp, a download goes on with the same bytes, and after the sweep nothing lies about.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFile, Upload } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, stampsOf } from '../../server/platform/documents/testing/stamped-pages';
import { type Bought, buy, refundAll, until } from '../simulators/buyer';
import { call } from '../simulators/call';
import type { Haat } from '../simulators/haat';
import { type Creator, expectStatus, publishStampedBook, signIn } from '../simulators/shop';
import { type S3, s3Environment, startS3 } from '../simulators/storage/s3';
import { reading } from './books';
import { type Installation, install } from './crashes';

const octets = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
const bookOf = async (pages: number) =>
  Buffer.from(await pdfOf(Array.from({ length: pages }, () => ({ size: [300, 400] }))));
let s3: S3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3?.close());

describe.each(['a folder', 'a bucket'] as const)('stamped copies in %s', (storage) => {
  let installation: Installation;
  let haat: Haat;
  let creator: Creator;
  let mediaId: string;
  let productId: string;
  let pages = 12;
  let buyers = 0;

  const ask = <Body>(method: string, path: string, body?: unknown, headers = {}) =>
    call<Body>(installation.url, method, path, { token: creator.token, body, headers });
  const startAgain = async () => {
    haat = await installation.startAgain();
  };
  const diesAt = (place: string, last: () => Promise<unknown>) =>
    installation.diesAt(place, async () => {
      await last().catch(() => undefined);
    });
  async function upload(bytes: Buffer, more: { replaces?: string } = {}): Promise<string> {
    const begun = await ask<Upload>('POST', '/api/uploads', {
      key: `the-book-of-a-crash-${bytes.length}`,
      name: 'Bread.pdf',
      type: 'application/pdf',
      size: bytes.length,
      purpose: 'file',
      ...more,
    });
    const { id } = expectStatus(begun, 201);
    expectStatus(await ask('PATCH', `/api/uploads/${id}`, bytes, octets), 200);
    const file = expectStatus(await ask<MediaFile>('POST', `/api/uploads/${id}/finish`, {}), 200);
    expect(file).toMatchObject({ status: 'ready', stamping: 'possible' });
    return file.mediaId;
  }

  beforeAll(async () => {
    installation = await install(storage === 'a bucket' ? s3Environment(s3) : {});
    await startAgain();
    creator = await signIn(haat, '9812345644', 'Meera');
    mediaId = await upload(await bookOf(pages));
    productId = (await publishStampedBook(installation.url, creator.token, mediaId)).id;
  });
  afterAll(() => installation?.remove());

  const newBuyer = () => buy(installation.url, productId, String(9_822_100_000 + buyers++));
  const asked = ({ grantId, cookie }: Bought, headers: Record<string, string> = {}) =>
    fetch(`${installation.url}/media/file/${grantId}/${mediaId}`, { headers: { cookie, ...headers } });
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  /** The whole copy, with the name and the digits on each page. */
  async function copyOf(bought: Bought, digits: string): Promise<Buffer> {
    const answer = await asked(bought);
    expect(answer.status).toBe(200);
    const bytes = await bytesOf(answer);
    expect(await stampsOf(bytes)).toEqual(Array.from({ length: pages }, () => `Asha Rao · •••• ${digits}`));
    return bytes;
  }
  const digitsOf = (place: number) => String(9_822_100_000 + place).slice(-4);

  /** What lies in the storage of copies, and when it was written, or how often. */
  function stored(): [name: string, written: number][] {
    const isCopy = (key: string) => key.startsWith('stamped/');
    const timesOf = (key: string) =>
      s3.requests.filter((one) => one.startsWith('PUT ') && one.includes(key)).length;
    if (storage === 'a bucket')
      return [...s3.objects.keys()].filter(isCopy).map((key) => [key, timesOf(key)]);
    const folder = join(haat.dataDir, 'media', 'stamped');
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [
      name,
      statSync(join(folder, name)).mtimeMs,
    ]);
  }
  /** Folders count: each would lie there for good. */
  const nothingIsStored = () => until(() => stored().length === 0);

  it('are made whole by the next request, wherever it died', async () => {
    for (const place of ['stamped-copy.begun', 'stamped-copy.stored', 'stamped-copy.kept']) {
      const digits = digitsOf(buyers);
      const bought = await newBuyer();
      await diesAt(place, () => asked(bought));
      const before = stored().filter(([name]) => name.includes(bought.grantId));
      await startAgain();
      const [one, other] = await Promise.all([copyOf(bought, digits), copyOf(bought, digits)]);
      expect(one.equals(other)).toBe(true);
      const after = stored().filter(([name]) => name.includes(bought.grantId));
      // What was finished is not made again, what was not finished is.
      if (place === 'stamped-copy.kept') expect(after).toEqual(before);
      else expect(after).not.toEqual(before);
    }
  });

  it('go on where a download broke off, though the copy was lost meanwhile', async () => {
    const digits = digitsOf(buyers);
    const bought = await newBuyer();
    const whole = await copyOf(bought, digits);
    const half = Math.floor(whole.length / 2);
    const first = await asked(bought, { range: `bytes=0-${half - 1}` });
    const etag = first.headers.get('etag') ?? '';
    const parts = [await bytesOf(first)];
    await diesAt('stamped-copy.removed', () => haat.advanceClock('P8D'));
    await startAgain();
    await haat.advanceClock('PT2H');
    await nothingIsStored();
    await diesAt('stamped-copy.stored', () => asked(bought, { range: `bytes=${half}-`, 'if-range': etag }));
    await startAgain();
    const rest = await asked(bought, { range: `bytes=${half}-`, 'if-range': etag });
    expect(rest.status).toBe(206);
    parts.push(await bytesOf(rest));
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
  });

  it('are those of the new content after a replacement, and the former ones go', async () => {
    const digits = digitsOf(buyers);
    const bought = await newBuyer();
    await copyOf(bought, digits);
    pages = 5;
    await upload(await bookOf(pages), { replaces: mediaId });
    await diesAt('stamped-copy.stored', () => asked(bought));
    await diesAt('stamped-copy.removed', () => haat.advanceClock('PT2H'));
    await startAgain();
    await copyOf(bought, digits);
    await haat.advanceClock('PT2H');
    await until(() => stored().filter(([name]) => name.includes(`${bought.grantId}/`)).length === 1);
    await copyOf(bought, digits);
  });

  it('that nobody asks for again, or nobody may have any more, leave nothing', async () => {
    for (const place of ['stamped-copy.begun', 'stamped-copy.stored', 'stamped-copy.kept']) {
      const bought = await newBuyer();
      await diesAt(place, () => asked(bought));
      await startAgain();
      await refundAll(installation.url, creator, bought);
      expect((await asked(bought)).status).toBe(404);
    }
    await haat.advanceClock('P8D');
    await nothingIsStored();
    await haat.stop();
    const look = (query: (text: string) => Promise<object[]>) => query('select * from stamped_copy');
    expect(await reading({ dataDir: haat.dataDir }, look)).toEqual([]);
  });
});
