let live: HTMLElement | undefined;

/** For people who cannot see what changed. */
export function tell(text: string) {
  if (!live) {
    live = document.createElement('div');
    live.setAttribute('role', 'status');
    live.style.cssText = 'position:absolute;clip-path:inset(50%)';
    document.body.append(live);
  }
  live.textContent = text;
}
