// A webinar that is full: whoever waits gets the seat that comes free, by the link of a message, and nobody else does; in both languages, with and without scripts.
import { refundAll } from '../../simulators/buyer';
import { publishProduct } from '../../simulators/shop';
import { goOn, inDays } from '../harness/clock';
import { expectGoodLooks } from '../harness/looks';
import { newPhone, nextMessage } from '../harness/people';
import { screens } from '../harness/screens';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';
import { asVisited, browserOf, buyingWords, visitors } from '../harness/visits';

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

const english = {
  ...buyingWords(99).en,
  join: 'Join the waiting list',
  isFirst: 'You are number 1 on the waiting list',
  soldOut: 'Sold out.',
  offered: 'a seat until',
  book: 'Book this seat',
  seated: 'You have a seat',
};
const hindi: typeof english = {
  ...buyingWords(99).hi,
  join: 'प्रतीक्षा सूची में जुड़ें',
  isFirst: 'प्रतीक्षा सूची में आपका नंबर 1 है',
  soldOut: 'सारी सीटें भर गईं',
  offered: 'तक आपकी',
  book: 'यह सीट बुक करें',
  seated: 'आपकी सीट पक्की है',
};
const wordsIn = { en: english, hi: hindi };

for (const visitor of visitors)
  test(`a seat that comes free goes to whoever waited for it ${asVisited(visitor)}`, async ({
    visit,
    haat,
  }) => {
    const { javaScriptEnabled, language, size } = visitor;
    const words = wordsIn[language];
    const { id } = await publishProduct(haat.url, shop.creator.token, {
      kind: 'webinar',
      title: 'Hampers, live',
      prices: [{ type: 'once', amount: 9_900 }],
      content: {
        startsAt: (await inDays(haat, 3)).toISOString(),
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

    const { page } = await visit(browserOf(visitor));
    await page.goto(`/wp/${id}`);
    await page.getByRole('link', { name: words.join }).click();
    const join = page.getByRole('button', { name: words.join });
    if (javaScriptEnabled) await expectGoodLooks(page, join);
    await page.setViewportSize(size);
    const phone = newPhone();
    await page.getByLabel(words.number).fill(phone);
    await join.click();
    const place = page.getByRole('heading', { name: words.isFirst });
    await expect(place).toBeVisible();
    if (javaScriptEnabled) await expectGoodLooks(page, place);
    await page.setViewportSize(size);

    await refundAll(haat.url, shop.creator, placed);
    await goOn(haat, 2 * 60_000);
    const { text } = await nextMessage(haat, phone, 0, (message) => message.text.includes(words.offered));
    const other = await visit(browserOf(visitor));
    await other.page.goto(`/wp/${id}`);
    await expect(other.page.getByRole('link', { name: words.join })).toBeVisible();
    await other.page.goto(`/pp/${id}/checkout`);
    await expect(other.page.getByText(words.soldOut)).toBeVisible();
    const desk = await visit({ viewport: widths.desktop });
    await rememberSession(desk.page, shop.creator);
    await desk.page.goto(`/tgsettings5/Analistwebinar?id=${id}`);
    await expect(desk.page.getByText('1 seat is held for somebody who waited')).toBeVisible();

    await page.goto(linkIn(text));
    const book = page.getByRole('link', { name: words.book });
    await expect(book).toBeVisible();
    if (javaScriptEnabled) await expectGoodLooks(page, book);
    await page.setViewportSize(size);
    await book.click();
    await page.getByLabel(words.number).fill(phone);
    await page.getByRole('button', { name: words.pay, exact: false }).click();
    await page.getByRole('button', { name: words.pay, exact: false }).click();
    await expect(page.getByText(words.paid)).toBeVisible();
    await page.goto(linkIn(text));
    await expect(page.getByRole('heading', { name: words.seated })).toBeVisible();
    await other.page.goto(`/pp/${id}/checkout`);
    await expect(other.page.getByText(words.soldOut)).toBeVisible();
  });
