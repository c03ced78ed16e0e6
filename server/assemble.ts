import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { type App, buildApp } from './app';
import { createCarriers } from './gateways';
import { createPaymentGateways } from './gateways/payments';
import { createPayoutGateways } from './gateways/payouts';
import { createStorage } from './gateways/storage';
import { createVerification } from './gateways/verification';
import { createVirusScanner } from './gateways/virus-scan';
import { type Clock, movableClock, systemClock } from './platform/clock/clock';
import { clockOffsetStore } from './platform/clock/clock.store';
import type { Config } from './platform/config/config';
import { openDatabase } from './platform/database/database';
import { refuseUnfinishedRestore } from './platform/database/folder/unfinished-restore';
import type { Deps, Log, Pages } from './platform/deps';
import { createEvents } from './platform/events/events';
import { createJobs } from './platform/jobs/jobs';
import { measureProcess } from './platform/observability/metrics';
import { listenForMetrics } from './platform/observability/metrics.endpoint';
import { cryptoRandom } from './platform/security/ids';
import { createSealer, keysOfSecrets } from './platform/security/sealed';
import { createSigner } from './platform/security/signer';
import { createWorkers } from './platform/workers/workers';

const minute = 60_000;

const keptIdempotencyMs = 7 * 24 * 60 * minute;

export interface Server {
  deps: Deps;
  app: App;
  /** Listens and starts the jobs; answers the address people use. */
  listen(): Promise<string>;
  /** Listens on loopback for the webhooks of the built-in gateway alone; jobs wait until somebody drains them. */
  listenForWebhooks(): Promise<void>;
  /** Lets what runs finish, then closes everything. */
  stop(): Promise<void>;
}

const graceMs = 3_500;

interface Overrides {
  /** In place of the system's. */
  clock?: Clock;
  /** The embedded engine runs in this thread, and is durable only when the server has stopped. */
  isUnsynced?: boolean;
}

/** The real parts, put together: database, clock, chance, gateways, jobs and the app. */
export async function assemble(
  config: Config,
  log: Log,
  pages: Pages,
  overrides: Overrides = {},
): Promise<Server> {
  refuseUnfinishedRestore(config.dataDir);
  const database = await openDatabase(
    config.databaseUrl === null
      ? { dataDir: config.dataDir, isUnsynced: overrides.isUnsynced ?? false }
      : { url: config.databaseUrl, poolSize: config.databasePoolSize },
  );
  const workers = createWorkers();
  try {
    // In production the clock cannot be changed, so nothing has to be read
    const clock: Clock =
      overrides.clock ??
      (config.environment === 'production' ? systemClock : await movableClock(clockOffsetStore(database.db)));
    const random = cryptoRandom(clock);
    const signer = createSigner(config.secret, config.formerSecrets);
    const sealer = createSealer(keysOfSecrets(config), random);
    const jobs = createJobs({ database, clock, random, log });
    let origin = '';
    const webhookBase = () => origin;
    const payments = createPaymentGateways({ config, database, clock, random, signer, jobs, webhookBase });
    const verification = createVerification(config.providers.verification, { clock, random });
    const payouts = createPayoutGateways({ config, database, clock });
    const gateways = { payments, payouts, verification, ...createCarriers(config.providers) };
    const deps: Deps = {
      config,
      database,
      clock,
      random,
      jobs,
      events: createEvents(jobs),
      signer,
      sealer,
      log,
      metrics: new Registry(),
      gateways,
      storage: createStorage(join(config.dataDir, 'media'), config.storage),
      virusScanner: createVirusScanner(config.clamav),
      pages,
      workers,
      webhookBase,
    };
    scheduleUpkeep(deps);
    const stopMeasuring = measureProcess(deps.metrics);
    let metricsServer: HttpServer | null = null;
    let stopPolling: (() => Promise<void>) | null = null;
    const app = await buildApp(deps);
    return {
      deps,
      app,
      listenForWebhooks: async () => {
        await app.listen({ host: '127.0.0.1', port: 0 });
        origin = originOf(app.server.address() as AddressInfo);
      },
      listen: async () => {
        await app.listen({ host: config.host, port: config.port });
        const address = app.server.address() as AddressInfo;
        origin = originOf(address);
        metricsServer = await listenForMetrics(deps.metrics, config.metrics);
        sayWhetherFilesAreScanned(config, log);
        await jobs.start();
        stopPolling = app.pollTelegram();
        return config.publicUrl ?? originOf(address, 'localhost');
      },
      stop: async () => {
        // Requests in progress may finish within a limit; connections open after that do not
        const late = setTimeout(() => app.server.closeAllConnections(), graceMs);
        metricsServer?.close();
        await Promise.all([app.close(), jobs.stop(graceMs), stopPolling?.()]);
        clearTimeout(late);
        await workers.close();
        stopMeasuring();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** An address that listens everywhere is reached on loopback. */
function originOf({ address, port, family }: AddressInfo, loopback?: string): string {
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const isLoopback = address === '127.0.0.1' || address === '::1';
  if (loopback && (isEverywhere || isLoopback)) return `http://${loopback}:${port}`;
  if (isEverywhere) return `http://${family === 'IPv6' ? '[::1]' : '127.0.0.1'}:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

function sayWhetherFilesAreScanned({ clamav }: Config, log: Log): void {
  if (clamav) log.info({ maxBytes: clamav.maxBytes }, 'Uploaded files are checked for viruses');
  else log.info('Uploaded files are not checked for viruses: CLAMAV_SOCKET is not set');
}

/** Maintenance of the embedded engine, and deletion of expired rows. */
function scheduleUpkeep({ database, jobs, clock }: Pick<Deps, 'database' | 'jobs' | 'clock'>): void {
  jobs.every('idempotency.sweep', 60 * minute, async () => {
    const before = new Date(clock.now().getTime() - keptIdempotencyMs);
    await database.db.deleteFrom('idempotency').where('created_at', '<', before).execute();
  });
  if (database.engine !== 'pglite') return;
  jobs.every('database.checkpoint', 3 * minute, () => database.checkpoint());
  jobs.every('database.vacuum', 30 * minute, () => database.vacuum());
}
