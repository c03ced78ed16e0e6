// `npm run backup -- [file]`: all of an installation in one encrypted file, also while it sells.
import { resolve } from 'node:path';
import type { Summary } from './archive.format';
import { createBackup } from './create';
import { readPassphrase } from './passphrase';
import { runProgram } from './program';
import { openSource } from './source';

/** Some seconds and 256 MB for each try of a passphrase, on this machine and on a thief's; what the age tool takes too. */
const workFactor = 18;

await runProgram('backup', async ({ file: given, directory, env, say }) => {
  const now = new Date();
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(directory, given ?? `haat-${stamp}.tar.gz.age`);
  const passphrase = await readPassphrase(env, true);
  const source = await openSource(env, now);
  let summary: Summary;
  try {
    summary = await createBackup(source, { file, passphrase, workFactor });
  } finally {
    await source.close();
  }
  const rows = Object.values(summary.tables).reduce((sum, table) => sum + table.rows, 0);
  say(`${file}: ${rows} rows of ${Object.keys(summary.tables).length} tables.`);
  if (source.pausedMs !== null) say(`Transactions of the running server waited for ${source.pausedMs} ms.`);
  say(
    source.media === 'included'
      ? `${summary.media.files} uploaded files (${(summary.media.bytes / 1e6).toFixed(1)} MB) are in it.`
      : `Uploaded files are not in it: they stay in the bucket ${source.media.bucket}. Copy or version that bucket too.`,
  );
  say(
    source.secret === null
      ? 'HAAT_SECRET is not in it: keep it elsewhere, as well as KYC_KEY.'
      : 'The secret of DATA_DIR is in it. KYC_KEY is not, where one is set: keep it elsewhere.',
  );
  if (summary.ledger.unbalanced > 0)
    say(`Look at the books: ${summary.ledger.unbalanced} transactions of the ledger do not sum to zero.`);
});
