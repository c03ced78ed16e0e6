import { fromCallback } from 'xstate';
import { missing } from '../failure';

/** What the port tells the chart. */
export type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.back' };
/** Asks the port for the current connection status. */
export type ConnectionQuestion = { type: 'connection.check' };

export const connectivityPorts = {
  /**
   * Follows the browser's online and offline events. Sends `connection.lost` immediately if it starts offline, and answers `connection.check`
   * with the status.
   */
  watchConnectivity: fromCallback<ConnectionQuestion>(() => missing('watchConnectivity')),
};
