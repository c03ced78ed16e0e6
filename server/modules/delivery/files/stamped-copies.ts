import { createHash } from 'node:crypto';
import type { Stored } from '../../../gateways/storage';
import type { Deps } from '../../../platform/deps';
import type { PdfStamp } from '../../../platform/documents/pdf.stamp';
import { Refusal } from '../../../platform/http/errors';
import { crashPoint } from '../../../platform/observability/crash-point';
import { type OpenFile, sharedBytesOf } from '../../catalog';
import type { StoredFile } from './file.answer';
import {
  beginCopy,
  deleteCopy,
  findDueCopies,
  finishCopy,
  lockDueCopy,
  readCopy,
  type StampedCopyKey,
} from './stamped-copy.repository';

const hour = 60 * 60_000;
/** Until a copy is removed that nobody asks for: it is made anew in seconds. */
export const unusedLifeMs = 7 * 24 * hour;
/** No copy takes so long to be made. */
const makingMs = hour;
const sweptAtOnce = 100;
/** How long a request waits for a copy before it is answered that it is being made. */
export const waitMs = 20_000;
/** Changes with how stamps look, so that copies are made anew. */
const drawing = 1;

export type StampingContext = Pick<Deps, 'database' | 'storage' | 'clock' | 'workers'>;

export interface StampOf {
  sellerId: string;
  grantId: string;
  mediaId: string;
  stamp: PdfStamp;
  holder: { name: string | null; phone: string };
}

/** The name and the last four digits, as they stand on the pages. */
export function stampText({ name, phone }: StampOf['holder']): string {
  const digits = phone.replace(/\D/g, '').slice(-4);
  const shown = (name ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
  return [shown, digits && `•••• ${digits}`].filter(Boolean).join(' · ');
}

/** A copy takes longer than a request waits. */
export class CopyPending extends Refusal {
  constructor() {
    super(503, 'copy_pending', 'Your copy is being prepared. It starts in a few seconds.', undefined, 5);
  }
}

const keyOf = ({ grant_id, version }: StampedCopyKey) => `stamped/${grant_id}/${version}`;

/** PDFs that say on their pages who bought them: made once for each grant, kept, and removed by a sweep. */
export function createStampedCopies(context: StampingContext, { wait = waitMs } = {}) {
  const { database, storage, clock, workers } = context;
  const underWay = new Map<string, Promise<void>>();

  async function make(key: StampedCopyKey, file: OpenFile, input: { text: string; stamp: PdfStamp }) {
    await beginCopy(database.db, key, file.version, clock.now());
    crashPoint('stamped-copy.begun');
    const load = async () => ({ ...input, file: await sharedBytesOf(file) });
    const made = await workers.run('stampPdf', load, keyOf(key));
    // It was possible when it was uploaded.
    if (typeof made === 'string') throw new Error(`a PDF cannot be stamped: ${made}`);
    await storage.put(keyOf(key), made);
    crashPoint('stamped-copy.stored');
    if (!(await finishCopy(database.db, key, made.length))) await storage.remove(keyOf(key));
    crashPoint('stamped-copy.kept');
  }

  /** Several requests for one copy wait for the same. */
  function makeOnce(...[key, file, input]: Parameters<typeof make>): Promise<void> {
    const name = keyOf(key);
    const making = underWay.get(name) ?? make(key, file, input).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  async function stored(key: StampedCopyKey): Promise<Stored | null> {
    const size = await readCopy(database.db, key, clock.now());
    return size === null ? null : storage.get(keyOf(key));
  }

  return {
    /** @throws CopyPending where it takes too long */
    async open(of: StampOf, file: OpenFile): Promise<StoredFile> {
      const text = stampText(of.holder);
      const hash = createHash('sha256').update(JSON.stringify([drawing, file.version, of.stamp, text]));
      const key: StampedCopyKey = {
        seller_id: of.sellerId,
        grant_id: of.grantId,
        media_id: of.mediaId,
        version: hash.digest('hex').slice(0, 40),
      };
      let kept = await stored(key);
      if (!kept) {
        await within(wait, makeOnce(key, file, { text, stamp: of.stamp }));
        kept = await stored(key);
      }
      if (!kept) throw new CopyPending();
      const { name, type } = file;
      return { version: key.version, name, type, ...kept };
    },

    /** Removes copies that nobody may have or wants any more: first the bytes, so that a crash leaves a row that is found again. */
    async sweep(): Promise<void> {
      const now = clock.now().getTime();
      const limits = {
        unusedSince: new Date(now - unusedLifeMs),
        begunBefore: new Date(now - makingMs),
        atMost: sweptAtOnce,
      };
      for (;;) {
        const due = await findDueCopies(database.db, limits);
        for (const key of due)
          await database.tx(async (trx) => {
            if (!(await lockDueCopy(trx, key, limits))) return;
            await storage.remove(keyOf(key));
            crashPoint('stamped-copy.removed');
            await deleteCopy(trx, key);
          });
        if (due.length < sweptAtOnce) return;
      }
    },
  };
}

export type StampedCopies = ReturnType<typeof createStampedCopies>;

/** Throws `CopyPending` where it takes longer; it goes on all the same. */
export async function within<Made>(ms: number, making: Promise<Made>): Promise<Made> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CopyPending()), ms);
  });
  // Whoever waits is told; nobody else waits for it.
  making.catch(() => undefined);
  try {
    return await Promise.race([making, late]);
  } finally {
    clearTimeout(timer);
  }
}
