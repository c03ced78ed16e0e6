// Video as buyers watch it: ranges of an original beside a static server, and many viewers of one prepared video at once.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../server/demo/plan/random';
import { type Bought, buy } from '../tests/simulators/buyer';
import { type Haat, startHaat } from '../tests/simulators/haat';
import { startPostgres } from '../tests/simulators/postgres';
import { signIn } from '../tests/simulators/shop';
import { type Floor, startFloor } from './floors/floor';
import { cpuSeconds, residentMB } from './measure/processes';
import { median, quantile, ratioOf, shown } from './measure/ratios';
import { publish } from './measure/report';
import { type Film, segmentBytes, sellFilm } from './video.film';

const megabyte = 1_048_576;
/** Bytes that a range asks for: as Safari takes a video, and as Chromium does, which asks for all that follows and takes it as it needs it. */
const ranges = [
  { name: '1 MB', bytes: megabyte },
  { name: '16 MB', bytes: 16 * megabyte },
];
const connections = 16;
const plan = {
  full: { rounds: 9, roundMs: 4_000, viewers: 200, seconds: 60, megabytes: 96 },
  quick: { rounds: 2, roundMs: 1_000, viewers: 20, seconds: 20, megabytes: 16 },
};
type Plan = (typeof plan)['full'];
const segmentMs = 4_000;
const wanted = { speed: 0.85, cpu: 1.2, memory: 50 };
const agent = new Agent({ keepAlive: true, maxSockets: 512 });

interface Target {
  url: string;
  pid: number;
  headers: Record<string, string>;
}
interface Round {
  /** MB (2^20 bytes) a second. */
  speed: number;
  /** CPU seconds a GB. */
  cpu: number;
}

export async function measure(quick: boolean): Promise<void> {
  const how = quick ? plan.quick : plan.full;
  const folder = await mkdtemp(join(tmpdir(), 'haat-video-'));
  const postgres = await startPostgres();
  const haat = await startHaat({ databaseUrl: postgres.url, env: { RATE_LIMITS: 'off' } });
  const film = await sellFilm(haat.url, await signIn(haat, '9812345704', 'Meera'), how);
  const file = join(folder, 'film.mp4');
  await writeFile(file, film.bytes);
  const floors = [
    await startFloor('video', { FOLDER: folder }),
    await startFloor('video', { FOLDER: folder }),
  ] as const;
  const compared = await compareRanges(haat, floors, film, how);
  for (const floor of floors) await floor.stop();
  const viewing = await watchAll(haat, film, how);
  await haat.dispose();
  await postgres.stop();
  await rm(folder, { recursive: true });
  await report(compared, viewing, how, quick);
}

/** GETs something to its end. */
function fetched(url: string, headers: Record<string, string>, status: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === status
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${url} ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });
}

