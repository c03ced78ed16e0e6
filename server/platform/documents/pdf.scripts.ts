import bidiFactory from 'bidi-js';

/** Letters that a font has, in the order in which fonts are asked; the second has the sign of the rupee too. */
export const scripts = {
  latin: {
    has: /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/,
    family: 'anek-devanagari',
  },
  devanagari: {
    has: /[\u0900-\u097f\u20b9]/,
    family: 'anek-devanagari',
  },
  bengali: { has: /[\u0980-\u09fe]/, family: 'noto-sans-bengali' },
  gurmukhi: { has: /[\u0a01-\u0a76]/, family: 'noto-sans-gurmukhi' },
  gujarati: { has: /[\u0a81-\u0af1]/, family: 'noto-sans-gujarati' },
  oriya: { has: /[\u0b01-\u0b77]/, family: 'noto-sans-oriya' },
  tamil: { has: /[\u0b82-\u0bfa]/, family: 'noto-sans-tamil' },
  telugu: { has: /[\u0c00-\u0c5b\u0c5d-\u0c7f]/, family: 'noto-sans-telugu' },
  kannada: { has: /[\u0c80-\u0cdb\u0cdd-\u0cf2]/, family: 'noto-sans-kannada' },
  malayalam: { has: /[\u0d00-\u0d7f]/, family: 'noto-sans-malayalam' },
  arabic: { has: /[\u0600-\u06ff\u0750-\u077f]/, family: 'noto-naskh-arabic' },
} as const;
export type Script = keyof typeof scripts;

/** Neighbours that one font has, read in one direction. */
export interface Run {
  text: string;
  script: Script;
  isRightToLeft: boolean;
}

export const isJoiner = /\p{Join_Control}/u;

export const scriptOf = (letter: string): Script | undefined =>
  (Object.keys(scripts) as Script[]).find((script) => scripts[script].has.test(letter));

const bidi = bidiFactory();

/** Whether a text begins from the right: its first letter says so. */
export const isRightToLeft = (text: string): boolean =>
  scripts.arabic.has.test(text) && (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;

/**
 * Splits what is `writable` by fonts and directions, from left to right as it stands on paper (Unicode Bidirectional Algorithm). `direction` is that of
 * the whole that a line is part of; left out, the line says it itself.
 */
export function runsOf(text: string, direction?: 'ltr' | 'rtl'): Run[] {
  const isPlain = direction !== 'rtl' && !scripts.arabic.has.test(text);
  const levels = isPlain ? null : bidi.getEmbeddingLevels(text, direction).levels;
  const runs: (Run & { level: number })[] = [];
  let at = 0;
  for (const letter of text) {
    const level = levels?.[at] ?? 0;
    at += letter.length;
    const last = runs.at(-1);
    const script = isJoiner.test(letter) && last ? last.script : (scriptOf(letter) ?? 'latin');
    if (last?.script === script && last.level === level) last.text += letter;
    else runs.push({ text: letter, script, level, isRightToLeft: level % 2 === 1 });
  }
  return inSight(runs);
}

/** Rule L2: from the highest level down, whatever stands side by side at a level or above is turned round. */
function inSight<Leveled extends { level: number }>(runs: Leveled[]): Leveled[] {
  const shown = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    let start = 0;
    while (start < shown.length) {
      let end = start;
      while ((shown[end]?.level ?? -1) >= level) end += 1;
      shown.splice(start, end - start, ...shown.slice(start, end).toReversed());
      start = Math.max(end, start + 1);
    }
  }
  return shown;
}

/** Letters that the fonts have: marks fall off what is known without them, the rest becomes a question mark. */
export function writable(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (scriptOf(letter) || isJoiner.test(letter)) return letter;
    if (/\s/.test(letter)) return ' ';
    const bare = letter.normalize('NFD')[0] ?? '';
    return scripts.latin.has.test(bare) ? bare : '?';
  }).join('');
}

/** Whether some of it is read from right to left. A reader turns round the letters that it is told of it, so it is told none. */
export const hasRightToLeft = (text: string): boolean => scripts.arabic.has.test(text);

/** Whether a reader is told the letters of a text beside its glyphs, which stand in another order in Indian scripts. */
export const isShaped = (text: string): boolean =>
  !hasRightToLeft(text) && Array.from(text).some((letter) => !scripts.latin.has.test(letter));
