import { Mark, type Node } from 'prosemirror-model';

/** A word or the space between two, with what is said about it. */
export interface Piece {
  text: string;
  marks: readonly Mark[];
}

/**
 * The lines of a block in pieces. Spaces at the ends of a line are left out, and a space is bold only between bold words:
 * Markdown has no way to say either.
 */
export function linesOf(block: Node): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const child of block.children) {
    if (child.isText) lines.at(-1)?.push(...piecesOf(child));
    else lines.push([]);
  }
  return lines.map((line) => settled(line));
}

function piecesOf({ text = '', marks }: Node): Piece[] {
  if (isVerbatim(marks)) return [{ text, marks }];
  return text
    .split(/([ \t]+)/)
    .filter(Boolean)
    .map((piece) => ({ text: piece, marks }));
}

const isVerbatim = (marks: readonly Mark[]) => marks.some(({ type }) => type.name === 'verbatim');

const isSpace = ({ text, marks }: Piece) => /^[ \t]/.test(text) && !isVerbatim(marks);

function settled(line: readonly Piece[]): Piece[] {
  const first = line.findIndex((piece) => !isSpace(piece));
  if (first < 0) return [];
  const last = line.findLastIndex((piece) => !isSpace(piece));
  const inner = line.slice(first, last + 1);
  const marked = inner.map((piece, place) =>
    isSpace(piece) ? { ...piece, marks: shared(besides(inner, place, -1), besides(inner, place, 1)) } : piece,
  );
  return marked.reduce<Piece[]>((all, piece) => {
    const before = all.at(-1);
    if (before && Mark.sameSet(before.marks, piece.marks))
      return [...all.slice(0, -1), { ...piece, text: before.text + piece.text }];
    return [...all, piece];
  }, []);
}

/** The marks of the nearest word on one side. */
function besides(pieces: readonly Piece[], place: number, step: -1 | 1): readonly Mark[] {
  let at = place + step;
  for (let piece = pieces[at]; piece; piece = pieces[at]) {
    if (!isSpace(piece)) return piece.marks;
    at += step;
  }
  return Mark.none;
}

const shared = (one: readonly Mark[], other: readonly Mark[]) =>
  one.filter((mark) => mark.isInSet(other) && mark.type.name !== 'verbatim');
