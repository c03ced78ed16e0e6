// A Discord server that is sold by a running server, and what its creator and its buyers do there.
import type { DiscordConnectionLink, DiscordContent, NewProduct, Product } from '@haat/openapi';
import { type Bought, joinLinkOf } from './buyer';
import { call } from './call';
import {
  addPerson,
  createGuild,
  createRole,
  type Discord,
  type Guild,
  type Person,
  type Role,
} from './discord';
import type { Haat } from './haat';
import { type Creator, expectStatus } from './shop';

export interface SoldServer {
  owner: Person;
  guild: Guild;
  /** The role of all its prices. */
  member: Role;
  productId: string;
}

export const discordEnv = ({ clientId, clientSecret, botToken, url }: Discord) => ({
  DISCORD_CLIENT_ID: clientId,
  DISCORD_CLIENT_SECRET: clientSecret,
  DISCORD_BOT_TOKEN: botToken,
  DISCORD_URL: url,
});

/** Connects a new server to a creator and puts it on sale. */
export async function sellServer(
  { url }: Pick<Haat, 'url'>,
  discord: Discord,
  { token }: Creator,
  {
    prices = [{ type: 'once', amount: 19_900 }],
    atEnd = 'removeRoles',
  }: { prices?: NonNullable<NewProduct['prices']>; atEnd?: NonNullable<DiscordContent['atEnd']> } = {},
): Promise<SoldServer> {
  const { world } = discord;
  const owner = addPerson(world, 'Owner');
  const guild = createGuild(world, owner, 'Pixel Adda');
  const member = createRole(world, guild, 'Member');
  const path = '/api/discord/connection';
  const { deepLink } = expectStatus(await call<DiscordConnectionLink>(url, 'POST', path, { token }), 200);
  const connected = await fetch(await discord.authorize(owner, deepLink, { guild }));
  if (!connected.ok) throw new Error(`The way back from Discord answered ${connected.status}`);

  const content: DiscordContent = { guildId: guild.id, serverName: guild.name, atEnd };
  const body = { kind: 'discord', title: guild.name, prices, content };
  const product = expectStatus(await call<Product>(url, 'POST', '/api/products', { token, body }), 201);
  const rolesByPrice = Object.fromEntries(product.prices.map(({ id }) => [id, [member.id]]));
  const change = { token, body: { content: { ...content, rolesByPrice } } };
  expectStatus(await call(url, 'PATCH', `/api/products/${product.id}`, change), 200);
  expectStatus(await call(url, 'POST', `/api/products/${product.id}/publish`, { token }), 200);
  return { owner, guild, member, productId: product.id };
}

/** Goes from the access page to Discord and back; answers where that leads, or the status of a page. */
export async function joinServer(
  url: string,
  discord: Discord,
  bought: Bought,
  person: Person,
): Promise<string> {
  const back = await discord.authorize(person, await joinLinkOf(url, bought));
  const answer = await fetch(back, { redirect: 'manual' });
  return answer.headers.get('location') ?? String(answer.status);
}