/** GETs a part to its end and answers how many bytes came; they are not kept, which would cost more than sending them. */
function counted(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 206 ? resolve(bytes) : reject(new Error(`${url} ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });
}

interface Compared {
  name: string;
  ours: Round[];
  floor: Round[];
  /** The floor once more, as a process of its own: how far the same thing differs from itself. */
  again: Round[];
}

async function compareRanges(
  haat: Haat,
  floors: readonly [Floor, Floor],
  film: Film,
  how: Plan,
): Promise<Compared[]> {
  const bought = await buy(haat.url, film.productId, '9700000001');
  const ours: Target = {
    url: `${haat.url}/stream/video/${film.mediaId}?access=${bought.grantId}`,
    pid: haat.pid,
    headers: { cookie: bought.cookie },
  };
  const [floor, again] = floors.map(
    ({ url, pid }): Target => ({ url: `${url}/film.mp4`, pid, headers: {} }),
  ) as [Target, Target];
  const all: Compared[] = [];
  for (const { name, bytes } of ranges) {
    const compared: Compared = { name, ours: [], floor: [], again: [] };
    const round = (target: Target, ms: number) => oneRound(target, { size: film.bytes.length, bytes, ms });
    for (const target of [ours, floor, again]) await round(target, 1_000);
    const order = [
      ['ours', ours],
      ['floor', floor],
      ['again', again],
    ] as const;
    for (let turn = 0; turn < how.rounds; turn += 1)
      for (let place = 0; place < order.length; place += 1) {
        const [who, target] = order[(turn + place) % order.length] ?? order[0];
        compared[who].push(await round(target, how.roundMs));
      }
    all.push(compared);
  }
  return all;
}

/** Ranges at random places, closed loop. */
async function oneRound(
  { url, pid, headers }: Target,
  { size, bytes, ms }: { size: number; bytes: number; ms: number },
): Promise<Round> {
  const random = seededRandom(20_261_127);
  const [startedAt, cpuBefore] = [performance.now(), cpuSeconds(pid)];
  let sent = 0;
  const work = async () => {
    while (performance.now() - startedAt < ms) {
      const start = Math.floor(random() * (size - bytes));
      const range = `bytes=${start}-${start + bytes - 1}`;
      const bytesCame = await counted(url, { ...headers, range });
      sent += bytesCame;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    speed: sent / megabyte / seconds,
    cpu: (cpuSeconds(pid) - cpuBefore) / (sent / 2 ** 30),
  };
}

interface Viewing {
  /** ms of each segment. */
  times: number[];
  /** Segments that took longer than they last. */
  stalls: number;
  /** MB. */
  before: number;
  most: number;
  after: number;
}

/** Viewers who begin within four seconds and play one video to its end, a segment every four seconds. */
async function watchAll(haat: Haat, film: Film, { viewers }: Plan): Promise<Viewing> {
  const all: Bought[] = [];
  for (let viewer = 0; viewer < viewers; viewer += 1)
    all.push(await buy(haat.url, film.productId, String(9_710_000_000 + viewer)));
  const before = residentMB(haat.pid);
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, residentMB(haat.pid));
  }, 500);
  const times = await Promise.all(all.map((bought, place) => watch(haat, film, bought, place / viewers)));
  clearInterval(sampling);
  const flat = times.flat();
  return {
    times: flat,
    stalls: flat.filter((ms) => ms > segmentMs).length,
    before,
    most,
    after: residentMB(haat.pid),
  };
}

async function watch(haat: Haat, film: Film, bought: Bought, share: number): Promise<number[]> {
  await pause(share * segmentMs);
  const headers = { cookie: bought.cookie };
  const master = `${haat.url}/stream/video/${film.mediaId}/master.m3u8?access=${bought.grantId}`;
  const [, list = ''] = /^([^#\s].*\.m3u8)$/m.exec((await fetched(master, headers, 200)).toString()) ?? [];
  const playlist = new URL(list, master).href;
  const names = (await fetched(playlist, headers, 200)).toString().match(/^[^#\s].*\.m4s$/gm) ?? [];
  if (names.length !== film.segments) throw new Error('The playlist is not whole');
  const times: number[] = [];
  const startedAt = performance.now();
  for (const [place, name] of names.entries()) {
    await pause(Math.max(0, startedAt + place * segmentMs - performance.now()));
    const askedAt = performance.now();
    const { length } = await fetched(new URL(name, playlist).href, headers, 200);
    if (length < segmentBytes) throw new Error('A segment is not whole');
    times.push(performance.now() - askedAt);
  }
  return times;
}

async function report(
  compared: Compared[],
  { times, stalls, before, most, after }: Viewing,
  { rounds, roundMs, viewers, seconds }: Plan,
  quick: boolean,
): Promise<void> {
  const of = (all: Round[], what: keyof Round) => all.map((round) => round[what]);
  const row = (name: string, all: Round[]) => [
    name,
    Math.round(median(of(all, 'speed'))),
    median(of(all, 'cpu')).toFixed(2),
  ];
  const ms = (value: number) => Math.round(value);
  await publish(
    {
      section: 'video',
      conditions: `Ranges at random places of an original with the check of its buyer, ${connections} connections, ${rounds} rounds of ${roundMs / 1_000} s in turn; the floor is one read stream of plain Node without any check, measured twice. Then ${viewers} buyers play one prepared video of ${seconds} s at once, 800 kB every four seconds each. PostgreSQL, one server, files in a folder; clients on the same machine.`,
      head: ['ranges', 'MB/s', 'server CPU s/GB'],
      rows: compared.flatMap(({ name, ours, floor, again }) => [
        row(`Haat, ${name}`, ours),
        row(`floor, ${name}`, floor),
        [
          `floor beside itself, ${name}`,
          shown(ratioOf(of(again, 'speed'), of(floor, 'speed'))),
          shown(ratioOf(of(again, 'cpu'), of(floor, 'cpu'))),
        ],
      ]),
      goals: [
        ...compared.flatMap(({ name, ours, floor }) => {
          const speed = ratioOf(of(ours, 'speed'), of(floor, 'speed'));
          const cpu = ratioOf(of(ours, 'cpu'), of(floor, 'cpu'));
          return [
            {
              name: `MB/s, ranges of ${name}`,
              measured: shown(speed),
              wanted: `≥ ${wanted.speed}`,
              met: speed.low >= wanted.speed,
            },
            {
              name: `CPU, ranges of ${name}`,
              measured: shown(cpu),
              wanted: `≤ ${wanted.cpu}`,
              met: cpu.high <= wanted.cpu,
            },
          ];
        }),
        {
          name: `${viewers} viewers: segments that took longer than they last`,
          measured: `${stalls} of ${times.length}; median ${ms(median(times))} ms, 99 % within ${ms(quantile(times, 0.99))} ms`,
          wanted: '0',
          met: stalls === 0,
        },
        {
          name: `${viewers} viewers: memory`,
          measured: `${before} MB before, at most ${most} MB, ${after} MB after`,
          wanted: `at most ${wanted.memory} MB more`,
          met: most - before <= wanted.memory,
        },
      ],
    },
    quick,
  );
}
