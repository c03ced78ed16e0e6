import { mandateOfSession } from '../../../../gateways/payments';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { reminderDays } from '../../../../platform/text/period';
import { type MandateChange, type MandateRow, type Mandates, mandateChangeQueue } from '../../mandates';
import { type Charges, keyOf } from '../charges/charge.service';
import { goneCharge } from '../charges/dunning';
import type { Messages, TellBuyer } from '../subscription.messages';
import {
  findById,
  findMandateOf,
  findOrderOf,
  lockSubscription,
  type SubscriptionRow,
  saveSubscription,
} from '../subscription.repository';
import type { Timeline } from '../subscription.timeline';

const isRenewing = ({ status, ends_at }: SubscriptionRow): boolean =>
  ends_at !== null && status !== 'cancelled' && status !== 'expired';

/** What a subscription makes of a mandate that has moved at its bank: agreed to, held back there, or ended. */
export function handleMandateChanges(
  { database, events, jobs, clock }: Pick<Deps, 'events' | 'database' | 'jobs' | 'clock'>,
  {
    charges,
    mandates,
    messages,
    timeline,
  }: { charges: Charges; mandates: Mandates; messages: Messages; timeline: Timeline },
): void {
  /** A charge that is announced waits for no mandate but a good one; one that is placed belongs to the mandate that it names. */
  async function keepsCharge(trx: Tx, row: SubscriptionRow, live: MandateRow | null): Promise<boolean> {
    const { charge, seller_id: sellerId } = row;
    if (!charge || charge.state === 'refused') return true;
    if (!charge.orderId) return live?.status === 'active';
    const order = await findOrderOf(trx, sellerId, charge.orderId);
    return live !== null && order !== null && mandateOfSession(order.gateway_session) === live.id;
  }

  async function tellOf(
    trx: Tx,
    row: SubscriptionRow,
    { mandate, live }: { mandate: MandateRow; live: MandateRow | null },
    tell: TellBuyer,
  ): Promise<void> {
    const isAgreed =
      mandate.status === 'active' && mandate.updated_at.getTime() === mandate.approved_at?.getTime();
    // Who ended it with us has heard of it then.
    const isEnded = mandate.status === 'ended' && mandate.why !== 'byUs' && live === null;
    if (isAgreed || (isEnded && mandate.approved_at)) {
      await timeline.record(trx, row, isAgreed ? 'autopayOn' : 'autopayOff', {});
      await tell(trx, row, isAgreed ? 'autopayOn' : 'autopayOff');
      // Who was to agree by paying was told that it renews; of a proposal that nobody took up there is nothing to tell.
    } else if (isEnded && isRenewing(row) && (await findOrderOf(trx, row.seller_id, mandate.id)))
      await tell(trx, row, 'autopayRefused');
  }

  /** What becomes of a charge that its mandate pays no more; in the days of grace no other one takes its place. */
  function afterCharge(row: SubscriptionRow, live: MandateRow | null, at: Date): Partial<SubscriptionRow> {
    if (row.status !== 'grace' || live?.status === 'active') return { charge: null };
    return { charge: goneCharge(row, at), reminded: reminderDays.length - 1 };
  }

  jobs.handle<MandateChange>(mandateChangeQueue, async ({ sellerId, subscriptionId, mandateId }) => {
    const found = await findById(database.db, subscriptionId);
    if (!found) return;
    const tell = await messages.writer(found);
    await database.tx(async (trx) => {
      const row = await lockSubscription(trx, sellerId, subscriptionId);
      const mandate = await findMandateOf(trx, sellerId, mandateId);
      if (!row || !mandate) return;
      const at = clock.now();
      // Agreed to when there was nothing left to renew.
      if (mandate.status !== 'ended' && !isRenewing(row) && row.status !== 'paused') {
        const ended = await mandates.endAll(trx, keyOf(row));
        if (ended) await tell(trx, { ...row, updated_at: at }, row.ends_at ? 'autopayLate' : 'autopayOver');
        return;
      }
      const live = await mandates.liveOf(trx, keyOf(row));
      const keeps = await keepsCharge(trx, row, live);
      // An expired card is not a decline.
      if (!keeps) await charges.release(trx, row, { at, isUnwanted: mandate.why === 'byBuyer' });
      const next = await saveSubscription({ trx, events }, row, {
        updated_at: at,
        ...(!keeps && afterCharge(row, live, at)),
      });
      await tellOf(trx, next, { mandate, live }, tell);
      const unfit = await charges.fit(trx, next);
      if (unfit) await tell(trx, next, unfit);
    });
    jobs.kick();
  });
}
