import { feedMachine } from '@haat/machines/feed';
import { createActorContext } from '@xstate/react';

/** How many notifications are unread, live. */
export const Feed = createActorContext(feedMachine);
