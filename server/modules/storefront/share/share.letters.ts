import { isJoiner, type Run, runsOf, scriptOf } from '../../../platform/documents/pdf.scripts';
import { fontOf, type LoadedFont, shaped } from '../../../platform/documents/shaping';

// Letters are drawn as outlines: the machine needs no font, and the same words look the same on every one. Fonts and shaping are those of documents.

const weights = { plain: 400, strong: 600 } as const;

export interface Hand {
  /** px. */
  size: number;
  weight: keyof typeof weights;
  /** Of the whole that a line is part of; left out, the line says it itself. */
  direction?: 'ltr' | 'rtl';
}

export interface Written {
  /** px. */
  width: number;
  /** Paths from the origin, the line they stand on at y = 0. */
  paths: string;
}

/** They say how the sign before them looks, and are nothing to write. */
const isVariation = /[\ufe00-\ufe0f\u20e3]/gu;

/** Signs beside letters that our Latin font has, such as €. */
let signs: ReadonlySet<number> | null = null;
function isSign(sign: string): boolean {
  signs ??= new Set(fontOf('latin', weights.strong).shaper.face.collectUnicodes());
  return signs.has(sign.codePointAt(0) ?? 0);
}

const hasFont = (sign: string): boolean => scriptOf(sign) !== undefined || isSign(sign);

/** As a font of ours has it: itself, or its letter without marks that are known without them; empty where none has it. */
function drawable(sign: string): string {
  if (isJoiner.test(sign) || hasFont(sign)) return sign;
  if (/\s/u.test(sign)) return ' ';
  const bare = sign.normalize('NFD')[0] ?? '';
  return hasFont(bare) ? bare : '';
}

const signsOf = (text: string): string[] => Array.from(text.normalize('NFC').replace(isVariation, ''));

/** Whether every letter and figure can be written; signs and pictures among them may be left out. */
export const isWritable = (text: string): boolean =>
  signsOf(text).every((sign) => !/[\p{L}\p{N}\p{M}]/u.test(sign) || drawable(sign) !== '');

interface PlacedGlyph {
  font: LoadedFont;
  id: number;
  /** px. */
  x: number;
  y: number;
}

/** A line of text from left to right; what no font of ours has is left out rather than drawn as a box. */
function laidOut(text: string, { size, weight, direction }: Hand): { width: number; glyphs: PlacedGlyph[] } {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  const place = ({ text: part, script, isRightToLeft }: Run) => {
    const font = fontOf(script, weights[weight]);
    const scale = size / font.unitsPerEm;
    const { infos, positions } = shaped(font.shaper, part, { script, isRight: isRightToLeft });
    for (const [index, { codepoint: id }] of infos.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      if (id === 0) continue;
      glyphs.push({ font, id, x: x + xOffset * scale, y: -yOffset * scale });
      x += xAdvance * scale;
    }
  };
  for (const run of runsOf(signsOf(text).map(drawable).join(''), direction)) place(run);
  return { width: x, glyphs };
}

/** px. */
export const widthOf = (text: string, hand: Hand): number => laidOut(text, hand).width;

export function write(text: string, hand: Hand): Written {
  const { width, glyphs } = laidOut(text, hand);
  const paths = glyphs.map(({ font: { shaper, unitsPerEm }, id, x, y }) => {
    const outline = shaper.glyphToPath(id);
    const scale = hand.size / unitsPerEm;
    return outline === ''
      ? ''
      : `<path transform="translate(${px(x)} ${px(y)}) scale(${px(scale)} ${px(-scale)})" d="${outline}"/>`;
  });
  return { width, paths: paths.join('') };
}

const px = (value: number): string => value.toFixed(4).replace(/\.?0+$/, '');
