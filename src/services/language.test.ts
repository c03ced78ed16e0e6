import { expect, test } from 'vitest';
import { preferredOf } from './language';

test.each([
  ['hi', ['hi-IN', 'en-IN']],
  ['hi', ['mr-IN', 'HI', 'en']],
  ['en', ['en-IN', 'hi-IN']],
  ['en', ['hil-PH', 'ta-IN']],
  ['en', []],
] as const)('%s for a reader of %j', (spoken, wanted) => {
  expect(preferredOf(wanted)).toBe(spoken);
});
