// Google's script, as far as a page meets it: a button of its own, and a credential when it is pressed.
import type { Page } from '@playwright/test';

/** What the page has asked Google for. */
export interface Asked {
  client_id: string;
  nonce: string;
}

/** Runs in the page. */
function script() {
  const state: { asked?: Asked & { callback: (answer: { credential: string }) => void } } = {};
  const id = {
    initialize: (options: typeof state.asked) => {
      state.asked = options;
    },
    renderButton: (place: HTMLElement) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Continue with Google';
      button.onclick = async () => {
        const { asked } = state;
        if (!asked) return;
        const vouch = (window as unknown as { vouch: (asked: Asked) => Promise<string> }).vouch;
        asked.callback({ credential: await vouch({ client_id: asked.client_id, nonce: asked.nonce }) });
      };
      place.append(button);
    },
    cancel: () => undefined,
  };
  Object.assign(window, { google: { accounts: { id } } });
}

/** Answers Google's script; `vouch` makes the credential. Returns how often the script was loaded. */
export async function simulateGoogle(page: Page, vouch: (asked: Asked) => string): Promise<() => number> {
  let loads = 0;
  await page.exposeFunction('vouch', vouch);
  await page.route('https://accounts.google.com/gsi/client', (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})();` });
  });
  return () => loads;
}

export const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
