// A combo with a month of a channel: the month ends alone, and everything else that was bought stays. Telegram is simulated, everything
// between is real; the month goes by on the clock of the server.
import type { NewProduct } from '@haat/openapi';
import { inviteOf, type SoldChannel, sellChannel, telegramEnv } from '../../simulators/channel';
import { type Haat, startHaat } from '../../simulators/haat';
import { type Creator, publishProduct, signIn } from '../../simulators/shop';
import {
  addPerson,
  openLink,
  start,
  startTelegram,
  statusIn,
  type Telegram,
} from '../../simulators/telegram';
import { newPhone } from '../harness/people';
import { expect, test } from '../harness/test';
import { asVisited, browserOf, buyingWords, visitors } from '../harness/visits';

const buying = buyingWords(150);
const english = {
  ...buying.en,
  join: 'Join on Telegram',
  isIn: 'You are in',
  ended: /^ · Ended on /,
};
const hindi: typeof english = {
  ...buying.hi,
  join: 'Telegram पर जुड़ें',
  isIn: 'आप जुड़े हैं',
  ended: / को ख़त्म हुआ$/,
};
const wordsIn = { en: english, hi: hindi };

let telegram: Telegram;
let haat: Haat;
let channel: SoldChannel;
let comboId = '';

test.beforeAll(async () => {
  telegram = await startTelegram();
  haat = await startHaat({ env: telegramEnv(telegram) });
  const creator: Creator = await signIn(haat, newPhone(), 'Meera');
  const publish = async (body: NewProduct) => (await publishProduct(haat.url, creator.token, body)).id;
  const once = (amount: number) => [{ type: 'once' as const, amount }];
  const period = { unit: 'month', count: 1 } as const;
  channel = await sellChannel(haat, telegram, creator, [{ type: 'subscription', amount: 9_900, period }]);
  const recipe = await publish({ kind: 'page', title: 'The recipe', prices: once(10_000) });
  const items = [channel.productId, recipe].map((productId) => ({ productId }));
  comboId = await publish({
    kind: 'combo',
    title: 'Both together',
    prices: once(15_000),
    content: { items },
  });
});
test.afterAll(async () => {
  await haat?.dispose();
  await telegram?.close();
});

/** Hours go by until it is so: nobody is written to at night, and what time brings is done by jobs that run every minute. */
const until = (check: () => void) =>
  expect(async () => {
    await haat.advanceClock('PT6H');
    await expect(check).toPass({ timeout: 1_500 });
  }).toPass({ timeout: 40_000 });

for (const visitor of visitors)
  test(`a month of a channel in a combo ends alone ${asVisited(visitor)}`, async ({ visit }) => {
    const words = wordsIn[visitor.language];
    const { page } = await visit({ baseURL: haat.url, ...browserOf(visitor) });
    await page.goto(`/tgc/${comboId}`);
    await page.locator('[data-main-action]').first().click();
    const form = page.getByRole('form', { name: words.details });
    await form.getByLabel(words.number).fill(newPhone());
    await form.getByRole('button', { name: words.pay }).click();
    await page.waitForURL('**/sandbox/payments/**');
    await page.getByRole('button', { name: words.pay }).click();

    const join = page.getByRole('link', { name: words.join });
    const answer = await page.request.get((await join.getAttribute('href')) ?? '', { maxRedirects: 0 });
    const asha = addPerson(telegram.world, 'Asha');
    const bot = new URL(answer.headers()['location'] ?? '');
    start(telegram.world, asha, bot.searchParams.get('start') ?? '');
    await expect.poll(() => inviteOf(asha)).toContain('/+');
    openLink(telegram.world, asha, inviteOf(asha));
    const receipt = page.url();
    // By itself where there is a script, and for everybody who opens it again.
    if (visitor.javaScriptEnabled) await expect(page.getByText(words.isIn, { exact: true })).toBeVisible();
    else
      await expect(async () => {
        await page.goto(receipt);
        await expect(page.getByText(words.isIn, { exact: true })).toBeVisible({ timeout: 1_000 });
      }).toPass();

    // The bot writes in the language of the Telegram that it writes to.
    await haat.advanceClock('P27D');
    await until(() => expect(asha.inbox.at(-1)?.text).toContain('Your access to Morning notes ends on'));
    await haat.advanceClock('P4D');
    await until(() => expect(statusIn(channel.chat, asha.id)).toBe('left'));
    await page.goto(receipt);
    await expect(page.getByRole('heading', { name: 'The recipe' })).toBeVisible();
    await expect(join).toHaveCount(0);
    await page.goto('/purchase/library');
    await expect(page.getByRole('link', { name: 'The recipe', exact: true })).toHaveAttribute(
      'href',
      /^\/access\//,
    );
    await expect(page.getByRole('link', { name: 'Morning notes', exact: true })).toHaveCount(0);
    await expect(page.getByText(words.ended)).toBeVisible();
  });
