import { createContext, use, useEffect, useId, useLayoutEffect, useRef } from 'react';

/** Why a part of a screen does not show what it should. */
export interface Trouble {
  /** Without a network, without an answer, or with an old answer in the place of a new one. */
  is: 'offline' | 'failed' | 'stale';
  /** When what it shows came, in ms since 1970; null while it shows nothing. */
  at: number | null;
  busy: boolean;
  retry: () => unknown;
}

interface Outcome {
  /** Shared notice above all parts, instead of one in each. */
  is: Trouble['is'] | null;
  tell: (id: string, trouble: Trouble | null) => void;
  leave: (id: string) => void;
}

export const AsyncStateContext = createContext<Outcome | null>(null);

/** What is said once: of the network as soon as it is gone for two, of a failure where it is all there is to see. */
export function commonTrouble(parts: readonly (Trouble | null)[]): Trouble['is'] | null {
  const count = (is: Trouble['is']) => parts.filter((part) => part?.is === is).length;
  if (count('offline') > 1) return 'offline';
  if (parts.length < 2) return null;
  return (['failed', 'stale'] as const).find((is) => count(is) === parts.length) ?? null;
}

/** Tells the parts around this one what is wrong with it. Answers whether that is said above all of them. */
export function useSharedTrouble(trouble: Trouble | null): boolean {
  const around = use(AsyncStateContext);
  const id = useId();
  const { tell, leave } = around ?? {};
  const retry = useRef(trouble?.retry);
  useEffect(() => {
    retry.current = trouble?.retry;
  });
  const { is = null, at = null, busy = false } = trouble ?? {};
  // Before paint, so that no notice flashes twice.
  useLayoutEffect(() => {
    tell?.(id, is && { is, at, busy, retry: () => retry.current?.() });
  }, [tell, id, is, at, busy]);
  useLayoutEffect(() => () => leave?.(id), [leave, id]);
  return is !== null && around?.is === is;
}
