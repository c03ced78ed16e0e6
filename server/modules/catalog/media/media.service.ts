import { createHash } from 'node:crypto';
import { json } from 'node:stream/consumers';
import type { Image, ImageSources } from '@haat/openapi';
import type { Stored } from '../../../gateways/storage';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { unprocessable } from '../../../platform/http/errors';
import { createWindowCounts } from '../../../platform/security/window.counts';
import { TaskTimeout } from '../../../platform/workers/workers';
import { imageSources, sniff } from './image.rules';
import {
  adoptPictures,
  deletePicture,
  findFree,
  findNamedBy,
  forgetUploader,
  holdPicture,
  isUploader,
  lockFree,
  lockUnnamed,
  markFree,
  notePicture,
  noteUploader,
} from './picture.repository';
import { createTurns } from './turns';
import { faulty, notAPicture } from './upload.rules';

/** Goes into the ids: raise it when the encoding changes, and pictures uploaded again are made anew. */
const recipe = 1;

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The same bytes have the same id, so an upload sent twice is kept once. */
function idOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(`${recipe}:`).update(bytes).digest('hex');
  let left = BigInt(`0x${hash}`);
  let id = '';
  while (id.length < 22) {
    id += base58[Number(left % 58n)];
    left /= 58n;
  }
  return id;
}

/** Whether it may be an id of ours, this recipe's or a former one's. */
const isId = (text: string) => /^[1-9A-HJ-NP-Za-km-z]{12,32}$/.test(text);

const key = (id: string, file: string) => `images/${id}/${file}`;
/** Written last: where it stands, every version stands. */
const manifest = 'image.json';

const day = 24 * 60 * 60_000;
/** How long a picture is kept that nothing names. */
const unnamedLifeMs = 7 * day;
const sweptAtOnce = 100;
/** New ones of one account: some two gigabytes. */
const mostADay = 1_000;

/** A picture of a user as full-size JPEG. */
export interface OwnPicture {
  id: string;
  stored: Stored;
}

interface MediaContext extends Pick<Deps, 'storage' | 'database' | 'clock' | 'workers'> {
  inTurn: ReturnType<typeof createTurns>;
  made: ReturnType<typeof createWindowCounts>;
}

async function find(
  context: MediaContext,
  id: string,
): Promise<{ id: string; width: number; height: number } | null> {
  // Whoever looks for a picture is about to name it. Where it is just being removed, this waits and finds nothing.
  await holdPicture(context.database.db, id, context.clock.now());
  const size = await sizeOf(context, id);
  return size && { id, ...size };
}

/** Of its largest version; null where none is kept. */
async function sizeOf(context: MediaContext, id: string): Promise<Pick<Image, 'width' | 'height'> | null> {
  const stored = await context.storage.get(key(id, manifest));
  if (!stored) return null;
  const { width, height } = (await json(stored.open())) as Image;
  return { width, height };
}

/** What cannot be decoded in time is no picture either. */
async function versionsOf(context: MediaContext, bytes: Uint8Array) {
  try {
    // The id names the bytes, but nothing is kept here: the files are.
    return await context.workers.run('pictureVersions', bytes);
  } catch (error) {
    if (error instanceof TaskTimeout) throw notAPicture();
    throw error;
  }
}

async function make(
  context: MediaContext,
  id: string,
  bytes: Uint8Array,
): Promise<{ width: number; height: number }> {
  const made = await versionsOf(context, bytes);
  if (typeof made === 'string') throw faulty(made);
  const { files, size } = made;
  for (const { name, bytes: version } of files) await context.storage.put(key(id, name), version);
  await context.storage.put(key(id, manifest), Buffer.from(JSON.stringify(size)));
  return size;
}

/** One that is here already takes no room; of new ones nobody brings without end. */
async function makeFor(context: MediaContext, by: string, id: string, bytes: Uint8Array) {
  if (context.made.add(by) > mostADay)
    throw unprocessable(
      'too_many_pictures',
      'You have reached the daily limit for pictures. Try again tomorrow.',
    );
  return make(context, id, bytes);
}

/** Under the lock of its row, so that whoever uploads or names the same picture comes before or after. */
const removeFree = ({ database, storage }: MediaContext, id: string, until: Date) =>
  database.tx(async (trx) => {
    if (await lockFree(trx, id, until)) await removeLocked(storage, trx, id);
  });

async function removeLocked(storage: MediaContext['storage'], trx: Tx, id: string): Promise<void> {
  // The completion marker first.
  await storage.remove(key(id, manifest));
  await storage.remove(`images/${id}`);
  await deletePicture(trx, id);
}

