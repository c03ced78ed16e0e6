// `npm run restore -- <file>`: a backup into an empty data folder, or into one and an empty PostgreSQL database.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseUrlOf, dataDirOf } from '../platform/config/data';
import { BackupError } from './archive.format';
import { keyIdsOf, keyWarnings } from './key-ids';
import { readPassphrase } from './passphrase';
import { runProgram } from './program';
import { restoreInto } from './target';

await runProgram('restore', async ({ file: given, directory, env, say }) => {
  if (given === undefined) throw new BackupError('Give the file: npm run restore -- haat-….tar.gz.age');
  const file = resolve(directory, given);
  if (!existsSync(file)) throw new BackupError(`File not found: ${file}`);
  const { manifest, summary } = await restoreInto(env, file, await readPassphrase(env, false));
  const rows = Object.values(summary.tables).reduce((sum, table) => sum + table.rows, 0);
  const place = databaseUrlOf(env) === null ? dataDirOf(env) : `DATABASE_URL and ${dataDirOf(env)}`;
  say(
    `Restored into ${place} as it was at ${manifest.createdAt}: ${rows} rows, each compared with the backup.`,
  );
  say(
    manifest.media === 'included'
      ? `${summary.media.files} uploaded files are back.`
      : `Uploaded files were in the bucket ${manifest.media.bucket} of ${manifest.media.endpoint}; set S3_BUCKET and the rest as they were.`,
  );
  const { transactions, unbalanced } = summary.ledger;
  say(
    unbalanced === 0
      ? `All ${transactions} transactions of the ledger sum to zero.`
      : `${unbalanced} of ${transactions} transactions of the ledger do not sum to zero, as in the backup.`,
  );
  const secretFile = join(dataDirOf(env), 'secret');
  const secret = existsSync(secretFile) ? readFileSync(secretFile, 'utf8') : null;
  for (const warning of keyWarnings(manifest.keys, keyIdsOf(env, secret))) say(warning);
});
