export type { MemberDeliveries, MemberDelivery } from './member.delivery';
export { createMembers, type Members } from './members.routes';
