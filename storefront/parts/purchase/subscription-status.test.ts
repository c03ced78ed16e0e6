import type { SubscriptionStatus } from '@haat/openapi';
import type { PageModel } from '@haat/openapi/pages';
import { expect, test } from 'vitest';
import { render } from '../../render';
import { subscribedWith } from '../../testing/access';
import { assets } from '../../testing/assets';
import { autopayWith, renewalWith, subscriptionWith } from '../../testing/models';
import { subscriptionPageWith } from '../../testing/purchase';

const draw = (model: PageModel) => render(model, assets, 'en').html;

const free = 'Free until 17 August 2026. It does not auto-renew: pay before then to continue.';
const late =
  'It was paid until 17 August 2026. You keep access until 20 August 2026; renew before then to continue.';

test.each<[SubscriptionStatus, string]>([
  ['trialing', free],
  ['grace', late],
  ['pastDue', 'It was paid until 17 August 2026. You keep access while we charge your bank.'],
])('a receipt says how it stands while it is %s, with its price', (status, text) => {
  const page = draw(subscribedWith({ status }));
  expect(page).toContain(`₹499 a month. ${text}`);
  expect(page).not.toMatch(/Paid until|We remind you before the end/);
});

test('a receipt says until when free days are that renew automatically, and what is charged then', () => {
  const page = draw(subscribedWith({ status: 'trialing', autopay: autopayWith() }));
  expect(page).toContain('Free until 17 August 2026. Renews on 17 August 2026: ₹499 with UPI.');
});

test('what is paid, or ends, is said with its day', () => {
  expect(draw(subscribedWith())).toContain(' · Paid until 17 August 2026');
  expect(draw(subscribedWith({ status: 'cancelled' }))).toContain(' · Ends on 17 August 2026');
});

test.each<[SubscriptionStatus, string]>([
  ['trialing', free],
  // Access ends with the period where nothing more is known.
  ['grace', 'You keep access until 17 August 2026; renew before then to continue.'],
  ['paused', 'Paused.'],
])('the page of a purchase says how it stands while it is %s', (status, text) => {
  const page = draw(subscriptionPageWith(status));
  expect(page).toContain(text);
  expect(page).not.toContain('Paid until');
  expect(draw(subscriptionPageWith('active'))).toContain('Paid until');
});

test('the link of a reminder does not call free days paid', () => {
  const page = draw(renewalWith({ subscription: subscriptionWith({ status: 'trialing' }) }));
  expect(page).toContain('Free until');
  expect(page).not.toContain('>Paid until<');
});
