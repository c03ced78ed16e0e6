import type { NameMatch } from './verification.gateway';

/** What stands before a name and is none of it, and what people write in several ways. */
const noise = /^(M\/S|MESSRS|MR|MRS|MS|SHRI|SMT|DR)$/;
const short: Readonly<Record<string, string>> = { PVT: 'PRIVATE', LTD: 'LIMITED', CO: 'COMPANY', '&': 'AND' };

function nameParts(name: string): string[] {
  const parts = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9&/ ]+/g, ' ')
    .split(/\s+/);
  return parts.filter((part) => part !== '' && !noise.test(part)).map((part) => short[part] ?? part);
}

/**
 * How a name given agrees with the names that a register has for one business, where the register does not say so itself: `good` when the
 * words are the same in any order, `doubtful` when some are, `none` when it is another name.
 */
export function matchOf(given: string, names: readonly (string | null)[]): NameMatch {
  const givenWords = new Set(nameParts(given));
  let best: NameMatch = 'none';
  for (const name of names) {
    const registered = new Set(nameParts(name ?? ''));
    const shared = [...registered].filter((part) => part.length > 1 && givenWords.has(part)).length;
    if (
      registered.size > 0 &&
      registered.size === givenWords.size &&
      [...registered].every((part) => givenWords.has(part))
    )
      return 'good';
    if (shared > 0) best = 'doubtful';
  }
  return best;
}
