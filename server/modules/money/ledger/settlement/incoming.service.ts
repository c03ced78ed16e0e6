import type { SeenSettlement } from '../../../../gateways/payments';
import type { Deps } from '../../../../platform/deps';
import type { Ledger } from '../ledger.types';
import { type IncomingRow, insertIncoming, reverseIncoming } from './incoming.repository';

export type IncomingDeps = Pick<Deps, 'database' | 'gateways' | 'jobs' | 'clock' | 'log'>;

const day = 24 * 60 * 60_000;

/**
 * What the payment gateway pays out to the platform, booked by its name once: asked for when a webhook says that something has moved, and every
 * night for the last seven days.
 */
export function scheduleIncoming(
  deps: IncomingDeps,
  { ledger, queue }: { ledger: Pick<Ledger, 'postIncoming'>; queue: string },
): void {
  const { database, gateways, jobs, clock, log } = deps;

  async function book(provider: string, seen: SeenSettlement): Promise<void> {
    const { id, amount, charge, chargeTax, reference, state } = seen;
    const row: IncomingRow = {
      provider,
      id,
      status: 'paid',
      amount,
      charge,
      charge_tax: chargeTax,
      reference,
      at: clock.now(),
      reversed_at: null,
    };
    const name = `${provider}:${id}`;
    await database.tx(async (trx) => {
      const parts = { reference: name, amount, charge, chargeTax };
      if (await insertIncoming(trx, row)) await ledger.postIncoming(trx, { ...parts, isReversed: false });
      const back = state === 'reversed' ? await reverseIncoming(trx, row, clock.now()) : null;
      if (!back) return;
      log.error({ settlement: name, amount }, 'The bank returned a payout');
      // As booked, whatever the gateway reports now.
      const { amount: paid, charge: gatewayCharge, charge_tax: tax } = back;
      const booked = { reference: name, amount: paid, charge: gatewayCharge, chargeTax: tax };
      await ledger.postIncoming(trx, { ...booked, isReversed: true });
    });
  }

  async function look(): Promise<void> {
    const gateway = gateways.payments.current;
    const to = clock.now();
    const from = new Date(to.getTime() - 7 * day);
    for (const seen of await gateway.settlements({ from, to })) await book(gateway.provider, seen);
  }

  jobs.handle(queue, look);
  jobs.every('ledger.incoming', day, look);
}
