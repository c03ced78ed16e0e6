import type { Storage } from '../gateways/storage';
import { checksum, migrateInside, migrations } from '../platform/database/migrations';
import { unpooled } from '../platform/database/pool';
import { BackupError, type Manifest, readManifest, readSummary, type Summary } from './archive.format';
import { type ArchiveEntry, readArchive } from './archive.reader';
import type { Session } from './session';
import {
  createRowSum,
  fixFormats,
  insertRows,
  quoted,
  readLedgerState,
  readRows,
  readTables,
} from './table.rows';

export interface RestoreTarget {
  /** A database with nothing in it. */
  session: Session;
  /** Where uploaded files go. */
  storage: Pick<Storage, 'putPieces'>;
  putSecret(secret: string): Promise<void>;
  /** Called when everything is restored and verified, before the commit. */
  complete(): Promise<void>;
}

export interface Restored {
  manifest: Manifest;
  summary: Summary;
}

type Table = { name: string; columns: string[]; types: string[] };

/**
 * Restores a backup in one transaction: the migrations that the backup had, its rows, a comparison of every row with the backup, then
 * the migrations that came later. When any of it fails, the database is as empty as before.
 * @throws BackupError
 */
export async function restoreBackup(
  file: string,
  passphrase: string,
  target: RestoreTarget,
): Promise<Restored> {
  const { client } = target.session;
  const archive = readArchive(file, passphrase);
  await refuseUsedDatabase(client);
  const first = await archive.next();
  if (first.done || first.value.name !== 'manifest.json')
    throw new BackupError('The file is not a Haat backup');
  const manifest = readManifest(await first.value.text());
  refuseUnknownMigrations(manifest);
  await client.query('begin');
  try {
    await fixFormats(client);
    await migrateInside(unpooled(client), manifest.migrations.length);
    const tables = await emptyTables(client, manifest);
    const { summary, media } = await load(archive, tables, target);
    await compare(client, tables, summary, media);
    await migrateInside(unpooled(client));
    await compareLedger(client, summary);
    await client.query('analyze');
    await target.complete();
    await client.query('commit');
    return { manifest, summary };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await archive.return(undefined);
  }
}

async function refuseUsedDatabase(client: Session['client']): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f') limit 1`,
  );
  if (rows[0])
    throw new BackupError(
      `The database is not empty (it has the table ${rows[0].name}). Create a new database and restore into it`,
    );
}

function refuseUnknownMigrations(manifest: Manifest): void {
  if (manifest.migrations.length > migrations.length)
    throw new BackupError(
      `The backup is at migration ${manifest.migrations.length}, but this version of Haat knows only ${migrations.length}. Use a newer version`,
    );
  for (const [index, { number, name, checksum: applied }] of manifest.migrations.entries()) {
    const migration = migrations[index];
    if (migration?.number !== number || checksum(migration.sql) !== applied)
      throw new BackupError(`Migration ${number} (${name}) of the backup differs from this version of Haat`);
  }
}

/** Rows that migrations have put into an empty database give way to those of the backup. */
async function emptyTables(client: Session['client'], manifest: Manifest): Promise<Map<string, Table>> {
  const tables = new Map<string, Table>();
  for (const { name, types, columns } of await readTables(client)) {
    const given = manifest.tables.find((table) => table.name === name);
    if (given?.columns.toSorted().join() !== columns.toSorted().join())
      throw new BackupError(`The table ${name} of the backup does not have the expected columns`);
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) await client.query(`delete from ${quoted(name)}`);
    const typeOf = new Map(columns.map((column, index) => [column, types[index] ?? 'text']));
    tables.set(name, { ...given, types: given.columns.map((column) => typeOf.get(column) ?? 'text') });
  }
  const unknown = manifest.tables.find(({ name }) => !tables.has(name));
  if (unknown)
    throw new BackupError(`The table ${unknown.name} of the backup is unknown to this version of Haat`);
  return tables;
}

async function load(
  archive: AsyncIterable<ArchiveEntry>,
  tables: ReadonlyMap<string, Table>,
  { session, storage, putSecret }: RestoreTarget,
): Promise<{ summary: Summary; media: Summary['media'] }> {
  const media = { files: 0, bytes: 0 };
  // Not left early, so that the end of the file is read and authenticated.
  let summary: Summary | undefined;
  for await (const entry of archive) {
    const [, table, key] = /^(?:tables\/([^/]+)\/\d+\.jsonl|media\/(.+))$/.exec(entry.name) ?? [];
    const migration = table === undefined ? undefined : tables.get(table);
    if (migration) {
      const lines = (await entry.text()).split('\n');
      await insertRows(session.client, migration, lines.slice(0, -1));
    } else if (key !== undefined) {
      media.bytes += await storage.putPieces(key, entry.pieces());
      media.files++;
    } else if (entry.name === 'secret') await putSecret(await entry.text());
    else if (entry.name === 'summary.json') summary = readSummary(await entry.text());
    else throw new BackupError(`The backup holds ${entry.name}, which is unknown to this version of Haat`);
  }
  if (!summary) throw new BackupError('The file is incomplete. Nothing was restored. Use another backup');
  return { summary, media };
}

async function compare(
  client: Session['client'],
  tables: ReadonlyMap<string, Table>,
  summary: Summary,
  media: Summary['media'],
): Promise<void> {
  for (const table of tables.values()) {
    const sum = createRowSum();
    for await (const lines of readRows(client, table)) sum.add(lines);
    const found = sum.total();
    const wanted = summary.tables[table.name];
    if (found.rows !== wanted?.rows || found.checksum !== wanted.checksum)
      throw new BackupError(
        `The table ${table.name} was not restored correctly: ${found.rows} of ${wanted?.rows ?? 0} rows`,
      );
  }
  if (media.files !== summary.media.files || media.bytes !== summary.media.bytes)
    throw new BackupError(`${media.files} of ${summary.media.files} uploaded files were restored`);
}

async function compareLedger(client: Session['client'], { ledger }: Summary): Promise<void> {
  const found = await readLedgerState(client);
  if (found.transactions !== ledger.transactions || found.unbalanced !== ledger.unbalanced)
    throw new BackupError('The restored ledger differs from the backup');
}
