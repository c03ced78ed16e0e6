// A creator cancels a webinar: its buyers are refunded once and told, and what they hold says so; in both languages, with and without scripts.
import type { Order } from '@haat/openapi';
import { call } from '../../simulators/call';
import { publishProduct } from '../../simulators/shop';
import { inDays } from '../harness/clock';
import { expectGoodLooks } from '../harness/looks';
import { nextMessage } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';
import { asVisited, browserOf, visitors } from '../harness/visits';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

const refunded = { en: '₹99 was refunded.', hi: '₹99 लौटाए गए हैं।' };

for (const visitor of visitors)
  test(`a cancelled webinar refunds its buyers and tells them ${asVisited(visitor)}`, async ({
    visit,
    haat,
  }) => {
    const { javaScriptEnabled, language, size } = visitor;
    const title = 'Hampers, live';
    const { id } = await publishProduct(haat.url, shop.creator.token, {
      kind: 'webinar',
      title,
      prices: [{ type: 'once', amount: 9_900 }],
      content: {
        startsAt: (await inDays(haat, 3)).toISOString(),
        minutes: 45,
        timeZone: 'Asia/Kolkata',
        seats: 20,
        joinUrl: 'https://meet.google.com/abc-defg-hij',
      },
    });
    const { page, context } = await visit(browserOf(visitor));
    const { placed, phone } = await buyIn(context, haat, id);
    const orderOf = async () =>
      (
        await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, {
          headers: { 'order-token': placed.token },
        })
      ).body;
    const door = `/webinar/${(await orderOf()).accesses?.[0]?.id}/join`;

    const { page: desk } = await visit({ viewport: widths.desktop });
    await rememberSession(desk, shop.creator);
    await desk.goto(`/tgsettings5/Analistwebinar?id=${id}`);
    const cancel = desk.getByRole('button', { name: 'Cancel webinar' });
    if (javaScriptEnabled) await expectGoodLooks(desk, cancel);
    await desk.setViewportSize(widths.desktop);
    await cancel.click();
    await desk.getByLabel('A word to buyers').fill('The oven broke.');
    await desk.getByRole('button', { name: 'Cancel and refund ₹99' }).click();
    await expect(desk.getByText('Cancelled on', { exact: false })).toBeVisible();

    await expect.poll(async () => (await orderOf()).status, { timeout: 15_000 }).toBe('refunded');
    const told = await nextMessage(haat, phone, 0, ({ text }) => text.includes('cancelled'));
    expect(told.text).toContain(title);
    for (const path of [`/access/${placed.id}`, door]) {
      await page.goto(path);
      await expect(page.getByText('The oven broke.')).toBeVisible();
      await expect(page.getByText(refunded[language], { exact: false })).toBeVisible();
      expect(await page.content()).not.toContain('abc-defg-hij');
    }
    if (javaScriptEnabled) await expectGoodLooks(page, page.getByText('The oven broke.'));
    await page.setViewportSize(size);
    await page.goto(`/wp/${id}`);
    await expect(page.locator('[data-main-action]')).toHaveCount(0);
  });
