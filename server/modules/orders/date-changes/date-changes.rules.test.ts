import { expect, it } from 'vitest';
import type { Sellable } from '../../catalog';
import { contents } from '../../catalog/products/kinds/testing/contents';
import { changeableUntil, reasonOfDate, reasonOfSeat } from './date-changes.rules';

const hour = 3_600_000;
const start = new Date('2026-12-12T13:00:00.000Z');
const product = (more: object = {}, status = 'published') =>
  ({
    kind: 'webinar',
    status,
    content: { ...contents.webinar, startsAt: start.toISOString(), ...more },
  }) as unknown as Sellable['product'];
const before = (hours: number) => new Date(start.getTime() - hours * hour);
const seat = (now: Date, more: Partial<Parameters<typeof reasonOfSeat>[1]> = {}) => ({
  by: 'buyer' as const,
  hasAttended: false,
  isAsked: false,
  now,
  ...more,
});
const paid = { status: 'fulfilled' as const };

it('lets buyers change until a day before, or as their creator says, and creators until the start', () => {
  expect(changeableUntil(product())).toEqual(before(24));
  expect(changeableUntil(product({ changeDate: 'hour' }))).toEqual(before(1));
  expect(changeableUntil(product({ changeDate: 'never' }))).toBeNull();
  const at = (now: Date, more: object = {}, asked = {}) =>
    reasonOfSeat({ order: paid, product: product(more) }, seat(now, asked));
  expect([at(before(25)), at(before(24)), at(before(-1))]).toEqual([null, 'late', 'begun']);
  expect([at(before(200), { changeDate: 'never' }), at(before(2), { changeDate: 'hour' })]).toEqual([
    'notByBuyers',
    null,
  ]);
  expect(at(before(1), { changeDate: 'never' }, { by: 'creator' })).toBeNull();
  expect(at(before(0), {}, { by: 'creator' })).toBe('begun');
});

it('leaves alone what is not paid for, asked back, or was attended', () => {
  const now = before(48);
  const at = (status: 'fulfilled' | 'disputed' | 'refunding' | 'refunded', more = {}) =>
    reasonOfSeat({ order: { status }, product: product() }, seat(now, more));
  expect([at('disputed'), at('refunding'), at('refunded')]).toEqual(['notPaid', 'notPaid', 'notPaid']);
  expect([at('fulfilled', { isAsked: true }), at('fulfilled', { hasAttended: true })]).toEqual([
    'asked',
    'attended',
  ]);
});

it('moves a seat only to what is on sale, to come, no dearer and not theirs already', () => {
  const terms = { price: 49_900, paid: 49_900, isHeld: false, now: before(48) };
  const at = (more: object = {}, of = product()) => reasonOfDate(of, { ...terms, ...more });
  expect([at(), at({ price: 39_900 }), at({ price: 50_000 })]).toEqual([null, null, 'dearer']);
  expect([at({ price: null }), at({ isHeld: true })]).toEqual(['noPrice', 'held']);
  expect([at({}, product({}, 'paused')), at({}, product({}, 'archived')), at({ now: before(0) })]).toEqual([
    'gone',
    'gone',
    'gone',
  ]);
});
