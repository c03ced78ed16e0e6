import { useEffect } from 'react';

/** ms for which the mark stands in one place. */
const stayMs = 9_000;

/** Shares of the picture, in %: never long enough in one place to be cut off, and never where nobody looks. */
const spots = [
  [12, 8],
  [58, 62],
  [30, 40],
  [68, 12],
  [16, 66],
  [46, 20],
  [64, 48],
] as const;

/** Moves what tells one buyer's recording from another's. It jumps, so it moves for who wants no motion too. */
export function useMovingMark(place: HTMLElement): void {
  useEffect(() => {
    const mark = place.querySelector<HTMLElement>('[data-mark]');
    if (!mark) return;
    let at = 0;
    const timer = setInterval(() => {
      at = (at + 1) % spots.length;
      const [top, left] = spots[at] ?? spots[0];
      mark.style.top = `${top}%`;
      mark.style.left = `${left}%`;
    }, stayMs);
    return () => clearInterval(timer);
  }, [place]);
}
