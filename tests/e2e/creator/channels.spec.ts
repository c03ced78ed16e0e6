// A channel from its connection to its members: the product in Chromium, Telegram simulated, everything between them real.
import type { Page } from '@playwright/test';
import { telegramEnv } from '../../simulators/channel';
import { type Haat, startHaat } from '../../simulators/haat';
import { type Creator, signIn } from '../../simulators/shop';
import {
  addPerson,
  type Chat,
  chooseChat,
  createChat,
  openLink,
  type Person,
  promoteBot,
  start,
  startTelegram,
  statusIn,
  type Telegram,
} from '../../simulators/telegram';
import { newPhone } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';
import { decide, openMembership, order } from '../story/buyer';

test.describe.configure({ mode: 'serial' });

let telegram: Telegram;
let haat: Haat;
let creator: Creator;
let owner: Person;
let chat: Chat;

test.beforeAll(async () => {
  telegram = await startTelegram();
  haat = await startHaat({ env: telegramEnv(telegram) });
  creator = await signIn(haat, newPhone(), 'Meera');
  owner = addPerson(telegram.world, 'Owner');
  chat = createChat(telegram.world, owner, { type: 'channel', title: 'The Morning Bake', photo: 'p1' });
});
test.afterAll(async () => {
  await haat?.dispose();
  await telegram?.close();
});

const phone = newPhone();
let productId = '';

/** Presses Start at the bot that a link leads to. */
const pressStart = (person: Person, link: string) =>
  start(telegram.world, person, new URL(link).searchParams.get('start') ?? '');
const inviteOf = (person: Person) => person.inbox.at(-1)?.buttons[0]?.url ?? '';
const statusOf = (person: Person) => statusIn(chat, person.id);

/** Where a link to Telegram leads, which is not opened. */
async function botLink(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return answer.headers()['location'] ?? '';
}

test('a creator connects a channel, sees it come, and sells it', async ({ visit }) => {
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await rememberSession(page, creator);
  await page.goto('/telegramCreate');
  await page.getByRole('button', { name: 'Connect in Telegram' }).click();
  const link = await page.getByRole('link', { name: 'Open Telegram' }).getAttribute('href');
  pressStart(owner, link ?? '');
  await expect.poll(() => owner.inbox.length).toBeGreaterThan(0);
  chooseChat(telegram.world, owner, chat, { can_restrict_members: false });
  // Nobody reloads: the screen hears of it.
  await expect(page.getByText('The Morning Bake is connected, with rights missing')).toBeVisible();
  promoteBot(telegram.world, owner, chat);
  await expect(page.getByText('The Morning Bake is connected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Set plans and price' }).click();
  await expect(page).toHaveURL(/\/Create\/telegram\?id=/);
  productId = new URL(page.url()).searchParams.get('id') ?? '';
  await page.goto(`/Create/telegram?id=${productId}&step=content`);
  await expect(page.getByRole('radio', { name: /^The Morning Bake/ })).toBeChecked();
  await page.goto(`/Create/telegram?id=${productId}&step=price`);
  await page.getByLabel('Price', { exact: true }).fill('199');
  await page.goto(`/Create/telegram?id=${productId}&step=publish`);
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await expect
    .poll(async () => (await page.request.get(`/api/public/products/${productId}`)).status())
    .toBe(200);
});

test('a buyer pays on a phone, joins by the bot, and nobody else does by their link', async ({ visit }) => {
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await page.goto(`/tg/${productId}`);
  await order(page, { phone: phone, name: 'Asha', email: 'asha@example.com' }, '₹199');
  await decide(page, 'Pay ₹199');
  await expect(page).toHaveURL(/\/access\//);
  const join = page.getByRole('link', { name: 'Join on Telegram' });
  const asha = addPerson(telegram.world, 'Asha');
  pressStart(asha, await botLink(page, (await join.getAttribute('href')) ?? ''));
  await expect.poll(() => inviteOf(asha)).toContain('/+');
  const forwarded = addPerson(telegram.world, 'Forwarded');
  expect(openLink(telegram.world, asha, inviteOf(asha))).toBe('requested');
  await expect.poll(() => statusOf(asha)).toBe('member');
  // Nobody reloads: they come back to the page from Telegram.
  await expect(page.getByText('You are in', { exact: true })).toBeVisible();
  expect(openLink(telegram.world, forwarded, inviteOf(asha))).toBe('requested');
  await expect.poll(() => chat.requests.has(forwarded.id)).toBe(false);
  expect(statusOf(forwarded)).toBe('left');
});

test('the creator sees the member; the member moves the place to a new account', async ({ visit }) => {
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await rememberSession(page, creator);
  await page.goto(`/tgsettings/analist?id=${productId}`);
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(page).toHaveURL(`/tgch/${productId}`);
  await expect(page.getByText('Asha').first()).toBeVisible();

  const { page: theirs } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await openMembership(theirs, haat, { path: `/telegramPriviewlogin?id=${productId}`, phone });
  await expect(theirs.getByText('Active, you are in')).toBeVisible();
  await theirs.getByRole('button', { name: 'Move to another account' }).click();
  await expect(theirs.getByRole('status')).toHaveText(/The place is free now/);
  const fresh = addPerson(telegram.world, 'Asha’s new phone');
  const path = await theirs.getByRole('link', { name: 'Join on Telegram' }).getAttribute('href');
  pressStart(fresh, await botLink(theirs, path ?? ''));
  await expect.poll(() => inviteOf(fresh)).toContain('/+');
  openLink(telegram.world, fresh, inviteOf(fresh));
  await expect.poll(() => statusOf(fresh)).toBe('member');
  expect([...chat.members.values()].filter(({ status }) => status === 'member')).toHaveLength(1);
});

test('a refund removes the member, and the bot says how to come back', async ({ visit }) => {
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await rememberSession(page, creator);
  await page.goto('/transaction');
  await page.getByText('Asha').first().click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('button', { name: 'Refund ₹199' }).click();
  await expect
    .poll(() => [...chat.members.values()].filter(({ status }) => status === 'member').length)
    .toBe(0);
  const fresh = [...telegram.world.people.values()].find(({ first_name }) =>
    first_name.includes('new phone'),
  );
  await expect.poll(() => fresh?.inbox.at(-1)?.text).toContain('Renew it to come back');
});
