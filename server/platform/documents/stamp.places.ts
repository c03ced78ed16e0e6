/** What is shown of a page, in points, and by how many degrees clockwise. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  turned: 0 | 90 | 180 | 270;
}

interface Size {
  width: number;
  height: number;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** As it is read: the width of a page that lies on its side is its height. */
const shownSize = ({ width, height, turned }: Box): Size =>
  turned % 180 === 0 ? { width, height } : { width: height, height: width };

/** From a page as it is read, its lower left corner at 0, 0, to its own coordinates. */
function toPage({ x, y, width, height, turned }: Box): Matrix {
  if (turned === 90) return [0, 1, -1, 0, x + width, y];
  if (turned === 180) return [-1, 0, 0, -1, x + width, y + height];
  if (turned === 270) return [0, -1, 1, 0, x, y + height];
  return [1, 0, 0, 1, x, y];
}

/** First `inner`, then `outer`. */
const after = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

const written = (matrix: Matrix): string => matrix.map((value) => Number(value.toFixed(4))).join(' ');

/** A4 in points: on larger pages the line is larger by as much, so that it can be read on slides too. */
const usualWidth = 595;

/** At the foot of a page, in the middle. */
export function placeFooter(box: Box, { width, height }: Size): string {
  const shown = shownSize(box);
  const usual = Math.min(shown.width, shown.height) / usualWidth;
  const scale = Math.min(usual, (0.92 * shown.width) / width);
  const left = (shown.width - scale * width) / 2;
  return written(after([scale, 0, 0, scale, left, Math.min(8, height) * scale], toPage(box)));
}

/** From corner to corner, in the middle of a page. */
export function placeMark(box: Box, { width, height }: Size): string {
  const shown = shownSize(box);
  const diagonal = Math.hypot(shown.width, shown.height);
  const scale = Math.min((0.72 * diagonal) / width, (0.1 * diagonal) / height);
  const cos = (scale * shown.width) / diagonal;
  const sin = (scale * shown.height) / diagonal;
  const inMiddle: Matrix = [
    cos,
    sin,
    -sin,
    cos,
    shown.width / 2 - (cos * width - sin * height) / 2,
    shown.height / 2 - (sin * width + cos * height) / 2,
  ];
  return written(after(inMiddle, toPage(box)));
}
