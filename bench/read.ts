// Reading one product: the API call and the whole preview page, beside Fastify with one indexed select on PostgreSQL.
import autocannon from 'autocannon';
import { startHaat } from '../tests/simulators/haat';
import { startPostgres } from '../tests/simulators/postgres';
import { startFloor } from './floors/floor';
import { cpuSeconds } from './measure/processes';
import { median, ratioOf, shown } from './measure/ratios';
import { publish } from './measure/report';
import { openPageWithCover } from './shops';

const connections = 32;
const wantedReads = 0.5;
const wantedPages = 0.3;

interface Target {
  name: string;
  url: string;
  pid: number;
  headers: Record<string, string>;
}

interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMicros: number;
  failed: number;
}

export async function measure(quick: boolean): Promise<void> {
  const [rounds, seconds] = quick ? [2, 2] : [5, 5];
  const postgres = await startPostgres({ shared_buffers: '256MB' });
  const floor = await startFloor('postgres', { DATABASE_URL: postgres.url });
  const haat = await startHaat({ databaseUrl: postgres.url });
  const id = await openPageWithCover(haat);
  const browser = { 'accept-encoding': 'gzip, br', accept: 'text/html' };
  const least: Target = {
    name: 'floor: one select',
    url: `${floor.url}/product/p-77`,
    pid: floor.pid,
    headers: {},
  };
  const read: Target = {
    name: 'product read',
    url: `${haat.url}/api/public/products/${id}`,
    pid: haat.pid,
    headers: {},
  };
  const page: Target = { name: 'preview page', url: `${haat.url}/pp/${id}`, pid: haat.pid, headers: browser };
  const targets = [least, read, page];
  const runs = new Map<Target, Round[]>(targets.map((target) => [target, []]));
  for (const target of targets) await load(target, quick ? 2 : 6);
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < targets.length; turn += 1) {
      const target = targets[(round + turn) % targets.length];
      if (target) runs.get(target)?.push(await load(target, seconds));
    }
  await haat.dispose();
  await floor.stop();
  await postgres.stop();
  const rate = (target: Target) => (runs.get(target) ?? []).map((round) => round.perSecond);
  const reads = ratioOf(rate(read), rate(least));
  const pages = ratioOf(rate(page), rate(least));
  await publish(
    {
      section: 'read',
      conditions: `${connections} connections, ${rounds} rounds of ${seconds} s in turn; client, servers and PostgreSQL on one machine.`,
      head: ['target', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs/request', 'failed'],
      rows: targets.map((target) => row(target, runs.get(target) ?? [])),
      goals: [
        {
          name: 'product read / floor',
          measured: shown(reads),
          wanted: `≥ ${wantedReads}`,
          met: reads.low >= wantedReads,
        },
        {
          name: 'preview page / floor',
          measured: shown(pages),
          wanted: `≥ ${wantedPages}`,
          met: pages.low >= wantedPages,
        },
      ],
    },
    quick,
  );
}

async function load({ url, headers, pid }: Target, seconds: number): Promise<Round> {
  const before = cpuSeconds(pid);
  const result = await autocannon({ url, headers, connections, duration: seconds });
  const done = Math.max(1, result.requests.total);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMicros: ((cpuSeconds(pid) - before) * 1e6) / done,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

function row(target: Target, rounds: Round[]): (string | number)[] {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  return [
    target.name,
    Math.round(of((round) => round.perSecond)),
    of((round) => round.p50),
    of((round) => round.p99),
    Math.round(of((round) => round.cpuMicros)),
    rounds.reduce((sum, round) => sum + round.failed, 0),
  ];
}
