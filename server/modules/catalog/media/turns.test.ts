import { describe, expect, it } from 'vitest';
import { createTurns } from './turns';

/** Work that ends when it is told to, and how much of it runs. */
function bench() {
  const inTurn = createTurns();
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const add = (by: string) =>
    inTurn(by, () => {
      started.push(by);
      return new Promise<void>((resolve) => ends.push(resolve));
    }).then(
      () => 'done',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  return { add, begun: started, settle, endOne: () => (ends.shift()?.(), settle()) };
}

describe('turns', () => {
  it('run two at a time, in the order they came', async () => {
    const { add, begun: started, endOne, settle } = bench();
    const all = ['a', 'b', 'c', 'd'].map(add);
    await settle();
    expect(started).toEqual(['a', 'b']);
    await endOne();
    expect(started).toEqual(['a', 'b', 'c']);
    for (let left = 3; left > 0; left--) await endOne();
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('go first to whose account has none running', async () => {
    const { add, begun: started, endOne, settle } = bench();
    for (let many = 0; many < 6; many++) void add('many');
    void add('one');
    await settle();
    expect(started).toEqual(['many', 'many']);
    await endOne();
    expect(started).toEqual(['many', 'many', 'one']);
  });

  it('leave places to others, however many one account brings', async () => {
    const { add, settle } = bench();
    const many = Array.from({ length: 13 }, () => add('many'));
    await settle();
    expect(await Promise.race([many[12], settle().then(() => 'waits')])).toBe('503 busy');
    expect(await Promise.race([many[11], settle().then(() => 'waits')])).toBe('waits');
    const others = Array.from({ length: 11 }, (_, n) => add(`other ${n}`));
    expect(await Promise.race([others[9], settle().then(() => 'waits')])).toBe('waits');
    expect(await others[10]).toBe('503 busy');
  });
});
