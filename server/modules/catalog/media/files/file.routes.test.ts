import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFile, MediaList, Upload } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../accounts/identity/testing/app';
import { documentFile, pdfOf, programFile, zipOf } from '../testing/files';
import { begin, finishFile, freshKey, type Sender, send, sendFile } from '../testing/upload';
import { mp4Of } from '../testing/video';
import { finishFile as finishIn } from './file.service';

const day = 24 * 60 * 60_000;
let me: Sender;
let other: Sender;
let pdf: Buffer;
let sellerId: string;

beforeAll(async () => {
  const test = await openTestApp();
  const signedIn = await test.signIn();
  me = { test, token: signedIn.token };
  sellerId = signedIn.user.id;
  other = { test, token: (await test.signIn('+919876543211')).token };
  pdf = await pdfOf(3);
});
afterAll(() => me.test.close());

const keep = async (...of: Parameters<typeof sendFile> extends [unknown, ...infer Rest] ? Rest : never) => {
  const answer = await sendFile(me, ...of);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MediaFile>();
};
const read = (sender: Sender, id: string) =>
  sender.test.call('GET', `/api/media/${id}`, { token: sender.token });
const list = async (query = '') => {
  const answer = await me.test.call('GET', `/api/media${query}`, { token: me.token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MediaList>();
};
const remove = (id: string) => me.test.call('DELETE', `/api/media/${id}`, { token: me.token });
const contents = () => {
  const path = join(me.test.deps.config.dataDir, 'media/files');
  return existsSync(path) ? readdirSync(path) : [];
};
const pass = async (ms: number) => {
  me.test.deps.clock.advance(ms);
  await me.test.deps.jobs.drain();
};

describe('a file', () => {
  it('is kept as its bytes say, whatever it is called', async () => {
    const file = await keep(pdf, { name: 'Workbook.exe' });
    expect(file).toMatchObject({
      purpose: 'file',
      name: 'Workbook.exe.pdf',
      type: 'application/pdf',
      size: pdf.length,
      status: 'ready',
      usedBy: [],
    });
    expect((await read(me, file.mediaId)).json()).toEqual(file);
    expect((await read(other, file.mediaId)).statusCode).toBe(404);
  });

  it('comes in pieces of any size up to 8 MB, and is finished once', async () => {
    const bytes = await zipOf({ 'a.bin': Buffer.alloc(9_000_000, 7), 'b.txt': 'notes' });
    const upload = (await begin(me, { size: bytes.length, purpose: 'file', name: 'kit.zip' })).json<Upload>();
    expect(upload.pieceSize).toBe(8 * 1024 * 1024);
    expect((await finishFile(me, upload.id)).json().code).toBe('upload_unfinished');
    const middle = Math.floor(bytes.length / 3);
    await send(me, upload.id, 0, bytes.subarray(0, middle));
    await send(me, upload.id, middle, bytes.subarray(middle));
    const [first, second] = await Promise.all([finishFile(me, upload.id), finishFile(me, upload.id)]);
    expect(first.json<MediaFile>().mediaId).toBe(second.json<MediaFile>().mediaId);
    const third = (await finishFile(me, upload.id)).json<MediaFile>();
    expect(third).toMatchObject({ status: 'ready', type: 'application/zip', name: 'kit.zip' });
  });

  it.each([
    ['a document of Word', documentFile, 'notes', 'notes.docx', /wordprocessingml/],
    ['a text', async () => Buffer.from('अ, ब\n1, 2\n'), 'sheet.csv', 'sheet.csv', /^text\/plain$/],
    ['a text that calls itself a program', async () => Buffer.from('del *'), 'go.bat', 'go.bat.txt', /^text/],
  ] as const)('may be %s', async (_, bytes, name, kept, type) => {
    const file = await keep(await bytes(), { name });
    expect(file).toMatchObject({ name: kept, status: 'ready', type: expect.stringMatching(type) });
  });

  it.each([
    ['a program', async () => programFile(), 'book.pdf', /Programs/],
    ['an archive in an archive', () => zipOf({ 'in.zip': 'x' }), 'kit.zip', /other packed files/],
    ['too many files', () => zipOf(many(10_001)), 'kit.zip', /too many files/],
    ['half an archive', async () => (await zipOf({ a: 'x' })).subarray(0, -30), 'a.zip', /damaged/],
    ['noise', async () => Buffer.from([1, 0, 2, 0, 0xfe, 0, 9]), 'a.pdf', /cannot read/],
  ] as const)('is refused when it is %s, and nothing of it stays', async (_, bytes, name, reason) => {
    const before = contents().length;
    const file = await keep(await bytes(), { name });
    expect(file).toMatchObject({ status: 'refused', reason: expect.stringMatching(reason) });
    await pass(day);
    expect(contents()).toHaveLength(before);
  });

  it('that calls itself a video is refused, and a video is taken', async () => {
    expect(await keep(pdf, { purpose: 'video', name: 'a.mp4' })).toMatchObject({
      status: 'refused',
      reason: expect.stringMatching(/not a video/),
    });
    expect(await keep(await mp4Of({ seconds: 1 }), { purpose: 'video', name: 'a.mp4' })).toMatchObject({
      status: 'ready',
      type: 'video/mp4',
    });
  });

  it('is refused for its size before a byte is sent', async () => {
    const answer = await begin(me, { size: 6 * 1024 ** 3, purpose: 'file' });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'file_too_large']);
    const full = await begin(me, { size: 5 * 1024 ** 3, purpose: 'file' });
    expect([full.statusCode, full.json().code]).toEqual([409, 'storage_full']);
  });

  it('cannot come in crumbs, which leave nothing', async () => {
    const upload = (await begin(me, { size: 1_000, purpose: 'file', name: 'a.txt' })).json<Upload>();
    let sent = await send(me, upload.id, 0, Buffer.from('a'));
    for (let at = 1; sent.statusCode === 200; at++) sent = await send(me, upload.id, at, Buffer.from('a'));
    expect([sent.statusCode, sent.json().code]).toEqual([409, 'too_many_pieces']);
    expect(contents()).not.toContain(upload.id);
  });

  it('is refused while what was deleted in the last hour takes as much as all files may', async () => {
    const { pool } = me.test.deps.database;
    const file = await keep(pdf, { name: 'large.pdf' });
    const resize = `update upload set size = ${9 * 1024 ** 3} where media_id = '${file.mediaId}'`;
    await pool.query(resize);
    expect((await remove(file.mediaId)).statusCode).toBe(204);
    const large = { size: 2 * 1024 ** 3, purpose: 'file' } as const;
    const refused = await begin(me, large);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'storage_clearing']);
    const small = await begin(me, { size: 1_000, purpose: 'file' });
    expect(small.statusCode).toBe(201);
    await pass(2 * 60 * 60_000);
    const taken = await begin(me, large);
    expect(taken.statusCode, taken.body).toBe(201);
    for (const { id } of [small, taken].map((answer) => answer.json<Upload>()))
      await me.test.call('DELETE', `/api/uploads/${id}`, { token: me.token });
  });

  it('is refused after twenty thousand in a week, also if they were deleted', async () => {
    const { pool } = me.test.deps.database;
    await pool.query(`
      insert into upload (seller_id, id, key, size, received, created_at, expires_at, purpose, name, media_id)
      select '${sellerId}', 'deleted-' || n, 'deleted-upload-' || n, 1, 1, created_at, expires_at, 'file', 'a.txt', 'deleted-' || n
      from generate_series(1, 20000) n, (select created_at, expires_at from upload limit 1) one`);
    const refused = await begin(me, { size: 1_000, purpose: 'file' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_files']);
    expect(refused.json().message).toContain('weekly limit');
    await pool.query(`delete from upload where id like 'deleted-%'`);
    expect((await keep(pdf, { name: 'after.pdf' })).status).toBe('ready');
  });

  it('leaves no piece behind that a crash left beside it', async () => {
    const upload = (await begin(me, { size: pdf.length, purpose: 'file', name: 'a.pdf' })).json<Upload>();
    await send(me, upload.id, 0, pdf);
    const folder = join(me.test.deps.config.dataDir, 'media/files', upload.id);
    writeFileSync(join(folder, '0-orphaned'), 'x');
    expect((await finishFile(me, upload.id)).statusCode).toBe(200);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is judged after a crash between its end and its check', async () => {
    // The newest file stands first.
    await pass(1_000);
    const upload = (await begin(me, { size: pdf.length, purpose: 'file', name: 'a.pdf' })).json<Upload>();
    await send(me, upload.id, 0, pdf);
    const { deps } = me.test;
    const crash = async () => Promise.reject(new Error('a crash'));
    const broken = {
      ...deps,
      workers: { ...deps.workers, run: crash },
      limits: deps.config.storageBytes,
      scans: null,
    };
    await expect(finishIn(broken, { seller_id: sellerId, id: upload.id })).rejects.toThrow('a crash');
    const [found] = (await list()).items;
    expect(found).toMatchObject({ status: 'preparing' });
    await pass(60_000);
    expect((await list()).items[0]).toMatchObject({ ...found, status: 'ready', type: 'application/pdf' });
  });
});

