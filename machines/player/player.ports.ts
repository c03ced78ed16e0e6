import { fromCallback, fromPromise } from 'xstate';
import { missing } from '../failure';

/** What the browser's media element tells. */
export type MediaEvent =
  | { type: 'media.playing' }
  | { type: 'media.paused' }
  /** What was loaded ahead is used up. */
  | { type: 'media.waiting' }
  | { type: 'media.ended' }
  /** Another second was chosen. */
  | { type: 'media.sought' }
  /** It cannot be loaded or decoded; why, the server knows. */
  | { type: 'media.failed' };

export type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.back' };

/** Subscriptions take no events. */
type NoQuestion = { type: 'none' };

/** What the server says of the source that did not play. */
export type Verdict = 'ended' | 'unreachable' | 'unsupported';

export const playerPorts = {
  /** Follows the media element. */
  watchMedia: fromCallback<NoQuestion>(() => missing('watchMedia')),
  /** Follows the browser's online and offline events. Sends `connection.lost` immediately if it starts offline. */
  watchConnection: fromCallback<NoQuestion>(() => missing('watchConnection')),
  /** Asks the server why a source does not play. */
  examine: fromPromise<Verdict>(async () => missing('examine')),
  /**
   * Reports that this device plays, and where it is. Fails with an `ApiError` where it may not go on: 409 when as many devices play as
   * may, 403 or 404 when the access has ended. Any other failure is no refusal.
   */
  report: fromPromise<void>(async () => missing('report')),
};
