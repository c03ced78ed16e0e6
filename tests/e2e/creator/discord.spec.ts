// A Discord server from its connection to a refund: the product in Chromium, Discord simulated, everything between them real.
import {
  addPerson,
  botRoleOf,
  createGuild,
  createRole,
  type Discord,
  type Guild,
  moveRole,
  type Person,
  type Role,
  roleNames,
  startDiscord,
} from '../../simulators/discord';
import { discordEnv } from '../../simulators/discord-server';
import { type Haat, startHaat } from '../../simulators/haat';
import { type Creator, signIn } from '../../simulators/shop';
import { newPhone } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';
import { decide, order } from '../story/buyer';

test.describe.configure({ mode: 'serial' });

let discord: Discord;
let haat: Haat;
let creator: Creator;
let owner: Person;
let guild: Guild;
let founder: Role;

test.beforeAll(async () => {
  discord = await startDiscord();
  haat = await startHaat({
    env: discordEnv(discord),
  });
  creator = await signIn(haat, newPhone(), 'Meera');
  owner = addPerson(discord.world, 'Owner');
  guild = createGuild(discord.world, owner, 'Pixel Adda');
  createRole(discord.world, guild, 'Member');
});
test.afterAll(async () => {
  await haat?.dispose();
  await discord?.close();
});

let productId = '';
const asha = () => [...discord.world.people.values()].find(({ globalName }) => globalName === 'Asha');

test('a creator connects a server, sees it come, and chooses its roles with the price', async ({ visit }) => {
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await rememberSession(page, creator);
  await page.goto('/discordCreate');
  await page.getByRole('button', { name: 'Add the bot in Discord' }).click();
  const link = (await page.getByRole('link', { name: 'Open Discord' }).getAttribute('href')) ?? '';
  const { page: another } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await another.goto(await discord.authorize(owner, link, { guild }));
  await expect(another.getByRole('heading', { name: 'The server is connected' })).toBeVisible();
  await expect(another.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/discordCreate');
  // Nobody reloads: the screen hears of it.
  await expect(page.getByText('Pixel Adda is connected', { exact: true })).toBeVisible();
  founder = createRole(discord.world, guild, 'Founder');
  await expect(page.getByText('The bot cannot give: Founder')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Set plans and price' }).click();
  await expect(page).toHaveURL(/\/Create\/discord\?id=/);
  productId = new URL(page.url()).searchParams.get('id') ?? '';
  await page.goto(`/Create/discord?id=${productId}&step=content`);
  await expect(page.getByRole('radio', { name: /^Pixel Adda/ })).toBeChecked();

  await page.goto(`/Create/discord?id=${productId}&step=price`);
  await page.getByLabel('Price', { exact: true }).fill('199');
  await page.getByRole('checkbox', { name: 'Member' }).check();
  await expect(page.getByText(/^Founder · Above the role of the bot/)).toBeVisible();
  moveRole(guild, founder, 'below', botRoleOf(guild));
  await expect(page.getByRole('checkbox', { name: 'Founder' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('radio', { name: /^Their roles are taken/ })).toBeChecked();
  await page.goto(`/Create/discord?id=${productId}&step=publish`);
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await expect
    .poll(async () => (await page.request.get(`/api/public/products/${productId}`)).status())
    .toBe(200);
});

test('a buyer pays on a phone, says to Discord who they are, and has the role', async ({ visit }) => {
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await page.goto(`/dc/${productId}`);
  await order(page, { phone: newPhone(), name: 'Asha', email: 'asha@example.com' }, '₹199');
  await decide(page, 'Pay ₹199');
  await expect(page).toHaveURL(/\/access\//);
  const join = page.getByRole('link', { name: 'Connect Discord' });
  const answer = await page.request.get((await join.getAttribute('href')) ?? '', { maxRedirects: 0 });
  const person = addPerson(discord.world, 'Asha');
  const back = await discord.authorize(person, answer.headers()['location'] ?? '');
  const joined = await page.request.get(back, { maxRedirects: 0 });
  expect(joined.headers()['location']).toBe(`${discord.url}/channels/${guild.id}`);
  expect(roleNames(guild, person)).toEqual(['Member']);
});

test('a refund takes the role, and leaves the member in the server', async ({ visit }) => {
  const { page } = await visit({ baseURL: haat.url, viewport: widths.phone });
  await rememberSession(page, creator);
  await page.goto('/transaction');
  await page.getByText('Asha').first().click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('button', { name: 'Refund ₹199' }).click();
  const person = asha() as Person;
  await expect.poll(() => roleNames(guild, person)).toEqual([]);
  expect(guild.members.has(person.id)).toBe(true);
});
