import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { BackupError } from './archive.format';

const shortest = 16;

/**
 * From BACKUP_PASSPHRASE, or asked for at a terminal without showing it; never an argument, which every user of the machine can read.
 * `isNew`: it is asked for twice, and a short one is refused.
 * @throws BackupError
 */
export async function readPassphrase(env: NodeJS.ProcessEnv, isNew: boolean): Promise<string> {
  const given = env['BACKUP_PASSPHRASE'];
  if (given !== undefined && given !== '') return isNew ? longEnough(given) : given;
  if (!process.stdin.isTTY)
    throw new BackupError('BACKUP_PASSPHRASE is not set, and there is no terminal to prompt for it. Set it.');
  const typed = await ask('Passphrase: ');
  if (!isNew) return typed;
  longEnough(typed);
  if ((await ask('Repeat the passphrase: ')) !== typed)
    throw new BackupError('The two passphrases differ. Try again.');
  return typed;
}

function longEnough(passphrase: string): string {
  if (passphrase.length >= shortest) return passphrase;
  throw new BackupError(
    `The passphrase is too short. Use at least ${shortest} characters, such as five random words.`,
  );
}

function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  return new Promise((resolve, reject) => {
    // By Ctrl-C or Ctrl-D; after an answer it changes nothing.
    reader.once('close', () => reject(new BackupError('No passphrase was entered.')));
    reader.once('SIGINT', () => reader.close());
    reader.question('', (answer) => {
      resolve(answer);
      reader.close();
      process.stderr.write('\n');
    });
  });
}
