import type { DiscordConnectionLink, DiscordConnections, Order, PlacedOrder, Product } from '@haat/openapi';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call } from '../simulators/call';
import {
  addPerson,
  createGuild,
  createRole,
  type Discord,
  type Guild,
  type Person,
  type Role,
  roleNames,
  startDiscord,
} from '../simulators/discord';
import { discordEnv } from '../simulators/discord-server';
import { type Haat, startHaat } from '../simulators/haat';
import { type Creator, decide, signIn } from '../simulators/shop';
import { operations } from './contract';
import { walker } from './walker';

let discord: Discord;
let haat: Haat;
let creator: Creator;
let owner: Person;
let guild: Guild;
let member: Role;
const { ask, leftOut } = walker(
  () => haat,
  operations.filter(({ path }) => path.includes('discord')),
);

beforeAll(async () => {
  discord = await startDiscord();
  haat = await startHaat({
    env: discordEnv(discord),
  });
  creator = await signIn(haat, '9812345705', 'Meera');
  owner = addPerson(discord.world, 'Owner');
  guild = createGuild(discord.world, owner, 'Pixel Adda');
  member = createRole(discord.world, guild, 'Member');
});
afterAll(async () => {
  await haat?.dispose();
  await discord?.close();
});

const open = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { redirect: 'manual', headers });
/** Jobs run a moment later. */
const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 20_000, interval: 50 });

test('a server is connected, sold, joined and left', async () => {
  const { token } = creator;
  const { body: link } = await ask<DiscordConnectionLink>('POST', '/api/discord/connection', { token });
  const connected = await open(await discord.authorize(owner, link.deepLink, { guild }));
  expect([connected.status, (await connected.text()).includes('The server is connected')]).toEqual([
    200,
    true,
  ]);
  const { body: connections } = await ask<DiscordConnections>('GET', '/api/discord/connection', { token });
  expect(connections.items).toMatchObject([{ id: guild.id, status: 'ready' }]);

  const content = { guildId: guild.id, serverName: guild.name };
  const { body: product } = await call<Product>(haat.url, 'POST', '/api/products', {
    token,
    body: { kind: 'discord', title: 'Pixel Adda', prices: [{ type: 'once', amount: 19_900 }], content },
  });
  const rolesByPrice = { [product.prices[0]?.id ?? '']: [member.id] };
  await call(haat.url, 'PATCH', `/api/products/${product.id}`, {
    token,
    body: { content: { ...content, rolesByPrice } },
  });
  await call(haat.url, 'POST', `/api/products/${product.id}/publish`, { token });

  const answer = await call<PlacedOrder>(haat.url, 'POST', '/api/orders', {
    body: { productId: product.id, buyer: { phone: '9812345706' } },
    headers: { 'idempotency-key': 'discord-1' },
  });
  const placed = answer.body;
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  await decide(haat.url, placed.payment.session);
  const order = await soon(async () => {
    const headers = { 'order-token': placed.token };
    const { body } = await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, { headers });
    expect(body.accesses).toHaveLength(1);
    return body;
  });
  const part = order.access?.received?.parts[0];
  const path = (part?.type === 'link' && part.url) || '/';
  const toDiscord = await open(new URL(path, haat.url).href, { cookie });
  expect(toDiscord.status).toBe(303);

  const ravi = addPerson(discord.world, 'Ravi');
  const page = toDiscord.headers.get('location') ?? '';
  const denied = await open(await discord.authorize(ravi, page, { agrees: false }));
  const back = denied.headers.get('location') ?? '';
  const receipt = await (await open(new URL(back, haat.url).href, { cookie })).text();
  expect(receipt).toContain('Discord did not say that you agreed');
  const joined = await open(await discord.authorize(ravi, page));
  expect(joined.headers.get('location')).toBe(`${discord.url}/channels/${guild.id}`);
  expect(roleNames(guild, ravi)).toEqual(['Member']);

  await call(haat.url, 'POST', `/api/transactions/${placed.id}/refund`, { token, body: {} });
  await soon(() => expect(roleNames(guild, ravi)).toEqual([]));
  await ask('DELETE', `/api/discord/connection/${guild.id}`, { token });
});

test('no call of servers was left out', () => {
  expect(leftOut([])).toEqual([]);
});
