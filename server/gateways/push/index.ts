export { createFcm } from './fcm';
export type { Push, PushGateway } from './push.gateway';
