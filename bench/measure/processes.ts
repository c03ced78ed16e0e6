// CPU time and memory of another process, from /proc; zero where there is none.
import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds of CPU a process has used so far. */
export function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return 0;
  }
}
