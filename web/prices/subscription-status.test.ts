import type { Subscription } from '@haat/openapi';
import { expect, test } from 'vitest';
import { dayOf } from '../../storefront/document/time/when';
import { autopayWith, subscriptionWith } from '../../storefront/testing/models';
import { statusNote, statusText, untilText } from './subscription-status';

const as = (status: Subscription['status'], changes: Partial<Subscription> = {}) =>
  subscriptionWith({ status, ...changes });

test.each<[Subscription['status'], string | null]>([
  ['trialing', 'Free until 17 August 2026'],
  ['active', 'Paid until 17 August 2026'],
  ['pastDue', 'Was paid until 17 August 2026'],
  ['grace', 'Was paid until 17 August 2026'],
  ['paused', null],
  ['cancelled', 'Ends on 17 August 2026'],
  ['expired', null],
])('says until when it is paid: %s', (status, text) => {
  expect(untilText(as(status), dayOf)).toBe(text);
  expect(untilText(as(status, { endsAt: null }), dayOf)).toBeNull();
});

test('free days, a late payment and a pause are said in a sentence, what is paid is not', () => {
  expect(statusNote(as('trialing', { autopay: autopayWith() }), dayOf)).toBe('Free until 17 August 2026.');
  for (const status of ['trialing', 'pastDue', 'grace', 'paused'] as const)
    expect(statusNote(as(status), dayOf)).toBe(statusText(as(status), dayOf));
  for (const status of ['active', 'cancelled', 'expired'] as const)
    expect(statusNote(as(status), dayOf)).toBeNull();
  expect(statusNote(as('trialing', { endsAt: null }), dayOf)).toBeNull();
});

test('days of grace have an end of their own', () => {
  expect(statusText(as('grace'), dayOf)).toContain('You keep access until 20 August 2026');
  expect(statusText(as('grace', { closesAt: null }), dayOf)).toContain(
    'You keep access until 17 August 2026',
  );
});
