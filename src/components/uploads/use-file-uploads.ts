import type { FieldUploads } from '@haat/kinds/parts/editor/tools';
import { type ChosenFile, selectUpload } from '@haat/machines/upload';
import { Uploads } from '../../actors/uploads.actor';
import { filesHere } from '../../queries/catalog/uploads.queries';
import { useUploadViews } from './use-upload-views';

/** Uploads of files, video and audio. `targets`: of these fields only; a new one is for the first of them. */
export const useFileUploads = (targets?: readonly string[]): FieldUploads =>
  useUploadsOf((target) => targets?.includes(target) ?? true, targets?.[0]);

/** Uploads of every field whose name begins with one of these and a dot. */
export const useUploadsBelow = (targets: readonly string[]): FieldUploads =>
  useUploadsOf((target) => targets.some((one) => target.startsWith(`${one}.`)), targets[0]);

function useUploadsOf(isOurs: (target: string) => boolean, newTarget = 'library'): FieldUploads {
  const queue = Uploads.useActorRef();
  const all = useUploadViews(queue);
  const refOf = (key: string) => queue.getSnapshot().context.uploads.find((one) => one.key === key)?.ref;
  const pick = (key: string, file: File) => {
    filesHere.pick(key, file);
    refOf(key)?.send({ type: 'file.pick' });
  };
  return {
    uploads: all.filter(({ target }) => isOurs(target)),
    choose: (files, replaces) => {
      const chosen: ChosenFile[] = [];
      const maxRendition = replaces?.playback?.renditions.maxRendition;
      for (const bytes of files) {
        // A file that was remembered without its bytes goes on instead of being sent once more.
        const lost = queue
          .getSnapshot()
          .context.uploads.map(({ ref }) => selectUpload(ref.getSnapshot()))
          .find(({ is, name, size }) => is === 'lost' && name === bytes.name && size === bytes.size);
        if (lost) {
          pick(lost.key, bytes);
          continue;
        }
        const file: ChosenFile = {
          key: crypto.randomUUID(),
          name: bytes.name,
          size: bytes.size,
          type: bytes.type.slice(0, 100),
          purpose: replaces?.purpose ?? purposeOf(bytes.type),
          target: newTarget,
          ...(replaces && { replaces: replaces.mediaId }),
          // What was chosen for the file holds for its new content.
          ...(maxRendition !== undefined && { maxRendition }),
        };
        filesHere.take(file, bytes);
        chosen.push(file);
      }
      queue.send({ type: 'files.choose', files: chosen });
    },
    send: (key, type) => refOf(key)?.send({ type }),
    pick,
  };
}

/** The server looks at the bytes; this only says which limits it has. */
function purposeOf(type: string): 'file' | 'video' | 'audio' {
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('audio/') ? 'audio' : 'file';
}
