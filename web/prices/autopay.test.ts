import type { Subscription } from '@haat/openapi';
import { expect, test } from 'vitest';
import { dayOf } from '../../storefront/document/time/when';
import { autopayWith, chargeThat, subscriptionWith } from '../../storefront/testing/models';
import { autopayOffText, autopayPromise, autopayText, takenAfterNo } from './autopay';

const cheaper = { priceId: 's', label: null, amount: 19_900, period: { unit: 'month', count: 1 } } as const;

test.each<[string, Partial<Subscription>]>([
  ['Your bank has not authorised it yet', { autopay: autopayWith({ status: 'proposed', method: null }) }],
  [
    'Auto-renew is paused in your bank or UPI app',
    { autopay: autopayWith({ status: 'paused', charge: chargeThat('announced') }) },
  ],
  ['Renews on 17 August 2026: ₹499 with UPI', { autopay: autopayWith() }],
  ['Renews on 17 August 2026: ₹199 with UPI', { autopay: autopayWith(), nextTerms: cheaper }],
  ['Renews on 17 August 2026: ₹499', { autopay: autopayWith({ method: null }) }],
  ['Renews on 17 August 2026: ₹499 with your bank', { autopay: autopayWith({ method: 'enach' }) }],
  ['Renews once it resumes: ₹499 with UPI', { autopay: autopayWith(), status: 'paused' }],
  [
    'Renews on 18 August 2026: ₹499 with UPI',
    { autopay: autopayWith({ charge: { ...chargeThat('announced'), day: '2026-08-18' } }) },
  ],
  [
    '₹499 with your card will be charged on 17 August 2026',
    { autopay: autopayWith({ method: 'card', charge: chargeThat('asked') }) },
  ],
  [
    'Renews on 19 August 2026: ₹499 with UPI',
    { autopay: autopayWith(), status: 'grace', chargeDay: '2026-08-19' },
  ],
  ['Auto-renew failed', { autopay: autopayWith(), status: 'grace', chargeDay: null }],
  ['It is no longer offered, so nothing is charged', { autopay: autopayWith(), chargeDay: null }],
  [
    'It is no longer offered, so nothing is charged',
    { autopay: autopayWith(), status: 'grace', chargeDay: null, can: ['cancel'] },
  ],
  ['Your payment of ₹499 failed', { autopay: autopayWith({ charge: chargeThat('refused') }) }],
])('says how it stands: %s', (title, changes) => {
  expect(autopayText(subscriptionWith(changes), dayOf)?.title).toBe(title);
});

test('says nothing where it does not renew automatically, or never ends', () => {
  expect(autopayText(subscriptionWith(), dayOf)).toBeNull();
  expect(autopayText(subscriptionWith({ autopay: autopayWith(), endsAt: null }), dayOf)).toBeNull();
});

test('states what is agreed to: how much, from when on, and how it stops', () => {
  const [sum, nextCharge, stopped] = autopayPromise(subscriptionWith({ nextTerms: cheaper }), dayOf);
  expect(sum).toBe('At most ₹199 is charged each time your paid period ends, first on 17 August 2026.');
  expect(nextCharge).toContain('at least a day before');
  expect(stopped).toContain('at any time');
  expect(autopayPromise(subscriptionWith({ chargeDay: '2026-08-19' }), dayOf)[0]).toContain('19 August');
  expect(autopayPromise(subscriptionWith({ chargeDay: null }), dayOf)[0]).toBe(
    'At most ₹499 is charged each time your paid period ends.',
  );
});

test('turning it off says what is kept, and what the bank may still take', () => {
  const announced = subscriptionWith({ autopay: autopayWith({ charge: chargeThat('announced') }) });
  expect(autopayOffText(announced, dayOf)).toContain('You keep access until 17 August 2026');
  expect(takenAfterNo(announced.autopay)).toBeNull();
  const pending = subscriptionWith({ autopay: autopayWith({ charge: chargeThat('asked') }) });
  expect(autopayOffText(pending, dayOf)).toContain('is refunded automatically');
  const late = subscriptionWith({ status: 'grace', autopay: autopayWith() });
  expect(autopayOffText(late, dayOf)).toContain('You can renew it yourself');
});
