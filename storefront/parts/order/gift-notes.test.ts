import type { AccessStatus, Order } from '@haat/openapi';
import type { AccessModel, LibraryModel } from '@haat/openapi/pages';
import { expect, test } from 'vitest';
import { render } from '../../render';
import { giftPageWith } from '../../testing/access';
import { grantWith } from '../../testing/access-parts';
import { assets } from '../../testing/assets';
import { libraryWith, purchaseWith } from '../../testing/library';
import { orderWith, subscriptionWith } from '../../testing/models';

const draw = (model: AccessModel | LibraryModel) => render(model, assets, 'en').html;
const received = (status: Order['status'], access: AccessStatus) =>
  giftPageWith(
    { role: 'received', phoneEnding: null },
    { status, access: null, accesses: [grantWith({ status: access })] },
  );
const { product } = orderWith();
const cancelled = {
  accessId: 'GrAnT7K2M9QabcdefG',
  title: product.title,
  reason: 'I have lost my voice',
  amount: 134_900,
};

test('whoever received a gift reads nothing of the money that went back to its giver', () => {
  const page = draw(received('refunded', 'revoked'));
  expect(page).toContain('This gift is no longer open');
  expect(page).toContain('Go to purchases');
  expect(page).not.toMatch(/was refunded|original payment method/);
});

test('while the payment of its giver is disputed, a gift is paused and not over', () => {
  const page = draw(received('fulfilled', 'suspended'));
  expect(page).toContain('Access is paused');
  expect(page).toContain('This gift cannot be opened at the moment.');
  expect(page).not.toMatch(/has ended|no longer open|disputed/);
  // A subscription that its recipient has paused says how it goes on.
  const paused = draw({
    ...received('fulfilled', 'suspended'),
    subscription: subscriptionWith({ status: 'paused' }),
  });
  expect(paused).toContain('Resume or renew it in your purchases');
});

test('a gift that was cancelled before its day is promised no more', () => {
  const page = draw(giftPageWith({ isCancelled: true }));
  expect(page).toContain('Your gift will not be delivered');
  expect(page).not.toContain('will be delivered on');
});

test('nor is one of a session that was cancelled before its day; of several things the others are', () => {
  const of = (kind: Order['product']['kind'], deliveredAt: string | null = null) =>
    draw({
      ...giftPageWith({ deliveredAt }, { product: { ...product, kind } }),
      cancelled: [{ ...cancelled, refund: 'failed' }],
    });
  const alone = of('webinar');
  expect(alone).toContain('Your gift will not be delivered');
  expect(alone).toContain(`“${product.title}” was cancelled`);
  expect(alone).toContain('I have lost my voice');
  // The access was never its giver's.
  expect(alone).toContain('The refund of ₹1,349 did not work yet. The creator knows and can try again.');
  expect(of('combo')).toContain('will be delivered on');
  expect(of('webinar', '2026-12-01T03:30:00.000Z')).toContain('Your gift was delivered');
});

test('whoever paid for a gift may ask for the money, as for every order', () => {
  const given = giftPageWith();
  expect(draw(given)).toContain('/purchase/library/HT7K2M9QabcdefGH#refund');
  expect(draw({ ...given, refundable: 0 })).not.toContain('#refund');
});

test('the library leads a giver to what became of the gift, and counts it with nothing that has ended', () => {
  const given = purchaseWith({ gift: 'given', accessUrl: null });
  const page = draw(libraryWith({ purchases: [given] }));
  expect(page).toMatch(/href="\/access\/HT7K2M9QabcdefGH"[^>]*>View gift</);
  expect(page).toContain('Gift · ');
  expect(page).not.toMatch(/Ended \(|No access/);
  const back = draw(libraryWith({ purchases: [{ ...given, status: 'refunded' }] }));
  expect(back).toContain('Ended (1)');
  expect(back).toContain('>Refunded<');
});

test('in the library of its recipient a gift that was taken back is not refunded', () => {
  const closed = purchaseWith({ gift: 'received', accessUrl: null, status: 'refunded', amount: 0 });
  const page = draw(libraryWith({ purchases: [closed] }));
  expect(page).toContain('>No access<');
  expect(page).not.toContain('Refunded');
  const accesses = [grantWith({ status: 'suspended' })];
  const paused = draw(libraryWith({ purchases: [{ ...closed, status: 'fulfilled', accesses }] }));
  expect(paused).toContain('>Access is paused<');
  expect(paused).not.toContain('Ended (');
});