describe('the library of files', () => {
  it('lists, searches, renames and deletes', async () => {
    const file = await keep(pdf, { name: 'Recipes of Coorg.pdf' });
    const found = await list('?q=coorg');
    expect(found.items).toEqual([file]);
    expect(found.storage.limit).toBe(5 * 1024 ** 3);
    expect((await list('?q=coorg&purpose=video')).items).toEqual([]);
    const rename = (name: string) =>
      me.test.call('PATCH', `/api/media/${file.mediaId}`, { token: me.token, payload: { name } });
    expect((await rename('Coorg')).json<MediaFile>().name).toBe('Coorg.pdf');
    expect((await rename('a/b')).statusCode).toBe(422);
    expect((await remove(file.mediaId)).statusCode).toBe(204);
    expect((await remove(file.mediaId)).statusCode).toBe(404);
    expect((await list('?q=coorg')).items).toEqual([]);
  });

  it('goes page by page', async () => {
    const [all, first] = [await list('?limit=100'), await list('?limit=2')];
    const second = await list(`?limit=2&cursor=${first.next}`);
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4));
    const bad = await me.test.call('GET', '/api/media?cursor=x', { token: me.token });
    expect(bad.statusCode).toBe(400);
  });

  it('puts a new content in the place of a file, which keeps its id; what is refused leaves it', async () => {
    await pass(2 * 60 * 60_000);
    const file = await keep(pdf, { name: 'Book.pdf' });
    const before = contents();
    const longer = await pdfOf(9);
    const replaced = await keep(longer, { name: 'Book 2.pdf', replaces: file.mediaId });
    expect(replaced).toMatchObject({ mediaId: file.mediaId, name: 'Book 2.pdf', size: longer.length });
    const refused = await keep(programFile(), { name: 'Book 3.pdf', replaces: file.mediaId });
    expect(refused).toMatchObject({ mediaId: file.mediaId, status: 'refused' });
    expect((await read(me, file.mediaId)).json()).toMatchObject({ status: 'ready', name: 'Book 2.pdf' });
    await pass(2 * 60 * 60_000);
    expect(contents()).toHaveLength(before.length);
    const foreign = await begin(other, { size: 10, purpose: 'file', replaces: file.mediaId });
    expect(foreign.statusCode).toBe(404);
  });

  it('forgets what no product has named for thirty days, and not what one names', async () => {
    const [named, alone] = [await keep(pdf, { name: 'named.pdf' }), await keep(pdf, { name: 'alone.pdf' })];
    const product = await me.test.call('POST', '/api/products', {
      token: me.token,
      payload: {
        kind: 'lock',
        title: 'A book',
        prices: [{ type: 'once', amount: 10_000 }],
        content: { items: [{ id: 'a', type: 'file', title: 'The book', mediaId: named.mediaId }] },
      },
    });
    expect(product.statusCode, product.body).toBe(201);
    expect((await read(me, named.mediaId)).json<MediaFile>().usedBy).toEqual([
      { productId: product.json().id, title: 'A book' },
    ]);
    const refused = await remove(named.mediaId);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'file_in_use']);
    for (let days = 0; days < 33; days++) await pass(day);
    expect((await read(me, named.mediaId)).statusCode).toBe(200);
    expect((await read(me, alone.mediaId)).statusCode).toBe(404);
    expect(contents()).toHaveLength(1);
  });

  it('gives up an upload that nobody goes on with for a week', async () => {
    const key = freshKey();
    const upload = (await begin(me, { size: pdf.length, purpose: 'file', key })).json<Upload>();
    await send(me, upload.id, 0, pdf.subarray(0, 100));
    await pass(6 * day);
    expect((await begin(me, { size: pdf.length, purpose: 'file', key })).json()).toMatchObject({
      offset: 100,
    });
    await pass(8 * day);
    expect(contents()).not.toContain(upload.id);
  });
});

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`${number}.txt`, 'x']));
