import type { ChosenFile } from '@haat/machines/upload';
import type { MaxRendition, MediaFile, Upload } from '@haat/openapi';
import { Uploads } from '../../actors/uploads.actor';
import { filesHere } from '../../queries/catalog/uploads.queries';
import { useUploadViews } from './use-upload-views';

/** Its upload, as far as its preparation needs it. */
const uploadOf = ({ contentId = '', size, createdAt }: MediaFile): Upload => ({
  id: contentId,
  size,
  offset: size,
  pieceSize: size,
  expiresAt: createdAt,
});

/** Prepares a video or audio that the server has on this device, from its beginning. */
export function usePreparation(file: MediaFile) {
  const { contentId = '', name, size, type, purpose } = file;
  const queue = Uploads.useActorRef();
  const current = useUploadViews(queue).find(
    (upload) => upload.contentId === contentId && (upload.is === 'taken' || upload.is === 'ready'),
  );
  const isLost = current?.preparation?.is === 'lost';
  const send = (key: string, event: { type: 'cancel' } | { type: 'prepare'; maxRendition: MaxRendition }) =>
    queue
      .getSnapshot()
      .context.uploads.find((one) => one.key === key)
      ?.ref.send(event);

  return {
    isUnderWay: current !== undefined && current.preparation !== null && !isLost,
    /** Without, the same file has to be picked again. */
    hasBytes: (current !== undefined && !isLost) || filesHere.bytesOfUpload(contentId) !== undefined,
    /** `picked`: the file, where its bytes were not here. */
    prepare(maxRendition: MaxRendition, picked?: File): void {
      if (current && !isLost) {
        void filesHere.rememberMaxRendition(current.key, maxRendition);
        send(current.key, { type: 'prepare', maxRendition });
        return;
      }
      const bytes = picked ?? filesHere.bytesOfUpload(contentId);
      if (!bytes) return;
      if (current) send(current.key, { type: 'cancel' });
      const key = crypto.randomUUID();
      const chosen: ChosenFile = { key, name, size, type, purpose, target: 'library', maxRendition };
      const upload = uploadOf(file);
      filesHere.takeStored(chosen, bytes, upload);
      queue.send({ type: 'file.prepare', file: chosen, upload });
    },
  };
}
