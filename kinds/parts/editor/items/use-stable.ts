import { useState } from 'react';
import { useLatest } from './use-latest';

type Actions = Record<string, (...given: never[]) => void>;

/** The same functions for as long as a component lives, which do what was rendered last: rows that take them are drawn again only when they change. */
export function useStable<Given extends Actions>(actions: Given): Given {
  const latest = useLatest(actions);
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(actions).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
    ),
  );
  return stable as Given;
}
