import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';

// Letters are drawn as outlines: the machine needs no font, and the same words look the same on every one.

const require = createRequire(import.meta.url);

const weights = { plain: 400, strong: 600 } as const;

/** Letters of one script; what is opened of them depends on what is written. */
interface Family {
  fileOf: (weight: Hand['weight']) => string;
  /** The signs for which it is worth opening. */
  writes: RegExp;
}

const familyOf = (name: string, letters: string, writes: RegExp): Family => ({
  fileOf: (weight) => `@fontsource/${name}/files/${name}-${letters}-${weights[weight]}-normal.woff`,
  writes,
});

/** In the letters of the platform; then, for those it does not have, in plain ones for each language a creator may write in. */
const families: readonly Family[] = [
  familyOf('anek-devanagari', 'latin', /./su),
  familyOf('anek-devanagari', 'devanagari', /./su),
  familyOf('noto-sans-bengali', 'bengali', /\p{Script_Extensions=Bengali}/u),
  familyOf('noto-sans-gujarati', 'gujarati', /\p{Script_Extensions=Gujarati}/u),
  familyOf('noto-sans-gurmukhi', 'gurmukhi', /\p{Script_Extensions=Gurmukhi}/u),
  familyOf('noto-sans-kannada', 'kannada', /\p{Script_Extensions=Kannada}/u),
  familyOf('noto-sans-malayalam', 'malayalam', /\p{Script_Extensions=Malayalam}/u),
  familyOf('noto-sans-tamil', 'tamil', /\p{Script_Extensions=Tamil}/u),
  familyOf('noto-sans-telugu', 'telugu', /\p{Script_Extensions=Telugu}/u),
];

export interface Hand {
  /** px. */
  size: number;
  weight: keyof typeof weights;
}

export interface Written {
  /** px. */
  width: number;
  /** Paths from the origin, the line they stand on at y = 0. */
  paths: string;
}

const opened = new Map<string, Font>();

/** Read when the first picture needs it. */
function openFont(file: string): Font {
  const cached = opened.get(file);
  if (cached) return cached;
  const font = create(readFileSync(require.resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  opened.set(file, font);
  return font;
}

/** They say how the sign before them looks, and are nothing to write. */
const isVariation = /[\ufe00-\ufe0f\u20e3]/gu;

/** Whether every letter and figure can be written; signs and pictures among them may be left out. */
export const isWritable = (text: string): boolean =>
  Array.from(text.replace(isVariation, '')).every(
    (sign) => !/[\p{L}\p{N}\p{M}]/u.test(sign) || fontFor(sign, 'strong') !== undefined,
  );

/** A line of text; what no font of ours has is left out rather than drawn as a box. */
export function write(text: string, { size, weight }: Hand): Written {
  let x = 0;
  let paths = '';
  for (const run of runsOf(text.normalize('NFC'), weight)) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = laidOut(run.font, run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = outlineOf(glyph);
      if (outline)
        paths += `<path transform="translate(${px(x + xOffset * scale)} ${px(-yOffset * scale)}) scale(${px(scale)} ${px(-scale)})" d="${outline}"/>`;
      x += xAdvance * scale;
    }
  }
  return { width: x, paths };
}

const unmoved = { abvm: false, blwm: false, mark: false, mkmk: false };
const joiners = /[\u200c\u200d]/g;

/**
 * fontkit breaks off at a mark for which a font has left the place open: unmoved it stands where the font draws it. At a joiner without an
 * outline at the end of a font it breaks off as well: without its joiners the text can still be read.
 */
function laidOut(font: Font, text: string) {
  for (const [sample, features] of [
    [text, undefined],
    [text, unmoved],
    [text.replace(joiners, ''), undefined],
  ] as const)
    try {
      const run = font.layout(sample, features);
      return { positions: run.positions, glyphs: run.glyphs };
    } catch {
      // The next one asks less of the font.
    }
  return font.layout(text.replace(joiners, ''), unmoved);
}

/** Empty for a joiner: where its glyph is the last of a font and has no outline, fontkit reads beyond the font's end. */
function outlineOf(glyph: Glyph): string {
  try {
    return glyph.path.toSVG();
  } catch {
    return '';
  }
}

const px = (value: number): string => value.toFixed(4).replace(/\.?0+$/, '');

function fontFor(sign: string, weight: Hand['weight']): Font | undefined {
  for (const { fileOf, writes } of families) {
    if (!writes.test(sign)) continue;
    const font = openFont(fileOf(weight));
    if (font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) return font;
  }
  return undefined;
}

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
