import { expect, test } from 'vitest';
import { breakdownOf, percent } from './fees';

test('divides a sale as the ledger does', () => {
  expect(breakdownOf(49_900, { fee: 500, gst: 1_800 })).toEqual({ fee: 2_495, gst: 449, net: 46_956 });
  expect(breakdownOf(1_49_900, { fee: 250, gst: 1_800 })).toEqual({ fee: 3_748, gst: 675, net: 1_45_477 });
  expect(breakdownOf(100, { fee: 0, gst: 1_800 })).toEqual({ fee: 0, gst: 0, net: 100 });
});

test('writes rates as people do', () => {
  expect([500, 250, 1_800, 125].map(percent)).toEqual(['5%', '2.5%', '18%', '1.25%']);
});
