export { pushMachine } from './push.machine';
export type { Permission, PushMessage, PushState } from './push.ports';
export * from './push.selectors';
export type { PushContext, PushEvent } from './push.setup';
