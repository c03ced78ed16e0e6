import { t } from '@haat/i18n';
import type { Problems } from '@haat/kinds/parts/editor/problems';
import type { Missing } from '@haat/openapi';
import { useState } from 'react';

/**
 * Of all problems those of fields that have been left: nobody is corrected while typing. What an earlier visit left wrong
 * was left. A field that is missing says so once somebody came to it to fill it in.
 */
export function useLeft(problems: Problems, missing: readonly Missing[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(Object.keys(problems)));
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => new Set());
  const shown: Problems = {
    ...Object.fromEntries(
      missing.filter(({ field }) => checked.has(field)).map(({ field, message }) => [field, message]),
    ),
    ...Object.fromEntries(
      Object.entries(problems)
        .filter(([field]) => left.has(field))
        .map(([field, problem]) => [field, t('Not saved yet. {problem}', { problem })]),
    ),
  };
  const onLeave = (...fields: readonly string[]) =>
    setLeft((before) => (fields.every((field) => before.has(field)) ? before : union(before, fields)));
  const onAsk = (field: string) => setChecked((before) => union(before, [field]));
  return { shown, onLeave, onAsk };
}

const union = (before: ReadonlySet<string>, fields: readonly string[]) => new Set([...before, ...fields]);
