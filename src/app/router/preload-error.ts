const event = 'vite:preloadError';

/** What the browser's event carries. */
interface PreloadError extends Event {
  payload?: unknown;
}

/** Those that have been heard of, so that none is told twice. */
const heard = new WeakSet<object>();

/**
 * Says that a screen could not be loaded. A build raises this event by itself for files that were to be loaded with a screen;
 * an import that fails for another reason raises it here, so that every failure is met in one place.
 */
export function raisePreloadError(error: unknown): void {
  if (typeof error === 'object' && error !== null && heard.has(error)) return;
  window.dispatchEvent(Object.assign(new Event(event), { payload: error }));
}

/** Tells of every file that could not be loaded. Returns how to stop. */
export function watchPreloadErrors(tell: (error: unknown) => void): () => void {
  const listen = ({ payload }: PreloadError) => {
    if (typeof payload === 'object' && payload !== null) heard.add(payload);
    tell(payload);
  };
  window.addEventListener(event, listen);
  return () => window.removeEventListener(event, listen);
}
