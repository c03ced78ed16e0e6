export { playerMachine } from './player.machine';
export type { ConnectionEvent, MediaEvent, Verdict } from './player.ports';
export { type PlayerView, selectPlayer } from './player.selectors';
export type { PlayerEvent, PlayRefusal, Quality } from './player.setup';
