// A guest with twenty connections sends the worst known requests for a minute: whether others are still served, and what memory it takes.
import { Agent, request } from 'node:http';
import { type Haat, startHaat } from '../tests/simulators/haat';
import { type WorstRequest, worstRequests } from './abuse.requests';
import { residentMB } from './measure/processes';
import { quantile } from './measure/ratios';
import { publish } from './measure/report';

const connections = 20;
const restMs = 30_000;
const probeEveryMs = 50;
const wantedP99Ms = 200;
const wantedMemoryMB = 150;

interface Minute {
  limits: 'on' | 'off';
  healthMs: number[];
  unhealthy: number;
  restMB: number;
  peakMB: number;
  /** How often each request was answered with each status. */
  answers: Map<string, Map<number, number>>;
}

export async function measure(quick: boolean): Promise<void> {
  const seconds = quick ? 10 : 60;
  const minutes: Minute[] = [];
  for (const limits of ['off', 'on'] as const) minutes.push(await minute(limits, seconds, quick));
  for (const { limits, answers } of minutes) {
    console.log(`\nRate limits ${limits}:`);
    for (const [name, statuses] of answers)
      console.log(`  ${name}: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  }
  await publish(
    {
      section: 'abuse',
      conditions:
        `A guest with ${connections} connections sends ${minutes[0]?.answers.size ?? 0} kinds of requests in turn for ${seconds} s, ` +
        `to the embedded engine; /healthz is asked every ${probeEveryMs} ms beside it. Memory at rest is that after ${restMs / 1_000} quiet seconds. ` +
        'The guest and the server share the machine.',
      head: [
        'rate limits',
        'requests/s',
        '5xx but 503',
        '503',
        '/healthz p50 ms',
        'p99 ms',
        'longest ms',
        'at rest MB',
        'most MB',
      ],
      rows: minutes.map((one) => row(one, seconds)),
      goals: minutes.flatMap(goals),
    },
    quick,
  );
}

async function minute(limits: 'on' | 'off', seconds: number, quick: boolean): Promise<Minute> {
  const haat = await startHaat({ env: { RATE_LIMITS: limits } });
  try {
    const requests = await worstRequests(haat);
    await wait(quick ? 5_000 : restMs);
    const seen: Minute = {
      limits,
      healthMs: [],
      unhealthy: 0,
      restMB: residentMB(haat.pid),
      peakMB: 0,
      answers: new Map(requests.map(({ name }) => [name, new Map<number, number>()])),
    };
    const until = performance.now() + seconds * 1_000;
    await Promise.all([
      ...Array.from({ length: connections }, (_, number) => guest(haat, requests, { until, number, seen })),
      watch(haat, until, seen),
    ]);
    return seen;
  } finally {
    await haat.dispose();
  }
}

/** One connection: the next request as soon as the last is answered. Each begins elsewhere in the list. */
async function guest(
  { url }: Haat,
  requests: WorstRequest[],
  { until, number, seen }: { until: number; number: number; seen: Minute },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; performance.now() < until; turn += 1) {
    const worst = requests[(turn + number * 7) % requests.length];
    if (!worst) break;
    const status = await send(url, worst.make(turn * connections + number), agent);
    const statuses = seen.answers.get(worst.name);
    statuses?.set(status, (statuses.get(status) ?? 0) + 1);
  }
  agent.destroy();
}

/** Its status once the answer is here; 0 where the connection was closed instead. */
function send(
  url: string,
  { method, path, headers, body }: ReturnType<WorstRequest['make']>,
  agent: Agent,
): Promise<number> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request(
      new URL(path, url),
      { method, agent, headers: { ...headers, ...length } },
      (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    outgoing.once('error', () => resolve(0));
    outgoing.end(body);
  });
}

async function watch({ url, pid }: Haat, until: number, seen: Minute): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < until) {
    const since = performance.now();
    const status = await send(url, { method: 'GET', path: '/healthz' }, agent);
    seen.healthMs.push(performance.now() - since);
    if (status !== 200) seen.unhealthy += 1;
    seen.peakMB = Math.max(seen.peakMB, residentMB(pid));
    await wait(probeEveryMs);
  }
  agent.destroy();
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function countOf({ answers }: Minute, isCounted: (status: number) => boolean): number {
  return [...answers.values()]
    .flatMap((statuses) => [...statuses])
    .reduce((sum, [status, count]) => sum + (isCounted(status) ? count : 0), 0);
}

const isFailure = (status: number) => status >= 500 && status !== 503;

function row(one: Minute, seconds: number): (string | number)[] {
  return [
    one.limits,
    Math.round(countOf(one, () => true) / seconds),
    countOf(one, isFailure),
    countOf(one, (status) => status === 503),
    Math.round(quantile(one.healthMs, 0.5)),
    Math.round(quantile(one.healthMs, 0.99)),
    Math.round(Math.max(...one.healthMs)),
    one.restMB,
    one.peakMB,
  ];
}

function goals(one: Minute) {
  const p99 = quantile(one.healthMs, 0.99);
  const failed = countOf(one, isFailure) + one.unhealthy;
  const more = one.peakMB - one.restMB;
  const goal = (name: string, measured: string, wanted: string, met: boolean) => ({
    name: `${name}, rate limits ${one.limits}`,
    measured,
    wanted,
    met,
  });
  return [
    goal('/healthz, p99', `${Math.round(p99)} ms`, `≤ ${wantedP99Ms} ms`, p99 <= wantedP99Ms),
    goal('memory above rest', `${more} MB`, `≤ ${wantedMemoryMB} MB`, more <= wantedMemoryMB),
    goal('requests that failed', String(failed), '0', failed === 0),
  ];
}
