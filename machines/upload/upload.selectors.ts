import type { MediaFile } from '@haat/openapi';
import type { SnapshotFrom } from 'xstate';
import type { PreparationReport } from '../preparation';
import { speedOf } from './speed';
import type { uploadMachine } from './upload.machine';
import type { Finished, UploadPurpose } from './upload.ports';
import type { UploadPhase } from './upload.setup';

/** One upload as a list shows it. */
export interface UploadView {
  key: string;
  /** The id of its upload, which is the content of its file; null before the server knows it. */
  contentId: string | null;
  name: string;
  purpose: UploadPurpose;
  target: string;
  replaces: string | null;
  is: UploadPhase;
  /** Bytes that arrived, and all of them. */
  sent: number;
  size: number;
  /** Bytes a second, over the last twenty; null while it is not known. */
  speed: number | null;
  /** Seconds; null while they are not known. */
  secondsLeft: number | null;
  /** Why it was refused. */
  problem: string | null;
  /** Another file than the remembered one was picked. */
  isOther: boolean;
  finished: Finished | null;
  /** Of a video or audio: how it is prepared for slow networks, beside the upload or after it; null when there is nothing more to do. */
  preparation: Pick<PreparationReport, 'is' | 'progress' | 'secondsLeft'> | null;
}

const phases: readonly UploadPhase[] = [
  'lost',
  'recognising',
  'queued',
  'sending',
  'finishing',
  'preparing',
  'waiting',
  'paused',
  'refused',
  'ready',
  'taken',
];

export function selectUpload(snapshot: SnapshotFrom<typeof uploadMachine>): UploadView {
  const { file, upload, samples, problem, isOther, finished, preparation } = snapshot.context;
  const { key, name, purpose, target, replaces = null, size } = file;
  const is = phases.find((phase) => snapshot.hasTag(phase)) ?? 'queued';
  const sent = upload?.offset ?? 0;
  const speed = is === 'sending' ? speedOf(samples) : null;
  const secondsLeft = speed ? Math.ceil((size - sent) / speed) : null;
  return {
    key,
    contentId: upload?.id ?? null,
    name,
    purpose,
    target,
    replaces,
    is,
    sent,
    size,
    speed,
    secondsLeft,
    problem,
    isOther,
    finished,
    preparation,
  };
}

/** The file that an upload became; null before, and for pictures. */
export const readyMedia = ({ is, finished }: UploadView): MediaFile | null =>
  is === 'ready' && finished && 'media' in finished ? finished.media : null;
