// Somebody buys for somebody else, and asks somebody else to pay: each of the three sees what is theirs.
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { sellRecipe } from '../harness/shop';
import { expect, test } from '../harness/test';

let path = '';
test.beforeAll(async ({ haat }) => {
  path = await sellRecipe(haat);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';

  test(`a gift is paid by one and opens for another, ${how} scripts`, async ({ haat, visit }) => {
    const { page } = await visit({ viewport: { width: 360, height: 780 }, javaScriptEnabled });
    await page.goto(`${path.replace('/lc/', '/pp/')}/checkout?for=somebody`);
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByLabel('Mobile number').fill(newPhone());
    const recipient = newPhone();
    await form.getByLabel('Their phone').fill(recipient);
    await form.getByLabel('Who is it for?').fill('Kabir');
    await form.getByLabel('Who is it from?').fill('Ravi');
    await form.getByLabel('A few words to go with it').fill('Happy birthday');
    if (javaScriptEnabled) await expectGoodLooks(page, form.getByLabel('Their phone'));
    await form.getByRole('button', { name: /^Pay ₹499/ }).click();
    await page.getByRole('button', { name: 'Pay ₹499' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Your gift (is paid|was delivered)$/);
    await expect(page.getByText(/Gift for Kabir \(••\d\d\)/)).toBeVisible();
    await expect(page.getByText('Flour, water, time.')).toHaveCount(0);
    if (javaScriptEnabled) await expectGoodLooks(page, heading);

    await expect
      .poll(
        async () =>
          (await haat.outbox()).find(
            ({ to, text }) => to.endsWith(recipient.slice(-10)) && text.includes('Ravi gave you'),
          )?.text,
      )
      .toContain('Happy birthday');
  });

  test(`somebody else pays, ${how} scripts, and what is bought opens for who asked`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 360, height: 780 }, javaScriptEnabled });
    await page.goto(`${path.replace('/lc/', '/pp/')}/checkout`);
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByLabel('Mobile number').fill(newPhone());
    await form.getByLabel('Ask somebody else to pay').check();
    // Without a script the button says what it said when it was drawn.
    await form.getByRole('button', { name: /^(Get a link that pays|Pay) ₹499$/ }).click();
    const ask = page.getByRole('button', { name: 'Get a link that pays ₹499' });
    await expect(page).toHaveURL(/\/cashfree\/ask/);
    await ask.click();
    const send = page.getByRole('heading', { name: 'Send them this link' });
    await expect(send).toBeVisible();
    if (javaScriptEnabled) await expectGoodLooks(page, send);
    const link = await page
      .getByText(/\/pay-for\//)
      .first()
      .innerText();

    const payer = await visit({ viewport: { width: 360, height: 780 }, javaScriptEnabled });
    await payer.page.goto(link.trim());
    const asked = payer.page.getByRole('heading', { name: /^the number ending in \d\d asks you to pay$/ });
    await expect(asked).toBeVisible();
    if (javaScriptEnabled) await expectGoodLooks(payer.page, asked);
    await payer.page.getByRole('button', { name: 'Pay ₹499' }).click();
    await payer.page.getByRole('button', { name: 'Pay ₹499' }).click();
    await expect(payer.page.getByRole('heading', { name: 'This is paid' })).toBeVisible();
    await expect(payer.page.getByText('Flour, water, time.')).toHaveCount(0);

    await page.getByRole('link', { name: 'Pay it myself' }).click();
    await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
    await expect(page.getByText('Flour, water, time.')).toBeVisible();
  });
}
