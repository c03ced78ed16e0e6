// The outline of a course: dragged with a mouse, by touch and by keys, a date set, and previewed as a buyer would see it.
import type { CourseContent, Learning, Order, Product } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { expectStatus } from '../../simulators/shop';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

const content: CourseContent = {
  sections: ['Flour', 'Oven'].map((title, section) => ({
    id: `s${section + 1}`,
    title,
    lessons: [1, 2, 3].map((number) => ({
      id: `l${section + 1}${number}`,
      title: `${title} ${number}`,
      text: `What is taught of ${title} in lesson ${number}.`,
    })),
  })),
};

async function drag(page: Page, from: string, to: string): Promise<void> {
  const handle = (name: string) => page.getByRole('button', { name: `Reorder ${name}`, exact: true });
  await handle(from).scrollIntoViewIfNeeded();
  const start = await handle(from).boundingBox();
  if (!start) throw new Error('The handle is drawn');
  // What drags is loaded after the list is drawn.
  await expect(async () => {
    await page.mouse.up();
    await page.mouse.move(start.x + 20, start.y + 20);
    await page.mouse.down();
    await page.mouse.move(start.x + 20, start.y + 30, { steps: 2 });
    await expect(page.locator('[data-dragged]')).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  // A section that is dragged makes the others as low as their names.
  const goal = await handle(to).boundingBox();
  if (!goal) throw new Error('The handle is drawn');
  await page.mouse.move(start.x + 20, goal.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
}

type TouchKind = 'touchStart' | 'touchMove' | 'touchEnd';

/** As a finger does it: on a handle, over another one, and up. */
async function dragByTouch(page: Page, from: string, to: string): Promise<void> {
  const handle = (name: string) => page.getByRole('button', { name: `Reorder ${name}`, exact: true });
  const session = await page.context().newCDPSession(page);
  const touch = (type: TouchKind, points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await handle(from).scrollIntoViewIfNeeded();
  const start = await handle(from).boundingBox();
  if (!start) throw new Error('The handle is drawn');
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  // What drags is loaded after the list is drawn: a finger that came before it lifts and comes again.
  let isDown = false;
  await expect(async () => {
    if (isDown) await touch('touchEnd', []);
    await touch('touchStart', [{ x, y }]);
    isDown = true;
    for (const by of [4, 8, 12]) await touch('touchMove', [{ x, y: y + by }]);
    await expect(page.locator('[data-dragged]')).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  const goal = await handle(to).boundingBox();
  if (!goal) throw new Error('The handle is drawn');
  const end = goal.y + 10;
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', [{ x, y: y + 12 + ((end - y - 12) * step) / 8 }]);
  await touch('touchEnd', []);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await session.detach();
}

test('on a phone lessons and sections are dragged by touch', async ({ visit, haat }) => {
  const { token } = shop.creator;
  const body = { kind: 'course', title: 'Bread, by touch', content, prices: [] };
  const { id } = expectStatus(await call<Product>(haat.url, 'POST', '/api/products', { token, body }), 201);
  const order = async () => {
    const answer = await call<Product>(haat.url, 'GET', `/api/products/${id}`, { token });
    const { sections = [] } = expectStatus(answer, 200).content as CourseContent;
    return sections.map(({ lessons }) => lessons.map((one) => one.id).join(' '));
  };
  const { page } = await visit({
    viewport: { width: widths.phone.width, height: 1600 },
    hasTouch: true,
    isMobile: true,
  });
  await rememberSession(page, shop.creator);
  await page.goto(`${paths.create('course')}?id=${id}&step=content`);
  await expect(page.getByRole('list', { name: 'Lessons of section 1' })).toBeVisible();

  await dragByTouch(page, 'lesson 3 of section 1', 'lesson 1 of section 1');
  await expect.poll(order).toEqual(['l13 l11 l12', 'l21 l22 l23']);
  await dragByTouch(page, 'lesson 1 of section 2', 'lesson 2 of section 1');
  await expect.poll(order).toEqual(['l13 l21 l11 l12', 'l22 l23']);
  await dragByTouch(page, 'section 2', 'section 1');
  await expect.poll(order).toEqual(['l22 l23', 'l13 l21 l11 l12']);
});

test('lessons are dragged, dated and previewed, and buyers get that order', async ({ visit, haat }) => {
  const { token } = shop.creator;
  const body = {
    kind: 'course',
    title: 'Bread, in order',
    content,
    prices: [{ type: 'once', amount: 9_900 }],
  };
  const { id } = expectStatus(await call<Product>(haat.url, 'POST', '/api/products', { token, body }), 201);
  const sectionsNow = async () => {
    const answer = await call<Product>(haat.url, 'GET', `/api/products/${id}`, { token });
    return (expectStatus(answer, 200).content as CourseContent).sections ?? [];
  };
  const order = async () =>
    (await sectionsNow()).map(({ lessons }) => lessons.map((one) => one.id).join(' '));
  const { page, context } = await visit({ viewport: { width: 1280, height: 2000 } });
  await rememberSession(page, shop.creator);
  await page.goto(`${paths.create('course')}?id=${id}&step=content`);
  await expect(page.getByRole('list', { name: 'Lessons of section 1' })).toBeVisible();

  await drag(page, 'lesson 3 of section 1', 'lesson 1 of section 1');
  await expect.poll(order).toEqual(['l13 l11 l12', 'l21 l22 l23']);
  await drag(page, 'lesson 1 of section 2', 'lesson 2 of section 1');
  await expect.poll(order).toEqual(['l13 l21 l11 l12', 'l22 l23']);
  await drag(page, 'section 2', 'section 1');
  await expect.poll(order).toEqual(['l22 l23', 'l13 l21 l11 l12']);

  await page.getByRole('button', { name: 'Reorder lesson 2 of section 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('button', { name: 'Reorder lesson 2 of section 2', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual(['l22', 'l13 l23 l21 l11 l12']);

  await page.getByRole('button', { name: 'Oven 2' }).first().click();
  const lesson = page.getByRole('dialog', { name: 'Lesson' });
  await lesson.getByLabel('Opens on').fill('2030-01-26');
  await lesson.getByLabel(/^Time/).fill('09:30');
  await lesson.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('From 26 Jan 2030')).toBeVisible();
  await expect
    .poll(async () => (await sectionsNow())[0]?.lessons[0]?.opens)
    .toEqual({ at: '2030-01-26T04:00:00.000Z' });

  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open as a buyer' }).click();
  const preview = await opening;
  await expect(preview.getByText('Your draft, with every lesson open.')).toBeVisible();
  await preview.getByRole('link', { name: /Oven 2/ }).click();
  await expect(preview.getByText('What is taught of Oven in lesson 2.')).toBeVisible();
  const address = preview.url();
  const stranger = await visit();
  expect((await stranger.page.goto(address))?.status()).toBe(404);

  expectStatus(await call(haat.url, 'POST', `/api/products/${id}/publish`, { token }), 200);
  const buyer = await visit({ viewport: widths.phone });
  const { placed } = await buyIn(buyer.context, haat, id);
  const headers = { 'order-token': placed.token };
  const { accesses = [] } = (await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, { headers }))
    .body;
  const learning = await call<Learning>(haat.url, 'GET', `/api/learn/${accesses[0]?.id}`, { headers });
  const sections = expectStatus(learning, 200).sections.map(({ lessons }) =>
    lessons.map((one) => one.id).join(' '),
  );
  expect(sections).toEqual(['l22', 'l13 l23 l21 l11 l12']);
  const [waiting] = learning.body.sections[0]?.lessons ?? [];
  expect(waiting).toMatchObject({ status: 'waiting', opensAt: '2030-01-26T04:00:00.000Z' });
});
