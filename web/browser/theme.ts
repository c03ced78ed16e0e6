import { read, remove, write } from './storage';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'haat.theme';

/** Pinned on this device, or the system's. */
export const readTheme = (): Theme => themes.find((theme) => theme === read(key)) ?? 'system';

/** Pins a theme on this device, or follows the system again. */
export function keepTheme(theme: Theme): void {
  if (theme === 'system') remove(key);
  else write(key, theme);
  showTheme();
}

/** Without the attribute the system chooses. */
export function showTheme(): void {
  const theme = readTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Shows the pinned theme from the start, and what another tab pins later. */
export function followTheme(): void {
  showTheme();
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) showTheme();
  });
}
