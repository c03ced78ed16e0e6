import type { RefundRequest, TimelineEntry } from '@haat/openapi';
import { rupees } from '../../../platform/money/rupees';
import type { ExistingRequest, RequestRow } from './request.repository';
import { amountDue, isOpen } from './request.rules';

export const viewRequest = (row: ExistingRequest): RefundRequest => ({
  number: row.number,
  status: row.status,
  // Of an open one, what a yes would give: a part may have gone back since.
  amount: isOpen(row) ? amountDue(row) : row.amount,
  reason: row.reason,
  message: row.message,
  answeredBy: row.answered_by,
  at: row.at.toISOString(),
  answerBy: row.lapses_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

/** A request as it stands in the story of its sale, told to the seller. */
export function timelineOf(row: RequestRow): TimelineEntry[] {
  const amount = rupees.format(row.amount / 100);
  const entry = (at: Date, event: string, text: string) => ({
    at: at.toISOString(),
    event: `request.${event}`,
    text,
  });
  return [
    entry(row.at, 'asked', `The buyer requested a refund of ${amount}: ${row.reason}`),
    ...(row.reminded_at ? [entry(row.reminded_at, 'reminded', 'You were reminded to answer')] : []),
    ...(row.status === 'lapsed'
      ? [entry(row.lapses_at, 'lapsed', 'Not answered in time, so we are reviewing it too')]
      : []),
    ...(row.ended_at ? [entry(row.ended_at, row.status, endOf(row))] : []),
  ];
}

function endOf({ status, message, answered_by }: RequestRow): string {
  const who = answered_by === 'operator' ? 'We' : 'You';
  const suffix = message ? `: ${message}` : '';
  if (status === 'withdrawn') return 'The buyer withdrew the request';
  if (status === 'refused') return `${who} declined it${suffix}`;
  return answered_by === null ? 'Closed by a refund' : `${who} approved it${suffix}`;
}
