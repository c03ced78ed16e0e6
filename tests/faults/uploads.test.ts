// Files of whoever means no good, and lines that break: refused with a clear message, and the server goes on as if nothing had been.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { ImageSources, Upload } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  blackPng,
  type HostileFile,
  hostileFiles,
  manyThings,
  wordyPng,
} from '../../server/modules/catalog/media/testing/hostile.files';
import { type Answer, call } from '../simulators/call';
import { type Haat, startHaat } from '../simulators/haat';
import { signIn } from '../simulators/shop';

const piece = 256 * 1024;
let haat: Haat;
let token: string;
let files: HostileFile[];
let keys = 0;

beforeAll(async () => {
  haat = await startHaat();
  ({ token } = await signIn(haat, '9812345606', 'Meera'));
  files = await hostileFiles();
}, 60_000);
afterAll(() => haat?.dispose());

const begin = (file: { size: number; name?: string; type?: string }) =>
  call<Upload>(haat.url, 'POST', '/api/uploads', {
    token,
    body: { key: `hostile-upload-${++keys}`, name: 'loaf.png', type: 'image/png', ...file },
  });
const send = (id: string, offset: number, bytes: Buffer) =>
  call<Upload>(haat.url, 'PATCH', `/api/uploads/${id}`, {
    token,
    body: bytes,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
  });
const finish = (id: string) =>
  call<ImageSources>(haat.url, 'POST', `/api/uploads/${id}/picture`, { token, body: {} });

/** Files that are here whole and were told to come again, because too many were being made. */
const waiting: string[] = [];

/** Sends a file to its end or to where it is refused. */
async function sendWhole({
  bytes,
  name,
  type,
}: Pick<HostileFile, 'bytes' | 'name' | 'type'>): Promise<Answer<unknown>> {
  const upload = await begin({ size: bytes.length, name, type });
  if (upload.status !== 201) return upload;
  for (let offset = 0; offset < bytes.length; offset += piece) {
    const sent = await send(upload.body.id, offset, bytes.subarray(offset, offset + piece));
    if (sent.status !== 200) return sent;
  }
  const finished = await finish(upload.body.id);
  if (finished.status === 503) waiting.push(upload.body.id);
  return finished;
}

