import { useEffect, useRef, useState } from 'react';

/** Keeps the focus on a button whose row goes elsewhere in its list, where a browser would lose it. */
export function useFocusFollows() {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  // An object, so that the same button can be asked for twice.
  const [wanted, setWanted] = useState<{ keys: readonly string[] } | null>(null);
  useEffect(() => {
    const found = wanted?.keys.map((key) => buttons.current.get(key));
    found?.find((button) => button && !button.disabled)?.focus();
  }, [wanted]);
  const [follows] = useState(() => ({
    /** Gives a button its name. */
    button: (key: string) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(key, button);
      else buttons.current.delete(key);
    },
    /** Focuses the first enabled button of these once rendered. */
    follow: (...keys: string[]) => setWanted({ keys }),
  }));
  return follows;
}

export type FocusFollows = ReturnType<typeof useFocusFollows>;
