import { readyMedia, type UploadView } from '@haat/machines/upload';
import type { MediaFile } from '@haat/openapi';
import { useEffect } from 'react';
import type { FieldUploads } from '../tools';

/** Hands the file of each upload that is ready over, once; answers the uploads that are not. */
export function useReadyUploads(
  uploads: readonly UploadView[],
  send: FieldUploads['send'],
  onFile: (file: MediaFile, upload: UploadView) => void,
): UploadView[] {
  useEffect(() => {
    for (const upload of uploads) {
      const media = readyMedia(upload);
      if (!media) continue;
      onFile(media, upload);
      send(upload.key, 'take');
    }
  });
  return uploads.filter(({ is }) => is !== 'ready');
}