/** Removes a picture at once, unless something names it still; in the transaction in which it was let go. */
async function removeUnnamed({ storage }: MediaContext, trx: Tx, id: string): Promise<void> {
  if (await lockUnnamed(trx, id)) await removeLocked(storage, trx, id);
}

/**
 * Takes in hand what is kept and has no row: from before there were rows, or out of a backup. What nothing names is then removed like all else. Two
 * servers at it at once may begin a row of what is just being removed; it has no files then and goes a week later.
 */
async function adopt(context: MediaContext): Promise<void> {
  for await (const names of context.storage.list('images'))
    await adoptPictures(context.database.db, names.filter(isId), context.clock.now());
}

/**
 * Keeps a picture in every width and format. Its bytes are read when its turn has come, so that many that wait take no
 * memory. `by` is the account whose they are. Throws 422 refusals, and 503 when too many wait.
 */
const keep = (
  context: MediaContext,
  by: string,
  read: () => Promise<Uint8Array>,
  alt: string,
): Promise<ImageSources> =>
  context.inTurn(by, async () => {
    const bytes = await read();
    if (!sniff(bytes)) throw notAPicture();
    const id = idOf(bytes);
    // Before its files: a row without files is found again, files without a row are not.
    await notePicture(context.database.db, id, context.clock.now());
    const { width, height } = (await find(context, id)) ?? (await makeFor(context, by, id, bytes));
    await noteUploader(context.database.db, id, by);
    return imageSources({ id, width, height, alt }) as ImageSources;
  });

/** Removes what nothing has named for so long. May be run at any time, again, and after a crash in the middle. */
async function sweep(context: MediaContext): Promise<void> {
  const now = context.clock.now();
  const until = new Date(now.getTime() - unnamedLifeMs);
  await adopt(context);
  await markFree(context.database.db, now);
  for (;;) {
    const free = await findFree(context.database.db, until, sweptAtOnce);
    for (const id of free) await removeFree(context, id, until);
    if (free.length < sweptAtOnce) return;
  }
}

/** A kept picture as it is shown; null for an id we did not give. */
async function shown(context: MediaContext, id: string, alt: string): Promise<ImageSources | null> {
  const found = await find(context, id);
  return imageSources(found && { ...found, alt });
}

/** The size of a picture that an account has uploaded itself; null for any other. */
async function findUploaded(context: MediaContext, accountId: string, id: string): ReturnType<typeof find> {
  return (await isUploader(context.database.db, id, accountId)) ? find(context, id) : null;
}

/** The pictures that somebody's products and words name, each in its largest version; without those that were taken away. */
async function ofAccount(context: MediaContext, accountId: string): Promise<OwnPicture[]> {
  const ownPictures: OwnPicture[] = [];
  for (const id of await findNamedBy(context.database.db, accountId)) {
    const size = await sizeOf(context, id);
    const stored = size && (await context.storage.get(key(id, `${size.width}.jpg`)));
    if (stored) ownPictures.push({ id, stored });
  }
  return ownPictures;
}

/** One version of a picture, null when there is none. */
async function version(
  { storage }: MediaContext,
  id: string,
  file: string,
): Promise<{ stored: Stored; type: string } | null> {
  const [, format] = /^\d{1,5}\.(avif|webp|jpg)$/.exec(file) ?? [];
  if (!format || !isId(id)) return null;
  const stored = await storage.get(key(id, file));
  return stored && { stored, type: format === 'jpg' ? 'image/jpeg' : `image/${format}` };
}

/** Makes pictures small, plain and quick to show. */
export function createMediaService(deps: Pick<Deps, 'storage' | 'database' | 'clock' | 'workers'>) {
  const inTurn = createTurns();
  const made = createWindowCounts({ clock: deps.clock }, { windowMs: day, most: 20_000 });
  const context: MediaContext = { ...deps, inTurn, made };
  return {
    find: (id: string) => find(context, id),
    findUploaded: (accountId: string, id: string) => findUploaded(context, accountId, id),
    removeUnnamed: (trx: Tx, id: string) => removeUnnamed(context, trx, id),
    forgetUploader,
    keep: (by: string, read: () => Promise<Uint8Array>, alt: string) => keep(context, by, read, alt),
    sweep: () => sweep(context),
    shown: (id: string, alt: string) => shown(context, id, alt),
    ofAccount: (accountId: string) => ofAccount(context, accountId),
    version: (id: string, file: string) => version(context, id, file),
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
