import { spawn } from 'node:child_process';
import { inRoot } from './root.mjs';

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The program has already printed its output; where */
class CommandFailed extends Error {
  name = 'CommandFailed';
  stack = this.message;
}

/** Runs a program in the repository with its output shown; throws when it does not end with 0. */
export async function run(program, args, environment = {}) {
  const code = await codeOf(program, args, environment);
  if (code !== 0) throw new CommandFailed(`${[program, ...args].join(' ')} ended with ${code}`);
}

/** The same, answering the exit code. */
export async function codeOf(program, args, environment = {}) {
  const child = spawn(program, args, {
    cwd: inRoot('.'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: program.endsWith('.cmd'),
  });
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve(code ?? signal));
    });
  } finally {
    process.off('SIGTERM', stop);
    process.off('SIGINT', stop);
  }
}
