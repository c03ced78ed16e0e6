import type { Received } from './upload.ports';

/** Ms over which the speed is measured. */
const windowMs = 20_000;
/** Ms that a piece should take: often enough to show progress, seldom enough not to wait for answers. */
const wantedMs = 3_000;
const leastPiece = 256 * 1024;

/** How many bytes were there, and when. */
export interface Sample {
  at: number;
  offset: number;
}

/** The samples of the window and the last one before it. */
export function withSample(samples: readonly Sample[], { at, upload }: Received): Sample[] {
  const all = [...samples, { at, offset: upload.offset }];
  const first = all.findLastIndex((sample) => sample.at <= at - windowMs);
  return all.slice(Math.max(0, first));
}

/** Bytes a second; null until two samples are apart. */
export function speedOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples.at(0), samples.at(-1)];
  if (!first || !last || last.at <= first.at) return null;
  return ((last.offset - first.offset) * 1_000) / (last.at - first.at);
}

/** Bytes of the next piece: what the connection carries in three seconds, at most twice the last, within what the server takes. */
export function nextPiece(
  samples: readonly Sample[],
  { last, most }: { last: number; most: number },
): number {
  const speed = speedOf(samples.slice(-2));
  const wanted = speed === null ? last : Math.min((speed * wantedMs) / 1_000, last * 2);
  return Math.round(Math.min(most, Math.max(Math.min(leastPiece, most), wanted)));
}

/** After a piece that did not arrive. */
export const smallerPiece = (last: number): number => Math.max(leastPiece, Math.round(last / 2));

export const firstPiece = leastPiece * 2;
