import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const files = {
  plain: require.resolve('@fontsource/anek-devanagari/files/anek-devanagari-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/anek-devanagari/files/anek-devanagari-latin-600-normal.woff'),
  plainHindi: require.resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-400-normal.woff'),
  strongHindi: require.resolve(
    '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-600-normal.woff',
  ),
};
type FontName = keyof typeof files;
const fonts = new Map<FontName, Buffer>();

/** Reads a font when the first document needs it. */
function fontOf(name: FontName): Buffer {
  const font = fonts.get(name) ?? readFileSync(files[name]);
  fonts.set(name, font);
  return font;
}

/** What the second file has: Devanagari, and the sign of the rupee. */
const isHindi = /[\u0900-\u097f\u1cd0-\u1cf9\u20b9\ua8e0-\ua8ff]/;
const isLatin = /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/;

export interface Style {
  size: number;
  isStrong?: boolean;
  isSoft?: boolean;
  x?: number;
  width?: number;
  isRight?: boolean;
}

/** A4 in points. */
const page = { width: 595.28, height: 841.89, edge: 56 };
const ink = '#1d1a16';
const soft = '#6b645b';
const hair = '#d9d3c8';

export interface PdfDocument {
  readonly left: number;
  readonly width: number;
  /** Draws wrapped lines at `y`; answers where the next line begins. */
  text(text: string, y: number, style: Style): number;
  rule(y: number): void;
  /** Continues on a new page. */
  next(): void;
  /** Ends the document; the same drawing gives the same bytes. */
  end(): Promise<Buffer>;
}

/** Pages of A4, the first of them there, with the product's own letters. `at` dates the file, so that making it again changes nothing. */
export function createPdf({ title, author, at }: { title: string; author: string; at: Date }): PdfDocument {
  const info = { Title: title, Author: author, CreationDate: at };
  const doc = new PDFDocument({ size: 'A4', margin: 0, font: null as never, lang: 'en-IN', info });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))));
  const font = new Set<FontName>();

  function choose(run: Run, { size, isStrong = false }: Style): void {
    const name: FontName = run.isHindi
      ? isStrong
        ? 'strongHindi'
        : 'plainHindi'
      : isStrong
        ? 'strong'
        : 'plain';
    if (!font.has(name)) doc.registerFont(name, fontOf(name));
    font.add(name);
    doc.font(name).fontSize(size);
  }

  function measured(run: Run, style: Style): { width: number; options: LayoutOptions } {
    choose(run, style);
    try {
      return { width: doc.widthOfString(run.text), options: {} };
    } catch {
      return { width: doc.widthOfString(run.text, unmoved), options: unmoved };
    }
  }

  const widthOf = (text: string, style: Style): number =>
    runsOf(text).reduce((sum, run) => sum + measured(run, style).width, 0);

  function linesOf(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    for (const piece of text.split(/\s+/).flatMap((one) => pieces(one, width, style))) {
      const longer = line === '' ? piece : `${line} ${piece}`;
      if (line === '' || widthOf(longer, style) <= width) line = longer;
      else {
        lines.push(line);
        line = piece;
      }
    }
    return [...lines, line];
  }

  /** A word that is wider than the line is cut where it has to be. */
  function pieces(piece: string, width: number, style: Style): string[] {
    if (widthOf(piece, style) <= width) return [piece];
    const cut: string[] = [''];
    for (const letter of piece) {
      const longer = `${cut.at(-1)}${letter}`;
      if (widthOf(longer, style) <= width) cut[cut.length - 1] = longer;
      else cut.push(letter);
    }
    return cut;
  }

  return {
    left: page.edge,
    width: page.width - 2 * page.edge,
    text(text, y, style) {
      const { size, x = page.edge, width = page.width - page.edge - x } = style;
      let top = y;
      for (const line of linesOf(writable(text), width, style)) {
        let left = style.isRight ? x + width - widthOf(line, style) : x;
        for (const run of runsOf(line)) {
          const { width: taken, options } = measured(run, style);
          doc.fillColor(style.isSoft ? soft : ink).text(run.text, left, top + size, {
            ...options,
            lineBreak: false,
            baseline: 'alphabetic',
          });
          left += taken;
        }
        top += size * 1.45;
      }
      return top;
    },
    rule(y) {
      doc
        .moveTo(page.edge, y)
        .lineTo(page.width - page.edge, y)
        .lineWidth(0.75)
        .strokeColor(hair)
        .stroke();
    },
    next() {
      doc.addPage();
    },
    end() {
      doc.end();
      return ended;
    },
  };
}

type LayoutOptions = Pick<PDFKit.Mixins.TextOptions, 'features'>;

/** Where a font leaves the place of a mark open, fontkit breaks off; unmoved the mark stands where the font draws it. */
const unmoved = {
  features: { abvm: false, blwm: false, mark: false, mkmk: false },
} as unknown as LayoutOptions;

interface Run {
  text: string;
  isHindi: boolean;
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    if (last?.isHindi === isHindi.test(letter)) last.text += letter;
    else runs.push({ text: letter, isHindi: isHindi.test(letter) });
  }
  return runs;
}

/**
 * Letters that the fonts have: marks fall off what is known without them, the rest becomes a question mark. Joiners are left out: their
 * glyphs are empty and the last of the file, where fontkit reads beyond its end. Without them a word has the same letters, joined otherwise.
 */
function writable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\p{Join_Control}/gu, ''), (letter) => {
    if (isLatin.test(letter) || isHindi.test(letter)) return letter;
    if (/\s/.test(letter)) return ' ';
    const bare = letter.normalize('NFD')[0] ?? '';
    return isLatin.test(bare) ? bare : '?';
  }).join('');
}
