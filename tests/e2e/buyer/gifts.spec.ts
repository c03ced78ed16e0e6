// Somebody buys for somebody else, and asks somebody else to pay: each of the three sees what is theirs.
import type { Locator, Page } from '@playwright/test';
import type { Haat } from '../../simulators/haat';
import { goToMorning } from '../harness/clock';
import { expectGoodLooks } from '../harness/looks';
import { newPhone, nextMessage, nextPassword } from '../harness/people';
import { screens } from '../harness/screens';
import { sellRecipe } from '../harness/shop';
import { expect, test, widths } from '../harness/test';
import { asVisited, browserOf, buyingWords, type Visitor, visitors } from '../harness/visits';

const buying = buyingWords(499);
const english = {
  ...buying.en,
  theirs: 'Their phone',
  to: 'Who is it for?',
  from: 'Who is it from?',
  words: 'A few words to go with it',
  given: /^Your gift (is paid|was delivered)$/,
  isYours: 'Is this yours?',
  sendCode: 'Send the code',
  code: 'Code',
  open: 'Open',
  giftFor: /Gift for Kabir \(••\d\d\)/,
  ask: 'Ask somebody else to pay',
  getLink: 'Get a link that pays ₹499',
  send: 'Send them this link',
  asked: /^The number ending in \d\d asks you to pay$/,
  isPaid: 'This is paid',
  payMyself: 'Pay it myself',
};
const hindi: typeof english = {
  ...buying.hi,
  theirs: 'उनका फ़ोन नंबर',
  to: 'किसके लिए है?',
  from: 'किसकी तरफ़ से?',
  words: 'साथ में कुछ शब्द',
  given: /^आपके उपहार के पैसे मिल गए$|^आपका उपहार पहुँच गया$/,
  isYours: 'क्या यह आपका है?',
  sendCode: 'कोड भेजें',
  code: 'कोड',
  open: 'खोलें',
  giftFor: /Kabir \(••\d\d\) के लिए उपहार/,
  ask: 'किसी और से पैसे देने को कहें',
  getLink: '₹499 देने का लिंक पाएँ',
  send: 'उन्हें यह लिंक भेजें',
  asked: /^\d\d पर ख़त्म होने वाले नंबर ने आपसे पैसे देने को कहा है$/,
  isPaid: 'इसके पैसे दिए जा चुके हैं',
  payMyself: 'मैं ख़ुद दूँगा/दूँगी',
};
const wordsIn = { en: english, hi: hindi };

let path = '';
test.beforeAll(async ({ haat }) => {
  path = await sellRecipe(haat);
});

/** What looks at pages is a script itself. */
async function expectLooks(page: Page, ready: Locator, { javaScriptEnabled, size }: Visitor): Promise<void> {
  if (!javaScriptEnabled) return;
  await expectGoodLooks(page, ready);
  await page.setViewportSize(size);
}

/** By the link that came to their phone, and a code, in a browser that bought nothing. */
async function openGift(
  page: Page,
  { haat, recipient, words }: { haat: Haat; recipient: string; words: typeof english },
): Promise<void> {
  const { text } = await nextMessage(haat, recipient, 0, (message) => message.text.includes('Ravi'));
  expect(text).toContain('Happy birthday');
  const [address = ''] = /\/access\/\S+/.exec(text) ?? [];
  await page.goto(address);
  await expect(page.getByRole('heading', { name: words.isYours })).toBeVisible();
  await expect(page.getByText('Flour, water, time.')).toHaveCount(0);
  await page.getByRole('button', { name: words.sendCode }).click();
  await page.getByLabel(words.code, { exact: true }).fill(await nextPassword(haat, recipient));
  await page.getByRole('button', { name: words.open, exact: true }).click();
  await expect(page.getByText('Flour, water, time.')).toBeVisible();
}

