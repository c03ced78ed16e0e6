// A video that is on sale, as large as one of a phone: what it shows is tiny, the rest is padding that players skip.
import type { MediaFile, Upload } from '@haat/openapi';
import { mp4Of, renditionOf } from '../server/modules/catalog/media/testing/video';
import { call } from '../tests/simulators/call';
import { type Creator, expectStatus, publishFilm } from '../tests/simulators/shop';

const megabyte = 1_048_576;
const octets = { 'content-type': 'application/offset+octet-stream' };

/** What a 720p rendition brings in four seconds. */
export const segmentBytes = 800_000;

export interface Film {
  mediaId: string;
  productId: string;
  bytes: Buffer;
  /** Segments of its one rendition. */
  segments: number;
}

/** An MP4 box that says nothing. */
function freeBox(size: number): Buffer {
  const box = Buffer.alloc(size);
  box.writeUInt32BE(size, 0);
  box.write('free', 4, 'latin1');
  return box;
}

/** Calls as the creator. */
export const askAs =
  (url: string, { token }: Creator): Ask =>
  async (method, path, body, headers = {}, status = 200) =>
    expectStatus(await call(url, method, path, { token, body, headers }), status);

/** Uploads a film as it is; answers the id of the upload and of its file. */
export async function uploadFilm(ask: Ask, bytes: Buffer): Promise<{ id: string; mediaId: string }> {
  const file = { key: 'the-film-of-a-benchmark', name: 'bread.mp4', type: 'video/mp4', purpose: 'video' };
  const { id, pieceSize } = await ask<Upload>(
    'POST',
    '/api/uploads',
    { ...file, size: bytes.length },
    {},
    201,
  );
  for (let at = 0; at < bytes.length; at += pieceSize)
    await ask('PATCH', `/api/uploads/${id}`, bytes.subarray(at, at + pieceSize), {
      ...octets,
      'upload-offset': String(at),
    });
  const { mediaId, status } = await ask<MediaFile>('POST', `/api/uploads/${id}/finish`, {});
  if (status !== 'ready') throw new Error(`The film is ${status}`);
  return { id, mediaId };
}

/** Uploads a film of so many MB, prepares it and puts it on sale. */
export async function sellFilm(
  url: string,
  creator: Creator,
  { seconds, megabytes }: { seconds: number; megabytes: number },
): Promise<Film> {
  const ask = askAs(url, creator);
  const bytes = Buffer.concat([await mp4Of({ seconds, hasSound: false }), freeBox(megabytes * megabyte)]);
  const { id, mediaId } = await uploadFilm(ask, bytes);
  const segments = await prepare(ask, id, seconds);
  const product = await publishFilm(url, creator.token, mediaId);
  return { mediaId, productId: product.id, bytes, segments };
}

type Ask = <Body>(
  method: string,
  path: string,
  body: unknown,
  headers?: Record<string, string>,
  status?: number,
) => Promise<Body>;

async function prepare(ask: Ask, contentId: string, seconds: number): Promise<number> {
  const path = `/api/renditions/${contentId}`;
  const { init, segments } = await renditionOf({ seconds, hasSound: false });
  await ask('POST', path, { key: 'avc-of-a-benchmark', renditions: ['360'] }, {}, 201);
  await ask('PUT', `${path}/360-init.mp4`, init, octets, 204);
  for (const [place, { bytes, ms }] of segments.entries())
    await ask(
      'PUT',
      `${path}/360-${place + 1}.m4s?duration=${ms}`,
      Buffer.concat([bytes, freeBox(Math.max(8, segmentBytes - bytes.length))]),
      octets,
      204,
    );
  await ask('POST', `${path}/finish`, { segments: { '360': segments.length } });
  return segments.length;
}
