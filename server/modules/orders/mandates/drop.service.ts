import { GatewaySilent } from '../../../gateways/payments';
import type { Tx } from '../../../platform/database/database';
import { enqueue } from '../../../platform/jobs/jobs';
import { endThere } from './end.there';
import type { MandateDeps } from './look.service';
import { findMandate } from './mandate.repository';
import { askedForAfterEnd, between } from './mandate.rules';

/** A mandate as its gateway knows it, which belongs to no subscription. */
export interface Dropped {
  provider: string;
  id: string;
  session: string;
}

/** `since`: when it was first found to be agreed to by nobody, ISO 8601. */
interface Dropping extends Dropped {
  since?: string;
}

const queue = 'mandates.drop';
/** Hourly for a year: nobody may be left holding a permission that nobody uses. */
const attempts = 9_000;

/** Ends a mandate that came with an order which bought nothing; told again it changes nothing. */
export const dropMandate = (trx: Tx, dropped: Dropped): Promise<void> =>
  enqueue(trx, { queue, payload: dropped });

export function handleDropped({ database, gateways, jobs, clock }: MandateDeps): void {
  jobs.handle<Dropping>(
    queue,
    async ({ since, ...dropped }) => {
      const { provider, ...opened } = dropped;
      // Its order bought something after all, and its subscription looks after it.
      if (await findMandate(database.db, opened.id)) return;
      const gateway = gateways.payments.mandates.named(provider);
      if (!gateway) throw new GatewaySilent('not_configured');
      const { state } = await endThere(gateway, opened);
      if (state === 'ended') return;
      const now = clock.now();
      const first = new Date(since ?? now);
      // What nobody has agreed to lapses there by itself; who agrees later pays with that, and such money is heard of.
      if (state === 'proposed' && now.getTime() - first.getTime() >= askedForAfterEnd) return;
      const ms = state === 'proposed' ? between.established : between.later;
      const runAt = new Date(now.getTime() + ms);
      const payload: Dropping = { ...dropped, since: first.toISOString() };
      await database.tx((trx) => enqueue(trx, { queue, payload, runAt }));
    },
    { attempts },
  );
}
