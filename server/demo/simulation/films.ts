// Videos of the demonstration shop, uploaded as the app does it.
import type { MediaFile, Upload } from '@haat/openapi';
import type { DemoFilm } from '../shop/films';
import { readAsset } from './assets';
import type { DemoContext } from './context';

/** Uploads a film with its captions and chapters; answers its id. */
export async function uploadFilm(
  { call, token }: Pick<DemoContext, 'call' | 'token'>,
  { file, name, captions, chapters }: DemoFilm,
): Promise<string> {
  const bytes = await readAsset(file);
  const { id } = await call<Upload>('POST', '/api/uploads', {
    token,
    body: {
      key: `film-of-the-demo-${file.replace(/\W/g, '-')}`,
      size: bytes.length,
      name,
      type: 'video/mp4',
      purpose: 'video',
    },
  });
  await call('PATCH', `/api/uploads/${id}`, {
    token,
    bytes: { bytes, type: 'application/offset+octet-stream' },
    headers: { 'upload-offset': '0' },
  });
  const { mediaId, status } = await call<MediaFile>('POST', `/api/uploads/${id}/finish`, { token, body: {} });
  if (status !== 'ready') throw new Error(`The film ${file} is ${status}`);
  for (const language of captions) {
    const text = await readAsset(file.replace(/\.\w+$/, `.${language}.vtt`));
    await call('PUT', `/api/media/${mediaId}/captions/${language}`, {
      token,
      body: { label: '', text: text.toString() },
    });
  }
  await call('PUT', `/api/media/${mediaId}/chapters`, { token, body: { chapters } });
  return mediaId;
}
