import type { LineEvent, PageEvent } from '@haat/machines/feed';
import type { UnreadState } from '@haat/openapi';
import { isOnline, watchConnection } from '@haat/web/browser/connection';
import { readToken } from '@haat/web/browser/storage';
import { eventReader } from './feed.events';

/** The server shows every twenty seconds that the line stands; one that is silent for so long is dead. */
const silentMs = 50_000;

/** Says at once and at each change whether the page is looked at, with a network. Returns how to stop. */
export function watchPage(tell: (event: PageEvent) => void): () => void {
  const say = () =>
    tell({ type: document.visibilityState === 'visible' && isOnline() ? 'page.shown' : 'page.hidden' });
  document.addEventListener('visibilitychange', say);
  const stop = watchConnection(say);
  say();
  return () => {
    document.removeEventListener('visibilitychange', say);
    stop();
  };
}

/** Follows the feed of whoever is signed in: by fetch, because an EventSource carries no token. Returns how to stop. */
export function followFeed(lastId: string | null, tell: (event: LineEvent) => void): () => void {
  const ending = new AbortController();
  let isStopped = false;
  const end = (event: LineEvent) => {
    if (!isStopped) tell(event);
  };
  follow(lastId, ending, tell).then(
    (type) => end({ type }),
    () => end({ type: 'feed.lost' }),
  );
  return () => {
    isStopped = true;
    ending.abort();
  };
}

async function follow(
  lastId: string | null,
  ending: AbortController,
  tell: (event: LineEvent) => void,
): Promise<'feed.lost' | 'feed.refused'> {
  const token = readToken();
  if (token === null) return 'feed.refused';
  const answer = await fetch('/api/notifications/stream', {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastId !== null && { 'last-event-id': lastId }),
    },
    cache: 'no-store',
    signal: ending.signal,
  });
  if (answer.status === 401) return 'feed.refused';
  if (!answer.ok || !answer.body) return 'feed.lost';
  const read = eventReader(({ name, id, data }) => {
    if (name !== 'unread') return;
    const { unread } = JSON.parse(data) as UnreadState;
    tell({ type: 'feed.said', unread, id: id ?? '' });
  });
  const pieces = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const silence = setTimeout(() => ending.abort(), silentMs);
    const { done, value } = await pieces.read().finally(() => clearTimeout(silence));
    if (done) return 'feed.lost';
    read(value);
  }
}
