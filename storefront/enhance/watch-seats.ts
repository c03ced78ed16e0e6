/** In ms: how often it is asked while the page is seen, and for how long. */
const every = 3000;
const longest = 15 * 60_000;

/** Shows the page anew once somebody is in a channel that they had not joined: they come back to it from another app. */
export function watchSeats() {
  const { seats: url, joined } = document.querySelector<HTMLElement>('[data-seats]')?.dataset ?? {};
  if (!url) return;
  const until = Date.now() + longest;
  let timer = 0;
  const next = () => {
    clearTimeout(timer);
    if (!document.hidden && Date.now() < until) timer = window.setTimeout(() => void look(), every);
  };
  const look = async () => {
    clearTimeout(timer);
    try {
      const answer = await fetch(url);
      // Not theirs any more: the page as it is says more than an error would.
      if (answer.status === 404) return;
      const now: { joined: string[] } = await answer.json();
      if (now.joined.join(' ') !== joined) return location.reload();
    } catch {
      // Without a network the next look may succeed.
    }
    next();
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() < until) void look();
  });
  next();
}
