import type { Upload } from '@haat/openapi';
import { pieceSize } from '../../../../platform/http/http.piece';
import type { TestApp } from '../../../accounts/identity/testing/app';

export interface Sender {
  test: TestApp;
  token: string;
}

let keys = 0;
/** Words no other upload of this test is called by. */
export const freshKey = () => `upload-of-a-test-${++keys}`;

export const begin = (
  { test, token }: Sender,
  file: { size: number; key?: string; name?: string; type?: string },
) =>
  test.call('POST', '/api/uploads', {
    token,
    payload: { key: freshKey(), name: 'loaf.jpg', type: 'image/jpeg', ...file },
  });

export const send = (
  { test, token }: Sender,
  id: string,
  offset: number | string,
  piece: Buffer,
  type = 'application/offset+octet-stream',
) =>
  test.call('PATCH', `/api/uploads/${id}`, {
    token,
    payload: piece,
    headers: { 'content-type': type, 'upload-offset': String(offset) },
  });

export const finish = ({ test, token }: Sender, id: string, alt = '') =>
  test.call('POST', `/api/uploads/${id}/picture`, { token, payload: { alt } });

/** Begins an upload and sends it whole; answers what was answered last. */
export async function sendWhole(sender: Sender, bytes: Buffer, file: { name?: string; type?: string } = {}) {
  const upload = await begin(sender, { size: bytes.length, ...file });
  if (upload.statusCode !== 201) return upload;
  const { id } = upload.json<Upload>();
  for (let offset = 0; offset < bytes.length; offset += pieceSize) {
    const sent = await send(sender, id, offset, bytes.subarray(offset, offset + pieceSize));
    if (sent.statusCode !== 200) return sent;
  }
  return finish(sender, id);
}
