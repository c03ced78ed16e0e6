import { transition } from '@haat/machines/lifecycles/subscription';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict } from '../../../../platform/http/errors';
import type { Charges } from '../charges/charge.service';
import type { TellBuyer } from '../subscription.messages';
import { type SubscriptionRow, saveSubscription } from '../subscription.repository';
import type { Timeline } from '../subscription.timeline';
import { mayCancel, mayPause } from '../subscription.view';
import type { Upkeep } from '../upkeep.service';

/** What a buyer says to a subscription; said twice it is done once. */
export type BuyerEvent = 'cancel' | 'stay' | 'pause' | 'resume';

/** When a notification is sent, and through which channels. */
interface Moment {
  now: Date;
  tell: TellBuyer;
}

/** What a word of its buyer does, under the lock of the subscription. @throws Refusal 409 (the chart does not allow it now) */
export type BuyerActions = Record<
  BuyerEvent,
  (trx: Tx, row: SubscriptionRow, moment: Moment) => Promise<SubscriptionRow>
>;

export function createBuyerActions(
  { events }: Pick<Deps, 'events'>,
  {
    charges,
    timeline,
    upkeep,
  }: {
    charges: Charges;
    timeline: Timeline;
    upkeep: Upkeep;
  },
): BuyerActions {
  async function pause(trx: Tx, row: SubscriptionRow, { now, tell }: Moment): Promise<SubscriptionRow> {
    if (!mayPause({ row, now }))
      throw conflict('not_pausable', 'This cannot be paused now. A pause is possible once in 30 days');
    await charges.release(trx, row, { at: now, isUnwanted: true });
    const next = await saveSubscription({ trx, events }, row, {
      status: 'paused',
      paused_at: now,
      charge: null,
      updated_at: now,
    });
    await timeline.record(trx, next, 'paused', {});
    await tell(trx, next, 'paused');
    return next;
  }

  async function cancel(trx: Tx, given: SubscriptionRow, { now, tell }: Moment): Promise<SubscriptionRow> {
    if (!mayCancel({ row: given })) throw conflict('not_cancellable', 'There is nothing to cancel');
    // What is left when a pause ends by this runs from now on.
    const row = given.status === 'paused' ? await upkeep.resume(trx, given, now) : given;
    const { state } = transition(row.status, { type: 'buyer.cancelled' });
    await charges.end(trx, row, now);
    const next = await saveSubscription({ trx, events }, row, {
      status: state ?? row.status,
      next_terms: null,
      charge: null,
      updated_at: now,
    });
    await timeline.record(trx, next, 'cancelled', { until: next.ends_at });
    await tell(trx, next, state === 'expired' ? 'ended' : 'cancelled');
    return next;
  }

  async function stay(trx: Tx, row: SubscriptionRow, { now }: Moment): Promise<SubscriptionRow> {
    const { state } = transition(row.status, { type: 'buyer.stayed' });
    if (!state || !row.ends_at || row.ends_at <= now)
      throw conflict('not_cancelled', 'It has already ended. Renew it to continue');
    const next = await saveSubscription({ trx, events }, row, { status: state, since: now, updated_at: now });
    await timeline.record(trx, next, 'stayed', { until: next.ends_at });
    return next;
  }

  return {
    pause,
    cancel,
    stay,
    async resume(trx, row, { now }) {
      if (row.status !== 'paused') throw conflict('not_paused', 'This is not paused');
      return upkeep.resume(trx, row, now);
    },
  };
}
