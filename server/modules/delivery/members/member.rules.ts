import type { Member } from '@haat/openapi';
import { conflict, invalid, type Refusal } from '../../../platform/http/errors';
import type { MemberRow } from './member.repository';

export const day = 24 * 60 * 60_000;
/** SMS of one creator to members, in any 24 hours. */
export const invitesADay = 200;
/** From now until the last day that a creator can choose. */
const longestMs = 10 * 366 * day;

type Facts = Pick<
  MemberRow,
  | 'status'
  | 'changed_by'
  | 'order_status'
  | 'subscription_id'
  | 'subscription_status'
  | 'is_refunded'
  | 'ends_at'
>;

/** Whether the next period would be charged, or could be. */
const isRunning = ({ subscription_status: status }: Facts): boolean =>
  status !== null && status !== 'cancelled' && status !== 'expired';

const isPaidFor = ({ order_status: status, is_refunded: isRefunded }: Facts): boolean =>
  !isRefunded && (status === null || status === 'paid' || status === 'fulfilled');

/** Why the removal of a member cannot be undone; null where it can. */
export function whyNotRestored(member: Facts): Refusal | null {
  if (member.changed_by !== 'creator.removed' || !isPaidFor(member))
    return conflict('not_restorable', 'This purchase was refunded or disputed. They can buy it again');
  if (member.subscription_id !== null && member.subscription_status === 'expired')
    return conflict('subscription_ended', 'This subscription has ended. They can subscribe again');
  return null;
}

/** Why a member cannot be given more time; null where they can. */
export function whyNotExtended(member: Facts): Refusal | null {
  if (member.subscription_id !== null)
    return conflict(
      'has_subscription',
      'A subscription decides until when this member stays. Add them by hand to give them more time',
    );
  if (member.ends_at === null && member.status !== 'ended')
    return conflict('no_end', 'The access of this member has no end');
  return member.status === 'revoked' ? whyNotRestored(member) : null;
}

/** Why a member cannot be removed; null where they can. */
export function whyNotRemoved(member: Facts): Refusal | null {
  if (isRunning(member))
    return conflict(
      'subscription_running',
      'This member would be charged for the next period. Refund the sale, which ends the subscription',
    );
  return null;
}

/** What a creator can do now. */
export function actionsOf(member: Facts): Member['actions'] {
  const isRevoked = member.status === 'revoked';
  const canReinvite = isRevoked
    ? whyNotRestored(member) === null
    : member.status !== 'ended' && member.status !== 'suspended';
  return [
    ...(whyNotExtended(member) === null ? (['extend'] as const) : []),
    ...(!isRevoked && whyNotRemoved(member) === null ? (['remove'] as const) : []),
    ...(canReinvite ? (['reinvite'] as const) : []),
  ];
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** What a text looks for: in names, and in numbers where it may be one. */
export function searchOf(text: string | undefined): { pattern: string | null; digits: string | null } {
  const given = text?.trim().toLowerCase() ?? '';
  if (given === '') return { pattern: null, digits: null };
  const digits = given.replace(/\D/g, '');
  const isNumber = /^[\d ()+-]+$/.test(given) && digits.length >= 3;
  return { pattern: `%${escaped(given)}%`, digits: isNumber ? digits.slice(-10) : null };
}

/** The moment until which a member is to stay. @throws Refusal 422 */
export function endOf(text: string, now: Date, field = 'endsAt'): Date {
  const at = new Date(text);
  if (at <= now) throw invalid({ [field]: 'Choose a day in the future' });
  if (at.getTime() > now.getTime() + longestMs) throw invalid({ [field]: 'Choose a day within ten years' });
  return at;
}
