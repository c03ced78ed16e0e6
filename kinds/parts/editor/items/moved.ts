/** A list with one of its things a place up or down; past an end it stays. */
export const moveItem = <Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] =>
  placeItem(items, place, place + by);

/** A list with one of its things at another place, counted without it; past an end it stays. */
export function placeItem<Item>(items: readonly Item[], place: number, to: number): Item[] {
  const item = items[place];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(place, 1).toSpliced(to, 0, item);
}
