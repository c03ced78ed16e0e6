// What becomes of a member of a Discord server: in the list, reminded, without the role, back by paying again, kept by renewing, with another account. The
// product in Chromium, Discord simulated, everything between them real; months go by on the clock of the server.
import type { NewProduct } from '@haat/openapi';
import type { Page } from '@playwright/test';
import {
  addPerson,
  type Discord,
  isIn,
  type Person,
  roleNames,
  startDiscord,
} from '../../simulators/discord';
import { discordEnv, type SoldServer, sellServer } from '../../simulators/discord-server';
import { type Haat, startHaat } from '../../simulators/haat';
import { type Creator, publishProduct, signIn } from '../../simulators/shop';
import { newPhone } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';
import { atGateway, decide, openMembership, order } from '../story/buyer';

test.describe.configure({ mode: 'serial' });

let discord: Discord;
let haat: Haat;
let creator: Creator;
let sold: SoldServer;

test.beforeAll(async () => {
  discord = await startDiscord();
  haat = await startHaat({ env: discordEnv(discord) });
  creator = await signIn(haat, newPhone(), 'Meera');
  const period = { unit: 'month', count: 1 } as const;
  sold = await sellServer(haat, discord, creator, {
    prices: [{ type: 'subscription', amount: 9_900, period }],
  });
});
test.afterAll(async () => {
  await haat?.dispose();
  await discord?.close();
});

const rolesOf = (person: Person) => (isIn(sold.guild, person) ? roleNames(sold.guild, person) : null);

/** Hours go by until it is so: what time brings is done by jobs that run every minute. */
const until = (check: () => Promise<void> | void) =>
  expect(async () => {
    await haat.advanceClock('PT6H');
    await expect(check).toPass({ timeout: 1500 });
  }).toPass({ timeout: 40_000 });

