import { type BroadcastStatus, transition } from '@haat/machines/lifecycles/broadcast';
import type { Broadcast, BroadcastRecipient, BroadcastRecipients } from '@haat/openapi';
import type { BroadcastsContext } from './broadcast.context';
import type { BroadcastRow } from './broadcast.repository';
import type { RecipientRow } from './recipient.repository';

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What a creator does, as events of the chart. */
export const creatorEvents = {
  pause: 'creator.paused',
  resume: 'creator.resumed',
  cancel: 'creator.cancelled',
} as const;

const actionsOf = (status: BroadcastStatus): Broadcast['actions'] =>
  (['pause', 'resume', 'cancel'] as const).filter(
    (action) => transition(status, { type: creatorEvents[action] }).state,
  );

export const broadcastView = (
  { imageSources }: Pick<BroadcastsContext['media'], 'imageSources'>,
  row: BroadcastRow,
): Broadcast => ({
  id: row.id,
  productId: row.product_id,
  text: row.text,
  picture: imageSources(row.picture && { ...row.picture, alt: '' }),
  button: row.button,
  status: row.status,
  scheduledAt: row.scheduled_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  startedAt: timeOf(row.started_at),
  endedAt: timeOf(row.ended_at),
  recipients: row.recipient_count,
  sent: row.sent_count,
  failed: row.failed_count,
  actions: actionsOf(row.status),
});

const recipientView = (row: RecipientRow): BroadcastRecipient => ({
  memberId: row.grant_id,
  name: row.name,
  phone: row.holder_phone || null,
  status: row.status === 'sending' ? 'pending' : row.status,
  reason: row.reason,
});

/** A page of rows, of which one more than `limit` was read. */
export const recipientsView = (rows: readonly RecipientRow[], limit: number): BroadcastRecipients => ({
  items: rows.slice(0, limit).map(recipientView),
  next: rows.length > limit ? (rows[limit - 1]?.grant_id ?? null) : null,
});
