// Puts the figures of a run into its own section of docs/performance.md, leaving the rest as it is.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';

const file = new URL('../../docs/performance.md', import.meta.url);

export interface Report {
  section:
    | 'read'
    | 'checkout'
    | 'preview'
    | 'ledger'
    | 'analytics'
    | 'search'
    | 'rest'
    | 'abuse'
    | 'telegram'
    | 'lessons'
    | 'video'
    | 'first-frame'
    | 'stamps'
    | 'editor'
    | 'engagement'
    | 'library';
  /** What was done, in one sentence. */
  conditions: string;
  head: string[];
  rows: (string | number)[][];
  goals: Goal[];
}

export interface Goal {
  name: string;
  measured: string;
  wanted: string;
  met: boolean;
}

/** Prints the report and, unless it was only a rough look, writes it into the documentation. */
export async function publish(report: Report, isRough: boolean): Promise<void> {
  const text = [
    `${report.conditions} ${machine()}`,
    '',
    table(report.head, report.rows),
    '',
    table(
      ['goal', 'measured', 'wanted', ''],
      report.goals.map((goal) => [goal.name, goal.measured, goal.wanted, goal.met ? 'met' : 'missed']),
    ),
  ].join('\n');
  console.log(`\n${text}\n`);
  if (isRough) return;
  const begin = `<!-- ${report.section} -->`;
  const end = `<!-- /${report.section} -->`;
  const before = await readFile(file, 'utf8');
  const [head, rest] = before.split(begin);
  const tail = rest?.split(end)[1];
  if (head === undefined || tail === undefined)
    throw new Error(`docs/performance.md has no section ${report.section}`);
  await writeFile(file, `${head}${begin}\n${text}\n${end}${tail}`);
}

function machine(): string {
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0] ?? 0;
  return `Measured ${day} on ${cpus().length} cores, ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(1)}.`;
}

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
