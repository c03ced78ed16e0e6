import { expect, test } from 'vitest';
import { deadLinks } from './docs.mjs';

const pages = new Map([
  ['README.md', '# House'],
  ['docs/ledger.md', '# The ledger\n\n## What posts, and why (22 November)\n'],
]);
const dead = (page, text) => deadLinks(page, text, pages, (file) => pages.has(file) || file === 'docs/a.png');

test('finds links that lead to no file and to no heading', () => {
  expect(dead('docs/ledger.md', '[a](../README.md) ![b](a.png) [c](plans.md)')).toEqual([
    'docs/ledger.md: plans.md leads nowhere',
  ]);
  expect(dead('README.md', '[a](docs/ledger.md#what-posts-and-why) [b](#house)')).toEqual([
    'README.md: docs/ledger.md#what-posts-and-why names no heading',
  ]);
});

test('leaves alone what leads out of the house and what is there', () => {
  expect(dead('README.md', '[a](https://example.com/x) [b](mailto:a@b.example)')).toEqual([]);
  expect(dead('README.md', '[a](docs/ledger.md#what-posts-and-why-22-november)')).toEqual([]);
});
