import { type Moved, move } from '../move';
import {
  type AccountDeletionContext,
  type AccountDeletionEvent,
  accountDeletionMachine,
} from './account-deletion.machine';

export {
  type AccountDeletionContext,
  type AccountDeletionEvent,
  accountDeletionMachine,
} from './account-deletion.machine';

export type AccountDeletionStatus = 'active' | 'scheduled' | 'erasing' | 'erased';

/** Where `event` leads an account from `state`; `obstacles` are looked at by the events that lead out. */
export function transition(
  state: AccountDeletionStatus,
  event: AccountDeletionEvent,
  context: AccountDeletionContext = { blockers: [] },
): Moved<AccountDeletionStatus> {
  return move(accountDeletionMachine, state, event, { ...context });
}
