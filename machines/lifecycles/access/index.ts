import { transition as next } from 'xstate';
import { type AccessEvent, type AccessHold, accessMachine } from './access.machine';

export { type AccessContext, type AccessEvent, type AccessHold, accessMachine } from './access.machine';

export type AccessEventType = AccessEvent['type'];

export type AccessStatus = 'pending' | 'active' | 'grace' | 'suspended' | 'ended' | 'revoked';

/** Where a grant stands: its status and what holds it. */
export interface AccessState {
  status: AccessStatus;
  holds: readonly AccessHold[];
}

/** Every status of a grant, in the order of the chart. */
export const statuses = Object.keys(accessMachine.states) as AccessStatus[];

/** Whether its holder may open the item. */
export const canOpen = (status: AccessStatus): boolean => status === 'active' || status === 'grace';

/** Whether it ended for good, as far as anybody knows. */
export const isOver = (status: AccessStatus): boolean => status === 'ended' || status === 'revoked';

/** The statuses of which `canOpen` is true, for queries. */
export const openStatuses: readonly AccessStatus[] = statuses.filter(canOpen);

/** The statuses of which `isOver` is false, for queries. */
export const runningStatuses: readonly AccessStatus[] = statuses.filter((status) => !isOver(status));

/**
 * Where an event leads a grant; null where the chart refuses it, or nothing would change.
 * `isLate`: whether the end of the grant has passed at the moment of the event.
 */
export function transition(
  { status, holds }: AccessState,
  type: AccessEventType,
  { isLate }: { isLate: boolean },
): AccessState | null {
  const before = accessMachine.resolveState({ value: status, context: { holds, isLate } });
  const event = { type } as AccessEvent;
  if (!before.can(event)) return null;
  const [after] = next(accessMachine, before, event);
  const now = after.context.holds;
  const isHeldAsBefore = now.length === holds.length && now.every((hold) => holds.includes(hold));
  return after.value === status && isHeldAsBefore
    ? null
    : { status: after.value as AccessStatus, holds: now };
}