for (const visitor of visitors) {
  const words = wordsIn[visitor.language];

  test(`a gift is paid by one and opens for another ${asVisited(visitor)}`, async ({ haat, visit }) => {
    const { page } = await visit(browserOf(visitor));
    await page.goto(`${path.replace('/lc/', '/pp/')}/checkout?for=somebody`);
    const form = page.getByRole('form', { name: words.details });
    await form.getByLabel(words.number).fill(newPhone());
    const recipient = newPhone();
    await form.getByLabel(words.theirs).fill(recipient);
    await form.getByLabel(words.to).fill('Kabir');
    await form.getByLabel(words.from).fill('Ravi');
    await form.getByLabel(words.words).fill('Happy birthday');
    await expectLooks(page, form.getByLabel(words.theirs), visitor);
    await form.getByRole('button', { name: words.pay }).click();
    await page.waitForURL('**/sandbox/payments/**');
    await page.getByRole('button', { name: words.pay }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(words.given);
    await expect(page.getByText(words.giftFor)).toBeVisible();
    await expect(page.getByText('Flour, water, time.')).toHaveCount(0);
    await expectLooks(page, heading, visitor);

    const theirs = await visit(browserOf(visitor));
    await openGift(theirs.page, { haat, recipient, words });

    // The next order of this tab is not for Kabir again.
    if (!visitor.javaScriptEnabled) return;
    await page.goto(`${path.replace('/lc/', '/pp/')}/checkout`);
    await form.getByLabel(words.number).press('End');
    await expect(form).toHaveAttribute('novalidate');
    await expect(form.getByLabel(words.theirs)).toHaveValue('');
    await expect(form.getByLabel(words.to)).toHaveValue('');
  });

  test(`somebody else pays, and what is bought opens for who asked ${asVisited(visitor)}`, async ({
    visit,
  }) => {
    const { page } = await visit(browserOf(visitor));
    await page.goto(`${path.replace('/lc/', '/pp/')}/checkout`);
    const form = page.getByRole('form', { name: words.details });
    await form.getByLabel(words.number).fill(newPhone());
    await form.getByLabel(words.ask).check();
    // Without a script the button says what it said when it was drawn.
    await form.getByRole('button', { name: visitor.javaScriptEnabled ? words.getLink : words.pay }).click();
    await expect(page).toHaveURL(/\/cashfree\/ask/);
    await page.getByRole('button', { name: words.getLink }).click();
    const send = page.getByRole('heading', { name: words.send });
    await expect(send).toBeVisible();
    await expectLooks(page, send, visitor);
    const link = await page
      .getByText(/\/pay-for\//)
      .first()
      .innerText();

    const payer = await visit(browserOf(visitor));
    await payer.page.goto(link.trim());
    const asked = payer.page.getByRole('heading', { name: words.asked });
    await expect(asked).toBeVisible();
    await expectLooks(payer.page, asked, visitor);
    await payer.page.getByRole('button', { name: words.pay }).click();
    await payer.page.waitForURL('**/sandbox/payments/**');
    await payer.page.getByRole('button', { name: words.pay }).click();
    await expect(payer.page.getByRole('heading', { name: words.isPaid })).toBeVisible();
    await expect(payer.page.getByText('Flour, water, time.')).toHaveCount(0);

    await page.getByRole('link', { name: words.payMyself }).click();
    await expect(page.getByText(words.paid, { exact: true })).toBeVisible();
    await expect(page.getByText('Flour, water, time.')).toBeVisible();
  });
}

test('over a preview a gift can be given on a day once React has come, also where its fold was opened before', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/checkout-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await page.locator('[data-main-action]').click();
  const sheet = page.locator('#sheet');
  await sheet.getByText('Buy it for somebody else').click();
  await sheet.getByLabel('Who is it from?').fill('Ravi');
  release();
  await sheet.getByLabel('Deliver on').fill('2026-12-24');
  await expect(sheet.getByLabel('Who is it from?')).toHaveValue('Ravi');
});

test('a gift for a day arrives on the morning of that day, and not before', async ({ haat, visit }) => {
  await goToMorning(haat);
  const { page } = await visit({ viewport: screens.phone });
  await page.goto(`${path.replace('/lc/', '/pp/')}/checkout?for=somebody`);
  const form = page.getByRole('form', { name: english.details });
  const recipient = newPhone();
  const now = await haat.advanceClock('PT1S');
  const day = new Date(now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Deliver on').fill(day);
  await form.getByLabel(english.number).fill(newPhone());
  await form.getByLabel(english.theirs).fill(recipient);
  await form.getByLabel(english.to).fill('Kabir');
  await form.getByLabel(english.from).fill('Ravi');
  await form.getByLabel(english.words).fill('Happy birthday');
  await form.getByRole('button', { name: english.pay }).click();
  await page.waitForURL('**/sandbox/payments/**');
  await page.getByRole('button', { name: english.pay }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your gift is paid');
  const messagesTo = async () =>
    (await haat.outbox()).filter(({ to }) => to.endsWith(recipient.slice(-10))).length;
  await goToMorning(haat, 'PT24H');
  expect(await messagesTo()).toBe(0);
  await goToMorning(haat, 'PT47H');
  const theirs = await visit({ viewport: screens.phone });
  await openGift(theirs.page, { haat, recipient, words: english });
});
