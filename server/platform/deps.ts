import type { Registry } from 'prom-client';
import type { Carriers } from '../gateways';
import type { PaymentGateways } from '../gateways/payments';
import type { PayoutGateways } from '../gateways/payouts';
import type { Storage } from '../gateways/storage';
import type { VerificationGateway } from '../gateways/verification';
import type { VirusScanner } from '../gateways/virus-scan';
import type { Clock } from './clock/clock';
import type { Config } from './config/config';
import type { Database } from './database/database';
import type { Events } from './events/events';
import type { Jobs } from './jobs/jobs';
import type { Log } from './observability/log';
import type { Random } from './security/ids';
import type { Sealer } from './security/sealed';
import type { Signer } from './security/signer';
import type { Workers } from './workers/workers';

export type { Log };

/** Where the built browser side lies; the server reads it and never imports it. */
export interface Pages {
  /** Absolute path of the client's build. */
  clientDir: string;
  /** Absolute path of the page renderer, a module that exports `render(model)`. */
  renderFile: string;
  /** Absolute path of the service worker that takes push messages. */
  workerFile: string;
  /** Absolute path of the service worker that shows pages without a network. */
  offlineWorkerFile: string;
}

/** The outside world, behind one interface each. Null: not configured. */
export interface Gateways extends Carriers {
  payments: PaymentGateways;
  payouts: PayoutGateways;
  verification: VerificationGateway;
}

/** Dependencies of a module. No module reads the environment */
export interface Deps {
  config: Config;
  database: Database;
  clock: Clock;
  random: Random;
  jobs: Jobs;
  /** Domain events: their handlers run as jobs of `jobs`. */
  events: Events;
  signer: Signer;
  sealer: Sealer;
  log: Log;
  /** What /metrics shows. A part that measures something registers it here: `new Gauge({ …, registers: [metrics] })`. */
  metrics: Registry;
  gateways: Gateways;
  storage: Storage;
  /** Null: uploaded files are not checked for viruses. */
  virusScanner: VirusScanner | null;
  pages: Pages;
  /** Threads for what costs more than a few milliseconds. */
  workers: Workers;
  /** Origin under which this server's webhooks are reached on loopback; known once it listens. */
  webhookBase: () => string;
}
