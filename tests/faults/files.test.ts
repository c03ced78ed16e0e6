// The server dies at every step of sending, finishing, replacing and deleting a file, on both storages: nothing that was acknowledged is lost, nobody is
// served half of anything, and after the sweep nothing lies about.
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { DirectPiece, MediaFile, Upload } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from '../../server/modules/catalog/media/testing/files';
import { type Bought, buy, until } from '../simulators/buyer';
import { call } from '../simulators/call';
import type { Haat } from '../simulators/haat';
import { type Creator, publishProduct, signIn } from '../simulators/shop';
import { type S3, s3Environment, startS3 } from '../simulators/storage/s3';
import { type Installation, install } from './crashes';

const piece = 16 * 1024;
let s3: S3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3?.close());

describe.each(['a folder', 'a bucket'] as const)('files in %s', (storage) => {
  let installation: Installation;
  let haat: Haat;
  let creator: Creator;
  let keys = 0;

  beforeAll(async () => {
    installation = await install(storage === 'a bucket' ? s3Environment(s3) : {});
    haat = await installation.startAgain();
    creator = await signIn(haat, '9812345640', 'Meera');
  }, 120_000);
  afterAll(() => installation?.remove());

  const startAgain = async () => {
    haat = await installation.startAgain();
  };
  /** The last call of what leads there gets no answer. */
  const diesAt = (place: string, last: () => Promise<unknown>, before?: () => Promise<void>) =>
    installation.diesAt(place, async () => {
      await before?.();
      await last().catch(() => undefined);
    });
  const ask = <Body>(method: string, path: string, body?: unknown) =>
    call<Body>(installation.url, method, path, { token: creator.token, body });

  async function begin(bytes: Buffer, replaces?: string): Promise<string> {
    const begun = await ask<Upload>('POST', '/api/uploads', {
      key: `file-of-a-crash-${++keys}`,
      name: 'Bread.pdf',
      type: 'application/pdf',
      size: bytes.length,
      purpose: 'file',
      ...(replaces !== undefined && { replaces }),
    });
    expect(begun.status).toBe(201);
    return begun.body.id;
  }
  /** Bytes that the server says it has. */
  const offsetOf = async (id: string) => (await ask<Upload>('GET', `/api/uploads/${id}`)).body.offset;
  const sendPiece = (id: string, bytes: Buffer, offset: number) =>
    call<Upload>(installation.url, 'PATCH', `/api/uploads/${id}`, {
      token: creator.token,
      body: bytes.subarray(offset, offset + piece),
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    });
  async function sendDirectly(id: string, bytes: Buffer) {
    const offset = await offsetOf(id);
    const asked = { offset, size: piece };
    const { url, pieceId } = (await ask<DirectPiece>('POST', `/api/uploads/${id}/direct`, asked)).body;
    await fetch(url, { method: 'PUT', body: Uint8Array.from(bytes.subarray(offset, offset + piece)) });
    await ask('POST', `/api/uploads/${id}/direct/${pieceId}`);
  }
  async function sendRest(id: string, bytes: Buffer) {
    for (let at = await offsetOf(id); at < bytes.length; ) {
      const sent = await sendPiece(id, bytes, at);
      expect(sent.status).toBe(200);
      at = sent.body.offset;
    }
  }
  const finish = (id: string) => ask<MediaFile>('POST', `/api/uploads/${id}/finish`, {});
  async function upload(bytes: Buffer): Promise<string> {
    const id = await begin(bytes);
    await sendRest(id, bytes);
    return (await finish(id)).body.mediaId;
  }

  async function sell(mediaId: string): Promise<Bought> {
    const { id } = await publishProduct(installation.url, creator.token, {
      kind: 'lock',
      title: 'The book of bread',
      description: 'A weekend of bread.',
      prices: [{ type: 'once', amount: 49_900 }],
      content: { items: [{ id: 'a', type: 'file', title: 'The book', mediaId }] },
    });
    return buy(installation.url, id, '9812345641');
  }
  async function download({ grantId, cookie }: Bought, mediaId: string): Promise<Buffer> {
    const answer = await fetch(`${installation.url}/media/file/${grantId}/${mediaId}`, {
      headers: { cookie },
    });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** What lies in the storage of files, a name for each. */
  function stored(): string[] {
    if (storage === 'a bucket') return [...s3.objects.keys()].filter((key) => key.startsWith('files/'));
    const folder = join(haat.dataDir, 'media', 'files');
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
          entry.isFile() ? [entry.name] : [],
        )
      : [];
  }
  const draftsOf = ({ dataDir }: Haat) =>
    existsSync(join(dataDir, 'media/.drafts')) ? readdirSync(join(dataDir, 'media/.drafts')) : [];

  it('keep every piece that was acknowledged, wherever it died', async () => {
    const bytes = await pdfOf(150);
    const id = await begin(bytes);
    expect((await sendPiece(id, bytes, 0)).status).toBe(200);
    const second = () => sendPiece(id, bytes, piece);
    await diesAt('upload.piece-stored', second);
    await diesAt('upload.piece-added', second, async () => expect(await offsetOf(id)).toBe(piece));
    if (storage === 'a bucket') await diesAt('upload.piece-moved', () => sendDirectly(id, bytes));
    await startAgain();
    // It had been noted, though nobody heard of it.
    expect(await offsetOf(id)).toBe(2 * piece);
    await breakOff(haat, creator.token, id, bytes.subarray(2 * piece, 3 * piece));
    await startAgain();
    expect(await offsetOf(id)).toBe(2 * piece);
    await sendRest(id, bytes);
    const { body } = await finish(id);
    expect(body.status).toBe('ready');
    expect(await download(await sell(body.mediaId), body.mediaId)).toEqual(bytes);
    // What was stored and not noted is gone.
    expect(stored()).toHaveLength(Math.ceil(bytes.length / piece));
    await haat.advanceClock('PT2H');
    await until(() => [...s3.objects.keys()].every((key) => !key.startsWith('incoming/')));
    if (storage === 'a bucket') return;
    expect(draftsOf(haat)).toHaveLength(1);
    await haat.advanceClock('P2D');
    await until(() => draftsOf(haat).length === 0);
  }, 120_000);

  it('are finished once, wherever it died, also when nobody asks again', async () => {
    const bytes = await pdfOf(60);
    const places = ['file.kept', 'file.judged', 'file.settled'] as const;
    const ids: string[] = [];
    for (const _ of places) {
      const id = await begin(bytes);
      await sendRest(id, bytes);
      ids.push(id);
    }
    for (const [place, name] of places.entries()) await diesAt(name, () => finish(ids[place] as string));
    await startAgain();
    const [unasked, ...asked] = ids as [string, string, string];
    for (const id of asked) {
      const [first, second] = await Promise.all([finish(id), finish(id)]);
      expect([first.body.status, second.body]).toEqual(['ready', first.body]);
    }
    await haat.advanceClock('PT1M');
    const files = await until(async () => {
      const { items } = (await ask<{ items: MediaFile[] }>('GET', '/api/media')).body;
      return items.every(({ status }) => status === 'ready') && items;
    });
    expect(files).toHaveLength(4);
    const { mediaId } = (await finish(unasked)).body;
    expect(files.map((file) => file.mediaId)).toContain(mediaId);
  }, 120_000);

  it('are replaced whole: buyers have the one or the other', async () => {
    const [before, after] = [await pdfOf(20), await pdfOf(80)];
    const mediaId = await upload(before);
    const bought = await sell(mediaId);
    const id = await begin(after, mediaId);
    await sendRest(id, after);
    const { length } = stored();
    const buyerHas = (bytes: Buffer) => async () => expect(await download(bought, mediaId)).toEqual(bytes);
    await diesAt('file.judged', () => finish(id), buyerHas(before));
    await diesAt('file.settled', () => finish(id), buyerHas(before));
    await diesAt('file.content-removed', () => haat.advanceClock('PT2H'), buyerHas(after));
    await startAgain();
    expect((await finish(id)).body).toMatchObject({ mediaId, status: 'ready', size: after.length });
    await haat.advanceClock('PT2H');
    await until(() => stored().length === length - Math.ceil(before.length / piece));
    await buyerHas(after)();
  }, 120_000);

  it('are deleted whole, and an upload that is given up leaves nothing', async () => {
    const kept = stored().length;
    const bytes = await pdfOf(40);
    const mediaId = await upload(bytes);
    const [first, second] = [await begin(bytes), await begin(bytes)];
    for (const id of [first, second]) expect((await sendPiece(id, bytes, 0)).status).toBe(200);
    await diesAt('file.deleted', () => ask('DELETE', `/api/media/${mediaId}`));
    await diesAt('upload.ended', () => ask('DELETE', `/api/uploads/${first}`));
    await diesAt('upload.removed', () => ask('DELETE', `/api/uploads/${second}`));
    await startAgain();
    expect((await ask('GET', `/api/media/${mediaId}`)).status).toBe(404);
    // Nobody goes on with half of it.
    for (const id of [first, second]) expect((await sendPiece(id, bytes, piece)).status).toBe(404);
    await haat.advanceClock('PT3H');
    await until(() => stored().length === kept);
  }, 120_000);
});

/** Sends the head of a piece and half of it, and kills the server in the middle. */
async function breakOff(haat: Haat, token: string, id: string, bytes: Buffer): Promise<void> {
  const socket = connect(Number(new URL(haat.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const head = [
    `PATCH /api/uploads/${id} HTTP/1.1`,
    'host: haat',
    `authorization: Bearer ${token}`,
    'content-type: application/offset+octet-stream',
    `content-length: ${bytes.length}`,
    'upload-offset: 32768',
    '\r\n',
  ].join('\r\n');
  socket.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, bytes.length / 2)]));
  const drafts = join(haat.dataDir, 'media/.drafts');
  // With a bucket nothing is written before the piece is whole.
  if (existsSync(drafts)) await until(() => readdirSync(drafts).length > 0);
  await haat.kill();
  socket.destroy();
}
