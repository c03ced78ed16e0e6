export { sessionMachine } from './session.machine';
export type { Loaded, Stored } from './session.ports';
export * from './session.selectors';
export type { SessionContext, SessionEvent } from './session.setup';
