// A creator takes a plan on its page without having signed in, and a dearer one later.
import type { Page } from '@playwright/test';
import type { Haat } from '../../simulators/haat';
import { newPhone, nextPassword } from '../harness/people';
import { openShop, rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const taking = (page: Page) => page.getByRole('region', { name: 'Buying the plan' });

/** Signs in inside the page. */
async function signInHere(page: Page, haat: Haat, phone: string): Promise<void> {
  const place = taking(page);
  await place.getByLabel('Mobile number').fill(phone);
  await place.getByRole('button', { name: 'Send code' }).click();
  await place.getByRole('textbox', { name: 'Code' }).fill(await nextPassword(haat, phone));
}

/** Pays at the gateway and comes back to the receipt. */
async function pay(page: Page, sum: string): Promise<void> {
  await taking(page)
    .getByRole('button', { name: `Pay ${sum}` })
    .click();
  await expect(page.getByText('No money moves here.')).toBeVisible();
  await page.getByRole('button', { name: `Pay ${sum}` }).click();
  await expect(page.getByText(`${sum} paid`, { exact: true })).toBeVisible();
}

for (const [device, viewport] of Object.entries({ phone: widths.phone, desktop: widths.desktop }))
  test(`signed out, a plan is taken on its page by ${device}, and shows in the account`, async ({
    visit,
    haat,
  }) => {
    const phone = newPhone();
    const { page } = await visit({ viewport });
    await page.goto('/Pay-PREMIUM');
    await page.getByRole('link', { name: 'Buy monthly' }).click();
    await signInHere(page, haat, phone);
    const place = taking(page);
    await expect(place.getByRole('button', { name: 'Pay ₹588.82' })).toBeVisible();
    await place.getByText('One year').click();
    await expect(place.getByRole('button', { name: 'Pay ₹5,898.82' })).toBeVisible();
    await place.getByText('One month').click();
    await pay(page, '₹588.82');
    await expect(page.getByText('Premium plan, one month').first()).toBeVisible();
    await page.getByRole('link', { name: 'See your plan' }).click();
    await expect(page.getByText('2.5% of each sale')).toBeVisible();
    await expect(page.getByText(/Paid until/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Renew Premium' })).toBeVisible();
  });

test('signed in, a dearer plan takes off what is left of the cheaper one', async ({ visit, haat }) => {
  const shop = await openShop(haat);
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto('/Pay-PREMIUM?period=month');
  await pay(page, '₹588.82');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Change to VVIP' }).click();
  const place = taking(page);
  await expect(place.getByText(/You are on Premium, paid until/)).toBeVisible();
  await expect(place.getByText('Credit for your current plan')).toBeVisible();
  await pay(page, '₹1,180');
  await page.goto('/account');
  await expect(page.getByText('1% of each sale')).toBeVisible();
  await page.getByRole('button', { name: 'Do not renew' }).click();
  await expect(page.getByText(/It ends on .*, as you requested/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo cancellation' }).click();
  await expect(page.getByText(/Paid until/)).toBeVisible();
});

test('a session that is over is asked for again in the page, and a failed load can be tried again', async ({
  visit,
  haat,
}) => {
  const phone = newPhone();
  const { page } = await visit({ viewport: widths.phone });
  await page.addInitScript(() => {
    if (!localStorage.getItem('authToken')) localStorage.setItem('authToken', 'x'.repeat(43));
  });
  await page.goto('/Pay-VVIP?period=year');
  await expect(taking(page).getByLabel('Mobile number')).toBeVisible();
  await page.route('**/api/plan', (route) => route.abort());
  await signInHere(page, haat, phone);
  await expect(taking(page).getByText('This did not load')).toBeVisible();
  await page.unroute('**/api/plan');
  await taking(page).getByRole('button', { name: 'Retry' }).click();
  await expect(taking(page).getByRole('button', { name: 'Pay ₹17,698.82' })).toBeVisible();
});

test('who comes by an invitation and signs in by phone is counted for whoever sent it', async ({
  visit,
  haat,
}) => {
  const shop = await openShop(haat);
  const guest = await visit({ viewport: widths.phone });
  await guest.page.goto(`/login?ref=${shop.creator.user.referralCode}`);
  const phone = newPhone();
  await guest.page.getByLabel('Mobile number').fill(phone);
  await guest.page.getByRole('button', { name: 'Send code' }).click();
  await guest.page.getByRole('textbox', { name: 'Code' }).fill(await nextPassword(haat, phone));
  await expect(guest.page).toHaveURL(/\/admin/);
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto('/account');
  const invited = page.getByRole('region', { name: 'Invite another creator' });
  await expect(invited.getByText('Nothing yet: it starts with their first sale.')).toBeVisible();
});
