import { setImmediate } from 'node:timers/promises';

const turnMs = 10;

/** Maps one after the other, and lets others have their turn every few ms: for many small pieces that no thread is worth. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - since < turnMs) continue;
    await setImmediate();
    since = performance.now();
  }
  return results;
}
