/**
 * A backup is a tar archive, compressed with gzip and encrypted in the format of age (https://age-encryption.org/v1):
 *
 *     manifest.json                  Manifest
 *     secret                         what DATA_DIR/secret holds, if there is one
 *     tables/<table>/<n>.jsonl       a row a line: an array of the columns' values as PostgreSQL writes them, or null
 *     media/<key>                    uploaded files
 *     summary.json                   Summary, last: an archive without it is not whole
 */
export const formatVersion = 1;

export interface TableColumns {
  name: string;
  columns: string[];
}

export interface Manifest {
  format: 'haat-backup';
  version: number;
  /** When the database was read, ISO 8601. */
  createdAt: string;
  engine: 'pglite' | 'postgres';
  /** What had been applied, in order. */
  migrations: { number: number; name: string; checksum: string }[];
  tables: TableColumns[];
  /** Uploaded files are in the archive, or stay in a bucket. */
  media: 'included' | { endpoint: string; bucket: string; prefix: string };
  /** Which keys the data was written with; they tell nothing of the keys. Null when the backup was made without knowing them. */
  keys: KeyIds;
}

export interface KeyIds {
  secret: string | null;
  kyc: string | null;
}

export interface TableSummary {
  rows: number;
  /** Of all rows in any order, in hexadecimal. */
  checksum: string;
}

export interface Summary {
  tables: Record<string, TableSummary>;
  media: { files: number; bytes: number };
  /** Transactions of the ledger, and those whose entries do not sum to zero. */
  ledger: { transactions: number; unbalanced: number };
}

/** What the person who runs a backup or a restore has to know or do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const identifier = /^[a-z_][a-z0-9_]{0,62}$/;

/** @throws BackupError when this program cannot read what the manifest describes */
export function readManifest(text: string): Manifest {
  const manifest = parsed<Manifest>(text);
  if (manifest.format !== 'haat-backup') throw new BackupError('The file is not a Haat backup');
  if (manifest.version !== formatVersion)
    throw new BackupError(
      `The backup has format ${manifest.version}, but this version of Haat reads format ${formatVersion}. Use the version that made the backup, or a newer one`,
    );
  const names = manifest.tables.flatMap(({ name, columns }) => [name, ...columns]);
  if (!names.every((name) => identifier.test(name)))
    throw new BackupError('The backup lists invalid table names');
  return manifest;
}

export const readSummary = (text: string): Summary => parsed<Summary>(text);

function parsed<Value>(text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    throw new BackupError('The file is damaged: its manifest cannot be read');
  }
}
