import { canOpen } from '@haat/machines/lifecycles/access';
import { type TelegramGateway, TelegramRefused } from '../../../../gateways/telegram';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { enqueue } from '../../../../platform/jobs/jobs';
import type { Key, MemberRow, Seat } from './member.repository';
import { type BotNotice, noticeQueue } from './notices';

export interface MembershipContext extends Pick<Deps, 'database' | 'clock' | 'jobs'> {
  telegram: TelegramGateway;
}

export const isOpen = ({ grant_status }: Seat): boolean => canOpen(grant_status);
export const keyOf = ({ seller_id, chat_id }: MemberRow): Key => ({ sellerId: seller_id, chatId: chat_id });

/** The bot writes to a buyer, after the transaction. */
export const notify = (trx: Tx, payload: BotNotice): Promise<void> =>
  enqueue(trx, { queue: noticeQueue, payload, priority: 0 });

/** Waits for a call to Telegram, and takes these refusals for what was wanted. */
export async function unlessRefused(
  work: Promise<void>,
  refusals: readonly TelegramRefused['refusal'][],
): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof TelegramRefused) || !refusals.includes(error.refusal)) throw error;
  }
}
