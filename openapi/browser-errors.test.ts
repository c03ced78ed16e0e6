import { expect, test } from 'vitest';
import { browserErrorLimits, routePattern, withoutPersonalData } from './browser-errors';

test.each([
  ['Cannot read +91 98765 43210 of Meera', 'Cannot read <number> of Meera'],
  ['9876543210', '<number>'],
  ['sent to asha.rao@example.com', 'sent to <address>'],
  [
    'at load (https://haat.example/assets/app-DAqOuUK1.js?token=abc:12:3456)',
    'at load (/assets/app-DAqOuUK1.js:12:3456)',
  ],
  ['Bearer 3f9aQk2LmN0pRsTuVwXy', 'Bearer <id>'],
  ['order 0192f3a4-5b6c-7d8e-9f01-23456789abcd', 'order <id>'],
  [
    'Unexpected token \'<\', "<!doctype "... is not valid JSON',
    'Unexpected token \'<\', "…"... is not valid JSON',
  ],
  [
    "Cannot read properties of undefined (reading 'amount')",
    "Cannot read properties of undefined (reading 'amount')",
  ],
])('%s', (given, left) => {
  expect(withoutPersonalData(given, 500)).toBe(left);
});

test('keeps no more than is allowed, and looks at little more than that', () => {
  expect(withoutPersonalData('x'.repeat(1_000_000), 300)).toHaveLength(300);
});

test.each([
  ['/pp/3kTqVb8mXyZ1/reviews?utm=1', '/pp/:id/reviews'],
  ['/@meera', '/:id'],
  ['/transaction?q=9876543210', '/transaction'],
  ['/Create/page', '/Create/:id'],
  ['/tgsettings/TelegramDiscount', '/tgsettings/TelegramDiscount'],
  ['/wallet/kyc', '/wallet/kyc'],
  ['/', '/'],
  [`/${'x'.repeat(400)}`, '/:id'],
])('%s is told as %s', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
  expect(pattern.length).toBeLessThanOrEqual(browserErrorLimits.route);
});
