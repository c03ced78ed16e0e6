// A lesson becomes a live session in the course editor; its buyer joins while the room is open, and watches the recording afterwards.
import type { CourseContent, Order, Product } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { call } from '../../simulators/call';
import { expectStatus, signIn } from '../../simulators/shop';
import { expectAccessible } from '../harness/accessible';
import { goOn, goTo } from '../harness/clock';
import { expectGoodLooks } from '../harness/looks';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const indiaMs = 5.5 * 60 * minuteMs;
const room = 'https://meet.example.com/bread';
const recording = 'https://video.example.com/bread';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('a live session is planned in the editor, joined in time by its buyer, and watched afterwards', async ({
  visit,
  haat,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  const { token } = shop.creator;
  await rememberSession(page, shop.creator);
  await page.goto(paths.create('course'));
  await page.getByLabel('Title', { exact: true }).fill('Bread, live');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('button', { name: /^Next:/ }).click();
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Week 1');
  await page.getByRole('button', { name: 'Add a lesson' }).click();
  const lesson = page.getByRole('dialog', { name: 'Lesson' });
  await lesson.getByLabel('Title', { exact: true }).fill('Questions');

  // Half past six in the evening in India, the day after tomorrow.
  const now = await goOn(haat, 1_000);
  const midnight = Math.floor((now.getTime() + indiaMs) / dayMs) * dayMs + 2 * dayMs;
  const startsAt = new Date(midnight + 18.5 * 60 * minuteMs - indiaMs);
  await lesson.getByRole('switch', { name: 'Live session' }).click();
  await lesson.getByLabel('Day', { exact: true }).fill(new Date(midnight).toISOString().slice(0, 10));
  await lesson.getByLabel('Starts at').fill('18:30');
  await expect(lesson.getByText(/6:30/)).toBeVisible();
  await lesson.getByLabel('Duration in minutes').fill('45');
  await lesson.getByLabel('Join link').fill(room);
  await expectGoodLooks(page, lesson.getByLabel('Join link'));
  await page.setViewportSize(widths.phone);
  // What was typed is there again after a slip.
  await lesson.getByRole('switch', { name: 'Live session' }).click();
  await expect(lesson.getByLabel('Join link')).toBeHidden();
  await page.getByText('Undo', { exact: true }).click();
  await expect(lesson.getByLabel('Join link')).toHaveValue(room);
  await lesson.getByRole('button', { name: 'Done' }).click();
  await expect(lesson).toBeHidden();
  await expect(page.getByRole('list', { name: 'Lessons of section 1' }).getByText(/^Live on/)).toBeVisible();

  await page.waitForURL(/[?&]id=/);
  const productId = new URL(page.url()).searchParams.get('id') ?? '';
  const at = `/api/products/${productId}`;
  const lessonNow = async () => {
    const { content } = expectStatus(await call<Product>(haat.url, 'GET', at, { token }), 200);
    return (content as CourseContent).sections?.[0]?.lessons[0];
  };
  const liveNow = async () => (await lessonNow())?.live;
  const live = { startsAt: startsAt.toISOString(), minutes: 45, joinUrl: room };
  await expect.poll(liveNow).toEqual(live);
  const prices = [{ type: 'once', amount: 9_900 }];
  expectStatus(await call(haat.url, 'PATCH', at, { token, body: { prices } }), 200);
  expectStatus(await call(haat.url, 'POST', `${at}/publish`, { token }), 200);

  const buyer = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  await buyer.page.goto(`/cc/${productId}`);
  await expect(buyer.page.getByText(/Live session on .*, 6:30 pm, India time/)).toBeVisible();
  const { placed } = await buyIn(buyer.context, haat, productId);
  const { body } = await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, {
    headers: { 'order-token': placed.token },
  });
  const course = `/learn/${body.accesses?.[0]?.id}`;
  const door = `${course}/${(await lessonNow())?.id}/join`;
  // Playwright does not route what a redirect leads to, so the answer with the address is what is looked at.
  const placeBehind = async (name: string) => {
    const answered = buyer.page.waitForResponse((response) => response.url().endsWith(door));
    await buyer.page.getByRole('link', { name }).click();
    return (await answered).headerValue('location');
  };
  await buyer.page.goto(door);
  await expect(buyer.page.getByText('You can join from 6:20 pm.', { exact: false })).toBeVisible();
  await expect(buyer.page.getByRole('link', { name: 'Add to your calendar' })).toBeVisible();
  const withScripts = await visit({ storageState: await buyer.context.storageState() });
  for (const address of [door, course]) {
    await withScripts.page.goto(address);
    const heading = withScripts.page.getByRole('heading', { level: 1 });
    await expectAccessible(withScripts.page, heading);
  }

  await goTo(haat, startsAt.getTime() - 5 * minuteMs);
  await buyer.page.goto(course);
  await expect(buyer.page.getByText('Starts at 6:30 pm', { exact: false })).toBeVisible();
  await buyer.page.getByRole('link', { name: 'Start lesson 1' }).click();
  await expect(buyer.page.getByText('The room is open. The session starts at 6:30 pm.')).toBeVisible();
  expect(await placeBehind('Join the session')).toBe(room);

  await goTo(haat, startsAt.getTime() + 10 * minuteMs);
  await buyer.page.goto(course);
  await expect(buyer.page.getByText('Live now')).toBeVisible();
  await expect(buyer.page.getByText('You finished this course', { exact: false })).toBeVisible();
  const somebodyElse = await visit({ viewport: widths.phone });
  expect((await somebodyElse.page.goto(door))?.status()).toBe(404);

  await goTo(haat, startsAt.getTime() + 60 * minuteMs);
  await buyer.page.goto(door);
  await expect(buyer.page.getByText('The session is over.', { exact: false })).toBeVisible();
  await expect(buyer.page.getByText('You were there.')).toBeVisible();

  const editor = await visit({ viewport: widths.desktop });
  await rememberSession(editor.page, await signIn(haat, shop.phone));
  await editor.page.goto(`${paths.edit('course', productId)}&step=content`);
  const lessons = editor.page.getByRole('list', { name: 'Lessons of section 1' });
  await lessons
    .getByRole('button', { name: /Questions/ })
    .first()
    .click();
  await editor.page.getByLabel('Recording').fill(recording);
  await editor.page.getByRole('button', { name: 'Done' }).click();
  await editor.page.getByRole('button', { name: 'Publish changes' }).click();
  await editor.page
    .getByRole('dialog', { name: 'Publish changes' })
    .getByRole('button', { name: 'Publish changes' })
    .click();
  await expect(editor.page.getByText('Everything is published')).toBeVisible();
  await expect.poll(liveNow).toEqual({ ...live, recordingUrl: recording });

  await buyer.page.goto(course);
  await expect(buyer.page.getByText(/^Recording · /)).toBeVisible();
  await buyer.page.getByRole('link', { name: /Questions/ }).click();
  expect(await placeBehind('Watch the recording')).toBe(recording);
});
