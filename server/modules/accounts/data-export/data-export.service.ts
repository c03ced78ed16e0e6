import type { DataExport, FileAddress } from '@haat/openapi';
import type { Stored } from '../../../gateways/storage';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import { createSignedToken } from '../../../platform/security/signed-token';
import type { Identity } from '../identity';
import { keyOf } from './archive.service';
import {
  type DataExportRow,
  deleteDataExport,
  findDataExport,
  findEnded,
  findLanguage,
  findStranded,
  insertDataExport,
} from './data-export.repository';

export const dataExportQueue = 'data-export.archive';
export type DataExportJob = Pick<DataExportRow, 'seller_id' | 'id'>;

const minute = 60_000;
const day = 24 * 60 * minute;
const none: DataExport = { status: 'none', askedAt: null, until: null, bytes: 0 };

type DataExportDeps = Pick<Deps, 'clock' | 'database' | 'jobs' | 'random' | 'signer' | 'storage'>;

/** Data exports: request, download and deletion. */
export function createDataExportService(
  deps: DataExportDeps,
  { identity }: { identity: Pick<Identity, 'proveStepUp'> },
) {
  const { clock, database, jobs, random, storage } = deps;
  const token = createSignedToken<DataExportJob>(deps, {
    purpose: 'createDataExportFile',
    lifetime: 10 * minute,
  });

  /** A current export, which repeated requests return. */
  const stands = (row: DataExportRow | undefined): row is DataExportRow =>
    row !== undefined && row.failed_at === null && row.asked_at.getTime() > clock.now().getTime() - day;

  async function get(accountId: string): Promise<DataExport> {
    const row = await findDataExport(database.db, accountId);
    if (!row || row.ends_at <= clock.now()) return none;
    const askedAt = row.asked_at.toISOString();
    if (row.ready_at) return { status: 'ready', askedAt, until: row.ends_at.toISOString(), bytes: row.bytes };
    return { ...none, status: row.failed_at ? 'failed' : 'archiving', askedAt };
  }

  async function remove(of: Parameters<typeof findEnded>[1]): Promise<void> {
    for (const key of await findEnded(database.db, of)) {
      await storage.remove(keyOf(key));
      await deleteDataExport(database.db, key);
    }
  }

  return {
    get,

    /** Begins to pack, unless one stands. @throws Refusal 401, 409, 429 (the code) */
    async ask(accountId: string, code: string): Promise<DataExport> {
      await identity.proveStepUp(accountId, code, async (trx) => {
        if (stands(await findDataExport(trx, accountId))) return;
        const now = clock.now();
        const key = { seller_id: accountId, id: random.publicId() };
        const isNew = await insertDataExport(trx, {
          ...key,
          language: await findLanguage(trx, accountId),
          asked_at: now,
          archiving_until: null,
          ready_at: null,
          failed_at: null,
          ends_at: new Date(now.getTime() + 7 * day),
          bytes: 0,
        });
        if (isNew) await enqueue(trx, { queue: dataExportQueue, payload: key satisfies DataExportJob });
      });
      jobs.kick();
      return get(accountId);
    },

    /** @throws Refusal 404 while none is ready */
    async address(accountId: string): Promise<FileAddress> {
      const row = await findDataExport(database.db, accountId);
      if (!row?.ready_at || row.ends_at <= clock.now()) throw notFound('There is nothing to download yet');
      return { url: `/files/data-export.zip?of=${token.write({ seller_id: accountId, id: row.id })}` };
    },

    /** The file of an address; null when it is not ours, or not any more. */
    async open(given: string): Promise<Stored | null> {
      const key = token.read(given);
      const row = key && (await findDataExport(database.db, key.seller_id));
      if (!row?.ready_at || row.id !== key?.id || row.ends_at <= clock.now()) return null;
      return storage.get(keyOf(row));
    },

    /** Deletes what has been kept long enough, and has packed what a crash has left. */
    async sweep(): Promise<void> {
      await remove({ before: clock.now() });
      for (const key of await findStranded(database.db, clock.now()))
        await database.tx((trx) => enqueue(trx, { queue: dataExportQueue, payload: key, dedupeKey: key.id }));
    },

    removeAll: (accountId: string): Promise<void> => remove({ sellerId: accountId }),
  };
}

export type DataExportService = ReturnType<typeof createDataExportService>;
