import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Upload } from '@haat/openapi';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../accounts/identity/testing/app';
import { begin, finish, freshKey, type Sender, send, sendWhole } from './testing/upload';
import { pieceRules } from './upload.rules';

let me: Sender;
let other: Sender;
let photo: Buffer;

beforeAll(async () => {
  const test = await openTestApp();
  me = { test, token: (await test.signIn()).token };
  other = { test, token: (await test.signIn('+919876543211')).token };
  // Noise does not pack, so that there are several pieces of it.
  photo = await sharp(randomBytes(600 * 400 * 3), { raw: { width: 600, height: 400, channels: 3 } })
    .png()
    .toBuffer();
});
afterAll(() => me.test.close());

const startUpload = async (file: Parameters<typeof begin>[1]) => {
  const answer = await begin(me, file);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Upload>();
};
const read = (sender: Sender, id: string) =>
  sender.test.call('GET', `/api/uploads/${id}`, { token: sender.token });
const remove = (sender: Sender, id: string) =>
  sender.test.call('DELETE', `/api/uploads/${id}`, { token: sender.token });
/** The pieces of an upload that lie in the storage. */
const piecesOf = (id: string) => {
  const path = join(me.test.deps.config.dataDir, 'media/uploads', id);
  return existsSync(path) ? readdirSync(path) : [];
};

describe('a file in pieces', () => {
  it('becomes the picture that it is when it comes at once', async () => {
    const made = await sendWhole(me, photo, { name: 'loaf.png', type: 'image/png' });
    expect(made.statusCode, made.body).toBe(201);
    const whole = await me.test.call('POST', '/api/media', {
      token: me.token,
      payload: photo,
      headers: { 'content-type': 'image/png' },
    });
    expect(made.json()).toEqual(whole.json());
  });

  it('goes on where it was when it is begun again, and takes nothing twice', async () => {
    const key = freshKey();
    const { id, offset } = await startUpload({ size: photo.length, key });
    expect(offset).toBe(0);
    const sent = await send(me, id, 0, photo.subarray(0, 5_000));
    expect(sent.json<Upload>().offset).toBe(5_000);
    expect(await startUpload({ size: photo.length, key })).toMatchObject({ id, offset: 5_000 });
    expect((await read(me, id)).json<Upload>().offset).toBe(5_000);
    const again = await send(me, id, 0, photo.subarray(0, 5_000));
    expect([again.statusCode, again.json().code]).toEqual([409, 'wrong_offset']);
    expect(piecesOf(id)).toHaveLength(1);
  });

  it('leaves no piece behind, and answers the same picture again', async () => {
    const bytes = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#456' } })
      .png()
      .toBuffer();
    const { id } = await startUpload({ size: bytes.length });
    await send(me, id, 0, bytes);
    const first = await finish(me, id, 'A square');
    const second = await finish(me, id, 'A square');
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(piecesOf(id)).toEqual([]);
    expect((await send(me, id, bytes.length, Buffer.from('more'))).statusCode).toBe(422);
  });

  it('takes one of two pieces that come for the same place', async () => {
    const { id } = await startUpload({ size: photo.length });
    const answers = await Promise.all([
      send(me, id, 0, photo.subarray(0, 3_000)),
      send(me, id, 0, photo.subarray(0, 4_000)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    const taken = answers.find(({ statusCode }) => statusCode === 200)?.json<Upload>().offset ?? 0;
    expect((await read(me, id)).json<Upload>().offset).toBe(taken);
    expect(piecesOf(id)).toHaveLength(1);
    await send(me, id, taken, photo.subarray(taken, 200_000));
    await send(me, id, 200_000, photo.subarray(200_000, 400_000));
    await send(me, id, 400_000, photo.subarray(400_000, 600_000));
    const last = await send(me, id, 600_000, photo.subarray(600_000));
    expect(last.json<Upload>().offset).toBe(photo.length);
    expect((await finish(me, id)).statusCode).toBe(201);
  });

  it('is not made a picture before it is here whole', async () => {
    const { id } = await startUpload({ size: photo.length });
    await send(me, id, 0, photo.subarray(0, 3_000));
    const answer = await finish(me, id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'upload_unfinished']);
  });

  it('takes no more than was told', async () => {
    const { id } = await startUpload({ size: 1_000 });
    const answer = await send(me, id, 0, photo.subarray(0, 1_001));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'too_many_bytes']);
    expect(piecesOf(id)).toEqual([]);
  });

  it.each([['-1'], ['1.5'], ['x'], ['9'.repeat(40)], ['']])('is not added at "%s"', async (offset) => {
    const { id } = await startUpload({ size: 1_000 });
    const answer = await send(me, id, offset, photo.subarray(0, 10));
    expect([400, 409]).toContain(answer.statusCode);
    expect(piecesOf(id)).toEqual([]);
  });

  it('whose pieces were lost is sent anew instead of being put together for ever', async () => {
    const key = freshKey();
    const { id } = await startUpload({ size: photo.length, key });
    for (let at = 0; at < photo.length; at += 200_000)
      await send(me, id, at, photo.subarray(at, at + 200_000));
    await me.test.deps.storage.remove(`uploads/${id}`);
    const answer = await finish(me, id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'upload_changed']);
    expect(await startUpload({ size: photo.length, key })).toMatchObject({ offset: 0 });
  });

  it('in crumbs is forgotten before it fills its row', async () => {
    const { id } = await startUpload({ size: 9_000 });
    let answer = await send(me, id, 0, photo.subarray(0, 1));
    for (let at = 1; at <= pieceRules('picture').count && answer.statusCode === 200; at++)
      answer = await send(me, id, at, photo.subarray(at, at + 1));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'too_many_pieces']);
    expect(piecesOf(id)).toEqual([]);
  });
});

