import type { SnapshotFrom } from 'xstate';
import type { paletteMachine } from './palette.machine';

type Palette = SnapshotFrom<typeof paletteMachine>;

export const selectIsOpen = (palette: Palette) => palette.hasTag('open');
export const selectIsHelpOpen = (palette: Palette) => palette.hasTag('help');
export const selectIsBusy = (palette: Palette) => palette.hasTag('busy');
/** The search failed. Local results are still shown. */
export const selectHasFailed = (palette: Palette) => palette.hasTag('failed');
/** As typed. */
export const selectQuery = (palette: Palette) => palette.context.query;
export const selectFound = (palette: Palette) => palette.context.found;
