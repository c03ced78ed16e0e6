import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { S3Config } from '../../platform/config/storage';
import { createS3Calls } from './s3.calls';
import { createDirectStorage } from './s3.direct';
import { gathered } from './s3.pieces';
import { type ByteRange, type Storage, type StoredBytes, safe } from './storage.gateway';

/** Parts of a large object; all but the last have to be of 5 MB at least. */
const partSize = 8 * 1024 * 1024;

/** The texts inside an element, wherever it stands. Our keys and the ids of S3 hold nothing that XML writes otherwise. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

interface S3StorageContext {
  config: S3Config;
  ask: ReturnType<typeof createS3Calls>;
}

function named({ config }: S3StorageContext, key: string) {
  return `${config.prefix}${safe(key)}`;
}

async function put(context: S3StorageContext, key: string, body: Uint8Array) {
  const answer = await context.ask('PUT', { key: named(context, key), body });
  if (!answer.ok) throw new Error('The S3 bucket does not exist');
}

/** The key is not visible before the last part is uploaded. */
async function putParts(
  context: S3StorageContext,
  key: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<number> {
  const { ask } = context;

  const name = named(context, key);
  const [uploadId = ''] = textsOf(
    await (await ask('POST', { key: name, query: { uploads: '' } })).text(),
    'UploadId',
  );
  if (uploadId === '') throw new Error('S3 did not start the multipart upload');
  try {
    let size = 0;
    const tags: string[] = [];
    for await (const body of parts) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = await ask('PUT', { key: name, query, body });
      tags.push(answer.headers.get('etag') ?? '');
      size += body.length;
    }
    const list = tags.map(
      (tag, place) => `<Part><PartNumber>${place + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
    const answer = await ask('POST', { key: name, query: { uploadId }, body });
    // It answers before it knows, so a mistake comes with 200.
    if (!/<CompleteMultipartUploadResult\b/.test(await answer.text()))
      throw new Error('S3 did not complete the multipart upload');
    return size;
  } catch (error) {
    // What cannot be taken back now is left to the bucket's own rule for unfinished uploads.
    await ask('DELETE', { key: name, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

async function putPieces(
  context: S3StorageContext,
  key: string,
  pieces: Parameters<Storage['putPieces']>[1],
): ReturnType<Storage['putPieces']> {
  const parts = gathered(pieces, partSize);
  const first = await parts.next();
  const firstChunk = first.done ? new Uint8Array() : first.value;
  if (firstChunk.length === partSize) return putParts(context, key, chained(firstChunk, parts));
  await put(context, key, firstChunk);
  return firstChunk.length;
}

async function get(context: S3StorageContext, key: string): ReturnType<Storage['get']> {
  const head = await context.ask('HEAD', { key: named(context, key) });
  if (!head.ok) return null;
  return { size: Number(head.headers.get('content-length')), ...bytes(context, key) };
}

function bytes(context: S3StorageContext, key: string): StoredBytes {
  const open = (range?: ByteRange) => Readable.from(piecesOf(context, key, range), { objectMode: false });
  return { open, copy: (range, to) => pipeline(open(range), to, { end: false }) };
}

async function* piecesOf(context: S3StorageContext, key: string, range?: ByteRange) {
  const { ok, body } = await context.ask('GET', { key: named(context, key), ...(range && { range }) });
  if (ok && body) yield* Readable.fromWeb(body as ReadableStream<Uint8Array>);
  else throw new Error('what was in the bucket is gone');
}

async function* list(context: S3StorageContext, key: string): ReturnType<Storage['list']> {
  const prefix = `${named(context, key)}/`;
  let token: string | undefined;
  do {
    const query = {
      'list-type': '2',
      prefix,
      delimiter: '/',
      ...(token && { 'continuation-token': token }),
    };
    const answer = await context.ask('GET', { query });
    if (!answer.ok) throw new Error('The S3 bucket does not exist');
    const found = await answer.text();
    // The prefix asked for is repeated among them.
    const names = [...textsOf(found, 'Prefix'), ...textsOf(found, 'Key')]
      .map((each) => each.slice(prefix.length).replace(/\/$/, ''))
      .filter((name) => name !== '');
    if (names.length > 0) yield names;
    [token] = textsOf(found, 'NextContinuationToken');
  } while (token);
}

async function remove(context: S3StorageContext, key: string): ReturnType<Storage['remove']> {
  const { ask } = context;

  const name = named(context, key);
  await ask('DELETE', { key: name });
  for (;;) {
    const found = await ask('GET', { query: { 'list-type': '2', prefix: `${name}/` } });
    const keys = textsOf(await found.text(), 'Key');
    if (keys.length === 0) return;
    for (const each of keys) await ask('DELETE', { key: each });
  }
}

/** Storage in one bucket of anything that speaks S3. */
export function createS3Storage(config: S3Config): Storage {
  const ask = createS3Calls(config);
  const context: S3StorageContext = { config, ask };
  return {
    direct: createDirectStorage(config, ask),
    location: { s3: config },
    put: (key, body) => put(context, key, body),
    putPieces: (key, pieces) => putPieces(context, key, pieces),
    get: (key) => get(context, key),
    bytes: (key) => bytes(context, key),
    list: (key) => list(context, key),
    remove: (key) => remove(context, key),
    sweep: async () => undefined,
  };
}

async function* chained(first: Uint8Array, others: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* others;
}
