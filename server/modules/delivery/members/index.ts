export { eraseAttempts } from './link-attempt.repository';
export type { MemberDeliveries, MemberDelivery } from './member.delivery';
export { createMembers, type Members } from './members.routes';
export type { Moved, SeatDeliveries, SeatDelivery, SeatView } from './seat.delivery';
