import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { createLines } from './pdf.lines';
import { isShaped, writable } from './pdf.scripts';

/** A4 on its side, in points. */
export const sheet = { width: 841.89, height: 595.28 } as const;

export interface SheetText {
  x: number;
  /** The base of the first line; of the last one where it `growsUp`. */
  y: number;
  width: number;
  size: number;
  colour: string;
  isStrong?: boolean;
  /** From right to left of `x`, for what ends at an edge. */
  isRight?: boolean;
  growsUp?: boolean;
  /** Letters become smaller, down to `leastSize`, before there are more lines than these; 1 if left out. */
  lines?: number;
  leastSize?: number;
  /** Of the smallest letters; what is longer ends in an ellipsis. */
  mostLines?: number;
}

const lineHeight = 1.25;

/** One page to be hung on a wall: texts that fit their place, and shapes. The same drawing gives the same bytes. */
export function createSheet({
  title,
  author,
  lang,
  at,
}: {
  title: string;
  author: string;
  lang: string;
  at: Date;
}) {
  const info = { Title: title, Author: author, CreationDate: at };
  const size: [number, number] = [sheet.width, sheet.height];
  const doc = new PDFDocument({ size, margin: 0, font: null as never, lang, info });
  const done = buffer(doc);
  const { draw, linesOf, widthOf } = createLines(doc);

  /** The largest letters with which a text fits its place. */
  function fitted(text: string, place: SheetText) {
    const { width, size, isStrong = false, lines = 1, leastSize = size, mostLines = lines } = place;
    let letters = { size, isStrong };
    let broken = linesOf(text, width, letters);
    while (broken.length > lines && letters.size > leastSize) {
      letters = { ...letters, size: letters.size - 1 };
      broken = linesOf(text, width, letters);
    }
    if (broken.length <= mostLines) return { letters, lines: broken };
    let last = broken[mostLines - 1] ?? '';
    while (last !== '' && widthOf(`${last}…`, letters) > width) last = Array.from(last).slice(0, -1).join('');
    return { letters, lines: [...broken.slice(0, mostLines - 1), `${last}…`] };
  }

  return {
    text(text: string, place: SheetText): void {
      const whole = writable(text);
      const { letters, lines } = fitted(whole, place);
      doc.fillColor(place.colour);
      const isMarked = isShaped(whole);
      if (isMarked) doc.markContent('Span', { actual: whole });
      const step = letters.size * lineHeight;
      const top = place.growsUp ? place.y - (lines.length - 1) * step : place.y;
      for (const [index, line] of lines.entries())
        draw(line, place.isRight ? place.x - widthOf(line, letters) : place.x, top + index * step, letters);
      if (isMarked) doc.endMarkedContent();
    },
    box({ x, y, width, height }: Box, colour: string): void {
      doc.rect(x, y, width, height).fill(colour);
    },
    frame({ x, y, width, height }: Box, colour: string, radius: number): void {
      doc.roundedRect(x, y, width, height, radius).lineWidth(0.75).stroke(colour);
    },
    /** A path as SVG writes it, moved and scaled. */
    path(path: string, { x, y, scale }: { x: number; y: number; scale: number }, colour: string): void {
      doc.save().translate(x, y).scale(scale).path(path).fill(colour).restore();
    },
    link({ x, y, width, height }: Box, url: string): void {
      doc.link(x, y, width, height, url);
    },
    end(): Promise<Buffer> {
      doc.end();
      return done;
    },
  };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
