import type { CheckoutModel } from '@haat/openapi/pages';
import { useEffect, useRef, useState } from 'react';
import { hasBought } from '../../enhance/shared/bought';

type Saved = Pick<CheckoutModel['values'], 'phone' | 'name' | 'email'>;

/** Told in this tab that they are somebody else. */
const refused = 'haat.checkout.anew';

export const empty: Saved = { phone: '', name: '', email: '' };

const read = (storage: () => Storage, name: string): string | null => {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
};

export function refuseSaved(): void {
  try {
    sessionStorage.setItem(refused, '1');
  } catch {
    // Without storage it is filled in again.
  }
}

/**
 * What the buyer of this browser said the last time, for a form that everybody is sent. Nothing is asked for where nothing was bought, something is
 * typed already, or the server has filled it in.
 */
export function useSaved(
  isLive: boolean,
  { isSaved, values }: { isSaved: boolean; values: Saved },
  fill: (saved: Saved) => void,
): { isFilled: boolean; forget: () => void } {
  const [isFilled, setFilled] = useState(isSaved);
  const isEmpty = values.phone === '' && values.name === '' && values.email === '';
  const latest = useRef({ isEmpty, fill });
  useEffect(() => {
    latest.current = { isEmpty, fill };
  });
  useEffect(() => {
    const isKnown = hasBought() || read(() => localStorage, 'authToken');
    if (!isLive || !isKnown || !latest.current.isEmpty || read(() => sessionStorage, refused)) return;
    const stop = new AbortController();
    fetch('/checkout/saved', { signal: stop.signal })
      .then(async (answer) => {
        if (answer.status !== 200) return;
        const saved = (await answer.json()) as Saved;
        // Somebody may have begun to type.
        if (!latest.current.isEmpty) return;
        latest.current.fill(saved);
        setFilled(true);
      })
      .catch(() => {});
    return () => stop.abort();
  }, [isLive]);
  return {
    isFilled,
    forget: () => {
      refuseSaved();
      setFilled(false);
    },
  };
}
