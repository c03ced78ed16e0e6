import type { ImageSources, MediaFile, MediaList, ProfilePictures, Upload } from '@haat/openapi';
import { expect } from 'vitest';
import type { Ask } from './walker';

/** A picture that comes in two pieces, and one that is given up. */
export async function walkUploads(ask: Ask, { token, picture }: { token: string; picture: Buffer }) {
  const body = { key: 'a-picture-of-this-walk', size: picture.length, name: 'bread.jpg', type: 'image/jpeg' };
  const upload = await ask<Upload>('POST', '/api/uploads', { token, body });
  const at = `/api/uploads/${upload.body.id}`;
  const half = Math.min(upload.body.pieceSize, Math.ceil(picture.length / 2));
  const send = (offset: number, piece: Buffer) =>
    ask<Upload>('PATCH', at, {
      token,
      body: piece,
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    });
  await send(0, picture.subarray(0, half));
  expect((await send(0, picture.subarray(0, half))).status).toBe(409);
  expect((await ask('POST', `${at}/picture`, { token, body: {} })).status).toBe(409);
  for (let offset = half; offset < picture.length; offset += half)
    await send(offset, picture.subarray(offset, offset + half));
  expect((await ask<Upload>('GET', at, { token })).body.offset).toBe(picture.length);
  const made = await ask<ImageSources>('POST', `${at}/picture`, { token, body: { alt: 'Bread' } });
  expect(made.body.alt).toBe('Bread');
  expect((await ask('POST', '/api/uploads', { token, body: { ...body, size: 10_485_761 } })).status).toBe(
    413,
  );
  expect((await ask('POST', '/api/uploads', { token, body: { ...body, name: '../x' } })).status).toBe(422);
  await walkProfilePictures(ask, token, made.body);
  expect((await ask('DELETE', at, { token })).status).toBe(204);
  expect((await ask('DELETE', at, { token })).status).toBe(404);
}

/** A picture across the top of a page, and none again. */
async function walkProfilePictures(ask: Ask, token: string, { id, width, height }: ImageSources) {
  const at = '/api/profile-pictures';
  const set = (use: string, picture: string) =>
    ask<ProfilePictures>('PUT', `${at}/${use}`, { token, body: { picture } });
  expect((await set('cover', id)).body.cover?.id).toBe(id);
  expect((await set('photo', id)).status).toBe(width === height ? 200 : 422);
  expect((await set('photo', 'NobodysNobodys11')).status).toBe(404);
  expect((await ask<ProfilePictures>('GET', at, { token })).body.cover?.id).toBe(id);
  expect((await ask<ProfilePictures>('DELETE', `${at}/cover`, { token })).body.cover).toBeNull();
}

/** A file that is kept, renamed, found and deleted. */
export async function walkFiles(ask: Ask, { token }: { token: string }) {
  const bytes = Buffer.from('Wheat, water, salt.');
  const body = {
    key: 'a-file-of-this-walk',
    size: bytes.length,
    name: 'list.txt',
    type: 'text/plain',
    purpose: 'file',
  };
  const upload = await ask<Upload>('POST', '/api/uploads', { token, body });
  const at = `/api/uploads/${upload.body.id}`;
  expect((await ask('POST', `${at}/finish`, { token, body: {} })).status).toBe(409);
  await ask('PATCH', at, {
    token,
    body: bytes,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
  });
  const kept = await ask<MediaFile>('POST', `${at}/finish`, { token, body: {} });
  expect(kept.body).toMatchObject({ status: 'ready', type: 'text/plain', name: 'list.txt' });
  const file = `/api/media/${kept.body.mediaId}`;
  expect((await ask<MediaFile>('GET', file, { token })).body).toEqual(kept.body);
  await ask('PATCH', file, { token, body: { name: 'Shopping list' } });
  expect((await ask('PATCH', file, { token, body: { name: 'a/b' } })).status).toBe(422);
  const found = await ask<MediaList>('GET', '/api/media?purpose=file&q=shop', { token });
  expect(found.body.items).toMatchObject([{ mediaId: kept.body.mediaId, name: 'Shopping list.txt' }]);
  expect((await ask('DELETE', file, { token })).status).toBe(204);
  expect((await ask('GET', file, { token })).status).toBe(404);
}
