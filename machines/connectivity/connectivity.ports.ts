import { fromCallback } from 'xstate';
import { missing } from '../failure';

/** What the port tells the chart. */
export type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.back' };
/** What the chart asks of the port: to say now how the connection stands. */
export type ConnectionQuestion = { type: 'connection.check' };

export const connectivityPorts = {
  /**
   * Follows the browser's online and offline events. Says `connection.lost` at once when it starts offline, and
   * answers `connection.check` with how things stand.
   */
  watchConnectivity: fromCallback<ConnectionQuestion>(() => missing('watchConnectivity')),
};
