import type { Jobs } from '../../platform/jobs';
import type { Ledger } from './ledger.service';

interface Log {
  error(detail: object, message: string): void;
}

const minute = 60_000;

/** The ledger's own times: money comes of age, snapshots grow, and the books are proved every night. */
export function scheduleLedger({ jobs, ledger, log }: { jobs: Jobs; ledger: Ledger; log: Log }): void {
  jobs.every('ledger.settle', minute, async () => {
    await ledger.settleDue();
  });
  jobs.every('ledger.roll-up', 10 * minute, async () => {
    await ledger.rollUp();
  });
  jobs.every('ledger.prove', 24 * 60 * minute, async () => {
    const findings = await ledger.prove();
    if (findings.length === 0) return;
    log.error({ findings }, 'The books do not agree');
    throw new Error(`The books do not agree: ${findings.length} findings`);
  });
}
