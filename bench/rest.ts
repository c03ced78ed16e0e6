// Memory of a server that nobody asks anything, on each engine: after the start, and after a quiet minute.
import { startHaat } from '../tests/simulators/haat';
import { startPostgres } from '../tests/simulators/postgres';
import { residentMB } from './measure/processes';
import { median } from './measure/ratios';
import { publish } from './measure/report';

const startedMs = 3_000;
const quietMs = 60_000;
const wanted = { embedded: 380, postgres: 170 };
type Engine = keyof typeof wanted;
const names: Record<Engine, string> = { embedded: 'embedded engine', postgres: 'PostgreSQL' };

interface Rest {
  startedMB: number;
  quietMB: number;
}

export async function measure(quick: boolean): Promise<void> {
  const starts = quick ? 1 : 3;
  const postgres = await startPostgres();
  const rests: Record<Engine, Rest[]> = { embedded: [], postgres: [] };
  for (let start = 0; start < starts; start += 1) {
    rests.embedded.push(await rest({}, quick));
    rests.postgres.push(await rest({ databaseUrl: postgres.url }, quick));
  }
  await postgres.stop();
  const engines = Object.keys(wanted) as Engine[];
  await publish(
    {
      section: 'rest',
      conditions: `Resident memory of the server’s process in MB, ${starts} starts of each in turn, medians; PostgreSQL’s own processes are not counted.`,
      head: ['engine', `${startedMs / 1_000} s after it was ready`, `${quietMs / 1_000} s later`],
      rows: engines.map((engine) => [
        names[engine],
        median(rests[engine].map(({ startedMB }) => startedMB)),
        median(rests[engine].map(({ quietMB }) => quietMB)),
      ]),
      goals: engines.map((engine) => {
        const most = Math.max(...rests[engine].map(({ startedMB }) => startedMB));
        return {
          name: `${names[engine]}, the most of all starts`,
          measured: `${most} MB`,
          wanted: `≤ ${wanted[engine]} MB`,
          met: most <= wanted[engine],
        };
      }),
    },
    quick,
  );
}

async function rest(options: { databaseUrl?: string }, quick: boolean): Promise<Rest> {
  const haat = await startHaat(options);
  try {
    await wait(startedMs);
    const startedMB = residentMB(haat.pid);
    await wait(quick ? startedMs : quietMs);
    return { startedMB, quietMB: residentMB(haat.pid) };
  } finally {
    await haat.dispose();
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
