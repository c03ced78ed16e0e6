import { fromCallback } from 'xstate';
import { missing } from '../failure';

/** What the line says. */
export type LineEvent =
  /** `id` is the event's, to go on from. */
  | { type: 'feed.said'; unread: number; id: string }
  /** It broke off, or could not be had. */
  | { type: 'feed.lost' }
  /** The session has ended. */
  | { type: 'feed.refused' };

export type PageEvent = { type: 'page.shown' } | { type: 'page.hidden' };

/** Subscriptions take no events. */
type NoQuestion = { type: 'none' };

export const feedPorts = {
  /** Reports, initially and on each change, whether the page is visible and online. */
  watchPage: fromCallback<NoQuestion>(() => missing('watchPage')),
  /** Follows the feed after the event `lastId`, until it is stopped. */
  follow: fromCallback<NoQuestion, { lastId: string | null }>(() => missing('follow')),
};
