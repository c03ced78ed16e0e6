import type { Tx } from '../../../../platform/database/database';
import { conflict, notFound } from '../../../../platform/http/errors';
import { crashPoint } from '../../../../platform/observability/crash-point';
import { dropStreams } from '../video/rendition.repository';
import { contentFolder } from './file.content';
import type { FileContext } from './file.context';
import {
  deleteFile,
  deleteRemoval,
  type FileFacts,
  type FileKey,
  findFree,
  findRemovals,
  findUses,
  insertRemoval,
  lockFile,
  markFree,
} from './file.repository';

const hour = 60 * 60_000;
const day = 24 * hour;
const gone = () => notFound('File not found.');

/** How long a file is kept that nothing names. */
const unnamedLifeMs = 30 * day;
/** Until nobody reads a content any more that was replaced or deleted. */
const removalDelayMs = hour;
const sweptAtOnce = 100;

/** Throws 404 for what is not theirs, 409 while a product names it. */
export async function removeFile(context: FileContext, key: FileKey): Promise<void> {
  await context.database.tx(async (trx) => {
    const row = await lockFile(trx, key);
    if (!row) throw gone();
    const uses = await findUses(trx, key.seller_id, [key.id]);
    if (uses.size > 0)
      throw conflict('file_in_use', 'A product contains this file. Remove it from the product first.');
    await forgetFile(context, trx, row);
  });
  crashPoint('file.deleted');
}

async function forgetFile(context: FileContext, trx: Tx, { seller_id, id, content_id }: FileFacts) {
  await removeContent(context, trx, { seller_id, content_id });
  await deleteFile(trx, { seller_id, id });
}

/** Has a content and its renditions removed from the storage once nobody reads them any more. */
export async function removeContent(
  { clock }: FileContext,
  trx: Tx,
  content: { seller_id: string; content_id: string },
): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + removalDelayMs);
  await insertRemoval(trx, { ...content, due_at: dueAt });
  await dropStreams(trx, content, { dueAt, all: true });
}

/** Removes files that nothing has named for so long, and contents that are due. May be run at any time, again, and after a crash in the middle. */
export async function sweepFiles(context: FileContext): Promise<void> {
  const now = context.clock.now();
  const { database } = context;
  await markFree(database.db, now);
  const until = new Date(now.getTime() - unnamedLifeMs);
  for (;;) {
    const free = await findFree(database.db, until, sweptAtOnce);
    for (const key of free)
      await database.tx(async (trx) => {
        const row = await lockFile(trx, key);
        if (row?.free_since && row.free_since <= until) await forgetFile(context, trx, row);
      });
    if (free.length < sweptAtOnce) break;
  }
  await sweepContents(context);
  await context.storage.sweep(new Date(now.getTime() - day));
}

/** Removes contents that were replaced or deleted; the files first: a row without files is found again, files without a row are not. */
export async function sweepContents({ clock, database, storage }: FileContext): Promise<void> {
  for (;;) {
    const due = await findRemovals(database.db, clock.now(), sweptAtOnce);
    for (const removal of due) {
      await storage.remove(contentFolder(removal.content_id));
      crashPoint('file.content-removed');
      await deleteRemoval(database.db, removal);
    }
    if (due.length < sweptAtOnce) return;
  }
}
