import { askGoogleNonce } from '@haat/web/services/identity';

const scriptAddress = 'https://accounts.google.com/gsi/client';
/** A nonce is good for ten minutes; the button gets another before that. In ms. */
const renewAfter = 8 * 60_000;
/** What Google's own button can be, in px. */
const width = { least: 200, most: 400 };

interface GoogleId {
  initialize(options: {
    client_id: string;
    nonce: string;
    ux_mode: 'popup';
    callback: (answer: { credential: string }) => void;
  }): void;
  renderButton(place: HTMLElement, options: Record<string, string | number>): void;
  cancel(): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleId } };
  }
}

/**
 * Draws Google's own button into `place`, and draws it anew before its nonce runs out. Resolves when it is there; rejects when it
 * cannot be. `onCredential` hears what Google vouches with.
 */
export async function offerGoogle(
  place: HTMLElement,
  onCredential: (gtoken: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const draw = async () => {
    const [google, { clientId, nonce }] = await Promise.all([loadGoogle(), askGoogleNonce(signal)]);
    if (signal.aborted) return;
    google.initialize({
      client_id: clientId,
      nonce,
      ux_mode: 'popup',
      callback: ({ credential }) => {
        if (!signal.aborted) onCredential(credential);
      },
    });
    place.replaceChildren();
    google.renderButton(place, looks(place));
  };
  await draw();
  whenOld(draw, signal);
}

/** Timers of a page in the background sleep, so it also looks when it comes to the front. */
function whenOld(draw: () => Promise<void>, signal: AbortSignal): void {
  let drawnAt = Date.now();
  const renew = () => {
    if (document.visibilityState !== 'visible' || Date.now() - drawnAt < renewAfter) return;
    drawnAt = Date.now();
    // Without a new one the old button stays: the server then says in words that it took too long.
    draw().catch(() => undefined);
  };
  const beat = setInterval(renew, 30_000);
  document.addEventListener('visibilitychange', renew);
  signal.addEventListener('abort', () => {
    clearInterval(beat);
    document.removeEventListener('visibilitychange', renew);
  });
}

function looks(place: HTMLElement): Record<string, string | number> {
  const isDark = getComputedStyle(place).colorScheme === 'dark';
  return {
    type: 'standard',
    theme: isDark ? 'filled_black' : 'outline',
    size: 'large',
    text: 'continue_with',
    shape: 'rectangular',
    logo_alignment: 'center',
    width: Math.round(Math.min(width.most, Math.max(width.least, place.clientWidth))),
  };
}

let loading: Promise<GoogleId> | undefined;

/** Loads Google's script once, and only when its button is wanted. */
function loadGoogle(): Promise<GoogleId> {
  loading ??= new Promise<GoogleId>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress;
    script.async = true;
    script.onload = () => {
      const id = window.google?.accounts.id;
      if (id) resolve(id);
      else reject(new Error('Google’s script did not define google.accounts'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('Google’s script could not be loaded'));
    };
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
