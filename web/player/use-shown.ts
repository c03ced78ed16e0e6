import { useCallback, useEffect, useState } from 'react';

/** ms after which controls go that nobody uses. */
const idleMs = 3_000;

/** Whether controls are seen: always when something asks for them, else for a while after each move. */
export function useShown(isAsked: boolean) {
  const [isMoved, setMoved] = useState(false);
  const [moves, setMoves] = useState(0);
  const show = useCallback(() => {
    setMoved(true);
    setMoves((before) => before + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move begins the wait anew
  useEffect(() => {
    if (!isMoved) return;
    const timer = setTimeout(() => setMoved(false), idleMs);
    return () => clearTimeout(timer);
  }, [isMoved, moves]);
  return { isShown: isAsked || isMoved, show, hide: () => setMoved(false) };
}
