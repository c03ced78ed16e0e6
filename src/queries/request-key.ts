import { useRef } from 'react';

/** Gives the same wish, tried again, the same idempotency key: so it is done once. `forget` once it is decided: another try is another wish. */
export function useRequestKey() {
  const last = useRef({ wish: '', key: '' });
  return {
    keyOf(wish: unknown): string {
      const text = JSON.stringify(wish);
      if (last.current.wish !== text) last.current = { wish: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget(): void {
      last.current = { wish: '', key: '' };
    },
  };
}
