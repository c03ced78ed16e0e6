import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

// Letters are drawn as outlines: the machine needs no font, and the same words look the same on every one.

const require = createRequire(import.meta.url);
const files = {
  plain: [
    '@fontsource/anek-devanagari/files/anek-devanagari-latin-400-normal.woff',
    '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-400-normal.woff',
  ],
  strong: [
    '@fontsource/anek-devanagari/files/anek-devanagari-latin-600-normal.woff',
    '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-600-normal.woff',
  ],
} as const;

export interface Hand {
  /** px. */
  size: number;
  weight: keyof typeof files;
}

export interface Written {
  /** px. */
  width: number;
  /** Paths from the origin, the line they stand on at y = 0. */
  paths: string;
}

const opened = new Map<Hand['weight'], Font[]>();

/** Read when the first picture needs them. */
function fontsOf(weight: Hand['weight']): Font[] {
  const known = opened.get(weight) ?? files[weight].map(openFont);
  opened.set(weight, known);
  return known;
}

function openFont(file: string): Font {
  const font = create(readFileSync(require.resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  return font;
}

/** Whether every letter and figure can be written; signs and pictures among them may be left out. */
export const isWritable = (text: string): boolean =>
  Array.from(text).every((sign) => !/[\p{L}\p{N}\p{M}]/u.test(sign) || fontFor(sign, 'strong') !== undefined);

/** A line of text; what no font of ours has is left out rather than drawn as a box. */
export function write(text: string, { size, weight }: Hand): Written {
  let x = 0;
  let paths = '';
  for (const run of runsOf(text.normalize('NFC'), weight)) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = glyph.path.toSVG();
      if (outline)
        paths += `<path transform="translate(${px(x + xOffset * scale)} ${px(-yOffset * scale)}) scale(${px(scale)} ${px(-scale)})" d="${outline}"/>`;
      x += xAdvance * scale;
    }
  }
  return { width: x, paths };
}

const px = (value: number): string => value.toFixed(4).replace(/\.?0+$/, '');

const fontFor = (sign: string, weight: Hand['weight']): Font | undefined =>
  fontsOf(weight).find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** Neighbours of one font stay together, or letters that join would be torn apart. */
function runsOf(text: string, weight: Hand['weight']): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const isLasts = last?.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    if (last && isLasts) {
      last.text += sign;
      continue;
    }
    const font = fontFor(sign, weight);
    if (font) runs.push({ font, text: sign });
  }
  return runs;
}
