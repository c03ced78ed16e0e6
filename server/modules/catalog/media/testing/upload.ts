import type { NewUpload, Upload } from '@haat/openapi';
import type { TestApp } from '../../../accounts/identity/testing/app';
import { pieceRules } from '../upload.rules';

export interface Sender {
  test: TestApp;
  token: string;
}

let keys = 0;
/** Words no other upload of this test is called by. */
export const freshKey = () => `upload-of-a-test-${++keys}`;

const pieceSize = pieceRules('picture').size;

export const begin = ({ test, token }: Sender, file: Partial<NewUpload> & Pick<NewUpload, 'size'>) =>
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

/** Sends a file in pieces of so many bytes and finishes it; answers what was answered last. */
export async function sendFile(
  sender: Sender,
  bytes: Buffer,
  file: Partial<NewUpload> = {},
  pieceBytes = 1_000_000,
) {
  const upload = await begin(sender, {
    size: bytes.length,
    purpose: 'file',
    type: 'application/octet-stream',
    ...file,
  });
  if (upload.statusCode !== 201) return upload;
  const { id } = upload.json<Upload>();
  for (let offset = 0; offset < bytes.length; offset += pieceBytes) {
    const sent = await send(sender, id, offset, bytes.subarray(offset, offset + pieceBytes));
    if (sent.statusCode !== 200) return sent;
  }
  return finishFile(sender, id);
}

export const finishFile = ({ test, token }: Sender, id: string) =>
  test.call('POST', `/api/uploads/${id}/finish`, { token, payload: {} });

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
