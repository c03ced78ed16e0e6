// A webinar that is full: whoever waits gets the seat that comes free, by the link of a message, and nobody else does; with and without scripts.
import { refundAll } from '../../simulators/buyer';
import { publishProduct } from '../../simulators/shop';
import { goOn } from '../harness/clock';
import { expectGoodLooks } from '../harness/looks';
import { newPhone, nextMessage } from '../harness/people';
import { screens } from '../harness/screens';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

const dayMs = 24 * 60 * 60_000;

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** The path of the link in a text. */
function linkIn(text: string): string {
  const url = /https?:\/\/\S+/.exec(text)?.[0];
  if (!url) throw new Error('The message has no link');
  const { pathname, search } = new URL(url);
  return pathname + search;
}

for (const javaScriptEnabled of [false, true])
  test(`a seat that comes free goes to whoever waited for it, ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    visit,
    haat,
  }) => {
    const now = await goOn(haat, 1_000);
    const { id } = await publishProduct(haat.url, shop.creator.token, {
      kind: 'webinar',
      title: 'Hampers, live',
      prices: [{ type: 'once', amount: 9_900 }],
      content: {
        startsAt: new Date(now.getTime() + 3 * dayMs).toISOString(),
        minutes: 45,
        timeZone: 'Asia/Kolkata',
        seats: 1,
        joinUrl: 'https://meet.google.com/abc-defg-hij',
      },
    });
    const seated = await visit({ viewport: screens.phone });
    const { placed } = await buyIn(seated.context, haat, id);
    // Pages may be some seconds behind.
    await goOn(haat, 60_000);

    const { page } = await visit({ viewport: screens.phone, javaScriptEnabled });
    await page.goto(`/wp/${id}`);
    await page.getByRole('link', { name: 'Join the waiting list' }).click();
    const join = page.getByRole('button', { name: 'Join the waiting list' });
    if (javaScriptEnabled) await expectGoodLooks(page, join);
    await page.setViewportSize(screens.phone);
    const phone = newPhone();
    await page.getByLabel('Mobile number').fill(phone);
    await join.click();
    const place = page.getByRole('heading', { name: 'You are number 1 on the waiting list' });
    await expect(place).toBeVisible();
    if (javaScriptEnabled) await expectGoodLooks(page, place);
    await page.setViewportSize(screens.phone);

    await refundAll(haat.url, shop.creator, placed);
    await goOn(haat, 2 * 60_000);
    const { text } = await nextMessage(haat, phone, 0, (message) => message.text.includes('a seat until'));
    const other = await visit({ viewport: screens.phone, javaScriptEnabled });
    await other.page.goto(`/wp/${id}`);
    await expect(other.page.getByRole('link', { name: 'Join the waiting list' })).toBeVisible();
    await other.page.goto(`/pp/${id}/checkout`);
    await expect(other.page.getByText('Sold out.')).toBeVisible();
    const desk = await visit({ viewport: widths.desktop });
    await rememberSession(desk.page, shop.creator);
    await desk.page.goto(`/tgsettings5/Analistwebinar?id=${id}`);
    await expect(desk.page.getByText('1 seat is held for somebody who waited')).toBeVisible();

    await page.goto(linkIn(text));
    const book = page.getByRole('link', { name: 'Book this seat' });
    await expect(book).toBeVisible();
    if (javaScriptEnabled) await expectGoodLooks(page, book);
    await page.setViewportSize(screens.phone);
    await book.click();
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Pay ₹99', exact: false }).click();
    await page.getByRole('button', { name: 'Pay ₹99', exact: false }).click();
    await expect(page.getByText('₹99 paid')).toBeVisible();
    await page.goto(linkIn(text));
    await expect(page.getByRole('heading', { name: 'You have a seat' })).toBeVisible();
    await other.page.goto(`/pp/${id}/checkout`);
    await expect(other.page.getByText('Sold out.')).toBeVisible();
  });
