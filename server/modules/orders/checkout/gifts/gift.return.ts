import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import type { RuleRefunds } from '../refunds/rule-refund.service';
import { forgottenWith, type GiftRow, saveGift } from './gift.repository';

/** Gives the whole of a gift that would buy nothing back to its giver, who hears of it as of every refund; it is not delivered any more. */
export type ReturnGift = (trx: Tx, gift: GiftRow) => Promise<void>;

export function createReturnGift(
  { clock }: Pick<Deps, 'clock'>,
  { byRule }: { byRule: Pick<RuleRefunds, 'ask'> },
): ReturnGift {
  return async (trx, gift) => {
    const { seller_id: sellerId, order_id: orderId, received_id: receivedId } = gift;
    const reason = 'Whoever it was given to has lifetime access already';
    await byRule.ask(trx, { sellerId, orderId, rule: 'needless-gift', reason });
    if (receivedId === null) await saveGift(trx, gift, { cancelled_at: clock.now(), ...forgottenWith(gift) });
  };
}
