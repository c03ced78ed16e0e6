export { feedMachine } from './feed.machine';
export type { LineEvent, PageEvent } from './feed.ports';
export * from './feed.selectors';
