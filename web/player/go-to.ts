/** Asks a player to go to a second; said on its place. */
const name = 'player-go-to';

/** Asks the player of a recording to go on at a second. False where no script has taken it over: nothing can be asked then. */
export function goTo(mediaId: string, second: number): boolean {
  const place = document.getElementById(`media-${mediaId}`);
  if (!place?.hasAttribute('data-taken')) return false;
  place.dispatchEvent(new CustomEvent(name, { detail: second }));
  return true;
}

/** Tells the seconds that are asked for. Returns how to stop. */
export function watchGoTo(place: HTMLElement, go: (second: number) => void): () => void {
  const listen = (event: Event) => go((event as CustomEvent<number>).detail);
  place.addEventListener(name, listen);
  return () => place.removeEventListener(name, listen);
}
