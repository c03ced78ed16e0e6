import { expect, test } from 'vitest';
import { changeText } from './action-text';

test.each([
  [{ status: 'published' }, { status: 'blocked' }, 'status: published → blocked'],
  [null, { amount: 50_000, rule: 'review' }, 'amount: ₹500, rule: review'],
  [{ available: 12_345 }, { available: 0 }, 'available: ₹123.45 → ₹0'],
  [{ amount: 100, tries: 2 }, null, 'amount was ₹1, tries was 2'],
  [
    { FREE: { feeBasisPoints: 500, monthly: 0 }, VVIP: { monthly: 1_49_900 } },
    { FREE: { feeBasisPoints: 400, monthly: 0 }, VVIP: { monthly: 1_39_900 } },
    'FREE.feeBasisPoints: 500 → 400, VVIP.monthly: ₹1,499 → ₹1,399',
  ],
  [null, { until: '2026-11-21T05:12:00.000Z' }, 'until: 21 Nov, 10:42'],
  [{ answeredAt: null }, { answeredAt: '2026-11-21T05:12:00Z' }, 'answeredAt: null → 21 Nov, 10:42'],
  [null, null, ''],
])('%o to %o', (before, after, text) => {
  expect(changeText(before, after)).toBe(text);
});
