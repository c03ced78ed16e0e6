import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Letters that a font has, in the order in which fonts are asked; the second has the sign of the rupee too. */
const scripts = {
  latin: {
    has: /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/,
    family: 'anek-devanagari',
  },
  devanagari: {
    has: /[\u0900-\u097f\u1cd0-\u1cf9\u20b9\ua8e0-\ua8ff]/,
    family: 'anek-devanagari',
  },
  bengali: { has: /[\u0980-\u09fe]/, family: 'noto-sans-bengali' },
  gurmukhi: { has: /[\u0a01-\u0a76]/, family: 'noto-sans-gurmukhi' },
  gujarati: { has: /[\u0a81-\u0af1]/, family: 'noto-sans-gujarati' },
  tamil: { has: /[\u0b82-\u0bfa]/, family: 'noto-sans-tamil' },
  telugu: { has: /[\u0c00-\u0c7f]/, family: 'noto-sans-telugu' },
  kannada: { has: /[\u0c80-\u0cf2]/, family: 'noto-sans-kannada' },
  malayalam: { has: /[\u0d00-\u0d7f]/, family: 'noto-sans-malayalam' },
} as const;
type Script = keyof typeof scripts;

/** Neighbours that one font has. */
export interface Run {
  text: string;
  script: Script;
}

interface Weight {
  /** Points. */
  size: number;
  isStrong?: boolean;
}

type LayoutOptions = Pick<PDFKit.Mixins.TextOptions, 'features'>;

/** Where a font leaves the place of a mark open, fontkit breaks off; unmoved the mark stands where the font draws it. */
const unmoved = {
  features: { abvm: false, blwm: false, mark: false, mkmk: false },
} as unknown as LayoutOptions;

const fonts = new Map<string, Buffer>();

/** Reads a font when the first document needs it. */
function fontOf(script: Script, weight: 400 | 600): Buffer {
  const { family } = scripts[script];
  const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
  const font = fonts.get(file) ?? readFileSync(require.resolve(file));
  fonts.set(file, font);
  return font;
}

/** Chooses the font of a run in a document, and measures it in points; `options` are to be drawn with. */
export function createHand(
  doc: PDFKit.PDFDocument,
): (run: Run, weight: Weight) => { width: number; options: LayoutOptions } {
  const registered = new Set<string>();
  return ({ text, script }, { size, isStrong = false }) => {
    const weight = isStrong ? 600 : 400;
    const name = `${script}-${weight}`;
    if (!registered.has(name)) doc.registerFont(name, fontOf(script, weight));
    registered.add(name);
    doc.font(name).fontSize(size);
    try {
      return { width: doc.widthOfString(text), options: {} };
    } catch {
      return { width: doc.widthOfString(text, unmoved), options: unmoved };
    }
  };
}

const scriptOf = (letter: string): Script | undefined =>
  (Object.keys(scripts) as Script[]).find((script) => scripts[script].has.test(letter));

/** Splits what is `writable` by fonts. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const script = scriptOf(letter) ?? 'latin';
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ text: letter, script });
  }
  return runs;
}

/**
 * Letters that the fonts have: marks fall off what is known without them, the rest becomes a question mark. Joiners are left out: their
 * glyphs are empty and the last of the file, where fontkit reads beyond its end. Without them a word has the same letters, joined otherwise.
 */
export function writable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\p{Join_Control}/gu, ''), (letter) => {
    if (scriptOf(letter)) return letter;
    if (/\s/.test(letter)) return ' ';
    const bare = letter.normalize('NFD')[0] ?? '';
    return scripts.latin.has.test(bare) ? bare : '?';
  }).join('');
}
