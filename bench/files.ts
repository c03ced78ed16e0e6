// Files that a creator takes away, read as a browser reads them: nothing of them is kept on either side.
import { readFileSync } from 'node:fs';
import { post } from './measure/client';

const everyMs = 20;

/** Reads a file, of what `filter` leaves, a number of times and answers how many ms a row took; its head is no row. */
export async function readFile(
  base: string,
  token: string,
  file: string,
  times: number,
  filter: Record<string, string> = {},
): Promise<number> {
  const { url } = await post<{ url: string }>(
    base,
    '/api/files',
    { file, ...filter },
    { authorization: `Bearer ${token}` },
  );
  let lines = 0;
  const startedAt = performance.now();
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(new URL(url, base));
    if (!answer.ok || !answer.body) throw new Error(`${file} ${answer.status}`);
    for await (const chunk of answer.body) for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return (performance.now() - startedAt) / (lines - times);
}

/** By how many MB a process grew at its largest while something was done. */
export async function peakWhile(pid: number, does: () => Promise<unknown>): Promise<number> {
  const before = residentMb(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, everyMs);
  try {
    await does();
    return most - before;
  } finally {
    clearInterval(watch);
  }
}

function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1_024;
}
