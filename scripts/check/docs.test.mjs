import { expect, test } from 'vitest';
import { deadLinks } from './docs.mjs';

const pages = new Map([
  ['README.md', '# Haat'],
  ['docs/ledger.md', '# The ledger\n\n## What posts, and why (22 November)\n'],
]);
const dead = (page, text) => deadLinks(page, text, pages, (file) => pages.has(file) || file === 'docs/a.png');

test('finds links to files and headings that do not exist', () => {
  expect(dead('docs/ledger.md', '[a](../README.md) ![b](a.png) [c](plans.md)')).toEqual([
    'docs/ledger.md: plans.md does not exist',
  ]);
  expect(dead('README.md', '[a](docs/ledger.md#what-posts-and-why) [b](#haat)')).toEqual([
    'README.md: docs/ledger.md#what-posts-and-why has no such heading',
  ]);
});

test('accepts external links and links that exist', () => {
  expect(dead('README.md', '[a](https://example.com/x) [b](mailto:a@b.example)')).toEqual([]);
  expect(dead('README.md', '[a](docs/ledger.md#what-posts-and-why-22-november)')).toEqual([]);
});
