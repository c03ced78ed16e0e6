// Renditions that the server makes of what every browser plays as it is, where no browser of its creator has made any.
import { pictureHolding, sideOf } from '@haat/kinds/parts/renditions/renditions.rules';
import type { RenditionName, RenditionsEnd } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import { Refusal } from '../../../../platform/http/errors';
import { enqueueMany } from '../../../../platform/jobs/jobs';
import { crashPoint } from '../../../../platform/observability/crash-point';
import { TaskTimeout } from '../../../../platform/workers/workers';
import type { FileContext } from '../files/file.context';
import { storageUse } from '../files/file.reading';
import {
  type FileFacts,
  findContent,
  findFileByContent,
  findRemuxable,
  updateFile,
} from '../files/file.repository';
import type { Remuxed } from './remux.task';
import { judgeRenditions } from './rendition.judge';
import {
  addRemuxedFiles,
  type ContentKey,
  dropStream,
  findStream,
  insertStream,
  publishStream,
  type StreamRow,
} from './rendition.repository';
import { remuxQueue, streamFolder } from './rendition.rules';
import { newStream, removalDelayMs } from './rendition.service';

/** Bytes of the largest original: two hours at the bitrates that fit. */
const mostBytes = 2.5 * 1024 ** 3;
/** Ms after which what was begun was left behind by a crash: more than its thread may take. */
const remuxLifeMs = 15 * 60_000;
const day = 24 * 60 * 60_000;
/** How long a job waits for a remux, which goes on without it. */
const waitMs = 20_000;
const retryMs = 15_000;
const atOnce = 100;
/** How they are made: raise it when the same original would become other files. */
const recipe = 'remux-1';

/** It is under way, here or on another server, or it is not its turn: the job comes again. */
class RemuxPending extends Error {
  override readonly name = 'RemuxPending';
  readonly isPostponed = true;
  readonly retryAfterMs = retryMs;
}

type Context = FileContext & Pick<Deps, 'log'>;

export function createRemuxes(context: Context) {
  const { database, clock } = context;
  const running = new Map<string, Promise<void>>();

  return {
    /** Makes renditions of a content, where it has none and needs no encoder. Repeated runs change nothing. @throws RemuxPending while it is not done */
    async run(key: ContentKey): Promise<void> {
      // One at a time: each keeps a thread busy.
      if (running.size > 0 && !running.has(key.content_id)) throw new RemuxPending();
      const work = running.get(key.content_id) ?? remux(context, key);
      running.set(key.content_id, work);
      const isOver = () => running.delete(key.content_id);
      work.then(isOver, isOver);
      await within(waitMs, work);
    },

    /** Queues what no browser has prepared in time. */
    async enqueueDue(): Promise<void> {
      const now = clock.now();
      await database.tx(async (trx) => {
        const due = await findRemuxable(trx, now, atOnce);
        await enqueueMany(
          trx,
          due.map((payload) => ({ queue: remuxQueue, payload, dedupeKey: payload.content_id })),
        );
      });
    },
  };
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemuxPending()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function remux(context: Context, key: ContentKey): Promise<void> {
  const { database, workers, storage, log } = context;
  const begun = await begin(context, key);
  if (!begun) return;
  const { file, stream } = begun;
  const content = await findContent(database.db, file.id);
  try {
    if (!content) return await giveUp(context, stream, file);
    const { size, parts, max_rendition: most } = content;
    const made = await workers.run('remux', {
      location: storage.location,
      content: { contentId: key.content_id, size, parts },
      purpose: file.purpose as 'video' | 'audio',
      most,
      folder: streamFolder(stream),
    });
    crashPoint('remux.written');
    if (!made) return await giveUp(context, stream, file);
    await publish(context, { stream, file, made });
  } catch (error) {
    // What takes too long, or is refused, would be so again.
    const isFinal = error instanceof TaskTimeout || (error instanceof Refusal && error.status < 500);
    log.info({ contentId: key.content_id, isFinal }, 'A video or audio could not be remuxed');
    await giveUp(context, stream, isFinal ? file : null);
    if (!isFinal) throw error;
  }
}

interface Begun {
  file: FileFacts;
  stream: StreamRow;
}

/** Null where nothing is to be made. @throws RemuxPending while another server makes it */
const begin = (context: Context, key: ContentKey): Promise<Begun | null> =>
  context.database.tx(async (trx) => {
    const now = context.clock.now();
    const file = await findFileByContent(trx, key);
    if (!file || file.purpose === 'file' || (await findStream(trx, key, 'preparing'))) return null;
    const other = await findStream(trx, key, 'remuxing');
    if (other?.expires_at && other.expires_at > now) throw new RemuxPending();
    if (other) await dropStream(trx, other, now);
    const names = namesOf(file);
    if ((await findStream(trx, key, 'ready')) || !names || file.size > mostBytes) {
      await updateFile(trx, file, { remux_at: null });
      return null;
    }
    const { used, limit } = await storageUse(context, key.seller_id, trx);
    if (used + file.size > limit) {
      const remux_at = new Date(now.getTime() + day);
      await updateFile(trx, file, { preparation_failure: 'storage_full', remux_at });
      return null;
    }
    const expires_at = new Date(now.getTime() + remuxLifeMs);
    const row = newStream(context, key, { key: recipe, names });
    const stream: StreamRow = { ...row, status: 'remuxing', expires_at };
    await insertStream(trx, stream);
    return { file, stream };
  });

/** What may be made of a file, by its head; null for what needs an encoder. */
function namesOf({ purpose, facts, max_rendition }: FileFacts): RenditionName[] | null {
  const { video = null, audio = null } = facts ?? {};
  if (audio && audio.codec !== 'aac') return null;
  if (purpose === 'audio') return audio ? ['audio'] : null;
  if (video?.codec !== 'avc') return null;
  const name = pictureHolding(sideOf(video), max_rendition);
  return name && [name, ...(audio ? (['audio'] as const) : [])];
}

/** Forgets what was made; `file` is not tried again. */
async function giveUp({ database, clock }: Context, stream: StreamRow, file: FileFacts | null) {
  await database.tx(async (trx) => {
    await dropStream(trx, stream, clock.now());
    if (file) await updateFile(trx, file, { remux_at: null });
  });
}

async function publish(context: Context, { stream, file, made }: Begun & { made: Remuxed }): Promise<void> {
  const { database, clock } = context;
  const isKept = await database.tx((trx) => addRemuxedFiles(trx, stream, made.files));
  // Its content was replaced or deleted meanwhile: the sweep removes what was written.
  if (!isKept) return;
  const segments: RenditionsEnd['segments'] = Object.fromEntries(
    made.names.map((name) => [
      name,
      Math.max(...made.files.filter(({ rendition }) => rendition === name).map(({ number }) => number)),
    ]),
  );
  const judged = await judgeRenditions(context, { stream, facts: file.facts, segments, thumbnails: null });
  crashPoint('remux.judged');
  await database.tx(async (trx) => {
    const current = await findFileByContent(trx, stream);
    const isOurs = (await findStream(trx, stream, 'remuxing'))?.id === stream.id;
    // A browser was quicker.
    if (!current || !isOurs || (await findStream(trx, stream, 'ready')))
      return dropStream(trx, stream, clock.now());
    await publishStream(trx, stream, judged, new Date(clock.now().getTime() + removalDelayMs));
    await updateFile(trx, current, { preparation_failure: null, remux_at: null });
  });
}
