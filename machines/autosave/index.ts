export { type AutosaveEvent, autosaveMachine } from './autosave.machine';
export type { ConnectionBack, Sent } from './autosave.ports';
export * from './autosave.selectors';
