import { fromPromise } from 'xstate';
import { missing } from '../failure';

export const navigationPorts = {
  /**
   * Asks the server whether this page belongs to an older build, and has not been loaded anew for the present one. Rejects
   * when the server cannot be reached.
   */
  askForNewBuild: fromPromise<{ isStale: boolean }>(() => missing('askForNewBuild')),
};
