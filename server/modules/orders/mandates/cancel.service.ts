import { GatewaySilent } from '../../../gateways/payments';
import type { Tx } from '../../../platform/database/database';
import { enqueue } from '../../../platform/jobs/jobs';
import { findMandate } from './mandate.repository';
import { pollAfterEndFor, pollIntervals } from './mandate.rules';
import { endAtGateway, type MandateDeps } from './mandate-sync.service';

/** A mandate as its gateway knows it, which belongs to no subscription. */
export interface UnusedMandate {
  provider: string;
  id: string;
  session: string;
}

/** `since`: when it was first found to be agreed to by nobody, ISO 8601. */
interface CancelJob extends UnusedMandate {
  since?: string;
}

const queue = 'mandates.cancel';
/** Hourly for a year: nobody may be left holding a permission that nobody uses. */
const attempts = 9_000;

/** Ends a mandate that came with an order which bought nothing; called again it changes nothing. */
export const cancelMandate = (trx: Tx, mandate: UnusedMandate): Promise<void> =>
  enqueue(trx, { queue, payload: mandate });

export function handleCancellations({ database, gateways, jobs, clock }: MandateDeps): void {
  jobs.handle<CancelJob>(
    queue,
    async ({ since, ...mandate }) => {
      const { provider, ...opened } = mandate;
      // Its order was paid after all, and its subscription manages it.
      if (await findMandate(database.db, opened.id)) return;
      const gateway = gateways.payments.mandates.named(provider);
      if (!gateway) throw new GatewaySilent('not_configured');
      const { state } = await endAtGateway(gateway, opened);
      if (state === 'ended') return;
      const now = clock.now();
      const first = new Date(since ?? now);
      // An unauthorised mandate expires at the gateway; a late authorisation is a payment
      if (state === 'proposed' && now.getTime() - first.getTime() >= pollAfterEndFor) return;
      const ms = state === 'proposed' ? pollIntervals.established : pollIntervals.later;
      const runAt = new Date(now.getTime() + ms);
      const payload: CancelJob = { ...mandate, since: first.toISOString() };
      await database.tx((trx) => enqueue(trx, { queue, payload, runAt }));
    },
    { attempts },
  );
}
