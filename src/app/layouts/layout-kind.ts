import { useSyncExternalStore } from 'react';
import type { LayoutKind } from '../../components/screen/layout-context';

/** Which family a screen belongs to; the window's width then chooses among its layouts. */
export type LayoutFamily = 'guest' | 'page' | 'app';

/** In px of the window: below the first a phone, from the second a desktop. */
const tabletFrom = 768;
const desktopFrom = 1024;

/** The layout of a screen. `width` is the window's, in px. */
export function layoutKind(family: LayoutFamily, width: number): LayoutKind {
  if (family === 'guest') return 'guest';
  if (family === 'page') return width < tabletFrom ? 'page-mobile' : 'page-desktop';
  if (width < tabletFrom) return 'mobile';
  return width < desktopFrom ? 'tablet' : 'desktop';
}

const queries = [tabletFrom, desktopFrom].map((width) => `(min-width: ${width}px)`);

function subscribe(tell: () => void) {
  const watched = queries.map((query) => window.matchMedia(query));
  for (const query of watched) query.addEventListener('change', tell);
  return () => {
    for (const query of watched) query.removeEventListener('change', tell);
  };
}

/** Follows the window while it is resized. */
export function useLayoutKind(family: LayoutFamily): LayoutKind {
  return useSyncExternalStore(subscribe, () => layoutKind(family, widthBand()));
}

/** A width of the window's band, from the same media queries that the styles use. */
function widthBand(): number {
  const [tablet, desktop] = queries.map((query) => window.matchMedia(query).matches);
  if (desktop) return desktopFrom;
  return tablet ? tabletFrom : 0;
}
