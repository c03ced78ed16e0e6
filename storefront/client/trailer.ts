// Plays the trailer of a preview in the place of its cover. Without it the button leads to the page that plays it.

const button = document.querySelector<HTMLAnchorElement>('[data-trailer]');

button?.addEventListener('click', (event) => {
  const player = document.querySelector<HTMLTemplateElement>('#trailer')?.content.querySelector('video');
  const place = button.parentElement;
  if (!player || !place || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  // That page has a player by script, for what a browser does not play by itself.
  player.addEventListener('error', () => location.assign(button.href));
  place.replaceChildren(player);
  player.focus();
  player.play().catch(() => {});
});
