import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The names in the first column of the page's tables. */
function tablesOnThePage(): string[] {
  const rows = read('../../../../docs/personal-data.md').matchAll(/^\| (`[^|]*) \|/gm);
  return [...rows].flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

function tablesOfTheSchema(): string[] {
  const [, members = ''] =
    /export interface Schema \{\n([\s\S]*?)\n\}/.exec(read('../../../platform/database/schema.ts')) ?? [];
  return [...members.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name);
}

test('every table says what becomes of the people in it, once', () => {
  const known = tablesOfTheSchema();
  expect(known.length).toBeGreaterThan(90);
  expect(tablesOnThePage().toSorted()).toEqual(known.toSorted());
});