async function buy(page: Page, name: string, phone: string): Promise<void> {
  await page.goto(`/dc/${sold.productId}`);
  await order(page, { phone, name, email: 'asha@example.com' }, '₹99');
  await decide(page, 'Pay ₹99');
  await expect(page).toHaveURL(/\/access\//);
}

/** Goes to Discord by a button of ours, agrees there, and is back. */
async function agree(page: Page, button: string | RegExp, person: Person): Promise<void> {
  const href = (await page.getByRole('link', { name: button }).getAttribute('href')) ?? '';
  const answer = await page.request.get(href, { maxRedirects: 0 });
  const back = await discord.authorize(person, answer.headers()['location'] ?? '');
  await page.request.get(back, { maxRedirects: 0 });
}

async function buyAndJoin(page: Page, name: string, phone = newPhone()): Promise<Person> {
  await buy(page, name, phone);
  const person = addPerson(discord.world, name);
  await agree(page, 'Connect Discord', person);
  await expect(page.getByText('You are in', { exact: true })).toBeVisible();
  expect(rolesOf(person)).toEqual(['Member']);
  return person;
}

/** The latest message to a phone that says this. */
async function lastText(phone: string, part: string): Promise<string> {
  const answer = await fetch(`${haat.url}/dev/outbox.json`);
  const all = (await answer.json()) as { to: string; text: string }[];
  return all.filter(({ to, text }) => to.endsWith(phone) && text.includes(part)).at(0)?.text ?? '';
}

test('whoever does not renew is reminded, loses the role, and has it back for paying again', async ({
  visit,
}) => {
  const { page: members } = await visit({ baseURL: haat.url, viewport: widths.desktop });
  await rememberSession(members, creator);
  await members.goto(`/tgsettings3/Analistdiscord?id=${sold.productId}`);
  await members.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(members).toHaveURL(`/members/${sold.productId}`);
  await expect(members.getByRole('heading', { level: 1 })).toBeVisible();
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  const phone = newPhone();
  const asha = await buyAndJoin(page, 'Asha', phone);
  // The creator's list was open before, and nobody reloads it.
  await expect(members.getByText('Asha').first()).toBeVisible();
  await expect(members.getByText('Joined').first()).toBeVisible();

  await haat.advanceClock('P27D');
  await until(async () => expect(await lastText(phone, '/renew')).toContain('http'));
  await haat.advanceClock('P6D');
  await until(() => expect(rolesOf(asha)).toEqual([]));
  await expect(members.getByText('Ended').first()).toBeVisible();

  const { page: again } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await buy(again, 'Asha', phone);
  await expect(again.getByText('You are in', { exact: true })).toBeVisible();
  expect(rolesOf(asha)).toEqual(['Member']);
});

test('the link of the reminder renews, and the member keeps the role when others lose it', async ({
  visit,
}) => {
  const phone = newPhone();
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  const ravi = await buyAndJoin(page, 'Ravi', phone);
  const { page: another } = await visit({ baseURL: haat.url, viewport: widths.phone });
  const kiran = await buyAndJoin(another, 'Kiran');
  await haat.advanceClock('P27D');
  await until(async () => expect(await lastText(phone, '/renew')).toContain('http'));
  await page.goto(/http\S+/.exec(await lastText(phone, '/renew'))?.[0] ?? '');
  await page.getByRole('button', { name: 'Pay ₹99' }).click();
  await atGateway(page);
  await decide(page, 'Pay ₹99');
  await expect(page).toHaveURL(/\/access\//);
  await haat.advanceClock('P6D');
  await until(() => expect(rolesOf(kiran)).toEqual([]));
  expect(rolesOf(ravi)).toEqual(['Member']);
});

test('a buyer with a new account moves the place, and the former account loses the role', async ({
  visit,
}) => {
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  const phone = newPhone();
  const former = await buyAndJoin(page, 'Meena', phone);
  await openMembership(page, haat, { path: `/membership?id=${sold.productId}`, phone });
  await expect(page.getByText('Active, you are in')).toBeVisible();
  await page.getByRole('button', { name: 'Move to another account' }).click();
  await expect(page.getByText('The place is free now. Open Discord')).toBeVisible();
  await expect.poll(() => rolesOf(former)).toEqual([]);
  const next = addPerson(discord.world, 'Meena on another phone');
  await agree(page, 'Join on Discord', next);
  // Nobody reloads it.
  await expect(page.getByText('Active, you are in')).toBeVisible();
  await expect(page.getByText('Meena on another phone')).toBeVisible();
  expect([former, next].map(rolesOf)).toEqual([[], ['Member']]);
});

test('a link that was passed on lets nobody else in, and says where it is moved', async ({ visit }) => {
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await buy(page, 'Farhan', newPhone());
  const button = page.getByRole('link', { name: 'Connect Discord' });
  const answer = await page.request.get((await button.getAttribute('href')) ?? '', { maxRedirects: 0 });
  const link = answer.headers()['location'] ?? '';
  const [farhan, friend] = ['Farhan', 'Friend'].map((name) => addPerson(discord.world, name)) as [
    Person,
    Person,
  ];
  await page.request.get(await discord.authorize(farhan, link), { maxRedirects: 0 });
  const { page: theirs } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await theirs.goto(await discord.authorize(friend, link));
  await expect(theirs.getByRole('heading', { name: 'This place is taken' })).toBeVisible();
  // Whoever bought it proves the number there, and moves the place; nobody else learns or moves anything.
  await theirs.getByRole('link', { name: 'Move to this account' }).click();
  await expect(theirs).toHaveURL(`${haat.url}/membership?id=${sold.productId}`);
  await expect(theirs.getByLabel('Mobile number')).toBeVisible();
  expect([farhan, friend].map(rolesOf)).toEqual([['Member'], null]);
});

test('a month of the server in a combo ends alone', async ({ visit }) => {
  const once = (amount: number) => [{ type: 'once' as const, amount }];
  const recipe = await publish({ kind: 'page', title: 'The recipe', prices: once(10_000) });
  const content = { items: [sold.productId, recipe].map((id) => ({ productId: id })) };
  const combo = await publish({ kind: 'combo', title: 'Both together', prices: once(15_000), content });
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await page.goto(`/tgc/${combo}`);
  await order(page, { phone: newPhone(), name: 'Lata', email: 'lata@example.com' }, '₹150');
  await decide(page, 'Pay ₹150');
  await expect(page).toHaveURL(/\/access\//);
  const lata = addPerson(discord.world, 'Lata');
  await agree(page, /^Connect Discord: /, lata);
  await expect(page.getByText('You are in', { exact: true })).toBeVisible();
  await haat.advanceClock('P32D');
  await until(() => expect(rolesOf(lata)).toEqual([]));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The recipe' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Connect Discord/ })).toHaveCount(0);
});

const publish = async (body: NewProduct): Promise<string> =>
  (await publishProduct(haat.url, creator.token, body)).id;
