import type { Summary, TableSummary } from './archive.format';
import { formatVersion, type Manifest } from './archive.format';
import { type ArchiveOptions, type ArchiveWriter, writeArchive } from './archive.writer';
import { type MediaFile, readMediaFile } from './media';
import type { Session } from './session';
import { createRowSum, fixFormats, readLedgerState, readRows, readTables } from './table.rows';

export interface BackupSource extends Pick<Manifest, 'media' | 'keys'> {
  session: Session;
  /** What DATA_DIR/secret holds; null when the secret is kept elsewhere. */
  secret: string | null;
  /** Uploaded files, after the database was read; none when they stay in a bucket. */
  listMedia(): AsyncIterable<MediaFile>;
  /** @throws BackupError when what was read may not have been there to its end */
  assertIntact(): void;
  now: Date;
}

/** A part of a table has about so many characters, and at least one row. */
const partLength = 256 * 1024;

/**
 * Writes all of an installation into one encrypted file, as it is at one moment: a transaction that reads alone, which on PostgreSQL
 * holds up nobody. Memory does not grow with the installation.
 * @throws BackupError
 */
export async function createBackup(source: BackupSource, options: ArchiveOptions): Promise<Summary> {
  const { client } = source.session;
  const summary: Summary = {
    tables: {},
    media: { files: 0, bytes: 0 },
    ledger: { transactions: 0, unbalanced: 0 },
  };
  await writeArchive(options, async (archive) => {
    await client.query('begin isolation level repeatable read read only');
    await fixFormats(client);
    const manifest = await describe(source);
    await archive.addText('manifest.json', JSON.stringify(manifest, null, 2));
    if (source.secret !== null) await archive.addText('secret', source.secret);
    for (const table of manifest.tables)
      summary.tables[table.name] = await writeTable(archive, readRows(client, table), table.name);
    summary.ledger = await readLedgerState(client);
    await client.query('commit');
    source.assertIntact();
    for await (const file of source.listMedia()) {
      const opened = await readMediaFile(file);
      // Its owner removed it in the meantime.
      if (!opened) continue;
      await archive.add(`media/${file.key}`, opened.size, opened.pieces);
      summary.media.files++;
      summary.media.bytes += opened.size;
    }
    await archive.addText('summary.json', JSON.stringify(summary, null, 2));
  });
  return summary;
}

async function describe({ session, media, keys, now }: BackupSource): Promise<Manifest> {
  const { rows: migrations } = await session.client.query<Manifest['migrations'][number]>(
    'select number, name, checksum from migration order by number',
  );
  const tables = await readTables(session.client);
  return {
    format: 'haat-backup',
    version: formatVersion,
    createdAt: now.toISOString(),
    engine: session.engine,
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    media,
    keys,
  };
}

async function writeTable(
  archive: ArchiveWriter,
  batches: AsyncIterable<string[]>,
  table: string,
): Promise<TableSummary> {
  const sum = createRowSum();
  let lines: string[] = [];
  let length = 0;
  let parts = 0;
  const flush = async () => {
    const name = `tables/${table}/${String(++parts).padStart(6, '0')}.jsonl`;
    await archive.addText(name, `${lines.join('\n')}\n`);
    lines = [];
    length = 0;
  };
  for await (const batch of batches) {
    sum.add(batch);
    for (const line of batch) {
      lines.push(line);
      length += line.length;
      if (length >= partLength) await flush();
    }
  }
  if (lines.length > 0) await flush();
  return sum.total();
}
