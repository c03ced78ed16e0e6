import { type Moved, move } from '../move';
import { type MembershipEvent, membershipMachine } from './membership.machine';

export { type MembershipEvent, membershipMachine } from './membership.machine';

export type MembershipStatus = 'invited' | 'requested' | 'joined' | 'left' | 'removed';

/** Where `event` leads a membership from `status`. */
export const transition = (status: MembershipStatus, event: MembershipEvent): Moved<MembershipStatus> =>
  move(membershipMachine, status, event);
