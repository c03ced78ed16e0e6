import { feedMachine } from '@haat/machines/feed';
import { fromCallback } from 'xstate';
import { followFeed, watchPage } from '../services/feed';
import type { Actors } from './provided';

const actors: Actors<typeof feedMachine> = {
  watchPage: fromCallback(({ sendBack }) => watchPage(sendBack)),
  follow: fromCallback(({ input, sendBack }) => followFeed(input.lastId, sendBack)),
};

/** How many notifications are unread, for whoever is signed in. */
export const liveFeed = feedMachine.provide({ actors });
