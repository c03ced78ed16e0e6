import { expect, test } from 'vitest';
import { layoutKind } from './layout-kind';

test.each([
  [320, 'mobile', 'page-mobile'],
  [767, 'mobile', 'page-mobile'],
  [768, 'tablet', 'page-desktop'],
  [1023, 'tablet', 'page-desktop'],
  [1024, 'desktop', 'page-desktop'],
  [2560, 'desktop', 'page-desktop'],
] as const)('%i px wide', (width, app, page) => {
  expect(layoutKind('app', width)).toBe(app);
  expect(layoutKind('page', width)).toBe(page);
  expect(layoutKind('guest', width)).toBe('guest');
});
