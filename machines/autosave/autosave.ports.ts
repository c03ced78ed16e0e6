import { fromCallback, fromPromise } from 'xstate';
import { missing } from '../failure';

/** How a try to save ended. What did not get there at all rejects. */
export type Sent =
  | { is: 'sent'; at: Date }
  /** It cannot be sent before more has been written. */
  | { is: 'unready' }
  /** Changed elsewhere in the meantime; nothing was overwritten. */
  | { is: 'conflict' };

export interface ConnectionBack {
  type: 'connection.back';
}
/** The subscription takes no events. */
type NoQuestion = { type: 'none' };

export const autosavePorts = {
  /** Sends the newest of what was written. */
  send: fromPromise<Sent>(async () => missing('send')),
  /** Says `connection.back` when the browser is online again. */
  watchConnection: fromCallback<NoQuestion>(() => missing('watchConnection')),
};
