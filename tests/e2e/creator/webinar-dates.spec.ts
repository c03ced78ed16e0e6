// A webinar is planned as a series and offered on a second date; buyers choose a date and are let into each session.
import type { Order, Product, WebinarContent } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { call } from '../../simulators/call';
import { expectStatus } from '../../simulators/shop';
import { goOn, goTo } from '../harness/clock';
import { expectGoodLooks } from '../harness/looks';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const indiaMs = 5.5 * 60 * minuteMs;

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('a series is planned in the editor, offered on one more date, and joined session by session', async ({
  visit,
  haat,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  const { token } = shop.creator;
  await rememberSession(page, shop.creator);
  await page.goto(paths.create('webinar'));
  await page.getByLabel('Title', { exact: true }).fill('Hampers in two evenings');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('button', { name: /^Next:/ }).click();

  const now = await goOn(haat, 1_000);
  const midnight = Math.floor((now.getTime() + indiaMs) / dayMs) * dayMs + 2 * dayMs;
  const startsAt = midnight + 18.5 * 60 * minuteMs - indiaMs;
  await page.getByLabel('Day', { exact: true }).fill(new Date(midnight).toISOString().slice(0, 10));
  await page.getByLabel('Starts at').fill('18:30');
  await page.getByRole('button', { name: 'Add a session' }).click();
  // It is proposed a week later, at the same time and as long.
  const second = page.getByRole('region', { name: 'Session 2' });
  await expect(second.getByLabel('Day', { exact: true })).toHaveValue(
    new Date(midnight + 7 * dayMs).toISOString().slice(0, 10),
  );
  await expect(second.getByLabel('Minutes')).toHaveValue('60');
  await second.getByLabel('Minutes').fill('45');
  await page.getByRole('button', { name: 'Add a session' }).click();
  await page.getByRole('button', { name: 'Remove session 3' }).click();
  await expect(page.getByRole('region', { name: 'Session 3' })).toBeHidden();
  await page.getByLabel('Join link').fill('https://meet.example.com/hampers');
  await expectGoodLooks(page, second.getByLabel('Minutes'));
  await page.setViewportSize(widths.phone);
  await page.waitForURL(/[?&]id=/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const at = `/api/products/${id}`;
  const contentNow = async () =>
    expectStatus(await call<Product>(haat.url, 'GET', at, { token }), 200).content as WebinarContent;
  await expect.poll(async () => (await contentNow()).joinUrl).toBeDefined();
  expect(await contentNow()).toMatchObject({
    startsAt: new Date(startsAt).toISOString(),
    moreSessions: [{ startsAt: new Date(startsAt + 7 * dayMs).toISOString(), minutes: 45 }],
  });
  await call(haat.url, 'PATCH', at, { token, body: { prices: [{ type: 'once', amount: 9_900 }] } });
  expectStatus(await call(haat.url, 'POST', `${at}/publish`, { token }), 200);

  // One more date, from the overview to its own editor.
  await page.goto(`/tgsettings5?id=${id}`);
  await page.getByRole('button', { name: 'Add a date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a date' });
  await dialog
    .getByLabel('Day', { exact: true })
    .fill(new Date(midnight + 30 * dayMs).toISOString().slice(0, 10));
  await dialog.getByLabel('Starts at').fill('11:00');
  await expectGoodLooks(page, dialog.getByLabel('Starts at'));
  await page.setViewportSize(widths.phone);
  await dialog.getByRole('button', { name: 'Create the draft' }).click();
  await page.waitForURL((url) => /[?&]id=/.test(url.search) && !url.search.includes(id));
  const other = new URL(page.url()).searchParams.get('id') ?? '';
  expectStatus(await call(haat.url, 'POST', `/api/products/${other}/publish`, { token }), 200);

  // A buyer chooses, without a script.
  const { page: visitor, context } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  await visitor.goto(`/wp/${other}`);
  const choice = visitor.getByRole('navigation', { name: 'Choose a date' });
  await expect(choice.getByRole('link')).toHaveCount(2);
  await expect(choice.locator('[aria-current="page"]')).toContainText('11:00 am');
  await choice.getByRole('link', { name: '6:30 pm' }).click();
  expect(new URL(visitor.url()).pathname).toBe(`/wp/${id}`);
  await expect(visitor.getByText('2 sessions').first()).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'All sessions' })).toBeVisible();
  await visitor.goto(`/wp/${id}?lang=hi`);
  await expect(visitor.getByRole('navigation', { name: 'तारीख़ चुनें' })).toBeVisible();

  // One seat lets them into both sessions.
  const { placed } = await buyIn(context, haat, id);
  const { body } = await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, {
    headers: { 'order-token': placed.token },
  });
  const door = `/webinar/${body.accesses?.[0]?.id}/join`;
  const joined = async () => (await context.request.get(door, { maxRedirects: 0 })).headers()['location'];
  await goTo(haat, startsAt - 5 * minuteMs);
  expect(await joined()).toBe('https://meet.example.com/hampers');
  await goTo(haat, startsAt + 2 * 60 * minuteMs);
  expect(await joined()).toBeUndefined();
  await visitor.goto(`${door}?lang=en`);
  await expect(visitor.getByText('You can join from', { exact: false })).toBeVisible();
  await goTo(haat, startsAt + 7 * dayMs);
  expect(await joined()).toBe('https://meet.example.com/hampers');
});
