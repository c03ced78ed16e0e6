import { beforeEach, describe, expect, it } from 'vitest';
import { type FixedClock, fixedClock } from '../../../../platform/clock/clock';
import { createCache } from './public.cache';

let clock: FixedClock;
let loads: { key: string; answer: (value: string | null) => void; fail: (error: Error) => void }[];
let cache: ReturnType<typeof createCache<string>>;

beforeEach(() => {
  clock = fixedClock();
  loads = [];
  cache = createCache<string>(
    { clock, keptMs: 1_000, most: 2 },
    (key) => new Promise((answer, fail) => loads.push({ key, answer, fail })),
  );
});

describe('the cache', () => {
  it('loads once for all who ask at once, and again when the time is over', async () => {
    const both = [cache.get('a'), cache.get('a')];
    loads[0]?.answer('one');
    expect(await Promise.all(both)).toEqual(['one', 'one']);
    clock.advance(999);
    expect(await cache.get('a')).toBe('one');
    clock.advance(1);
    const later = cache.get('a');
    loads[1]?.answer('two');
    expect(await later).toBe('two');
  });

  it('keeps nothing that was read before a change', async () => {
    const before = cache.get('a');
    cache.drop('a');
    const after = cache.get('a');
    loads[1]?.answer('new');
    loads[0]?.answer('old');
    expect(await before).toBe('old');
    expect(await after).toBe('new');
    expect(await cache.get('a')).toBe('new');
    expect(loads).toHaveLength(2);
  });

  it('keeps neither what was not found nor what failed', async () => {
    const missing = cache.get('a');
    loads[0]?.answer(null);
    expect(await missing).toBeNull();
    const failing = cache.get('a');
    loads[1]?.fail(new Error('no'));
    await expect(failing).rejects.toThrow('no');
    void cache.get('a');
    expect(loads).toHaveLength(3);
  });

  it('drops those that are meant, and what nobody knows yet', async () => {
    const [one, other] = [cache.get('a'), cache.get('b')];
    loads[0]?.answer('mine');
    await one;
    cache.dropWhere((value) => value === 'theirs');
    loads[1]?.answer('theirs');
    await other;
    expect(await cache.get('a')).toBe('mine');
    expect(loads).toHaveLength(2);
    void cache.get('b');
    expect(loads).toHaveLength(3);
    cache.dropWhere((value) => value === 'mine');
    void cache.get('a');
    expect(loads).toHaveLength(4);
  });

  it('lets the oldest go when it is full', async () => {
    for (const key of ['a', 'b', 'c']) {
      const value = cache.get(key);
      loads.at(-1)?.answer(key);
      await value;
    }
    await cache.get('b');
    await cache.get('c');
    expect(loads).toHaveLength(3);
    void cache.get('a');
    expect(loads).toHaveLength(4);
  });
});
