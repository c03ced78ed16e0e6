import type { MediaFile, Upload } from '@haat/openapi';
import { mp4Of, renditionOf } from '../../../server/modules/catalog/media/testing/video';
import type { Names } from '../names';

const seconds = 2;
const video = await mp4Of({ seconds });
const picture = await renditionOf({ seconds, hasSound: false });

export const captions = 'WEBVTT\n\n00:00.000 --> 00:01.500\nKnead the dough.\n';
export const preparedCounts = { segments: { '360': picture.segments.length } };

type Ask = <Body>(
  method: 'POST' | 'PATCH' | 'PUT',
  url: string,
  payload?: object | Buffer,
  headers?: Record<string, string>,
) => Promise<Body>;

/** A video with captions whose renditions are on their way, and one of which all have come. */
export async function videosOf(ask: Ask, number: number): Promise<Names> {
  const bytes = { 'content-type': 'application/offset+octet-stream' };
  const upload = async (name: string) => {
    const file = {
      key: `${name}-of-the-world-${number}`,
      size: video.length,
      name: 'bread.mp4',
      type: 'video/mp4',
    };
    const { id } = await ask<Upload>('POST', '/api/uploads', { ...file, purpose: 'video' });
    await ask('PATCH', `/api/uploads/${id}`, video, { ...bytes, 'upload-offset': '0' });
    const { mediaId } = await ask<MediaFile>('POST', `/api/uploads/${id}/finish`, {});
    await ask('POST', `/api/renditions/${id}`, { key: 'avc-of-the-world', renditions: ['360'] });
    return { id, mediaId };
  };
  const [begun, whole] = [await upload('begun-video'), await upload('whole-video')];
  await ask('PUT', `/api/media/${begun.mediaId}/captions/hi`, { label: '', text: captions });
  await ask('PUT', `/api/renditions/${whole.id}/360-init.mp4`, picture.init, bytes);
  for (const [place, segment] of picture.segments.entries())
    await ask(
      'PUT',
      `/api/renditions/${whole.id}/360-${place + 1}.m4s?duration=${segment.ms}`,
      segment.bytes,
      bytes,
    );
  return { video: begun.mediaId, videoContent: begun.id, preparedContent: whole.id };
}
