import { expect, test } from 'vitest';
import { retiredNamesIn, retiredPathsIn } from './names.mjs';
import { retiredNames, retiredPaths } from './retired-names.mjs';
import { retiredTexts } from './retired-texts.mjs';

test('finds files under a retired path', () => {
  expect(retiredPathsIn(['words/hi.ts', 'docs/words/a.md'], { 'words/': 'i18n/' })).toEqual([
    'words/hi.ts: words/ is retired. Use i18n/.',
  ]);
});

test('finds retired names and texts, with their line and what to use', () => {
  const names = { '@haat/words': '@haat/i18n', wayIn: 'loginMethod', 'Gave back': 'Refunded' };
  const text = "import { t } from '@haat/words';\nconst wayIn = t('Gave back');\n";
  expect(retiredNamesIn('a.ts', text, names)).toEqual([
    'a.ts:1: “@haat/words” is retired. Use “@haat/i18n”.',
    'a.ts:2: “wayIn” is retired. Use “loginMethod”.',
    'a.ts:2: “Gave back” is retired. Use “Refunded”.',
  ]);
});

test('leaves alone names that only contain a retired one', () => {
  const names = { wayIn: 'loginMethod', take: 'get' };
  expect(retiredNamesIn('a.ts', 'highwayIn wayInside take-away intake', names)).toEqual([]);
});

test('no replacement is retired itself', () => {
  for (const list of [retiredPaths, retiredNames, retiredTexts])
    for (const instead of Object.values(list)) expect(Object.keys(list)).not.toContain(instead);
});

test('finds every retired text that comes back, on a screen, in a log line and in a page of docs', () => {
  for (const text of Object.keys(retiredTexts)) {
    const file = `const title = t('${text}');\nlog.warn({ id }, '${text}.');\n- ${text}: see below\n`;
    const found = retiredNamesIn('a.tsx', file, retiredTexts).map((line) => line.split(':')[1]);
    expect(found, text).toEqual(['1', '2', '3']);
  }
});
