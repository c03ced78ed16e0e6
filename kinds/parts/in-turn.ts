/** Makes one after the other, so that a product of a hundred texts takes one place among those that wait for a thread. */
export async function inTurn<T, R>(all: readonly T[], make: (one: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  for (const one of all) made.push(await make(one));
  return made;
}
