export { paletteMachine } from './palette.machine';
export * from './palette.selectors';
export type { Chord, Chosen } from './palette.setup';
