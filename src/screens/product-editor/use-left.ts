import { useState } from 'react';
import type { Problems } from './problems';

/** Of all problems those of fields that have been left: nobody is corrected while typing. */
export function useLeft(problems: Problems) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const shown = Object.fromEntries(Object.entries(problems).filter(([field]) => left.has(field)));
  const onLeave = (field: string) =>
    setLeft((before) => (before.has(field) ? before : new Set(before).add(field)));
  return { shown, onLeave };
}
