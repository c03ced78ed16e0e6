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

/** Resident memory of a process in MB (2^20 bytes). */
export function residentMB(pid: number): number {
  const [, kB] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kB) / 1_024);
}
