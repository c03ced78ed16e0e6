import type { SnapshotFrom } from 'xstate';
import type { autosaveMachine } from './autosave.machine';

type Autosave = SnapshotFrom<typeof autosaveMachine>;

/** How much of what was written has reached the server. */
export type SaveState =
  | { is: 'new' }
  | { is: 'saving' }
  | { is: 'saved'; at: Date }
  /** Kept on this device; `error` is what the last try failed with, if there was one. */
  | { is: 'kept'; error?: unknown }
  /** Another version has taken its place; one of the two is chosen. */
  | { is: 'conflicted' };

export function selectSaveState(autosave: Autosave): SaveState {
  const { savedAt, error } = autosave.context;
  if (autosave.hasTag('busy')) return { is: 'saving' };
  if (autosave.hasTag('conflicted')) return { is: 'conflicted' };
  if (autosave.hasTag('failed')) return { is: 'kept', error };
  if (!autosave.matches('saved')) return { is: 'kept' };
  return savedAt ? { is: 'saved', at: savedAt } : { is: 'new' };
}

export const selectIsBusy = (autosave: Autosave) => autosave.hasTag('busy');
/** Nothing was written here that the server does not have. */
export const selectIsSaved = (autosave: Autosave) => autosave.matches('saved');
