import { expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { feedMachine, type LineEvent, type PageEvent, selectCursor, selectUnread } from '.';

function begin(spread = 0.5) {
  const clock = new SimulatedClock();
  const followed: (string | null)[] = [];
  let open = 0;
  let say: (event: LineEvent) => void = () => undefined;
  let look: (event: PageEvent) => void = () => undefined;
  const actor = createActor(
    feedMachine.provide({
      actors: {
        watchPage: fromCallback<{ type: 'none' }>(({ sendBack }) => {
          look = sendBack;
          sendBack({ type: 'page.shown' });
        }),
        follow: fromCallback<{ type: 'none' }, { lastId: string | null }>(({ input, sendBack }) => {
          followed.push(input.lastId);
          open += 1;
          say = sendBack;
          return () => {
            open -= 1;
          };
        }),
      },
    }),
    { input: { spread }, clock },
  );
  actor.start();
  return {
    actor,
    clock,
    followed,
    open: () => open,
    say: (event: LineEvent) => say(event),
    look: (event: PageEvent) => look(event),
    unread: () => selectUnread(actor.getSnapshot()),
  };
}

it('knows nothing until it is told, and keeps the last word', () => {
  const { actor, say, unread } = begin();
  expect(unread()).toBeNull();
  say({ type: 'feed.said', unread: 2, id: '4' });
  say({ type: 'feed.said', unread: 0, id: '5' });
  expect([unread(), selectCursor(actor.getSnapshot())]).toEqual([0, '5']);
});

it('sleeps while nobody looks, and goes on from where it was', () => {
  const { followed, look, open, say, unread } = begin();
  say({ type: 'feed.said', unread: 2, id: '4' });
  look({ type: 'page.hidden' });
  expect([open(), unread()]).toEqual([0, 2]);
  look({ type: 'page.shown' });
  expect([open(), followed]).toEqual([1, [null, '4']]);
});

it('comes back later each time the line breaks, and soon again after a word', () => {
  const { clock, followed, say } = begin();
  const waits = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000];
  for (const [turn, wait] of waits.entries()) {
    say({ type: 'feed.lost' });
    clock.increment(wait - 1);
    expect(followed).toHaveLength(turn + 1);
    clock.increment(1);
    expect(followed).toHaveLength(turn + 2);
  }
  say({ type: 'feed.said', unread: 1, id: '9' });
  say({ type: 'feed.lost' });
  clock.increment(2_000);
  expect(followed).toHaveLength(waits.length + 2);
});

it('is spread over browsers', () => {
  const early = begin(0);
  const late = begin(1);
  for (const { say } of [early, late]) say({ type: 'feed.lost' });
  for (const { clock } of [early, late]) clock.increment(1_500);
  expect([early.open(), late.open()]).toEqual([1, 0]);
  late.clock.increment(1_000);
  expect(late.open()).toBe(1);
});

it('asks no more once its session has ended', () => {
  const { actor, look, open, say } = begin();
  say({ type: 'feed.refused' });
  look({ type: 'page.shown' });
  expect([open(), actor.getSnapshot().status]).toEqual([0, 'done']);
});
