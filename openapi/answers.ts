import type { Shape } from './answer-shape';
import { answers, shared } from './generated/answer-shapes';

/**
 * Where the body of a successful answer lacks what the contract promises of `operation` (`GET /api/wallet`), as "/items/0/amount is not i";
 * null when nothing is missing, or the contract says nothing of its JSON. It names fields, and never says what stood in them.
 */
export function mismatchOf(operation: string, body: unknown): string | null {
  const shape = answers[operation];
  return shape === undefined ? null : mismatch(body, shape, '');
}

function mismatch(value: unknown, shape: Shape, at: string): string | null {
  if (typeof shape === 'number') return mismatch(value, shared[shape] as Shape, at);
  if (typeof shape === 'string') return isOf(value, shape) ? null : `${at || '/'} is not ${shape}`;
  if (isList(shape))
    return shape[0] === '|' ? noneOf(value, shape, at) : inList(value, shape[0] as Shape, at);
  return inObject(value, shape as Readonly<Record<string, Shape>>, at);
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

function isOf(value: unknown, letter: string): boolean {
  if (letter === 's') return typeof value === 'string';
  if (letter === 'i') return Number.isSafeInteger(value);
  if (letter === 'n') return Number.isFinite(value);
  if (letter === 'b') return typeof value === 'boolean';
  return letter === '*' || value === null;
}

/** Of several that all differ, the first that is no null says where. */
function noneOf(value: unknown, shapes: readonly Shape[], at: string): string | null {
  let first: string | null = null;
  for (const shape of shapes.slice(1)) {
    const found = mismatch(value, shape, at);
    if (found === null) return null;
    if (shape !== 'z') first ??= found;
  }
  return first;
}

function inList(value: unknown, shape: Shape, at: string): string | null {
  if (!Array.isArray(value)) return `${at || '/'} is no list`;
  for (const [index, one] of value.entries()) {
    const found = mismatch(one, shape, `${at}/${index}`);
    if (found !== null) return found;
  }
  return null;
}

function inObject(value: unknown, shape: Readonly<Record<string, Shape>>, at: string): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${at || '/'} is no object`;
  const given = value as Record<string, unknown>;
  for (const [key, one] of Object.entries(shape)) {
    if (key === '%') continue;
    const name = key.endsWith('?') ? key.slice(0, -1) : key;
    if (name !== key && given[name] === undefined) continue;
    const found = mismatch(given[name], one, `${at}/${name}`);
    if (found !== null) return found;
  }
  const others = shape['%'];
  if (others === undefined) return null;
  for (const [key, one] of Object.entries(given)) {
    if (key in shape || `${key}?` in shape) continue;
    // The name of such a key is data.
    const found = mismatch(one, others, `${at}/*`);
    if (found !== null) return found;
  }
  return null;
}