describe('what belongs to somebody else', () => {
  it('is not there', async () => {
    const key = freshKey();
    const { id } = await startUpload({ size: photo.length, key });
    const tries = [
      await read(other, id),
      await send(other, id, 0, photo.subarray(0, 100)),
      await finish(other, id),
      await remove(other, id),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    // The same key of two people is two uploads.
    const theirs = await begin(other, { size: photo.length, key });
    expect(theirs.json<Upload>().id).not.toBe(id);
    expect((await read(me, id)).json<Upload>().offset).toBe(0);
  });

  it('asks for signing in before anything is read', async () => {
    const nobody = { test: me.test, token: 'nobody' };
    expect((await begin(nobody, { size: 5 })).statusCode).toBe(401);
    expect((await send(nobody, 'x', 0, photo)).statusCode).toBe(401);
  });
});

describe('what is not ended', () => {
  it('is forgotten when it is cancelled', async () => {
    const { id } = await startUpload({ size: photo.length });
    await send(me, id, 0, photo.subarray(0, 3_000));
    expect((await remove(me, id)).statusCode).toBe(204);
    expect((await read(me, id)).statusCode).toBe(404);
    expect((await remove(me, id)).statusCode).toBe(404);
    expect(piecesOf(id)).toEqual([]);
  });

  it('may be 100 MB of one account at a time, whoever asks first', async () => {
    const { token } = await me.test.signIn('+919876543212');
    const sender = { ...me, token };
    const size = 10 * 1_048_576;
    const answers = await Promise.all(Array.from({ length: 12 }, () => begin(sender, { size })));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(10);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
    const first = answers.find(({ statusCode }) => statusCode === 201)?.json<Upload>();
    await remove(sender, first?.id ?? '');
    expect((await begin(sender, { size })).statusCode).toBe(201);
  });

  it('may be 400 of one account at a time, however small', async () => {
    const { token } = await me.test.signIn('+919876543213');
    const sender = { ...me, token };
    const codes: number[] = [];
    for (let count = 0; count < 401; count++) codes.push((await begin(sender, { size: 1 })).statusCode);
    expect(codes.indexOf(409)).toBe(400);
  });

  it('is swept away a day after its last piece', async () => {
    const key = freshKey();
    const { id } = await startUpload({ size: photo.length, key });
    await send(me, id, 0, photo.subarray(0, 3_000));
    me.test.deps.clock.advance(23 * 60 * 60_000);
    await send(me, id, 3_000, photo.subarray(3_000, 4_000));
    me.test.deps.clock.advance(2 * 60 * 60_000);
    await me.test.deps.jobs.drain();
    expect(piecesOf(id)).toHaveLength(2);
    me.test.deps.clock.advance(23 * 60 * 60_000);
    const token = (await me.test.signIn()).token;
    const late = await send({ ...me, token }, id, 4_000, photo.subarray(4_000, 5_000));
    expect(late.statusCode).toBe(404);
    await me.test.deps.jobs.drain();
    expect(piecesOf(id)).toEqual([]);
    const again = await begin({ ...me, token }, { size: photo.length, key });
    expect(again.json<Upload>()).toMatchObject({ offset: 0 });
  });
});
