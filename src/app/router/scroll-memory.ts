/** How long a screen may take to become as long as it was, in ms. */
const patience = 2_000;
/** User input that cancels the scroll restoration. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate', 'pushState'] as const;

/** How far down people were, by address, in px. */
const places = new Map<string, number>();

/** Remembers how far down people were when they leave an address within the app. Returns how to stop. */
export function rememberPlaces(): () => void {
  let here = window.location.href;
  const leave = () => {
    places.set(here, window.scrollY);
    here = window.location.href;
  };
  // A screen comes in its own time, so the browser would look for the place too early; for a reload it is better at it.
  const byHand = () => {
    window.history.scrollRestoration = 'manual';
  };
  const byBrowser = () => {
    window.history.scrollRestoration = 'auto';
  };
  byHand();
  const steps = ['pushState', 'replaceState', 'popstate'];
  for (const step of steps) window.addEventListener(step, leave, { capture: true });
  window.addEventListener('pageshow', byHand);
  window.addEventListener('pagehide', byBrowser);
  return () => {
    for (const step of steps) window.removeEventListener(step, leave, { capture: true });
    window.removeEventListener('pageshow', byHand);
    window.removeEventListener('pagehide', byBrowser);
    byBrowser();
  };
}

/** Leads to where people were at this address, as soon as the screen is long enough for it. */
export function findPlace(): void {
  const place = places.get(window.location.href) ?? 0;
  const isThere = () => {
    window.scrollTo(0, place);
    return Math.abs(window.scrollY - place) < 1;
  };
  if (isThere()) return;
  const growth = new ResizeObserver(() => isThere() && stop());
  const later = setTimeout(stop, patience);
  growth.observe(document.body);
  for (const gesture of gestures) window.addEventListener(gesture, stop);
  function stop() {
    growth.disconnect();
    clearTimeout(later);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  }
}
