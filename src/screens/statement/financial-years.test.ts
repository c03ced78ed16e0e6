import { expect, test } from 'vitest';
import { financialYears } from './financial-years';

test('a year begins with April in India', () => {
  const first = (at: string) => financialYears(new Date(at))[0];
  expect(first('2026-11-21T05:00:00Z')).toEqual({ value: '2026', label: '2026–27' });
  expect(first('2026-03-31T18:29:59Z')).toEqual({ value: '2025', label: '2025–26' });
  expect(first('2026-03-31T18:30:00Z')).toEqual({ value: '2026', label: '2026–27' });
  expect(first('2099-12-01T00:00:00Z')?.label).toBe('2099–00');
});
