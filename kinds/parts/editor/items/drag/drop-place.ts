/** Where something can be dropped: a place in a list, counted without what is dragged. */
export interface DropPlace {
  list: string;
  place: number;
}

/** Px from the top of the area. */
interface Extent {
  top: number;
  bottom: number;
}

/** A list as it is drawn. */
export interface DrawnList extends Extent {
  id: string;
  /** Without what is dragged, from top to bottom. */
  rows: readonly Extent[];
}

export interface Drop extends DropPlace {
  /** Where the mark is drawn: px from the top of the area. */
  mark: number;
}

const distanceTo = ({ top, bottom }: Extent, y: number): number => Math.max(top - y, y - bottom, 0);

const middleOf = ({ top, bottom }: Extent): number => (top + bottom) / 2;

/** The place in the list that is nearest to `y`; null where there is no list. */
export function dropAt(lists: readonly DrawnList[], y: number): Drop | null {
  const [list] = lists.toSorted((a, b) => distanceTo(a, y) - distanceTo(b, y));
  if (!list) return null;
  const place = list.rows.filter((row) => middleOf(row) < y).length;
  const [above, below] = [list.rows[place - 1], list.rows[place]];
  return { list: list.id, place, mark: below?.top ?? above?.bottom ?? list.top };
}
