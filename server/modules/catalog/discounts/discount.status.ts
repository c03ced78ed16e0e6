import { type DiscountEvent, settle, transition } from '@haat/machines/lifecycles/discount';
import type { DiscountRow } from './discount.repository';

type Timed = Pick<DiscountRow, 'status' | 'starts_at' | 'ends_at' | 'max_uses' | 'used'>;

/** The status as time and orders have it now, whatever the row still says. */
export function statusAt({ status, starts_at, ends_at, max_uses, used }: Timed, now: Date) {
  const window = starts_at > now ? 'ahead' : ends_at !== null && ends_at <= now ? 'closed' : 'open';
  return settle(status, { window, isSpent: max_uses !== null && used >= max_uses });
}

/** What of a row follows from its terms and its uses: written with every change of them. */
export function statusColumnsAt(
  row: Timed,
  now: Date,
): Pick<DiscountRow, 'status' | 'due_at' | 'updated_at'> {
  const status = statusAt(row, now);
  const next = [row.starts_at, row.ends_at].find((at) => at !== null && at > now) ?? null;
  return { status, due_at: status === 'disabled' ? null : next, updated_at: now };
}

/** The status once its creator has turned it off or on; null where the chart refuses. */
export const turned = (row: Timed, to: 'off' | 'on'): DiscountRow['status'] | null =>
  transition(row.status, { type: `turned.${to}` } satisfies DiscountEvent).state ?? null;
