/**
 * Reloads once in so many ms, counted from now also while the device sleeps; while something plays, or without a network, as soon as that is over.
 * Answers how it is stopped.
 */
export function reloadIn(ms: number, reload: () => void): () => void {
  const due = Date.now() + ms;
  const stop = new AbortController();
  const { signal } = stop;
  let timer = 0;
  const look = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    const left = due - Date.now();
    if (left > 0) timer = window.setTimeout(look, left);
    else if (navigator.onLine && !isPlaying()) {
      stop.abort();
      reload();
    }
  };
  document.addEventListener('visibilitychange', look, { signal });
  // Events of media do not bubble.
  for (const event of ['pause', 'ended']) document.addEventListener(event, look, { capture: true, signal });
  addEventListener('online', look, { signal });
  look();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

const isPlaying = (): boolean =>
  [...document.querySelectorAll<HTMLMediaElement>('video,audio')].some(({ paused }) => !paused);
