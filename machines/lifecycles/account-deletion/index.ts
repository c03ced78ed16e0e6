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

/** The next state of an account after `event`; `obstacles` block deletion. */
export function transition(
  state: AccountDeletionStatus,
  event: AccountDeletionEvent,
  context: AccountDeletionContext = { blockers: [] },
): Moved<AccountDeletionStatus> {
  return move(accountDeletionMachine, state, event, { ...context });
}
