import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type MachineContext,
  transition,
} from 'xstate';

/** Result of a lifecycle event: the next status, or a refusal that keeps the current one. */
export type Moved<Status extends string> =
  | { state: Status; refused?: undefined }
  | { state?: undefined; refused: true };

/**
 * Asks a lifecycle chart where an event leads from a stored status. Pure: reads no clock, touches no row.
 * A status the chart does not know throws, because then the row is not ours to move.
 */
export function move<Machine extends AnyStateMachine, Status extends string>(
  machine: Machine,
  status: Status,
  event: EventFromLogic<Machine>,
  context: MachineContext = {},
): Moved<Status> {
  const before: AnyMachineSnapshot = machine.resolveState({ value: status, context });
  if (before.status !== 'active' || !before.can(event)) return { refused: true };
  const [after] = transition<AnyStateMachine>(machine, before, event);
  return { state: after.value as Status };
}
