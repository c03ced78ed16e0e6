// Products of kinds without a list or an area to themselves, and of all kinds together.

import { kindTexts } from '@haat/kinds/texts';
import { paths } from '@haat/web/paths';
import { areaTabNames, areaTabs, settingsPath } from '@haat/web/product-kinds/product-kinds';
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { signIn } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const title = (page: Page) => page.locator('h1#screen-title');

test('whoever has only a course finds it from Home, by the menu and by the keys', async ({ visit, haat }) => {
  const creator = await signIn(haat, newPhone(), 'Rohit Deshmukh');
  const body = { kind: 'course', title: 'Raga, from the start', prices: [] };
  await call(haat.url, 'POST', '/api/products', { body, token: creator.token });
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, creator);
  const theirs = page.getByRole('link', { name: 'Raga, from the start' });
  const creations = [
    () => page.getByRole('link', { name: /^Share the link/ }).click(),
    () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click(),
    () => page.keyboard.type('gp'),
  ];
  for (const go of creations) {
    await page.goto('/admin');
    await expect(page.getByText('Set up your shop')).toBeVisible();
    await go();
    await expect(page).toHaveURL(paths.products);
    await expect(page).toHaveTitle('Products · Haat');
    await expect(theirs).toBeVisible();
  }
  await page.getByRole('link', { name: 'Payment pages' }).click();
  await expect(title(page)).toHaveText('Payment pages');
  await expect(title(page)).toBeFocused();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Webinar' }).click();
  await expect(page).toHaveURL('/Create/webinar');
});

test('a lesson has its settings among those of courses', async ({ visit, haat }) => {
  const creator = await signIn(haat, newPhone(), 'Rohit Deshmukh');
  const { token } = creator;
  const body = { kind: 'lesson', title: 'The first raga', prices: [] };
  const { body: lesson } = await call<{ id: string }>(haat.url, 'POST', '/api/products', { body, token });
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, creator);
  await page.goto(settingsPath('lesson', 'analytics', lesson.id));
  await expect(title(page)).toHaveText('The first raga');
  const tabs = page.getByRole('navigation', { name: 'About this product' });
  for (const tab of areaTabs) {
    await tabs.getByRole('link', { name: areaTabNames[tab] }).click();
    await expect(page).toHaveURL(settingsPath('lesson', tab, lesson.id));
    await expect(title(page)).toHaveText('The first raga');
  }
  await page.getByRole('link', { name: 'Lessons' }).click();
  await expect(page).toHaveURL('/course?kind=lesson');
  await page.goto('/tgsettings2/discountcours?kind=lesson');
  await expect(page.getByRole('link', { name: 'The first raga' })).toHaveAttribute(
    'href',
    settingsPath('lesson', 'discounts', lesson.id),
  );
});

test('servers are listed where their area opens, with all that other lists have', async ({ visit, haat }) => {
  const creator = await signIn(haat, newPhone(), 'Rohit Deshmukh');
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, creator);
  await page.goto('/tgsettings3');
  await expect(page).toHaveURL('/tgsettings3/Analistdiscord');
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'page-desktop');
  await expect(page.getByRole('heading', { name: kindTexts.discord.first })).toBeVisible();
  const body = { kind: 'discord', title: 'Practice room', prices: [] };
  await call(haat.url, 'POST', '/api/products', { body, token: creator.token });
  await page.reload();
  await page.getByRole('button', { name: 'More actions for Practice room' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('button', { name: 'More actions for Practice room' })).toHaveCount(2);
  await page.getByRole('navigation', { name: 'Product types' }).getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(paths.products);
  await expect(page.getByText('Discord server', { exact: true })).toHaveCount(2);
  await expectGoodLooks(page, title(page));
});
