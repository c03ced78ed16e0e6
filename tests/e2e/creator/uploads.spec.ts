// Pictures on their way: a network that goes, a page that goes, another step, a change of mind. Nothing that arrived is sent twice.
import type { Upload } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import type { Page } from '@playwright/test';
import { heavyPng } from '../../../server/modules/catalog/media/testing/hostile.files';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, type Visit, widths } from '../harness/test';

const picture = { name: 'kitchen.png', mimeType: 'image/png', buffer: heavyPng(1_500_000) };
const pieces = '**/api/uploads/*';
let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** A lesson with a title, saved; and where each piece of its pictures began that the server has taken. */
async function enter({ page }: Visit, title: string) {
  await rememberSession(page, shop.creator);
  await page.goto(paths.create('lesson'));
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const taken: number[] = [];
  page.on('response', async (response) => {
    const request = response.request();
    if (request.method() !== 'PATCH' || !/\/api\/uploads\//.test(request.url()) || !response.ok()) return;
    taken.push(Number(await request.headerValue('upload-offset')));
  });
  return taken;
}

const choose = (page: Page) => page.locator('input[type="file"]').first().setInputFiles(picture);

/** From now on: after so many pieces the rest of them meet what `then` does to them. */
async function after(page: Page, count: number, then: 'nothing answers' | 'they are held'): Promise<void> {
  let sent = 0;
  await page.route(pieces, (route) => {
    if (route.request().method() !== 'PATCH' || ++sent <= count) return route.fallback();
    return then === 'nothing answers' ? route.abort() : undefined;
  });
}

const isOnce = (taken: readonly number[]) => {
  expect(taken.length).toBe(6);
  expect(new Set(taken).size).toBe(taken.length);
};

test('a network that goes in the middle loses nothing', async ({ visit }) => {
  const visited = await visit({ viewport: widths.phone });
  const { page } = visited;
  const taken = await enter(visited, 'Over a lost network');
  await after(page, 2, 'nothing answers');
  await choose(page);
  await expect(
    page.getByText(/^“kitchen.png” resumes when you are back online. 3\d% uploaded.$/),
  ).toBeVisible();
  await visited.context.setOffline(true);
  await page.unroute(pieces);
  await visited.context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  isOnce(taken);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Picture description')).toHaveValue('Over a lost network');
});

test('a page that goes in the middle goes on by itself where it was', async ({ visit }) => {
  const visited = await visit({ viewport: widths.phone });
  const { page } = visited;
  const taken = await enter(visited, 'Over a reload');
  await after(page, 2, 'they are held');
  await choose(page);
  await expect.poll(() => taken.length).toBe(2);
  const uploadStarted = page.waitForResponse((answer) => answer.url().endsWith('/api/uploads'));
  await page.reload();
  expect(((await (await uploadStarted).json()) as Upload).offset).toBe(524_288);
  await page.unroute(pieces);
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  isOnce(taken);
});

test('another step does not stop it', async ({ visit }) => {
  const visited = await visit({ viewport: widths.desktop });
  const { page } = visited;
  const taken = await enter(visited, 'From another step');
  await after(page, 2, 'nothing answers');
  await choose(page);
  await expect(page.getByText(/resumes when you are back online/)).toBeVisible();
  await page.getByRole('button', { name: /^Next:/ }).click();
  await page.unroute(pieces);
  // By itself, some seconds after the last try.
  await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(6);
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Basics/ })
    .click();
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
});

test('what is given up is forgotten here and on the server', async ({ visit }) => {
  const visited = await visit({ viewport: widths.phone });
  const { page } = visited;
  await enter(visited, 'Given up');
  await after(page, 2, 'nothing answers');
  await choose(page);
  await expect(page.getByText(/resumes when you are back online/)).toBeVisible();
  const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await forgotten).status()).toBe(204);
  await page.unroute(pieces);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeEnabled();
});

/** How many files wait on this device. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('haat');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('files').objectStore('files').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );

test('who signs out leaves no picture on the device', async ({ visit }) => {
  const visited = await visit({ viewport: widths.desktop });
  const { page } = visited;
  await enter(visited, 'On a shared computer');
  await after(page, 2, 'nothing answers');
  await choose(page);
  await expect(page.getByText(/resumes when you are back online/)).toBeVisible();
  expect(await waiting(page)).toBe(1);
  await page.goto(paths.account);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expect.poll(() => waiting(page)).toBe(0);
});
