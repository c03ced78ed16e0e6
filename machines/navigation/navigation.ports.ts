import { fromPromise } from 'xstate';
import { missing } from '../failure';

export const navigationPorts = {
  /** Checks with the server whether this page belongs to an older build and was not reloaded since. Rejects if the server cannot be reached. */
  askForNewBuild: fromPromise<{ isStale: boolean }>(() => missing('askForNewBuild')),
};
