interface Point {
  x: number;
  y: number;
}

const radius = 6;
const headLength = 9;
const headWidth = 7;

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(by / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};
const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line through points, round at its bends. */
export function lineThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${written(first)}`;
  rest.forEach((corner, index) => {
    const before = points[index] as Point;
    const after = rest[index + 1];
    path += after
      ? `L${written(towards(corner, before, radius))}Q${written(corner)} ${written(towards(corner, after, radius))}`
      : `L${written(corner)}`;
  });
  return path;
}

/** The head of the arrow that ends there. */
export function headAt(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  const base = { x: tip.x - along.x * headLength, y: tip.y - along.y * headLength };
  const side = { x: (-along.y * headWidth) / 2, y: (along.x * headWidth) / 2 };
  const left = { x: base.x + side.x, y: base.y + side.y };
  const right = { x: base.x - side.x, y: base.y - side.y };
  return `M${written(tip)}L${written(left)}L${written(right)}Z`;
}
