import { type Moved, move } from '../move';
import { type OperatorProposalEvent, operatorProposalMachine } from './operator-proposal.machine';

export { type OperatorProposalEvent, operatorProposalMachine } from './operator-proposal.machine';

export type OperatorProposalStatus = 'waiting' | 'confirmed' | 'declined' | 'withdrawn';

/** Where `event` leads a proposal from `state`. */
export function transition(
  state: OperatorProposalStatus,
  event: OperatorProposalEvent,
): Moved<OperatorProposalStatus> {
  return move(operatorProposalMachine, state, event);
}
