import type { SearchResults } from '@haat/openapi';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { playedPort } from '../testing';
import {
  paletteMachine,
  selectFound,
  selectHasFailed,
  selectIsBusy,
  selectIsHelpOpen,
  selectIsOpen,
  selectQuery,
} from '.';

const results: SearchResults = {
  products: [{ id: 'MonsoonMonsoon1', kind: 'course', title: 'Raga basics', status: 'published' }],
  buyers: [],
  sales: [],
};

function begin() {
  const search = playedPort<SearchResults, { query: string }>();
  const done: unknown[] = [];
  const actor = createActor(
    paletteMachine.provide({
      actors: { search: search.logic },
      actions: {
        go: (_, { href }) => void done.push(`go ${href}`),
        remember: (_, { label }) => void done.push(`remember ${label}`),
      },
    }),
    { input: { chords: [{ keys: 'g s', href: '/transaction' }] } },
  );
  actor.start();
  return { actor, search, done, now: () => actor.getSnapshot() };
}

let palette: ReturnType<typeof begin>;
beforeEach(() => {
  vi.useFakeTimers();
  palette = begin();
});
const type = (query: string) => palette.actor.send({ type: 'query.change', query });
const press = (key: string) => palette.actor.send({ type: 'key.press', key });

describe('a few words', () => {
  beforeEach(() => palette.actor.send({ type: 'palette.open' }));

  it('are asked for once people stop typing, the newest alone', async () => {
    const { search, now } = palette;
    type('r');
    vi.advanceTimersByTime(1_000);
    expect(search.calls).toEqual([]);
    type('ra');
    vi.advanceTimersByTime(100);
    type(' raga ');
    expect(selectIsBusy(now())).toBe(true);
    vi.advanceTimersByTime(150);
    expect(search.calls).toEqual([{ query: 'raga' }]);
    await search.answer(results);
    expect([selectFound(now()), selectQuery(now())]).toEqual([results, ' raga ']);
    type('ragas');
    vi.advanceTimersByTime(150);
    expect(selectFound(now())).toEqual(results);
    type('raga b');
    expect(search.aborted).toEqual([false, true]);
  });

  it('are asked for again when nobody answered', async () => {
    const { actor, search, now } = palette;
    type('raga');
    vi.advanceTimersByTime(150);
    await search.fail(new TypeError('Failed to fetch'));
    expect([selectHasFailed(now()), selectFound(now())]).toEqual([true, null]);
    actor.send({ type: 'search.retry' });
    await search.answer(results);
    expect([selectHasFailed(now()), selectFound(now())]).toEqual([false, results]);
  });

  it('are forgotten once something was chosen, which is remembered', () => {
    const { actor, done, now } = palette;
    type('raga');
    actor.send({ type: 'item.choose', item: { href: '/admin', label: 'Home' } });
    expect(done).toEqual(['remember Home', 'go /admin']);
    expect([selectIsOpen(now()), selectQuery(now())]).toEqual([false, '']);
  });
});

describe('two keys', () => {
  it('lead somewhere, one after the other', () => {
    press('g');
    press('s');
    expect(palette.done).toEqual(['go /transaction']);
    press('s');
    expect(palette.done).toHaveLength(1);
  });

  it('have a second between them', () => {
    press('g');
    vi.advanceTimersByTime(1_001);
    press('s');
    press('g');
    press('x');
    press('s');
    expect(palette.done).toEqual([]);
  });

  it('stand in a list that opens and closes', () => {
    const { actor, now } = palette;
    actor.send({ type: 'help.open' });
    expect(selectIsHelpOpen(now())).toBe(true);
    actor.send({ type: 'close' });
    expect(selectIsHelpOpen(now())).toBe(false);
  });
});
