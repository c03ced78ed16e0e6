// The whole line once: a creator signs in, publishes a page, somebody buys it, and the money is in the wallet.
import type { ViewportSize } from '@playwright/test';
import { newPhone, nextMessage, nextPassword } from '../harness/people';
import { expect, test } from '../harness/test';
import { atGateway, decide, order } from './buyer';
import { makePage, signInByPhone } from './creator';

/** Declares the story at these widths; which engine it is told on is the file's choice. */
export function tellTheFirstSale(engineName: string, at: [name: string, size: ViewportSize][]): void {
  for (const [width, viewport] of at) {
    test(`the first sale at ${viewport.width} px (${width}) on ${engineName}`, async ({ visit, haat }) => {
      test.setTimeout(180_000);
      const wanted = {
        title: `Raga notes ${viewport.width}`,
        price: '499',
        question: 'Which instrument do you play?',
        thankYou: 'Your notes: **file 7**. Welcome.',
        sellerName: 'Meera Iyer',
      };
      const creator = (await visit({ viewport })).page;
      const meera = newPhone();

      await test.step('the creator signs in', async () => {
        await creator.goto('/admin');
        await expect(creator).toHaveURL(/\/login/);
        await signInByPhone(creator, haat, meera);
        await expect(creator).toHaveURL(/\/admin$/);
        await expect(creator.getByText('Set up your shop')).toBeVisible();
      });

      const address = await test.step('makes a page and publishes it', () => makePage(creator, wanted));

      await test.step('the page is in the list', async () => {
        await creator.goto('/payment');
        await expect(creator.getByText(wanted.title).first()).toBeVisible();
      });

      const buyerVisit = await visit({ viewport });
      const buyer = buyerVisit.page;
      const asha = newPhone();

      await test.step('a buyer opens it and orders without signing in', async () => {
        const answer = await buyer.goto(address);
        expect(answer?.headers()['x-robots-tag']).toContain('noindex');
        await expect(buyer.getByRole('heading', { level: 1, name: wanted.title })).toBeVisible();
        await expect(buyer.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        const details = {
          phone: asha,
          name: 'Asha Rao',
          email: 'asha@example.com',
          ...wanted,
          answer: 'Veena',
        };
        await order(buyer, details, '₹499');
      });

      await test.step('the payment fails once', async () => {
        await decide(buyer, 'Fail');
        await expect(buyer.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
        await buyer.getByRole('button', { name: 'Try again: pay ₹499' }).click();
        await atGateway(buyer);
      });

      await test.step('then it goes through, and the receipt opens', async () => {
        await decide(buyer, 'Pay ₹499');
        await expect(buyer).toHaveURL(/\/access\//);
        await expect(buyer.getByText('₹499 paid', { exact: true })).toBeVisible();
        await expect(buyer.getByText('file 7')).toBeVisible();
        await expect(buyer.getByText('₹499.00')).toBeVisible();
      });

      const receipt = await test.step('the receipt came by SMS', () =>
        nextMessage(haat, asha, 0, (message) => /\/access\//.test(message.text)));

      await test.step('its link asks another phone for a code', async () => {
        const link = /https?:\/\/\S+/.exec(receipt.text)?.[0] ?? '';
        const other = (await visit({ viewport })).page;
        await other.goto(link);
        await expect(other.getByRole('heading', { name: 'Is this yours?' })).toBeVisible();
        await expect(other.getByText('file 7')).toHaveCount(0);
        await other.getByRole('button', { name: 'Send the code' }).click();
        await other.getByLabel('Code').fill(await nextPassword(haat, asha));
        await other.getByRole('button', { name: 'Open' }).click();
        await expect(other.getByText('file 7')).toBeVisible();
      });

      await test.step('the creator sees the sale', async () => {
        await creator.goto('/transaction');
        await creator
          .getByRole('link', { name: /Asha Rao/ })
          .first()
          .click();
        const sale = creator.getByRole('dialog');
        await expect(sale.getByText('Veena')).toBeVisible();
        await expect(sale.getByText('₹469.56')).toBeVisible();
        await creator.goto('/admin');
        await expect(creator.getByText('Asha Rao').first()).toBeVisible();
      });

      await test.step('and the money in the wallet, pending', async () => {
        await creator.goto('/wallet');
        await expect(creator.getByText('of ₹469.56 total balance')).toBeVisible();
        await expect(creator.getByRole('list', { name: 'Pending money by day' })).toContainText('₹469.56');
      });

      await test.step('the buyer signs in with the same phone and finds the purchase', async () => {
        await haat.advanceClock('PT1M');
        await buyer.goto('/purchase');
        await expect(buyer).toHaveURL(/\/login/);
        await signInByPhone(buyer, haat, asha);
        await expect(buyer).toHaveURL(/\/purchase$/);
        await expect(buyer.getByText(wanted.title)).toBeVisible();
        await buyer.getByRole('link', { name: 'Open' }).click();
        await expect(buyer.getByText('file 7')).toBeVisible();
      });

      await test.step('after two working days the money is available', async () => {
        await haat.advanceClock('P6D');
        await expect
          .poll(async () => {
            await creator.goto('/wallet');
            await expect(creator.getByText('total balance')).toBeVisible();
            return creator.getByText('Nothing is pending.').isVisible();
          })
          .toBe(true);
      });
    });
  }
}
