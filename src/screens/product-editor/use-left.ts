import { t } from '@haat/words';
import { useState } from 'react';
import type { Problems } from './problems';

/**
 * Of all problems those of fields that have been left: nobody is corrected while typing. What an earlier visit left wrong
 * was left.
 */
export function useLeft(problems: Problems) {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(Object.keys(problems)));
  const shown = Object.fromEntries(
    Object.entries(problems)
      .filter(([field]) => left.has(field))
      .map(([field, problem]) => [field, t('Not saved yet. {problem}', { problem })]),
  );
  const onLeave = (field: string) =>
    setLeft((before) => (before.has(field) ? before : new Set(before).add(field)));
  return { shown, onLeave };
}
