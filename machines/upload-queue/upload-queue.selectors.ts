import type { SnapshotFrom } from 'xstate';
import { selectUpload, type UploadView } from '../upload';
import type { uploadQueueMachine } from './upload-queue.machine';

/** Every upload as it is now. Each upload changes by itself: whoever shows them also subscribes to their `ref`. */
export const selectUploads = ({
  context,
}: Pick<SnapshotFrom<typeof uploadQueueMachine>, 'context'>): UploadView[] =>
  context.uploads
    .map(({ ref }) => ref.getSnapshot())
    .filter(({ status }) => status === 'active')
    .map(selectUpload);
