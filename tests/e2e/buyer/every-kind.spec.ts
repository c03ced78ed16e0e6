// Each kind as its buyer meets it: bought, received, found again on another phone, and given back; on a phone and a desk, in English and
// in Hindi, with and without scripts. Telegram and Discord are simulated, everything between them is real.
import { productKinds } from '@haat/kinds/facts';
import type { NewProduct, Product, ProductKind } from '@haat/openapi';
import type { Page } from '@playwright/test';
import { contents } from '../../../server/modules/catalog/products/kinds/testing/contents';
import { refundAll } from '../../simulators/buyer';
import { sellChannel, telegramEnv } from '../../simulators/channel';
import { type Discord, startDiscord } from '../../simulators/discord';
import { discordEnv, sellServer } from '../../simulators/discord-server';
import { type Haat, startHaat } from '../../simulators/haat';
import { type Creator, publishProduct, signIn } from '../../simulators/shop';
import { startTelegram, type Telegram } from '../../simulators/telegram';
import { inDays } from '../harness/clock';
import { newPhone, nextMessage, nextPassword } from '../harness/people';
import { expect, test } from '../harness/test';
import { asVisited, browserOf, buyingWords, visitors } from '../harness/visits';

const buying = buyingWords(199);
const english = {
  ...buying.en,
  refunded: 'This was refunded',
  send: 'Send the code',
  code: 'Code',
  open: 'Open',
};
const hindi: typeof english = {
  ...buying.hi,
  refunded: 'इसका रिफ़ंड हो चुका है',
  send: 'कोड भेजें',
  code: 'कोड',
  open: 'खोलें',
};
const wordsIn = { en: english, hi: hindi };

interface Sold {
  id: string;
  title: string;
  /** What a buyer of it sees at once, and nobody whose money went back. */
  received: (page: Page) => ReturnType<Page['locator']>;
}

const link = (part: string) => (page: Page) => page.locator(`a[href*="${part}"]`).first();
const text = (part: string) => (page: Page) => page.getByText(part).first();

let telegram: Telegram;
let discord: Discord;
let haat: Haat;
let creator: Creator;
/** A kind that is not here fails its test. */
let sold: Partial<Record<ProductKind, Sold>>;

test.beforeAll(async () => {
  [telegram, discord] = await Promise.all([startTelegram(), startDiscord()]);
  haat = await startHaat({ env: { ...telegramEnv(telegram), ...discordEnv(discord) } });
  creator = await signIn(haat, newPhone(), 'Meera Iyer');
  sold = await sellEveryKind();
});
test.afterAll(async () => {
  await haat?.dispose();
  await Promise.all([telegram?.close(), discord?.close()]);
});

/** One product of each kind at ₹199, and a combo of three others. */
async function sellEveryKind(): Promise<typeof sold> {
  const sell = (product: Omit<NewProduct, 'prices'>) => {
    const prices = [{ type: 'once', amount: 19_900 }];
    return publishProduct(haat.url, creator.token, { ...product, prices } as NewProduct);
  };
  const startsAt = (await inDays(haat, 30)).toISOString();
  const channel = await sellChannel(haat, telegram, creator);
  const server = await sellServer(haat, discord, creator);
  const [course, lesson, webinar, lock, page] = await Promise.all([
    sell({ kind: 'course', title: 'Bread, from the start', content: contents.course }),
    sell({ kind: 'lesson', title: 'Shaping a loaf', content: contents.lesson }),
    sell({ kind: 'webinar', title: 'Hampers, live', content: { ...contents.webinar, startsAt } }),
    sell({ kind: 'lock', title: 'The recipes', content: contents.lock }),
    sell({ kind: 'page', title: 'A bread workshop', thankYou: { message: 'Bring an apron.' } }),
  ]);
  const items = [course, webinar, lock].map(({ id }) => ({ productId: id }));
  const combo = await sell({ kind: 'combo', title: 'All about bread', content: { items } });
  const isSold = ({ id, title }: Pick<Product, 'id' | 'title'>, received: Sold['received']) => ({
    id,
    title,
    received,
  });
  return {
    telegram: isSold({ id: channel.productId, title: channel.chat.title }, link('/join/')),
    discord: isSold({ id: server.productId, title: server.guild.name }, link('/join/')),
    course: isSold(course, link('/learn/')),
    lesson: isSold(lesson, link('/learn/')),
    webinar: isSold(webinar, link('/join')),
    lock: isSold(lock, text('Where we meet')),
    page: isSold(page, text('Bring an apron.')),
    combo: isSold(combo, link('/learn/')),
  };
}

/** Proves a phone of ten digits by its code, in the form of a page. */
async function prove(page: Page, words: typeof english, number: string): Promise<void> {
  await page.getByLabel(words.number).fill(number);
  await page.getByRole('button', { name: words.send }).click();
  await page.getByLabel(words.code).fill(await nextPassword(haat, number));
  await page.getByRole('button', { name: words.open, exact: true }).click();
}

const expectNoOverflow = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    `${page.url()} scrolls sideways`,
  ).toBeLessThanOrEqual(0);

for (const kind of Object.keys(productKinds) as ProductKind[])
  for (const visitor of visitors)
    test(`${kind}: bought, received, found again and given back ${asVisited(visitor)}`, async ({ visit }) => {
      const product = sold[kind];
      if (!product) throw new Error(`No ${kind} is sold here`);
      const { id, title, received } = product;
      const browser = { baseURL: haat.url, ...browserOf(visitor) };
      const words = wordsIn[visitor.language];
      const number = newPhone();
      const { page } = await visit(browser);
      await page.goto(`${productKinds[kind].previewBase}${id}`);
      await expectNoOverflow(page);
      await page.locator('[data-main-action]').first().click();
      const form = page.getByRole('form', { name: words.details });
      await form.getByLabel(words.number).fill(number);
      await form.getByRole('button', { name: words.pay }).click();
      await page.waitForURL('**/sandbox/payments/**');
      await page.getByRole('button', { name: words.pay }).click();
      await expect(page.getByText(words.paid, { exact: true })).toBeVisible();
      await expect(received(page)).toBeVisible();
      await expectNoOverflow(page);
      const receipt = new URL(page.url()).pathname;

      // On a phone that has never been here, by its library: from the message, and from the app's own address.
      const sent = await nextMessage(haat, number, 0, ({ text: said }) => said.includes('/access/'));
      expect(sent.text).toContain(receipt);
      const { page: another } = await visit(browser);
      await another.goto(receipt);
      await prove(another, words, number);
      await expect(received(another)).toBeVisible();
      await another.goto('/purchase/library');
      // What is learned opens on its own page, in a combo too.
      if (kind === 'course' || kind === 'lesson' || kind === 'combo') {
        await another.locator('main a[href^="/learn/"]').first().click();
        await expect(another).toHaveURL(/\/learn\//);
        await expect(
          another.getByRole('heading', { level: 1, name: kind === 'combo' ? /^Bread/ : title }),
        ).toBeVisible();
        await another.goto('/purchase/library');
      }
      await another.getByRole('link', { name: title, exact: true }).first().click();
      await expect(another.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectNoOverflow(another);

      await refundAll(haat.url, creator, { id: receipt.split('/').at(-1) ?? '' });
      for (const one of [page, another]) {
        await one.goto(receipt);
        await expect(one.getByRole('heading', { level: 1, name: words.refunded })).toBeVisible();
        await expect(received(one)).toHaveCount(0);
      }
    });
