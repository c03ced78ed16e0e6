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

/** The ports that watch are asked nothing. */
type NoQuestion = { type: 'none' };

export const feedPorts = {
  /** Says at once, and at each change, whether the page is looked at and online. */
  watchPage: fromCallback<NoQuestion>(() => missing('watchPage')),
  /** Follows the feed after the event `lastId`, until it is stopped. */
  follow: fromCallback<NoQuestion, { lastId: string | null }>(() => missing('follow')),
};
