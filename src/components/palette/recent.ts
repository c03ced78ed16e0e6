import type { Chosen } from '@haat/machines/palette';

/** So many are offered again. */
const most = 5;

/** Under which key the tab keeps what somebody chose lately. */
export const rememberedIn = (owner: string): string => `${owner}.palette`;

/** What was chosen lately, the newest first. Nothing where what was kept cannot be read. */
export function readRecent(stored: string | null): Chosen[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(read) ? read.filter(isChosen).slice(0, most) : [];
  } catch {
    return [];
  }
}

const isChosen = (one: unknown): one is Chosen =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Chosen).href === 'string' &&
  (one as Chosen).href.startsWith('/') &&
  typeof (one as Chosen).label === 'string';

/** The same with one more in front, as it is kept. */
export const withRecent = (stored: string | null, chosen: Chosen): string =>
  JSON.stringify([chosen, ...readRecent(stored).filter(({ href }) => href !== chosen.href)].slice(0, most));
