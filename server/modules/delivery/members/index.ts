export type { MemberDeliveries, MemberDelivery } from './member.delivery';
export { createMembers } from './members.routes';
