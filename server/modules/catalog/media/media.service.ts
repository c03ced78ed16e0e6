import { createHash } from 'node:crypto';
import { json } from 'node:stream/consumers';
import type { Image, ImageSources } from '@haat/openapi';
import type { Stored } from '../../../gateways/storage';
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
  holdPicture,
  lockFree,
  markFree,
  notePicture,
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

/** A JPEG of somebody's, as large as it is kept. */
export interface OwnPicture {
  id: string;
  stored: Stored;
}

/** Makes pictures small, plain and quick to show. */
export function createMediaService({
  storage,
  database,
  clock,
  workers,
}: Pick<Deps, 'storage' | 'database' | 'clock' | 'workers'>) {
  const { db } = database;
  const inTurn = createTurns();
  const made = createWindowCounts({ clock }, { windowMs: day, most: 20_000 });

  async function find(id: string): Promise<{ id: string; width: number; height: number } | null> {
    // Whoever looks for a picture is about to name it. Where it is just being removed, this waits and finds nothing.
    await holdPicture(db, id, clock.now());
    const size = await sizeOf(id);
    return size && { id, ...size };
  }

  /** Of its largest version; null where none is kept. */
  async function sizeOf(id: string): Promise<Pick<Image, 'width' | 'height'> | null> {
    const stored = await storage.get(key(id, manifest));
    if (!stored) return null;
    const { width, height } = (await json(stored.open())) as Image;
    return { width, height };
  }

  /** What cannot be decoded in time is no picture either. */
  async function versionsOf(bytes: Uint8Array) {
    try {
      // The id names the bytes, but nothing is kept here: the files are.
      return await workers.run('pictureVersions', bytes);
    } catch (error) {
      if (error instanceof TaskTimeout) throw notAPicture();
      throw error;
    }
  }

  async function make(id: string, bytes: Uint8Array): Promise<{ width: number; height: number }> {
    const made = await versionsOf(bytes);
    if (typeof made === 'string') throw faulty(made);
    const { files, size } = made;
    for (const { name, bytes: version } of files) await storage.put(key(id, name), version);
    await storage.put(key(id, manifest), Buffer.from(JSON.stringify(size)));
    return size;
  }

  /** One that is here already takes no room; of new ones nobody brings without end. */
  async function makeFor(by: string, id: string, bytes: Uint8Array) {
    if (made.add(by) > mostADay)
      throw unprocessable(
        'too_many_pictures',
        'You have reached the daily limit for pictures. Try again tomorrow.',
      );
    return make(id, bytes);
  }

  /** Under the lock of its row, so that whoever uploads or names the same picture comes before or after. */
  const removeFree = (id: string, until: Date) =>
    database.tx(async (trx) => {
      if (!(await lockFree(trx, id, until))) return;
      // First what says that all is there.
      await storage.remove(key(id, manifest));
      await storage.remove(`images/${id}`);
      await deletePicture(trx, id);
    });

  /**
   * Takes in hand what is kept and has no row: from before there were rows, or out of a backup. What nothing names is then removed like all else. Two
   * servers at it at once may begin a row of what is just being removed; it has no files then and goes a week later.
   */
  async function adopt(): Promise<void> {
    for await (const names of storage.list('images'))
      await adoptPictures(db, names.filter(isId), clock.now());
  }

  return {
    find,

    /**
     * Keeps a picture in every width and format. Its bytes are read when its turn has come, so that many that wait take no
     * memory. `by` is the account whose they are. Throws 422 refusals, and 503 when too many wait.
     */
    keep: (by: string, read: () => Promise<Uint8Array>, alt: string): Promise<ImageSources> =>
      inTurn(by, async () => {
        const bytes = await read();
        if (!sniff(bytes)) throw notAPicture();
        const id = idOf(bytes);
        // Before its files: a row without files is found again, files without a row are not.
        await notePicture(db, id, clock.now());
        const { width, height } = (await find(id)) ?? (await makeFor(by, id, bytes));
        return imageSources({ id, width, height, alt }) as ImageSources;
      }),

    /** Removes what nothing has named for so long. May be run at any time, again, and after a crash in the middle. */
    async sweep(): Promise<void> {
      const now = clock.now();
      const until = new Date(now.getTime() - unnamedLifeMs);
      await adopt();
      await markFree(db, now);
      for (;;) {
        const free = await findFree(db, until, sweptAtOnce);
        for (const id of free) await removeFree(id, until);
        if (free.length < sweptAtOnce) return;
      }
    },

    /** A kept picture as it is shown; null for an id we did not give. */
    async shown(id: string, alt: string): Promise<ImageSources | null> {
      const found = await find(id);
      return imageSources(found && { ...found, alt });
    },

    /** The pictures that somebody's products and words name, each in its largest version; without those that were taken away. */
    async ofAccount(accountId: string): Promise<OwnPicture[]> {
      const own: OwnPicture[] = [];
      for (const id of await findNamedBy(db, accountId)) {
        const size = await sizeOf(id);
        const stored = size && (await storage.get(key(id, `${size.width}.jpg`)));
        if (stored) own.push({ id, stored });
      }
      return own;
    },

    /** One version of a picture, null when there is none. */
    async version(id: string, file: string): Promise<{ stored: Stored; type: string } | null> {
      const [, format] = /^\d{1,5}\.(avif|webp|jpg)$/.exec(file) ?? [];
      if (!format || !isId(id)) return null;
      const stored = await storage.get(key(id, file));
      return stored && { stored, type: format === 'jpg' ? 'image/jpeg' : `image/${format}` };
    },
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
