import { canOpen } from '@haat/machines/lifecycles/access';
import type { TelegramGateway } from '../../../../gateways/telegram';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { bulkPriority, enqueue } from '../../../../platform/jobs/jobs';
import type { Key, MemberRow, Seat } from './member.repository';
import { type BotNotice, isBulk, noticeQueue } from './notices';

export interface MembershipContext extends Pick<Deps, 'database' | 'clock' | 'jobs'> {
  telegram: TelegramGateway;
}

export const isOpen = ({ grant_status }: Seat): boolean => canOpen(grant_status);
export const keyOf = ({ seller_id, chat_id }: MemberRow): Key => ({ sellerId: seller_id, chatId: chat_id });

/**
 * The bot writes to a buyer, after the transaction. Thousands may be removed in a night: what they are told
 * comes after the removals, of which one that is tried again would else be the last of all. What has the same `key` and waits is written once.
 */
export const notify = (trx: Tx, payload: BotNotice, key?: string): Promise<void> =>
  enqueue(trx, {
    queue: noticeQueue,
    payload,
    priority: isBulk(payload) ? bulkPriority + 1 : 0,
    ...(key !== undefined && { dedupeKey: key }),
  });
