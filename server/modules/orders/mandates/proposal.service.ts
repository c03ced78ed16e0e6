import type { Checkout, MandateWish } from '../../../gateways/payments';
import { GatewaySilent } from '../../../gateways/payments';
import type { Tx } from '../../../platform/database/database';
import { conflict, unavailable } from '../../../platform/http/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import { crashPoint } from '../../../platform/observability/crash-point';
import {
  findMandate,
  findProposed,
  insertMandate,
  type MandateRow,
  type SubscriptionKey,
} from './mandate.repository';
import { mandateUntil, reuseProposalFor } from './mandate.rules';
import type { MandateDeps } from './mandate-sync.service';

export interface Proposal extends SubscriptionKey, Pick<MandateWish, 'title' | 'buyer'> {
  /** Paise that one charge may take. */
  most: number;
}

/** A mandate that was agreed to by paying an order. */
export interface PaidMandate extends SubscriptionKey {
  /** The mandate has its id. */
  orderId: string;
  /** Paise. */
  most: number;
  provider: string;
  session: string;
}

export interface Proposals {
  /**
   * Opens one for its buyer to agree to; while one for the same sum is open and new, that is answered again.
   * @throws Refusal 409 where there are no mandates, 503 while the gateway opens none
   */
  propose(proposal: Proposal): Promise<{ id: string }>;
  /** Keeps what an order opened that is paid; called again it changes nothing. */
  adopt(trx: Tx, adopted: PaidMandate): Promise<void>;
  /** Where its buyer agrees; null when there is nothing to agree to any more. */
  start(id: string): Promise<Checkout | null>;
}

/** Amount in paise that verifies the account and is refunded automatically. */
const proof = 1_00;
const currency = 'INR';

export function createProposals(
  { database, gateways, clock, random, log }: MandateDeps,
  queue: string,
): Proposals {
  const opened = (of: Pick<MandateRow, 'seller_id' | 'id' | 'subscription_id' | 'provider' | 'session'>) => {
    const now = clock.now();
    return {
      ...of,
      status: 'proposed' as const,
      method: null,
      why: null,
      opened_at: now,
      approved_at: null,
      ending_at: null,
      ended_at: null,
      asked_at: now,
      updated_at: now,
    };
  };

  return {
    async propose({ sellerId, subscriptionId, title, most, buyer }) {
      const gateway = gateways.payments.mandates.current;
      if (!gateway) throw conflict('autopay_unavailable', 'Auto-renew is not available for this');
      const now = clock.now();
      const open = await findProposed(database.db, { sellerId, subscriptionId });
      const isSame = open?.most === most && open.provider === gateway.provider;
      if (open && isSame && now.getTime() - open.opened_at.getTime() < reuseProposalFor)
        return { id: open.id };
      const id = random.publicId();
      const input = { id, title, most, currency, buyer, until: mandateUntil(now) };
      try {
        const { session } = await gateway.propose({ ...input, first: { amount: proof, isKept: false } });
        crashPoint('mandate.proposed');
        const row = { seller_id: sellerId, id, subscription_id: subscriptionId, session };
        await insertMandate(database.db, { ...opened({ ...row, provider: gateway.provider }), most });
        return { id };
      } catch (error) {
        if (!(error instanceof GatewaySilent)) throw error;
        log.warn({ err: error }, 'The gateway did not create the mandate');
        throw unavailable(
          'autopay_unavailable',
          'Your bank cannot be reached right now. Nothing was changed. Try again in a minute',
        );
      }
    },

    async adopt(trx, { sellerId, orderId, subscriptionId, most, provider, session }) {
      const row = { seller_id: sellerId, id: orderId, subscription_id: subscriptionId, provider, session };
      if (!(await insertMandate(trx, { ...opened(row), most }))) return;
      await enqueue(trx, { queue, payload: { mandateId: orderId } });
    },

    async start(id) {
      const row = await findMandate(database.db, id);
      const gateway = row?.status === 'proposed' ? gateways.payments.mandates.named(row.provider) : null;
      return row && gateway ? gateway.approval(row) : null;
    },
  };
}
