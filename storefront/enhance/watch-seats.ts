import { askWhileSeen } from './shared/ask-while-seen';

/** In ms. */
const longest = 15 * 60_000;

/** Shows the page anew once somebody is in a channel that they had not joined: they come back to it from another app. */
export function watchSeats() {
  const { seats: url, joined } = document.querySelector<HTMLElement>('[data-seats]')?.dataset ?? {};
  if (!url) return;
  askWhileSeen(async () => {
    const answer = await fetch(url);
    // Not theirs any more: the page as it is says more than an error would.
    if (answer.status === 404) return true;
    const now: { joined: string[] } = await answer.json();
    if (now.joined.join(' ') === joined) return false;
    location.reload();
    return true;
  }, longest);
}
