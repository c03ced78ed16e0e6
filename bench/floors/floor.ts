import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tests/simulators/free-port';

export interface Floor {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts one of the floors beside this file as a process of its own. */
export async function startFloor(
  name: 'postgres' | 'page' | 'video',
  env: Record<string, string> = {},
): Promise<Floor> {
  const port = await freePort();
  const script = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await outputOf(child, 'ready');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const closed = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await closed;
    },
  };
}

function outputOf(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The baseline server exited with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(word)) resolve();
    });
  });
}
