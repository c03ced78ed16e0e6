// What a creator chooses of how a video is prepared, and why it could not be.
import { hasFullHd, sideOf } from '@haat/kinds/parts/renditions/renditions.rules';
import type { MaxRendition, PreparationFailure } from '@haat/openapi';
import { conflict, notFound, unprocessable } from '../../../../platform/http/errors';
import { enqueue } from '../../../../platform/jobs/jobs';
import type { FileContext } from '../files/file.context';
import { type FileFacts, findFileByContent, updateFile } from '../files/file.repository';
import {
  type ContentKey,
  dropStreams,
  findContentPurpose,
  findStream,
  type StreamRow,
} from './rendition.repository';
import { remuxQueue } from './rendition.rules';

/** Throws 422 where a video has no more than it may have anyway. */
export function refuseMaxRendition({ facts, purpose }: FileFacts, wanted: MaxRendition): void {
  const { video = null } = facts ?? {};
  const isLarge = video !== null && hasFullHd(sideOf(video));
  if (purpose !== 'video' || (wanted === '1080' && !isLarge))
    throw unprocessable('too_few_pixels', 'This video has fewer pixels than 1080p.');
}

/** Whether renditions are all that its creator wants. */
function isComplete({ renditions }: StreamRow, { max_rendition, purpose }: FileFacts): boolean {
  const has = (wanted: string) => renditions.some(({ name }) => name === wanted);
  if (purpose === 'audio') return has('audio');
  return has('360') && (max_rendition === '720' || has('1080'));
}

/**
 * Notes why a browser could not prepare a video or audio, and forgets what it has sent. Repeated calls change nothing, and neither do those
 * that come after another device has prepared it.
 * @throws Refusal 404 for what is not theirs, 409 while its upload is not finished
 */
export async function reportFailure(
  { database, clock }: Pick<FileContext, 'database' | 'clock'>,
  key: ContentKey,
  reason: PreparationFailure,
): Promise<void> {
  const now = clock.now();
  await database.tx(async (trx) => {
    const file = await findFileByContent(trx, key);
    if (!file && (await findContentPurpose(trx, key, now)))
      throw conflict('upload_unfinished', 'This upload is not complete. Send the rest first.');
    if (!file || file.purpose === 'file') throw notFound('File not found.');
    const ready = await findStream(trx, key, 'ready');
    if (ready && isComplete(ready, file)) return;
    await dropStreams(trx, key, { dueAt: now, all: false });
    const needsNoBrowser = reason !== 'storage_full' && !ready;
    await updateFile(trx, file, {
      preparation_failure: reason,
      ...(needsNoBrowser && { remux_at: now }),
    });
    if (needsNoBrowser) await enqueue(trx, { queue: remuxQueue, payload: key, dedupeKey: key.content_id });
  });
}
