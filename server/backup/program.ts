import { ConfigError } from '../platform/config/config';
import { FolderInUse } from '../platform/database/folder/directory.lock';
import { scrubbed } from '../platform/observability/log';
import { BackupError } from './archive.format';

interface Given {
  /** The one argument there may be. */
  file: string | undefined;
  /** Where the person is who called it. */
  directory: string;
  env: NodeJS.ProcessEnv;
  say(line: string): void;
}

/** Runs a program of a terminal to its end: 0, or 1 with what was wrong. */
export async function runProgram(name: string, work: (given: Given) => Promise<void>): Promise<never> {
  try {
    const [file, ...more] = process.argv.slice(2);
    if (more.length > 0 || file?.startsWith('-'))
      throw new BackupError(`npm run ${name} takes exactly one file`);
    await work({
      file,
      directory: process.env['INIT_CWD'] ?? process.cwd(),
      env: process.env,
      say: (line) => void process.stdout.write(`${line}\n`),
    });
    process.exit(0);
  } catch (error) {
    const isExpected =
      error instanceof BackupError || error instanceof ConfigError || error instanceof FolderInUse;
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const text = isExpected ? error.message : scrubbed(stack);
    process.stderr.write(`The ${name} failed: ${text}\n`);
    process.exit(1);
  }
}
