/** A list with one of its things a place up or down; past an end it stays. */
export function moveItem<Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] {
  const item = items[place];
  const to = place + by;
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(place, 1).toSpliced(to, 0, item);
}
