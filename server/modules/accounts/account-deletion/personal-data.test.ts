import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableFiles } from '../../../platform/testing/table-files';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The names in the first column of the page's tables. */
function tablesOnThePage(): string[] {
  const rows = read('../../../../docs/personal-data.md').matchAll(/^\| (`[^|]*) \|/gm);
  return [...rows].flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

function tablesOfTheSchema(): string[] {
  return tableFiles().flatMap((file) => {
    const [, members = ''] = /interface Schema \{\n([\s\S]*?)\n *\}\n/.exec(readFileSync(file, 'utf8')) ?? [];
    return [...members.matchAll(/^ +(\w+): /gm)].map(([, name = '']) => name);
  });
}

test('every table says what becomes of the people in it, once', () => {
  const known = tablesOfTheSchema();
  expect(known.length).toBeGreaterThan(90);
  expect(tablesOnThePage().toSorted()).toEqual(known.toSorted());
});
