import type { Deps, Log } from '../../../platform/deps';
import type { AccountMessages } from '../account.messages';
import type { Identity } from '../identity';
import { archiveOf, type StoredPicture } from './archive';
import { changeDataExport, claimDataExport, type DataExportRow } from './data-export.repository';
import type { Exporter } from './exporter';
import { findPhones } from './exporter.repository';

export type ArchiverDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'storage'> & { log: Log };

export interface ArchiverSources {
  identity: Pick<Identity, 'mailsOf'>;
  media: {
    /** Pictures used by a user's products and texts. */
    ofAccount(accountId: string): Promise<StoredPicture[]>;
  };
  notify: Pick<AccountMessages, 'notify'>;
  /** Data of a user in each domain. */
  exporters: readonly Exporter[];
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** The copy is deleted then. */
const retentionMs = 7 * day;
/** Heartbeat interval of an export job, which is considered dead */
const wordEvery = minute;
const silentFor = 5 * minute;
/** A large export takes longer than a job may: it continues in the background. */
const patience = 5_000;

export const keyOf = ({ id }: Pick<DataExportRow, 'id'>): string => `takeouts/${id}.zip`;

/** Makes the file of a copy that was asked for. */
export function createArchiver(
  { clock, config, database, jobs, log, storage }: ArchiverDeps,
  { exporters, identity, media, notify }: ArchiverSources,
) {
  const { db } = database;
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  /** Sends heartbeats; throws if the export was cancelled. */
  async function* tended(row: DataExportRow, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let saidAt = clock.now().getTime();
    for await (const piece of pieces) {
      yield piece;
      if (clock.now().getTime() - saidAt < wordEvery) continue;
      saidAt = clock.now().getTime();
      if (!(await changeDataExport(db, row, { archiving_until: later(silentFor) })))
        throw new Error('the data export was cancelled');
    }
  }

  /** Told by mail at every address and in the feed, in the transaction that makes it ready. */
  async function finish(row: DataExportRow, bytes: number): Promise<void> {
    const accountId = row.seller_id;
    const endsAt = later(retentionMs);
    const isWanted = await database.tx(async (trx) => {
      const change = { bytes, ready_at: clock.now(), ends_at: endsAt, archiving_until: null };
      if (!(await changeDataExport(trx, row, change))) return false;
      const notice = { template: 'accountDeletion', did: 'exported', on: endsAt.toISOString() } as const;
      await notify.notify(trx, { ...notice, accountId, email: null, key: row.id });
      for (const [place, email] of (await identity.mailsOf(accountId, trx)).entries())
        await notify.notify(trx, { ...notice, accountId: null, email, key: `${row.id} ${place}` });
      return true;
    });
    if (isWanted) jobs.kick();
    // Its account was deleted in the meantime.
    else await storage.remove(keyOf(row));
  }

  async function pack(row: DataExportRow): Promise<void> {
    try {
      const owner = { accountId: row.seller_id, phones: await findPhones(db, row.seller_id) };
      const label = { name: config.operator.name, language: row.language, at: clock.now() };
      const goods = { owner, exporters, pictures: await media.ofAccount(row.seller_id) };
      await finish(row, await storage.putPieces(keyOf(row), tended(row, archiveOf(db, goods, label))));
    } catch (error) {
      log.error({ err: error, account: row.seller_id }, 'Data export failed');
      await changeDataExport(db, row, { failed_at: clock.now(), archiving_until: null });
    }
  }

  /** Creates an export unless another worker does; returns early for a large one, which continues. */
  return async (key: Pick<DataExportRow, 'seller_id' | 'id'>): Promise<void> => {
    const row = await claimDataExport(db, key, { now: clock.now(), until: later(silentFor) });
    if (!row) return;
    const impatient = new Promise<void>((resolve) => setTimeout(resolve, patience).unref());
    await Promise.race([pack(row), impatient]);
  };
}
