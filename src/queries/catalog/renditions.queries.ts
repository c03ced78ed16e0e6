import {
  type MadeRenditions,
  type MakeEvent,
  type PreparedFile,
  Unprepared,
} from '@haat/machines/preparation';
import type { PreparationFailure } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { within } from '@haat/web/api/retry';
import type { FromWorker, Plan, ToWorker } from '../../services/video/messages';
import { filesHere, lost, octets } from './uploads.queries';

/** Ms. */
const patience = { word: 15_000, file: 60_000, publication: 60_000 };
const path = '/api/renditions/{id}';

const begin = (id: string, plan: Plan, signal: AbortSignal) =>
  within(patience.word, signal, async (until) =>
    answer(await api.POST(path, { params: { path: { id } }, body: plan, signal: until })),
  );

async function sendFile(
  id: string,
  { name, duration, bytes }: Extract<FromWorker, { type: 'file' }>,
  signal: AbortSignal,
): Promise<void> {
  await within(patience.file, signal, async (until) => {
    await api.PUT('/api/renditions/{id}/{name}', {
      params: { path: { id, name }, query: duration === undefined ? {} : { duration } },
      ...octets(bytes),
      signal: until,
    });
  });
}

/** One video is prepared at a time, in all windows of this browser: two would each take twice as long. */
const inTurn = (signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('haat-preparation', { signal }, work) : work();

/** Makes the renditions of a video or audio in a worker and sends them; tells how it goes, until it is done, has failed or is left. */
export function makeRenditions(
  file: PreparedFile,
  tell: (event: MakeEvent) => void,
  signal: AbortSignal,
): void {
  const bytes = filesHere.bytesOf(file.key);
  inTurn(signal, () => (bytes ? work(bytes, file, tell, signal) : Promise.reject(lost()))).catch(
    (error: unknown) => {
      if (!signal.aborted) tell({ type: 'make.failed', error });
    },
  );
}

function work(
  bytes: Blob,
  { contentId, purpose, maxRendition }: PreparedFile,
  tell: (event: MakeEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  if (purpose === 'video' && typeof VideoEncoder === 'undefined')
    return Promise.reject(new Unprepared('unsupported'));
  const worker = new Worker(new URL('../../services/video/prepare.worker.ts', import.meta.url), {
    type: 'module',
    name: 'prepare',
  });
  const say = (message: ToWorker) => worker.postMessage(message);
  return new Promise<void>((resolve, reject) => {
    const onMessage = async (message: FromWorker): Promise<void> => {
      switch (message.type) {
        case 'planned': {
          const { files, poster, thumbnails } = await begin(contentId, message.plan, signal);
          return say({ type: 'make', received: { files, poster, thumbnails } });
        }
        case 'file':
          await sendFile(contentId, message, signal);
          return say({ type: 'sent' });
        case 'progressed':
          return tell({ ...message, type: 'make.progressed' });
        case 'made': {
          const { segments, thumbnails } = message;
          tell({ type: 'make.done', made: { segments, ...(thumbnails && { thumbnails }) } });
          return resolve();
        }
        case 'unsupported':
          throw new Unprepared(message.reason);
        case 'failed':
          // The file was moved or changed while it was read.
          throw (await canRead(bytes)) ? new Unprepared('failed', message.message) : lost();
      }
    };
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => void onMessage(data).catch(reject);
    worker.onerror = (event) => reject(new Unprepared('failed', event.message));
    signal.addEventListener('abort', () => reject(signal.reason));
    say({ type: 'plan', bytes, wanted: { purpose, maxRendition } });
  }).finally(() => worker.terminate());
}

const canRead = (bytes: Blob): Promise<boolean> =>
  bytes
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false);

/** Serves the renditions that were made. @throws ApiError 409 `upload_unfinished` while the server checks the file */
export const publishRenditions = (
  { contentId, made }: { contentId: string; made: MadeRenditions },
  signal: AbortSignal,
): Promise<void> =>
  within(patience.publication, signal, async (until) => {
    answer(
      await api.POST('/api/renditions/{id}/finish', {
        params: { path: { id: contentId } },
        body: made,
        signal: until,
      }),
    );
  });

/** Tells the server why there are no renditions. @throws ApiError 409 `upload_unfinished` while the server checks the file */
export const tellFailure = (
  { contentId, reason }: { contentId: string; reason: PreparationFailure },
  signal: AbortSignal,
): Promise<void> =>
  within(patience.word, signal, async (until) => {
    await api.POST('/api/renditions/{id}/failure', {
      params: { path: { id: contentId } },
      body: { reason },
      signal: until,
    });
  });
