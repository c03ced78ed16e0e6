import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import type { Carriers } from '../../gateways';
import { createStorage } from '../../gateways/storage';
import { createVerification } from '../../gateways/verification';
import { type FixedClock, fixedClock } from '../clock/clock';
import { type Config, loadConfig } from '../config/config';
import type { Deps, Log } from '../deps';
import { createEvents } from '../events/events';
import { createJobs, type Jobs } from '../jobs/jobs';
import { type Random, seededRandom } from '../security/ids';
import { createSealer, keysOfSecrets } from '../security/sealed';
import { createSigner } from '../security/signer';
import { createWorkers } from '../workers/workers';
import { openTestDatabase, resetDatabase } from './testing.database';

export { openTestDatabase, resetDatabase };

export interface TestDeps extends Deps {
  clock: FixedClock;
  jobs: Jobs;
  /** Every line logged, as one text. */
  logged(): string;
  close(): Promise<void>;
}

/** What modules are given, over a fresh database, a clock that stands still and a seeded chance. */
export async function testDeps(overrides: Partial<Deps> = {}): Promise<TestDeps> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-data-'));
  const config: Config = {
    ...loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, HAAT_SECRET: 'a secret for tests alone' }),
    // Their clocks move on by months between two calls.
    sessionIdleDays: 180,
    // A machine that is busy with other tests is not what they are about.
    shedding: { eventLoopDelayMs: 0, eventLoopUtilization: 0, rssBytes: 0, heapBytes: 0 },
    ...overrides.config,
  };
  const database = overrides.database ?? (await openTestDatabase());
  const clock = (overrides.clock as FixedClock | undefined) ?? fixedClock();
  const random: Random = overrides.random ?? seededRandom(clock);
  const lines: string[] = [];
  const log = overrides.log ?? collectingLog(lines);
  const signer = overrides.signer ?? createSigner(config.secret, config.formerSecrets);
  const sealer = overrides.sealer ?? createSealer(keysOfSecrets(config), random);
  const workers = overrides.workers ?? createWorkers();
  const jobs = overrides.jobs ?? createJobs({ database, clock, random, log });
  const events = overrides.events ?? createEvents(jobs);
  return {
    gateways: gatewaysWith({}),
    storage: createStorage(join(dataDir, 'media'), null),
    virusScanner: null,
    pages: {
      clientDir: join(dataDir, 'client'),
      renderFile: join(dataDir, 'render.js'),
      workerFile: join(dataDir, 'push.worker.js'),
      offlineWorkerFile: join(dataDir, 'offline.worker.js'),
    },
    workers,
    metrics: new Registry(),
    webhookBase: () => 'http://127.0.0.1:0',
    ...overrides,
    config,
    database,
    clock,
    random,
    log,
    signer,
    sealer,
    jobs,
    events,
    logged: () => lines.join('\n'),
    close: async () => {
      await jobs.stop();
      await workers.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Nobody carries messages or vouches for people. */
export const noCarriers: Carriers = {
  sms: null,
  mail: null,
  google: null,
  push: null,
  telegram: null,
  discord: null,
};

/** The gateways of a test that sells nothing. */
export const gatewaysWith = (
  carriers: Partial<Carriers & Pick<Deps['gateways'], 'verification'>>,
): Deps['gateways'] => ({
  ...noCarriers,
  verification: createVerification(null, { clock: fixedClock(), random: seededRandom(fixedClock()) }),
  ...carriers,
  get payouts(): never {
    throw new Error('this test was given no payout gateway');
  },
  payments: noPayments,
});

/** Nothing can be paid, so nothing renews automatically either. */
const noPayments = Object.defineProperty({ mandates: { current: null, named: () => null } }, 'current', {
  get(): never {
    throw new Error('this test was given no payment gateway');
  },
}) as unknown as Deps['gateways']['payments'];

function collectingLog(lines: string[]): Log {
  const write = (...given: unknown[]) => {
    lines.push(given.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '));
  };
  const log = {
    level: 'debug',
    trace: write,
    debug: write,
    info: write,
    warn: write,
    error: write,
    fatal: write,
  };
  return Object.assign(log, { silent: () => undefined, child: () => log }) as unknown as Log;
}
