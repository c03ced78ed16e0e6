import type { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Log } from '../../../platform/deps';
import type { Session } from '../../../platform/http/contract';
import { createLive } from './live.service';

const session: Session = { accountId: 'meera', sessionId: 's', phones: [] };
let marks: Map<string, number>;
let unread: number;
let sessions: Map<string, Session>;
let isDown: boolean;
let warned: number;

const live = () =>
  createLive({
    marksOf: async () => {
      if (isDown) throw new Error('down');
      return marks;
    },
    unreadOf: async () => unread,
    resolveSession: async (token) => sessions.get(token) ?? null,
    log: { warn: () => void (warned += 1) } as unknown as Log,
  });

/** What has come through a stream so far. */
const textOf = (stream: Readable) => (stream.read() as Buffer | null)?.toString() ?? '';

beforeEach(() => {
  marks = new Map([['meera', 4]]);
  unread = 2;
  sessions = new Map([['t', session]]);
  isDown = false;
  warned = 0;
});

describe('a stream', () => {
  it('begins with how many are unread, and says it again only when the feed has changed', async () => {
    const feeds = live();
    const stream = feeds.follow('meera', 't', undefined);
    await feeds.look();
    expect(textOf(stream)).toBe(': hello\n\nevent: unread\nid: 4\ndata: {"unread":2}\n\n');
    await feeds.look();
    expect(textOf(stream)).toBe('');
    marks.set('meera', 5);
    unread = 0;
    await feeds.look();
    expect(textOf(stream)).toBe('event: unread\nid: 5\ndata: {"unread":0}\n\n');
  });

  it('goes on where another one ended', async () => {
    const feeds = live();
    const same = feeds.follow('meera', 't', '4');
    const behind = feeds.follow('meera', 't', '3');
    const odd = feeds.follow('meera', 't', 'x');
    await feeds.look();
    expect(textOf(same)).toBe(': hello\n\n');
    expect(textOf(behind)).toContain('id: 4');
    expect(textOf(odd)).toContain('id: 4');
  });

  it('of a feed that nothing ever came to says nought', async () => {
    const feeds = live();
    unread = 0;
    const stream = feeds.follow('kabir', 't', undefined);
    await feeds.look();
    expect(textOf(stream)).toContain('id: 0\ndata: {"unread":0}');
  });

  it('is told of its own account alone', async () => {
    const feeds = live();
    const [hers, his] = [feeds.follow('meera', 't', '4'), feeds.follow('kabir', 't', '0')];
    await feeds.look();
    textOf(hers);
    textOf(his);
    marks.set('meera', 5).set('kabir', 1);
    await feeds.lookAt(['meera']);
    expect(textOf(hers)).toContain('id: 5');
    expect(textOf(his)).toBe('');
  });

  it('shows that it stands, and ends with its session', async () => {
    const feeds = live();
    const stream = feeds.follow('meera', 't', '4');
    await feeds.beat();
    expect(textOf(stream)).toContain(': still here');
    sessions.clear();
    await feeds.beat();
    expect(stream.readableEnded || textOf(stream) === '').toBe(true);
    await new Promise((resolve) => stream.once('close', resolve).resume());
    expect(feeds.size).toBe(0);
  });

  it('is looked after by one beat at a time, however long that takes', async () => {
    let requests = 0;
    let go = () => {};
    const slow = new Promise<void>((resolve) => {
      go = resolve;
    });
    const feeds = createLive({
      marksOf: async () => marks,
      unreadOf: async () => unread,
      resolveSession: async () => {
        requests += 1;
        await slow;
        return session;
      },
      log: { warn: () => undefined } as unknown as Log,
    });
    feeds.follow('meera', 't', '4');
    const beats = [feeds.beat(), feeds.beat(), feeds.beat()];
    go();
    await Promise.all(beats);
    expect(requests).toBe(1);
    await feeds.beat();
    expect(requests).toBe(2);
  });

  it('outlives a database that does not answer', async () => {
    const feeds = live();
    isDown = true;
    const stream = feeds.follow('meera', 't', undefined);
    await feeds.look();
    expect(textOf(stream)).toBe(': hello\n\n');
    expect(warned).toBeGreaterThan(0);
    isDown = false;
    await feeds.look();
    expect(textOf(stream)).toContain('id: 4');
  });

  it('is forgotten when its reader is gone', () => {
    const feeds = live();
    const stream = feeds.follow('meera', 't', undefined);
    const gone = new Promise((resolve) => stream.once('close', resolve));
    stream.destroy();
    return gone.then(() => expect(feeds.size).toBe(0));
  });

  it('gives way to newer ones of the same account, and all end with the server', async () => {
    const feeds = live();
    const streams = Array.from({ length: 9 }, () => feeds.follow('meera', 't', undefined));
    const ended = streams.map((stream) => new Promise((resolve) => stream.once('close', resolve).resume()));
    await ended[0];
    expect(feeds.size).toBe(8);
    feeds.close();
    await Promise.all(ended);
    expect(feeds.size).toBe(0);
  });
});