const left = () => {
  const path = join(haat.dataDir, 'media/uploads');
  return existsSync(path) ? readdirSync(path) : [];
};
/** Bytes that the server holds. */
const memory = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${haat.pid}/status`, 'utf8'))?.[1]) * 1024;
const megabyte = 1_048_576;

test('each is refused by its name, and leaves nothing', async () => {
  const answers: string[] = [];
  for (const file of files) {
    const { status, body } = await sendWhole(file);
    const { code, message } = body as { code: string; message: string };
    answers.push(`${file.what}: ${code}`);
    // No route ever sees text that cannot be stored.
    const isText = code === 'invalid_text';
    expect(isText ? [400] : [413, 422], file.what).toContain(status);
    expect(message, file.what).toMatch(isText ? /^The text contains characters/ : /^[A-Z].{15,}\.$/);
  }
  expect(answers).toEqual(files.map(({ what, code }) => `${what}: ${code}`));
  expect(left()).toEqual([]);
}, 60_000);

test('all of them at once do not keep anybody waiting, nor fill the memory', async () => {
  const before = memory();
  const bombs = [...files, ...files].map(sendWhole);
  const heavy = Array.from({ length: 6 }, () =>
    sendWhole({ bytes: blackPng(7_000), name: 'a.png', type: 'image/png' }),
  );
  let isOver = false;
  const all = Promise.all([...bombs, ...heavy]).finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  let most = 0;
  while (!isOver) {
    const start = performance.now();
    expect((await call(haat.url, 'GET', '/healthz')).status).toBe(200);
    waits.push(performance.now() - start);
    most = Math.max(most, memory());
  }
  const answers = await all;
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  for (const id of waiting) expect([201, 422]).toContain((await finish(id)).status);
  waits.sort((a, b) => a - b);
  expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(250);
  expect(most - before).toBeLessThan(600 * megabyte);
}, 120_000);

test('a picture that is other things too is only a picture afterwards', async () => {
  const made = (await sendWhole({
    bytes: await manyThings(),
    name: 'a.jpg',
    type: 'image/jpeg',
  })) as Answer<ImageSources>;
  expect(made.status).toBe(201);
  const shown = await fetch(new URL(made.body.src, haat.url));
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await shown.arrayBuffer()).includes('hostile')).toBe(false);
});

test('a comment that unpacks to a hundred megabytes is not unpacked', async () => {
  const before = memory();
  const answer = await sendWhole({ bytes: wordyPng(), name: 'a.png', type: 'image/png' });
  expect([201, 422]).toContain(answer.status);
  expect(memory() - before).toBeLessThan(200 * megabyte);
});

describe('ten gigabytes', () => {
  const ten = 10 * 1024 ** 3;

  test('are refused when they are told, before any of them comes', async () => {
    const answer = await begin({ size: ten });
    expect(answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
  });

  test.each([
    ['told in the head of a piece', '/api/uploads/{id}', 'PATCH', { 'content-length': String(ten) }],
    ['that no head tells of', '/api/uploads/{id}', 'PATCH', { 'transfer-encoding': 'chunked' }],
    ['of one picture', '/api/media', 'POST', { 'content-length': String(ten), 'content-type': 'image/png' }],
    [
      'of one picture that no head tells of',
      '/api/media',
      'POST',
      { 'transfer-encoding': 'chunked', 'content-type': 'image/png' },
    ],
  ])('%s are refused where they begin', async (_name, path, method, headers) => {
    const { body: upload } = await begin({ size: piece });
    const flood = await pour(method, path.replace('{id}', upload.id), {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      ...headers,
    });
    // Who goes on pouring may have the line cut before the answer is read.
    expect(flood.answer).toMatch(/^(HTTP\/1\.1 413 |$)/);
    expect(flood.sent).toBeLessThan(40 * megabyte);
    await call(haat.url, 'DELETE', `/api/uploads/${upload.id}`, { token });
  });
});

test('a line that breaks in the middle of a piece loses nothing of what came', async () => {
  const png = blackPng(2_000);
  const bytes = Buffer.concat([png, Buffer.alloc(200_000 - png.length, 32)]);
  const { body: upload } = await begin({ size: bytes.length });
  const socket = connect(Number(new URL(haat.url).port), '127.0.0.1');
  const head = headOf('PATCH', `/api/uploads/${upload.id}`, {
    'content-type': 'application/offset+octet-stream',
    'content-length': String(bytes.length),
    'upload-offset': '0',
  });
  await new Promise<void>((resolve) =>
    socket.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, 60_000)]), () => resolve()),
  );
  socket.end();
  socket.destroySoon();
  const here = await vi.waitFor(async () => {
    const { body } = await call<Upload>(haat.url, 'GET', `/api/uploads/${upload.id}`, { token });
    if (body.offset === 0) throw new Error('nothing of it is here yet');
    return body.offset;
  });
  expect(here).toBe(60_000);
  expect((await send(upload.id, here, bytes.subarray(here))).body.offset).toBe(bytes.length);
  expect((await finish(upload.id)).status).toBe(201);
});

test('nothing of it all is left, and the next honest picture is taken', async () => {
  expect(left()).toEqual([]);
  const made = await sendWhole({ bytes: blackPng(400), name: 'IMG_2041', type: 'image/png' });
  expect(made.status).toBe(201);
  expect(left()).toEqual([]);
});

const headOf = (method: string, path: string, headers: Record<string, string>) =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: haat',
    `authorization: Bearer ${token}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** Pours into the server until it has had enough; answers what it said and how many bytes it let come. */
function pour(method: string, path: string, headers: Record<string, string>) {
  return new Promise<{ answer: string; sent: number }>((resolve) => {
    const socket = connect(Number(new URL(haat.url).port), '127.0.0.1');
    const isChunked = 'transfer-encoding' in headers;
    const block = Buffer.alloc(64 * 1024);
    const wrapped = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), block, Buffer.from('\r\n')]) : block;
    let answer = '';
    let sent = 0;
    const end = () => resolve({ answer, sent });
    const more = () => {
      while (!socket.destroyed && sent < 400 * megabyte) {
        sent += block.length;
        if (!socket.write(wrapped)) return void socket.once('drain', more);
      }
    };
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      socket.destroy();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(headOf(method, path, headers));
    more();
  });
}
