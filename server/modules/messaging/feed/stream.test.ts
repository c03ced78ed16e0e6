import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FeedFixture, openFeedFixture, saleOf } from './testing/feed-fixture';

let fixture: FeedFixture;
let url: string;
let meera: { token: string; id: string };

beforeEach(async () => {
  fixture = await openFeedFixture();
  await fixture.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(fixture.app.server.address() as AddressInfo).port}/api/notifications/stream`;
  const { token, user } = await fixture.signIn();
  meera = { token, id: user.id };
});
afterEach(() => fixture.close());

/** A stream as a browser reads it: events by their blank lines, comments left out. */
async function open(token: string, lastId?: string) {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    answer,
    /** The next event; null when the stream has ended. */
    async next(): Promise<string | null> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const event = text.slice(0, end);
          text = text.slice(end + 2);
          if (!event.startsWith(':')) return event;
          continue;
        }
        const read = await reader?.read();
        if (!read || read.done) return null;
        text += read.value;
      }
    },
    close: () => reader?.cancel(),
  };
}

it('tells a change as it is committed, through any number of tabs', async () => {
  const [one, other] = [await open(meera.token), await open(meera.token)];
  expect(one.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(one.answer.headers.get('cache-control')).toBe('no-store');
  expect(await one.next()).toBe('event: unread\nid: 0\ndata: {"unread":0}');
  await other.next();
  await fixture.tell(saleOf(meera.id, 'live'));
  expect(await one.next()).toBe('event: unread\nid: 1\ndata: {"unread":1}');
  expect(await other.next()).toBe('event: unread\nid: 1\ndata: {"unread":1}');
  const payload = { until: fixture.deps.clock.now().toISOString() };
  await fixture.call('POST', '/api/notifications/read', { token: meera.token, payload });
  expect(await one.next()).toBe('event: unread\nid: 2\ndata: {"unread":0}');
  await Promise.all([one.close(), other.close()]);
});

it('tells a tab that comes back what it has missed, and nothing when it has missed nothing', async () => {
  await fixture.tell(saleOf(meera.id, 'missed'));
  const back = await open(meera.token, '0');
  expect(await back.next()).toContain('{"unread":1}');
  const still = await open(meera.token, '1');
  await fixture.tell(saleOf(meera.id, 'next'));
  expect(await still.next()).toContain('{"unread":2}');
  await Promise.all([back.close(), still.close()]);
});

it('sees what another server has written at its next look', async () => {
  const stream = await open(meera.token);
  await stream.next();
  await fixture.deps.database.pool.query(
    `insert into notification_mark (seller_id, version) values ($1, 7)`,
    [meera.id],
  );
  await fixture.live.look();
  expect(await stream.next()).toBe('event: unread\nid: 7\ndata: {"unread":0}');
  await stream.close();
});

it('ends with its session, and takes no token that is none', async () => {
  const stream = await open(meera.token);
  await stream.next();
  await fixture.call('POST', '/api/logout', { token: meera.token });
  await fixture.live.beat();
  expect(await stream.next()).toBeNull();
  expect((await open(meera.token)).answer.status).toBe(401);
});
