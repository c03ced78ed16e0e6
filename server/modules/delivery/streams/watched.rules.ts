// Which parts of a video or audio somebody has watched, out of where its player says that it is.

/** Equal parts of which it is kept whether they were watched. */
export const partCount = 100;
/** One character for each part: `1` where it was watched. */
export const noParts = '0'.repeat(partCount);

/** Ms between two reports of a player. */
const reportMs = 10_000;
/** Ms after which a device that says nothing has stopped: it misses three reports. */
export const silentMs = 35_000;
/** How fast a player plays at most. */
const fastest = 2;
/** Positions are whole seconds: two of them may be so many ms further apart, or away from the end. */
const roundedMs = 1_000;

/** Where a player is, in ms, and when it said so. */
export interface Reported {
  position: number;
  at: Date;
}

/** A piece that was played, in ms. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * What was played between two reports of one device; null where it jumped, or was silent between them. Reports that come late come close to each
 * other: as much as one report can be apart from the next is believed in any case.
 */
export function stretchBetween(last: Reported, next: Reported): Stretch | null {
  const elapsed = next.at.getTime() - last.at.getTime();
  const ahead = next.position - last.position;
  const most = Math.max(elapsed, reportMs) * fastest + roundedMs;
  if (elapsed > silentMs || ahead <= 0 || ahead > most) return null;
  return { from: last.position, to: next.position };
}

/** The parts of `length` ms whose middle is in a stretch: stretches that follow each other have every part once. */
export function partsOf({ from, to }: Stretch, length: number): string {
  if (length <= 0) return noParts;
  const end = to >= length - roundedMs ? length : to;
  return Array.from({ length: partCount }, (_, part) => {
    const middle = ((part + 0.5) * length) / partCount;
    return from <= middle && middle < end ? '1' : '0';
  }).join('');
}

/** The parts that are in one or the other. */
export const withParts = (one: string, other: string): string =>
  Array.from(one, (part, at) => (part === '1' || other[at] === '1' ? '1' : '0')).join('');

/** How many parts were watched. */
export const watchedCount = (parts: string): number => parts.replaceAll('0', '').length;

/** The places, from 0, of the parts of `next` that are not in `before`. */
export const newParts = (before: string, next: string): number[] =>
  Array.from(next, (_, at) => at).filter((at) => next[at] === '1' && before[at] !== '1');
