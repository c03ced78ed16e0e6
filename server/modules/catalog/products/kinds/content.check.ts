import { type ProductKind, productKinds } from '@haat/kinds/facts';
import type { Content } from '@haat/openapi';
import { contractErrors } from '../../../../platform/http/api.validation';
import { invalid } from '../../../../platform/http/errors';

/**
 * The content as it is kept: trimmed, without what was left empty, and held to the schema of its kind.
 * Throws a 422 refusal naming `content.…`.
 */
export function checkContent(kind: ProductKind, given: Content): Content {
  const content = tidy(given) as Content;
  const fields = contractErrors(productKinds[kind].contentSchema, content, 'content');
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return content;
}

/** An empty title stays: it is one that is still to be written. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidy).filter((one) => one !== '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]) => [name, tidy(one)] as const)
      .filter(([name, one]) => one !== '' || name === 'title'),
  );
}
