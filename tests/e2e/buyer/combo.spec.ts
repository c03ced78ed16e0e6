// Several things sold as one: what a buyer has of it already, what is coming up of it, and a refund of one of them.
import type { TransactionDetail } from '@haat/openapi';
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { type Creator, expectStatus, publishProduct, signIn } from '../../simulators/shop';
import { buy } from '../harness/buyer-page';
import { inDays } from '../harness/clock';
import { newPhone } from '../harness/people';
import { expect, test } from '../harness/test';
import { asVisited, browserOf, buyingWords, visitors } from '../harness/visits';

const titles = { recipe: 'The starter recipe', evening: 'An evening of bread', both: 'Bread, whole' };

const english = {
  ...buyingWords(50).en,
  payAll: 'Pay ₹200',
  paidAll: '₹200 paid',
  isTheirs: /you have this$/,
  rest: 'You pay for the rest',
  isOwned: 'You already have this',
  comingUp: 'Coming up',
};
const hindi: typeof english = {
  ...buyingWords(50).hi,
  payAll: '₹200 दें',
  paidAll: '₹200 मिल गए',
  isTheirs: /यह आपके पास है$/,
  rest: 'बाक़ी के लिए आप देते हैं',
  isOwned: 'यह आपके पास पहले से है',
  comingUp: 'आने वाला है',
};
const wordsIn = { en: english, hi: hindi };

let creator: Creator;
let ids: Record<keyof typeof titles, string>;
test.beforeAll(async ({ haat }) => {
  creator = await signIn(haat, newPhone(), 'Meera Iyer');
  const sell = async (body: object, amount: number) =>
    (
      await publishProduct(haat.url, creator.token, {
        ...body,
        prices: [{ type: 'once', amount }],
      } as Parameters<typeof publishProduct>[2])
    ).id;
  const text = { id: 'recipe', type: 'text', title: 'Recipe', text: '<p>Flour, water, time.</p>' };
  const recipe = await sell({ kind: 'lock', title: titles.recipe, content: { items: [text] } }, 30_000);
  const session = {
    startsAt: (await inDays(haat, 30)).toISOString(),
    minutes: 60,
    timeZone: 'Asia/Kolkata',
    joinUrl: 'https://meet.google.com/abc-defg-hij',
  };
  const evening = await sell({ kind: 'webinar', title: titles.evening, content: session }, 10_000);
  const items = [recipe, evening].map((productId) => ({ productId }));
  const content = { items, paysForRest: true };
  ids = { recipe, evening, both: await sell({ kind: 'combo', title: titles.both, content }, 20_000) };
});

/** From the preview of the combo to its receipt. */
async function pay(page: Page, phone: string, words: typeof english, button: string): Promise<void> {
  await page.goto(`/tgc/${ids.both}`);
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: words.details });
  await form.getByLabel(words.number).fill(phone);
  await form.getByRole('button', { name: button }).click();
  await page.waitForURL('**/sandbox/payments/**');
  await page.getByRole('button', { name: button }).click();
}

/** What stands in the library below a heading. */
const partOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name })
    .or(page.locator('section', { has: page.getByRole('heading', { name }) }));

for (const visitor of visitors) {
  const words = wordsIn[visitor.language];

  test(`who has a part pays for the rest, and is told once they have all of it ${asVisited(visitor)}`, async ({
    visit,
  }) => {
    const visited = await visit(browserOf(visitor));
    const { page } = visited;
    const phone = newPhone();
    await buy(visited, ids.recipe, { buyer: { phone } });
    await page.goto(`/tgc/${ids.both}`);
    await expect(page.getByText(words.isTheirs)).toHaveCount(1);
    await expect(page.getByText(words.rest)).toBeVisible();
    await pay(page, phone, words, words.pay);
    await expect(page.getByText(words.paid, { exact: true })).toBeVisible();
    await page.goto('/purchase/library');
    await expect(partOf(page, words.comingUp).getByText(titles.evening).first()).toBeVisible();
    await page.goto(`/pp/${ids.both}/checkout`);
    await expect(page.getByRole('heading', { level: 1, name: words.isOwned })).toBeVisible();
  });

  test(`a refund of one thing leaves the other open, and the whole can be bought again ${asVisited(visitor)}`, async ({
    haat,
    visit,
  }) => {
    const { page } = await visit(browserOf(visitor));
    await pay(page, newPhone(), words, words.payAll);
    await expect(page.getByText(words.paidAll, { exact: true })).toBeVisible();
    const receipt = page.url();
    await page.goto('/purchase/library');
    await expect(partOf(page, words.comingUp).getByText(titles.evening).first()).toBeVisible();
    await page.goto(`/pp/${ids.both}/checkout`);
    await expect(page.getByRole('heading', { level: 1, name: words.isOwned })).toBeVisible();

    const orderId = new URL(receipt).pathname.split('/').at(-1);
    const { token } = creator;
    const path = `/api/transactions/${orderId}`;
    const sale = expectStatus(await call<TransactionDetail>(haat.url, 'GET', path, { token }), 200);
    const seat = sale.items.find(({ title }) => title === titles.evening);
    const body = { accessIds: [seat?.accessId] };
    expectStatus(await call(haat.url, 'POST', `${path}/refund`, { token, body }), 200);
    await expect(async () => {
      await page.goto('/purchase/library');
      await expect(page.getByRole('heading', { name: words.comingUp })).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await page.goto(receipt);
    await expect(page.getByText('Flour, water, time.')).toBeVisible();
    await page.goto(`/pp/${ids.both}/checkout`);
    await expect(page.getByRole('form', { name: words.details })).toBeVisible();
  });
}
