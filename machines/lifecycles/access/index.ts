import { transition as next } from 'xstate';
import { type AccessEvent, type AccessHold, accessMachine } from './access.machine';

export { type AccessContext, type AccessEvent, type AccessHold, accessMachine } from './access.machine';

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
 * Where events lead a grant, in their order; those that the chart refuses change nothing.
 * `isLate`: whether the end of the grant has passed at the moment of the events.
 */
export function transition(
  { status, holds }: AccessState,
  events: readonly AccessEvent['type'][],
  { isLate }: { isLate: boolean },
): AccessState {
  let snapshot = accessMachine.resolveState({ value: status, context: { holds, isLate } });
  for (const type of events) {
    const event = { type } as AccessEvent;
    if (snapshot.can(event)) [snapshot] = next(accessMachine, snapshot, event);
  }
  return { status: snapshot.value as AccessStatus, holds: snapshot.context.holds };
}
