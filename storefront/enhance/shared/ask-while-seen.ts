/** In ms. */
const every = 3000;

/** Asks every few seconds while the page is seen, and at once when it is seen again, until `look` answers that there is nothing more to ask, or for so many ms. */
export function askWhileSeen(look: () => Promise<boolean>, longest = Number.POSITIVE_INFINITY): void {
  const until = Date.now() + longest;
  let timer = 0;
  let isOver = false;
  const isWanted = () => !isOver && !document.hidden && Date.now() < until;
  const next = () => {
    clearTimeout(timer);
    if (isWanted()) timer = window.setTimeout(() => void ask(), every);
  };
  const ask = async () => {
    clearTimeout(timer);
    // Without a network the next look may succeed.
    isOver = (await look().catch(() => false)) || isOver;
    next();
  };
  document.addEventListener('visibilitychange', () => {
    if (isWanted()) void ask();
  });
  next();
}
