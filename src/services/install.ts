// A place on the home screen, where the browser lets a page offer one.
import { platformHere } from '@haat/web/in-app-browser/here';

/** What Chromium hands to a page that may ask (Web App Manifest, Application Information). */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** `offered`: the browser asks when it is told to. `byHand`: it has a menu for it, as Safari on iPhones. `none`: it has neither, or it is there already. */
export type Install = 'offered' | 'byHand' | 'none';

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function keep(prompt: InstallPrompt | null): void {
  kept = prompt;
  for (const changed of listeners) changed();
}

/** From now on the browser does not ask by itself, and whoever wants it finds it in the account or the library. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => keep(null));
}

export function followInstall(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Inside another app there is no such menu. */
export function installHere(): Install {
  if (kept) return 'offered';
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === false && platformHere() === null ? 'byHand' : 'none';
}

/** Has the browser ask. It hands out another prompt when it is refused. */
export async function install(): Promise<void> {
  const prompt = kept;
  keep(null);
  await prompt?.prompt();
}
