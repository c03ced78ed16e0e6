// Choosing by chance.

/** One of them; throws where there is none. */
export function pick<Item>(items: readonly Item[], random: () => number): Item {
  const found = items[Math.floor(random() * items.length)];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
}

/** The place of one of the weights, as often as it weighs. */
export function weighted(weights: readonly number[], random: () => number): number {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return Math.max(0, found);
}

/** The same numbers from 0 to 1 in each run: mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
