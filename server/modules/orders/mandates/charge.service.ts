import { type ChargeWish, GatewaySilent, type MandateGateway } from '../../../gateways/payments';
import { enqueue } from '../../../platform/jobs/jobs';
import { findMandate, type MandateKey, type MandateRow } from './mandate.repository';
import type { MandateDeps } from './mandate-sync.service';

export interface Charge extends Pick<ChargeWish, 'amount' | 'day'> {
  /** That it pays, and the gateway's natural key. */
  orderId: string;
}

export interface MandateCharges {
  /**
   * Has the bank asked for one charge; sent again it is the same one. `refused`: nothing will be taken for this order. Of a mandate that has
   * ended nothing is raised any more, and what was raised before is taken back if it still can be.
   * @throws GatewaySilent, and then nobody knows
   */
  raise(mandate: MandateKey, charge: Charge): Promise<'taken' | 'refused'>;
  /** Cancels a charge; `tooLate` if the bank may have it already. @throws GatewaySilent: the outcome is unknown */
  revoke(mandate: MandateKey, orderId: string): Promise<'revoked' | 'tooLate'>;
}

/** What is taken from a mandate, one period at a time. @param queue of the jobs that ask about a mandate */
export function createMandateCharges({ database, gateways }: MandateDeps, queue: string): MandateCharges {
  async function findWithGateway({ id }: MandateKey): Promise<{ row: MandateRow; gateway: MandateGateway }> {
    const row = await findMandate(database.db, id);
    const gateway = row && gateways.payments.mandates.named(row.provider);
    if (!gateway) throw new GatewaySilent('not_configured');
    return { row, gateway };
  }

  async function revoke(mandate: MandateKey, orderId: string) {
    const { row, gateway } = await findWithGateway(mandate);
    return gateway.revoke({ mandateId: row.id, id: orderId });
  }

  return {
    revoke,

    async raise(mandate, { orderId, amount, day }) {
      const { row, gateway } = await findWithGateway(mandate);
      if (row.status === 'ended' || amount > row.most)
        return (await revoke(mandate, orderId)) === 'revoked' ? 'refused' : 'taken';
      const raised = await gateway.charge({ mandateId: row.id, id: orderId, amount, day });
      // Whoever refuses a charge has usually ended or held the mandate.
      if (raised === 'refused')
        await database.tx((trx) => enqueue(trx, { queue, payload: { mandateId: row.id } }));
      return raised;
    },
  };
}
