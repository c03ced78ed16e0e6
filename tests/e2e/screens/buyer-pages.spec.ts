// Pages that only buyers meet, each in every layout and both themes.
import type { Page } from '@playwright/test';
import { signIn } from '../../simulators/shop';
import { buy } from '../harness/buyer-page';
import { buyerPages } from '../harness/buyer-pages';
import { test } from '../harness/buyer-shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { openWhole, rememberSession } from '../harness/shop';
import { widths } from '../harness/test';

test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

for (const shown of buyerPages) {
  test(`the ${shown.name} looks good`, async ({ visit, shop }) => {
    const person = await visit({ viewport: widths.phone });
    await shown.open(person, shop);
    await expectGoodLooks(person.page, heading(person.page, shown.heading).first());
  });
}

test('a buyer’s own screens look good', async ({ haat, shop, visit }) => {
  test.slow();
  const person = await visit({ viewport: widths.phone });
  const phone = newPhone();
  for (const kind of ['course', 'webinar', 'page'] as const)
    await buy(person, shop.sold[kind], { buyer: { phone } });
  const session = await signIn(haat, phone);
  await rememberSession(person.page, { ...session, user: { ...session.user, startsAt: 'library' } });
  for (const address of ['/purchase', '/purchase?show=coming', '/purchase?show=receipts', '/account'])
    await test.step(address, async () => {
      await openWhole(person.page, address);
      await expectGoodLooks(person.page, person.page.locator('h1').first());
    });
});
