import { feedMachine, selectCursor } from '@haat/machines/feed';
import { type ReactNode, useEffect, useState } from 'react';
import { fromCallback } from 'xstate';
import { Feed } from '../../../actors/feed.actor';
import { useFeedRefresh } from '../../../queries/accounts/notifications.queries';
import { useChannelsRefresh } from '../../../queries/catalog/channels.queries';
import { useMembersRefresh } from '../../../queries/delivery/members.queries';
import { followFeed, watchPage } from '../../../services/feed';
import type { Actors } from '../../provided';

const actors: Actors<typeof feedMachine> = {
  watchPage: fromCallback(({ sendBack }) => watchPage(sendBack)),
  follow: fromCallback(({ input, sendBack }) => followFeed(input.lastId, sendBack)),
};

/** Unread count for the signed-in user. */
const liveFeed = feedMachine.provide({ actors });

/** The feed, followed for as long as one person is signed in. */
export function FeedWatch({ children }: { children: ReactNode }) {
  const [spread] = useState(Math.random);
  return (
    <Feed.Provider logic={liveFeed} options={{ input: { spread } }}>
      <Refresh />
      {children}
    </Feed.Provider>
  );
}

/** What has been loaded of it is loaded again when it changes. */
function Refresh() {
  const cursor = Feed.useSelector(selectCursor);
  const refreshFeed = useFeedRefresh();
  const refreshChannels = useChannelsRefresh();
  const refreshMembers = useMembersRefresh();
  useEffect(() => {
    if (cursor === null) return;
    refreshFeed();
    refreshChannels();
    void refreshMembers();
  }, [cursor, refreshFeed, refreshChannels, refreshMembers]);
  return null;
}
