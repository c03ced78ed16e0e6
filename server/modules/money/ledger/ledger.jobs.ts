import type { Clock } from '../../../platform/clock/clock';
import type { Jobs } from '../../../platform/jobs/jobs';
import type { Ledger } from './ledger.types';
import { startOfIndianDay } from './settlement/working-days';

interface Log {
  info(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

const minute = 60_000;

/** The ledger's own times: money comes of age, snapshots grow, and the books are proved every night. */
export function scheduleLedger(deps: { jobs: Jobs; ledger: Ledger; clock: Clock; log: Log }): void {
  const { jobs, ledger, clock, log } = deps;
  jobs.every('ledger.settle', minute, async () => {
    await ledger.settleDue();
  });
  // Who leaves a PAN is calculated at once; this is for whoever was missed.
  jobs.every('ledger.withhold-deferred', 60 * minute, async () => {
    await ledger.withholdAllDeferred();
  });
  jobs.every('ledger.roll-up', 10 * minute, async () => {
    await ledger.rollUp();
  });
  jobs.every('ledger.prove', 24 * 60 * minute, async () => {
    const until = startOfIndianDay(clock.now());
    log.info({ until, accounts: await ledger.trialBalance(until) }, 'Trial balance');
    const findings = await ledger.prove();
    if (findings.length === 0) return;
    log.error({ findings }, 'The ledger is not balanced');
    throw new Error(`The ledger is not balanced: ${findings.length} findings`);
  });
}
