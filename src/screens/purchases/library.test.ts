import type { Purchase } from '@haat/openapi';
import { expect, test } from 'vitest';
import * as samples from '../../components/testing/samples';
import { nextOf, shelvesOf } from './library';

const now = new Date('2026-11-21T05:00:00Z');
const [page] = samples.purchases as [Purchase];
const of = (orderId: string, kind: Purchase['product']['kind'], more: Partial<Purchase> = {}): Purchase => ({
  ...page,
  orderId,
  product: { ...page.product, kind },
  ...more,
});
const at = (startsAt: string) => of(startsAt, 'webinar', { startsAt });

test('what has an hour stands first and the soonest foremost, what is closed last', () => {
  const purchases = [
    of('a', 'course'),
    at('2026-11-25T12:30:00Z'),
    of('b', 'page', { accessUrl: null }),
    at('2026-11-22T12:30:00Z'),
    at('2026-11-20T12:30:00Z'),
    of('c', 'course'),
  ];
  expect(
    shelvesOf(purchases, now).map(({ title, items }) => [title, items.map(({ orderId }) => orderId)]),
  ).toEqual([
    ['Coming up', ['2026-11-22T12:30:00Z', '2026-11-25T12:30:00Z']],
    ['Library', ['a', '2026-11-20T12:30:00Z', 'c']],
    ['Ended', ['b']],
  ]);
});

test('a gift that was given is not over before its money is back', () => {
  const given = (orderId: string, status: Purchase['status']) =>
    of(orderId, 'course', { gift: 'given', accessUrl: null, status });
  const purchases = [
    given('paid', 'fulfilled'),
    given('disputed', 'disputed'),
    given('back', 'refunded'),
    of('received', 'course', { gift: 'received', accessUrl: null, status: 'refunded' }),
  ];
  expect(
    shelvesOf(purchases, now).map(({ key, items }) => [key, items.map(({ orderId }) => orderId)]),
  ).toEqual([
    ['open', ['paid', 'disputed']],
    ['ended', ['back', 'received']],
  ]);
});

test('every purchase stands on one shelf', () => {
  const purchases = [of('a', 'lock'), at('2026-11-22T12:30:00Z'), of('b', 'combo', { accessUrl: null })];
  const all = shelvesOf(purchases, now).flatMap(({ items }) => items);
  expect(all).toHaveLength(purchases.length);
});

test('what comes next is said by Indian clocks', () => {
  expect(nextOf(at('2026-11-21T12:30:00Z'), now)).toBe('Today at 6:00 pm');
  expect(nextOf(at('2026-11-21T18:45:00Z'), now)).toBe('Tomorrow at 12:15 am');
  expect(nextOf(at('2026-11-25T12:30:00Z'), now)).toBe('Wednesday, 25 November at 6:00 pm');
  expect(nextOf(at('2026-11-21T04:00:00Z'), now)).toBe('It has started');
  expect(nextOf(at('2026-11-20T04:00:00Z'), now)).toBeNull();
  expect(nextOf(page, now)).toBeNull();
});

test('a subscription says until when', () => {
  const endsAt = '2026-12-03T05:00:00Z';
  const textFor = (status: NonNullable<Purchase['subscription']>['status']) =>
    nextOf(of('s', 'telegram', { subscription: { id: 's', status, endsAt } }), now);
  expect([
    textFor('active'),
    textFor('cancelled'),
    textFor('trialing'),
    textFor('grace'),
    textFor('paused'),
  ]).toEqual([
    'Paid until 3 Dec 2026',
    'Ends on 3 Dec 2026',
    'Free until 3 Dec 2026',
    'Was paid until 3 Dec 2026',
    null,
  ]);
});
