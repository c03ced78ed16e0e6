import { expect, test } from 'vitest';
import { mapInTurns } from './turns';

/** Holds the event loop, as a piece of work does. */
function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('maps in the order given, and others have their turn between what takes long', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('another'));
  const results = await mapInTurns(['a', 'b', 'c'], (item) => {
    hold(12);
    order.push(item);
    return item.toUpperCase();
  });
  expect(results).toEqual(['A', 'B', 'C']);
  expect(order).toEqual(['a', 'another', 'b', 'c']);
});

test('of nothing makes nothing', async () => {
  expect(await mapInTurns([], () => 1)).toEqual([]);
});
