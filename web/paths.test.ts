import { expect, test } from 'vitest';
import { paths, returnPath, signInPath } from './paths';

const origin = 'https://haat.example';

test('leads back to where a person was going', () => {
  const next = '/transaction?status=refunded#top';
  const query = new URL(signInPath(next), origin).searchParams.get('next');
  expect(returnPath(query, origin)).toBe(next);
});

test.each([
  null,
  '',
  'admin',
  '//elsewhere.example/admin',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  '/admin/..//elsewhere.example',
  '/./\\elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  paths.signIn,
  `${paths.signIn}?next=/admin`,
  '/LogIn',
])('never leads to %s', (next) => {
  expect(returnPath(next, origin)).toBeNull();
});

test('writes no address twice', () => {
  const written: string[] = [];
  const collect = (part: object) => {
    for (const value of Object.values(part)) {
      if (typeof value === 'string') written.push(value);
      else if (typeof value === 'object') collect(value);
    }
  };
  collect(paths);
  expect(new Set(written).size).toBe(written.length);
});
