import type { DiscordConnectionLink, Notifications } from '@haat/openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addPerson,
  botRoleOf,
  type Guild,
  join,
  moveRole,
  type Person,
  type Role,
  removeBot,
  setBotRights,
} from '../../../../../tests/simulators/discord';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { openServerShop, ownedGuild, type ServerShop } from '../testing/server-shop';

let shop: ServerShop;
let seller: Seller;
let owner: Person;
let guild: Guild;
let member: Role;
let critic: Role;
beforeEach(async () => {
  shop = await openServerShop();
  seller = await shop.seller();
  ({ owner, guild, member, critic } = ownedGuild(shop));
});
afterEach(() => shop.close());

const everyRight = ['CREATE_INSTANT_INVITE', 'KICK_MEMBERS', 'MANAGE_ROLES'] as const;
/** Later than what was read from Discord counts as fresh. */
const later = () => shop.deps.clock.advance(6_000);
const start = async () =>
  (await shop.call({ method: 'POST', url: '/api/discord/connection', token: seller.token }))
    .body as DiscordConnectionLink;

it('connects the server that its creator adds the bot to', async () => {
  const { code, deepLink, expiresAt } = await start();
  const query = new URL(deepLink).searchParams;
  expect(query.get('state')).toBe(code);
  expect([query.get('scope'), query.get('permissions')]).toEqual(['bot identify guilds', '268435459']);
  expect(new URL(query.get('redirect_uri') ?? '').pathname).toBe('/discord/return');
  expect(Date.parse(expiresAt) - shop.deps.clock.now().getTime()).toBe(15 * 60_000);

  const page = await shop.connect(seller, owner, guild);
  expect(page.status).toBe(200);
  expect(page.body).toContain('The server is connected');
  expect(await shop.connections(seller)).toEqual([
    {
      id: guild.id,
      title: 'Pixel Adda',
      status: 'ready',
      missingRights: [],
      roles: [
        { id: botRoleOf(guild).id, name: 'Haat', isAssignable: false, reason: 'managed' },
        { id: critic.id, name: 'Critic', isAssignable: true, reason: null },
        { id: member.id, name: 'Member', isAssignable: true, reason: null },
      ],
    },
  ]);
});

it('says which right is missing, and sees when it is given', async () => {
  await shop.connect(seller, owner, guild, 1n << 1n);
  expect(await shop.connections(seller)).toMatchObject([
    { status: 'missingRights', missingRights: ['KICK_MEMBERS'] },
  ]);
  setBotRights(guild, everyRight);
  later();
  expect(await shop.connections(seller)).toMatchObject([{ status: 'ready', missingRights: [] }]);
});

it('says which roles stand over the one of the bot, and refuses to sell them', async () => {
  await shop.connect(seller, owner, guild);
  moveRole(guild, botRoleOf(guild), 'below', critic);
  later();
  const [connection] = await shop.connections(seller);
  expect(connection?.roles.filter(({ reason }) => reason === 'aboveBot').map(({ name }) => name)).toEqual([
    'Critic',
  ]);
  await expect(shop.server(seller, guild, { roles: [[critic]] })).rejects.toThrow('move the role of the bot');
  await shop.server(seller, guild, { roles: [[member]] });
});

it('sees when the bot is taken out, and when it comes back', async () => {
  await shop.connect(seller, owner, guild);
  removeBot(shop.discord.world, guild);
  later();
  expect(await shop.connections(seller)).toMatchObject([{ status: 'lost' }]);
  const { body } = await shop.call({ method: 'GET', url: '/api/notifications', token: seller.token });
  expect((body as Notifications).items[0]).toMatchObject({ event: 'channel' });
  await shop.connect(seller, owner, guild);
  expect(await shop.connections(seller)).toMatchObject([{ status: 'ready' }]);
});

it('shows what Discord said last while it does not answer', async () => {
  await shop.connect(seller, owner, guild);
  later();
  shop.discord.trouble('internal');
  expect(await shop.connections(seller)).toMatchObject([{ id: guild.id, status: 'ready' }]);
});

it('refuses the server of another creator, until that one disconnects it', async () => {
  await shop.connect(seller, owner, guild);
  const other = await shop.seller('Meera');
  const refused = await shop.connect(other, owner, guild);
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('connected to another account');
  expect(await shop.connections(other)).toEqual([]);
  const url = `/api/discord/connection/${guild.id}`;
  expect((await shop.call({ method: 'DELETE', url, token: other.token })).status).toBe(404);
  expect((await shop.call({ method: 'DELETE', url, token: seller.token })).status).toBe(204);
  expect(await shop.connections(seller)).toEqual([]);
  await shop.connect(other, owner, guild);
  expect(await shop.connections(other)).toMatchObject([{ status: 'ready' }]);
});

it('connects nothing for whoever does not manage the server, does not agree, or comes too late', async () => {
  const reader = addPerson(shop.discord.world, 'Reader');
  join(guild, reader);
  const { deepLink } = await start();
  await expect(shop.discord.authorize(reader, deepLink, { guild })).rejects.toThrow(
    'You cannot add it there',
  );
  const denied = await shop.open(await shop.discord.authorize(owner, deepLink, { guild, agrees: false }));
  expect([denied.status, denied.body.includes('did not say that you agreed')]).toEqual([409, true]);

  const back = await shop.discord.authorize(owner, deepLink, { guild });
  shop.deps.clock.advance(16 * 60_000);
  const late = await shop.open(back);
  expect([late.status, late.body.includes('This link has expired')]).toEqual([410, true]);
  expect((await shop.open('/discord/return?state=guessed&code=guessed')).status).toBe(410);
  expect(await shop.connections(seller)).toEqual([]);
});

it('says when Discord does not answer, and connects with the next try', async () => {
  shop.discord.trouble('badGateway', /guilds/);
  const page = await shop.connect(seller, owner, guild);
  expect([page.status, page.body.includes('does not answer')]).toEqual([503, true]);
  shop.discord.trouble(null);
  await shop.connect(seller, owner, guild);
  expect(await shop.connections(seller)).toMatchObject([{ status: 'ready' }]);
});

it('does not believe a code that another server was chosen with', async () => {
  const { deepLink } = await start();
  const back = new URL(await shop.discord.authorize(owner, deepLink, { guild }));
  const { guild: foreign } = ownedGuild(shop, 'Foreign');
  back.searchParams.set('guild_id', foreign.id);
  await shop.open(back.href);
  expect((await shop.connections(seller)).map(({ id }) => id)).toEqual([guild.id]);
});

it('does not publish a product whose server is not connected to its creator', async () => {
  await shop.connect(await shop.seller('Meera'), owner, guild);
  await expect(shop.server(seller, guild)).rejects.toThrow('Connect the server, and give the bot its rights');
});
