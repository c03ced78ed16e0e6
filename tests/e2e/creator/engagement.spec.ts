// A buyer watches half of the film of a lesson and passes a quiz; the creator sees both, and downloads them.
import { readFile } from 'node:fs/promises';
import type { Engagement, Order } from '@haat/openapi';
import { areaPath } from '@haat/web/product-kinds/area-path';
import { settingsPath } from '@haat/web/product-kinds/product-kinds';
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { expectStatus, publishProduct } from '../../simulators/shop';
import { makeFilm } from '../harness/film';
import { expectGoodLooks } from '../harness/looks';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn, uploadFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

const seconds = 12;
let shop: Shop;
let productId: string;
test.beforeAll(async ({ haat, browser }) => {
  shop = await openShop(haat);
  const bytes = await makeFilm(browser, { url: haat.url, seconds });
  const mediaId = await uploadFile(haat.url, shop.creator, { bytes, purpose: 'video', name: 'bread.mp4' });
  const questions = [
    { id: 'q1', type: 'choice', text: 'What rises?', options: ['Clay', 'Dough'], correct: ['Dough'] },
  ];
  const items = [{ id: 'a', type: 'video', title: 'The film', mediaId }];
  const lessons = [
    { id: 'film', title: 'How it rises', items },
    { id: 'test', title: 'The test', quiz: { pass: 100, questions } },
  ];
  const product = await publishProduct(haat.url, shop.creator.token, {
    kind: 'course',
    title: 'Bread, watched',
    prices: [{ type: 'once', amount: 49_900 }],
    content: { sections: [{ id: 's', title: 'Bread', lessons }] },
  });
  productId = product.id;
});

/** Plays as far as a second, and stops there. */
async function watchUntil(page: Page, second: number): Promise<void> {
  const player = page.getByRole('region', { name: 'The film' });
  const paused = page.waitForRequest(
    (request) => request.url().includes('/playback/') && request.postDataJSON()?.isPlaying === false,
  );
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  const at = () => page.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(at, { timeout: 30_000 }).toBeGreaterThan(second);
  await page.keyboard.press('k');
  await (await paused).response();
}

test('a creator sees what a buyer has watched and answered', async ({ visit, haat }) => {
  const buyer = await visit({ viewport: widths.phone });
  const { placed } = await buyIn(buyer.context, haat, productId);
  const headers = { 'order-token': placed.token };
  const { body } = await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, { headers });
  const learn = `/learn/${body.accesses?.[0]?.id}`;
  await buyer.page.goto(`${learn}/film`);
  await watchUntil(buyer.page, seconds / 2);
  await buyer.page.goto(`${learn}/test`);
  await buyer.page.getByRole('radio', { name: 'Dough' }).check();
  await buyer.page.getByRole('button', { name: 'Check my answers' }).click();
  await expect(buyer.page.getByText('This lesson is done.')).toBeVisible();

  const { token } = shop.creator;
  const read = async () =>
    expectStatus(
      await call<Engagement>(haat.url, 'GET', `/api/products/${productId}/engagement`, { token }),
      200,
    );
  const watched = (await read()).items[0]?.watched ?? 0;
  expect(watched).toBeGreaterThan(35);
  expect(watched).toBeLessThan(80);

  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto(settingsPath('course', 'analytics', productId));
  await page.getByRole('link', { name: 'Engagement' }).click();
  await expect(page).toHaveURL(areaPath('course', 'engagement', productId));
  const row = page.getByRole('row', { name: /1\. How it rises/ });
  await expect(row.getByText(`${watched}%`)).toBeVisible();
  await row.getByRole('button', { name: 'Details How it rises' }).click();
  const sheet = page.getByRole('dialog', { name: 'How it rises' });
  await expect(sheet.getByRole('figure', { name: 'Viewers over time: The film' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Details The test' }).click();
  await expect(page.getByRole('dialog', { name: 'The test' }).getByText('1 / 1')).toBeVisible();
  await page.keyboard.press('Escape');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(`1,Bread,How it rises,1,0,${watched},`);
  await page.getByRole('radio', { name: 'Members' }).check();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expectGoodLooks(page, page.getByText('1 of 2'));
});

test('a creator resets the tries of a member who has failed, and they pass', async ({ visit, haat }) => {
  const questions = [
    {
      id: 'q1',
      type: 'choice' as const,
      text: 'What rises?',
      options: ['Clay', 'Dough'],
      correct: ['Dough'],
    },
  ];
  const lessons = [{ id: 'test', title: 'The test', quiz: { pass: 100, tries: 1, questions } }];
  const { id } = await publishProduct(haat.url, shop.creator.token, {
    kind: 'course',
    title: 'Bread, tried once',
    prices: [{ type: 'once', amount: 9_900 }],
    content: { sections: [{ id: 's', title: 'Bread', lessons }] },
  });
  const buyer = await visit({ viewport: widths.phone });
  const { placed } = await buyIn(buyer.context, haat, id);
  const headers = { 'order-token': placed.token };
  const { body } = await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, { headers });
  const answer = async (option: string) => {
    await buyer.page.goto(`/learn/${body.accesses?.[0]?.id}/test`);
    await buyer.page.getByRole('radio', { name: option }).check();
    await buyer.page.getByRole('button', { name: 'Check my answers' }).click();
  };
  await answer('Clay');
  await expect(buyer.page.getByText(/used all|no tries/i).first()).toBeVisible();

  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto(areaPath('course', 'engagement', id));
  await page.getByText('Members', { exact: true }).last().click();
  await page.getByRole('list', { name: 'Members' }).getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/1 of 1 tries used/)).toBeVisible();
  await expectGoodLooks(page, sheet.getByText(/1 of 1 tries used/));
  await sheet.getByRole('button', { name: 'Reset tries: The test' }).click();
  await expect(sheet.getByText('No quiz tried yet.')).toBeVisible();
  await answer('Dough');
  await expect(buyer.page.getByText('This lesson is done.')).toBeVisible();
});
