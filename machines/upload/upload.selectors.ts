import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './upload.machine';
import type { UploadProblem } from './upload.setup';

type Upload = SnapshotFrom<typeof uploadMachine>;

/** How far the files are that were chosen. */
export type UploadState = { problem: UploadProblem | null } & (
  | { is: 'idle' }
  /** `making`: uploaded and being processed */
  | { is: 'sending' | 'making' | 'waiting'; name: string; left: number; sent: number; size: number }
);

export function selectUpload(snapshot: Upload): UploadState {
  const { queue, upload, problem } = snapshot.context;
  const [file] = queue;
  if (!snapshot.hasTag('busy') || !file) return { is: 'idle', problem };
  const is = snapshot.hasTag('making') ? 'making' : snapshot.hasTag('waiting') ? 'waiting' : 'sending';
  return { is, name: file.name, left: queue.length, sent: upload?.offset ?? 0, size: file.size, problem };
}
