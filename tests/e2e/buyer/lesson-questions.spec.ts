// Under a lesson a buyer writes notes that lead to their second, and asks what the creator answers from the feed.
import type { Order } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { publishProduct } from '../../simulators/shop';
import { axeFindings } from '../harness/axe';
import { makeFilm } from '../harness/film';
import { expectGoodLooks } from '../harness/looks';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn, uploadFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
let productId: string;
test.beforeAll(async ({ haat, browser }) => {
  shop = await openShop(haat);
  const bytes = await makeFilm(browser, { url: haat.url, seconds: 12 });
  const mediaId = await uploadFile(haat.url, shop.creator, { bytes, purpose: 'video', name: 'bread.mp4' });
  const items = [{ id: 'film', type: 'video' as const, title: 'The film', mediaId }];
  const product = await publishProduct(haat.url, shop.creator.token, {
    kind: 'course',
    title: 'Bread with notes',
    prices: [{ type: 'once', amount: 49_900 }],
    content: { sections: [{ id: 's', title: 'Bread', lessons: [{ id: 'dough', title: 'Dough', items }] }] },
  });
  productId = product.id;
});

const second = (page: Page) =>
  page.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

for (const javaScriptEnabled of [true, false])
  test(`a note leads to its second, and a question is answered from the feed, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    visit,
    haat,
  }) => {
    const { page, context } = await visit({ viewport: widths.phone, javaScriptEnabled });
    const { placed } = await buyIn(context, haat, productId);
    const order = await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, {
      headers: { 'order-token': placed.token },
    });
    const lesson = `/learn/${order.body.accesses?.[0]?.id}/dough`;
    await page.goto(lesson);

    const notes = page.getByRole('region', { name: 'Your notes' });
    // Before the script has come, forms load the page again.
    if (javaScriptEnabled)
      await expect(notes.getByRole('button', { name: 'Use the current time' })).toBeVisible();
    await notes.getByRole('textbox', { name: 'New note' }).fill('Fold here');
    await notes.getByRole('textbox', { name: /^At/ }).fill('0:07');
    await notes.getByRole('button', { name: 'Save note' }).click();
    const time = notes.getByRole('link', { name: 'Go to 0:07' });
    await expect(time).toBeVisible();
    await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('');
    if (javaScriptEnabled) {
      await expect(notes.getByRole('textbox', { name: 'New note' })).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'Note saved.' })).toBeAttached();
      // By keyboard alone.
      await time.focus();
      await page.keyboard.press('Enter');
    } else {
      await time.click();
      // As the browser's own button does.
      await page.locator('video').evaluate((video: HTMLVideoElement) => video.play());
    }
    await expect.poll(() => second(page)).toBeGreaterThanOrEqual(7);
    expect(page.url().includes('t=7')).toBe(!javaScriptEnabled);

    // A time that is none comes back with what was typed.
    await notes.getByText('Edit', { exact: true }).click();
    const edited = notes.getByRole('textbox', { name: 'Note', exact: true });
    await edited.fill('Fold twice');
    await notes.getByRole('textbox', { name: /^At/ }).first().fill('7:99');
    await notes.getByRole('button', { name: 'Save', exact: true }).click();
    const wrong = notes.getByRole('textbox', { name: /^At/ }).first();
    await expect(wrong).toHaveAccessibleDescription(/Enter a time such as 1:30/);
    await expect(wrong).toBeFocused();
    await expect(edited).toHaveValue('Fold twice');
    await wrong.fill('');
    await notes.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(time).toBeHidden();
    await expect(notes.getByRole('listitem').getByText('Fold twice').first()).toBeVisible();

    const asked = `Why clay, ${javaScriptEnabled ? 'with' : 'without'}?`;
    const questions = page.getByRole('region', { name: 'Questions and answers' });
    await questions.getByRole('textbox', { name: 'Your question' }).fill(asked);
    await questions.getByRole('button', { name: 'Ask the creator' }).click();
    const own = questions.getByRole('listitem').filter({ hasText: asked });
    await expect(own.getByText('Waits for an answer')).toBeVisible();
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);

    const { page: desk } = await visit({ viewport: widths.desktop });
    await rememberSession(desk, shop.creator);
    await expect(async () => {
      await desk.goto(paths.notifications);
      await desk
        .getByRole('listitem')
        .filter({ hasText: asked })
        .getByRole('link')
        .click({ timeout: 10_000 });
    }).toPass();
    const dialog = desk.getByRole('dialog', { name: 'Answer this question' });
    await expect(dialog.getByText(asked)).toBeVisible();
    await dialog.getByLabel('Your answer').fill('It holds water.');
    await dialog.getByRole('button', { name: 'Post answer' }).click();
    await expect(desk).toHaveURL(/\/questions$/);
    await desk.getByRole('radio', { name: 'Answered', exact: true }).check({ force: true });
    await expect(desk.getByText(asked)).toBeVisible();
    await expectGoodLooks(desk, desk.getByText(asked));

    await page.goto(lesson);
    await expect(own.getByText('It holds water.')).toBeVisible();
    if (javaScriptEnabled) await expectGoodLooks(page, own.getByText('It holds water.'));
    const other = await visit({ viewport: widths.phone, javaScriptEnabled });
    const bought = await buyIn(other.context, haat, productId);
    const theirs = await call<Order>(haat.url, 'GET', `/api/orders/${bought.placed.id}`, {
      headers: { 'order-token': bought.placed.token },
    });
    await other.page.goto(`/learn/${theirs.body.accesses?.[0]?.id}/dough`);
    await expect(other.page.getByText('It holds water.').first()).toBeVisible();
    await expect(other.page.getByText('Fold twice')).toBeHidden();
    expect((await other.page.goto(page.url()))?.status()).toBe(404);
  });

test('what is typed outlives a reload and a lost connection, and a course begins again', async ({
  visit,
  haat,
}) => {
  const { page, context } = await visit({ viewport: widths.phone });
  const { placed } = await buyIn(context, haat, productId);
  const order = await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, {
    headers: { 'order-token': placed.token },
  });
  const id = order.body.accesses?.[0]?.id;
  await page.goto(`/learn/${id}/dough`);
  const field = page.getByRole('textbox', { name: 'New note' });
  // The script of the page is there.
  await expect(page.getByRole('button', { name: 'Use the current time' })).toBeVisible();
  await field.fill('Not to be lost');
  await page.reload();
  await expect(field).toHaveValue('Not to be lost');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This was not saved.' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Not to be lost' })).toBeVisible();
  await expect(field).toHaveValue('');

  await page.getByRole('button', { name: 'Done, continue' }).click();
  await page.getByText('Start again', { exact: true }).click();
  await expect(page.getByText(/Your notes and questions stay/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear my progress' }).click();
  await expect(page.getByText('0 of 1 lessons done')).toBeVisible();
  await page.goto(`/learn/${id}/dough`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Not to be lost' })).toBeVisible();
});
