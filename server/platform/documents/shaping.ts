import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import { type Script, scripts } from './pdf.scripts';
import { unpackWoff } from './woff';

const require = createRequire(import.meta.url);

export type Shaper = harfbuzz.Font;

/** A font of ours: its file as TrueType, and what shapes text with it. */
export interface LoadedFont {
  bytes: Buffer;
  shaper: Shaper;
  /** Units of the shapes in an em. */
  unitsPerEm: number;
}
const fonts = new Map<string, LoadedFont>();

/** Reads a font when the first text needs it. */
export function fontOf(script: Script, weight: 400 | 600): LoadedFont {
  const { family } = scripts[script];
  const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
  const known = fonts.get(file);
  if (known) return known;
  const bytes = unpackWoff(readFileSync(require.resolve(file)));
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
  const loaded = { bytes, shaper: new harfbuzz.Font(face), unitsPerEm: face.upem };
  fonts.set(file, loaded);
  return loaded;
}

/** One for all texts: outside the collector's sight, each of its own would be freed much too late. */
const buffer = new harfbuzz.Buffer();

/** The glyphs of a text from left to right as they stand, each with its place; 0 is a letter that the font does not have. */
export function shaped(shaper: Shaper, text: string, about: { script: Script; isRight: boolean }) {
  buffer.reset();
  buffer.addText(text);
  buffer.setScript(codes[about.script]);
  buffer.setDirection(about.isRight ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  harfbuzz.shape(shaper, buffer);
  return {
    infos: buffer.getGlyphInfos(),
    positions: buffer
      .getGlyphPositions()
      .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset })),
  };
}

/** ISO 15924. */
const codes: Readonly<Record<Script, string>> = {
  latin: 'Latn',
  devanagari: 'Deva',
  bengali: 'Beng',
  gurmukhi: 'Guru',
  gujarati: 'Gujr',
  oriya: 'Orya',
  tamil: 'Taml',
  telugu: 'Telu',
  kannada: 'Knda',
  malayalam: 'Mlym',
  arabic: 'Arab',
};
