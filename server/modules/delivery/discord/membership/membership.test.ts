import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addPerson,
  ban,
  botRoleOf,
  createRole,
  type Guild,
  isIn,
  join,
  leave,
  moveRole,
  type Person,
  type Role,
  roleNames,
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
let ravi: Person;
beforeEach(async () => {
  shop = await openServerShop();
  seller = await shop.seller();
  ({ owner, guild, member, critic } = ownedGuild(shop));
  await shop.connect(seller, owner, guild);
  ravi = addPerson(shop.discord.world, 'Ravi');
});
afterEach(() => shop.close());

const phone = '+919876543210';
const hour = 60 * 60_000;
const everyRight = ['CREATE_INSTANT_INVITE', 'KICK_MEMBERS', 'MANAGE_ROLES'] as const;
const club = (content = {}) => shop.server(seller, guild, { roles: [[member]], content });
const seats = async () =>
  (
    await shop.deps.database.pool.query<{ status: string; discord_user_id: string; name: string }>(
      'select status, discord_user_id, name from discord_member order by changed_at, grant_id',
    )
  ).rows;
const writes = () => shop.discord.calls.filter(({ method }) => method !== 'GET');
async function night(): Promise<void> {
  shop.deps.clock.advance(25 * hour);
  await shop.deps.jobs.drain({ schedules: (name) => name === 'discord.reconcile' });
}

it('adds a buyer with the roles of the price that they paid, and opens the server', async () => {
  const prices = [
    { type: 'once', amount: 19_900 },
    { type: 'once', label: 'With reviews', amount: 49_900 },
  ] as const;
  const productId = await shop.server(seller, guild, {
    roles: [[member], [member, critic]],
    prices: [...prices],
  });
  const bought = await shop.buy(productId, phone, 1);
  const page = await shop.join(ravi, bought);
  expect([page.status, page.location]).toEqual([303, `${shop.discord.url}/channels/${guild.id}`]);
  expect(roleNames(guild, ravi)).toEqual(['Member', 'Critic']);
  expect(await seats()).toEqual([{ status: 'joined', discord_user_id: ravi.id, name: 'Ravi' }]);
  const devi = addPerson(shop.discord.world, 'Devi');
  await shop.join(devi, await shop.buy(productId, '+919876543211', 0));
  expect(roleNames(guild, devi)).toEqual(['Member']);
});

it('asks Discord who they are, with a link that is theirs and of that hour', async () => {
  const bought = await shop.buy(await club(), phone);
  const link = await shop.joinLink(bought);
  const query = new URL(link).searchParams;
  expect([query.get('scope'), query.get('response_type')]).toEqual(['identify guilds.join', 'code']);
  expect(await shop.joinLink({ ...bought, cookie: 'haat_buyer=of-nobody' })).toBe('404');
  const back = await shop.discord.authorize(ravi, link);
  shop.deps.clock.advance(61 * 60_000);
  expect((await shop.open(back)).status).toBe(410);
  expect(isIn(guild, ravi)).toBe(false);
});

it('gives the roles to whoever is in the server already, and leaves them in at the end', async () => {
  join(guild, ravi);
  const helper = createRole(shop.discord.world, guild, 'Helper');
  guild.members.get(ravi.id)?.roles.add(helper.id);
  const bought = await shop.buy(await club({ atEnd: 'removeMember' }), phone);
  await shop.join(ravi, bought);
  expect(roleNames(guild, ravi)).toEqual(['Member', 'Helper']);
  await shop.refund(seller, bought);
  expect([isIn(guild, ravi), roleNames(guild, ravi)]).toEqual([true, ['Helper']]);
});

it('takes no role at the end that somebody had before', async () => {
  join(guild, ravi);
  guild.members.get(ravi.id)?.roles.add(member.id);
  const bought = await shop.buy(await club(), phone);
  await shop.join(ravi, bought);
  await shop.refund(seller, bought);
  expect(roleNames(guild, ravi)).toEqual(['Member']);
});

it('takes the roles when access ends, and gives them again to whoever pays again, without asking who they are', async () => {
  const productId = await club();
  const bought = await shop.buy(productId, phone);
  await shop.join(ravi, bought);
  await shop.refund(seller, bought);
  expect([isIn(guild, ravi), roleNames(guild, ravi)]).toEqual([true, []]);
  expect(await seats()).toMatchObject([{ status: 'removed' }]);
  expect(await shop.joinLink(bought)).toBe('404');
  await shop.buy(productId, phone);
  expect(roleNames(guild, ravi)).toEqual(['Member']);
});

it('removes the member where the creator chose so, who comes back by paying again', async () => {
  const productId = await club({ atEnd: 'removeMember' });
  const bought = await shop.buy(productId, phone);
  await shop.join(ravi, bought);
  await shop.refund(seller, bought);
  expect(isIn(guild, ravi)).toBe(false);
  await shop.join(ravi, await shop.buy(productId, phone));
  expect(roleNames(guild, ravi)).toEqual(['Member']);
});

it('removes whoever has no role to lose', async () => {
  const bought = await shop.buy(await shop.server(seller, guild), phone);
  await shop.join(ravi, bought);
  expect(isIn(guild, ravi)).toBe(true);
  await shop.refund(seller, bought);
  expect(isIn(guild, ravi)).toBe(false);
});

it('gives the seat to the first account that agrees, and declines another one', async () => {
  const productId = await club();
  const bought = await shop.buy(productId, phone);
  const link = await shop.joinLink(bought);
  await shop.join(ravi, bought);
  const friend = addPerson(shop.discord.world, 'Friend');
  const page = await shop.open(await shop.discord.authorize(friend, link));
  expect([page.status, page.body.includes('belongs to another Discord account')]).toEqual([409, true]);
  // Whoever bought it, with another account than they meant, is led to where it moves.
  expect(page.body).toContain(`/membership?id=${productId}`);
  expect(isIn(guild, friend)).toBe(false);
});

it('keeps what another product of theirs gives', async () => {
  const plain = await club({ atEnd: 'removeMember' });
  const both = await shop.server(seller, guild, {
    roles: [[member, critic]],
    content: { atEnd: 'removeMember' },
  });
  const [first, second] = [await shop.buy(plain, phone), await shop.buy(both, phone)];
  await shop.join(ravi, first);
  await shop.join(ravi, second);
  expect(roleNames(guild, ravi)).toEqual(['Member', 'Critic']);
  await shop.refund(seller, second);
  expect([isIn(guild, ravi), roleNames(guild, ravi)]).toEqual([true, ['Member']]);
  await shop.refund(seller, first);
  expect(isIn(guild, ravi)).toBe(false);
});

it('leads back to the receipt whoever does not agree, is banned, or is in too many servers', async () => {
  const bought = await shop.buy(await club(), phone);
  const wayBack = async (agrees = true) => (await shop.join(ravi, bought, agrees)).location;
  expect(await wayBack(false)).toBe(`/access/${bought.id}?discord=notAgreed`);
  ravi.otherGuilds = 100;
  expect(await wayBack()).toBe(`/access/${bought.id}?discord=tooManyGuilds`);
  ravi.otherGuilds = 0;
  shop.discord.trouble('internal', /^\/guilds/);
  expect(await wayBack()).toBe(`/access/${bought.id}?discord=later`);
  shop.discord.trouble(null);
  const page = await shop.open(`/access/${bought.id}?discord=later`, bought.cookie);
  expect(page.body).toContain('"joinFailure":"later"');
  ban(guild, ravi);
  expect(await wayBack()).toBe(`/access/${bought.id}?discord=banned`);
});

it('removes no owner and no administrator', async () => {
  const productId = await club({ atEnd: 'removeMember' });
  const bought = await shop.buy(productId, phone);
  await shop.join(ravi, bought);
  const admin = createRole(shop.discord.world, guild, 'Admin', ['ADMINISTRATOR']);
  guild.members.get(ravi.id)?.roles.add(admin.id);
  const owners = await shop.buy(productId, '+919876543211');
  await shop.join(owner, owners);
  await shop.refund(seller, bought);
  await shop.refund(seller, owners);
  expect([isIn(guild, ravi), roleNames(guild, ravi)]).toEqual([true, ['Admin']]);
  expect([isIn(guild, owner), roleNames(guild, owner)]).toEqual([true, []]);
  expect(await shop.count('job', 'dead_at is not null')).toBe(0);
});

it('waits for as long as Discord asks, and makes it good then', async () => {
  const bought = await shop.buy(await club(), phone);
  await shop.join(ravi, bought);
  shop.discord.refuseNext(1, 30);
  await shop.refund(seller, bought);
  expect(roleNames(guild, ravi)).toEqual(['Member']);
  shop.deps.clock.advance(31_000);
  await shop.settle();
  expect(roleNames(guild, ravi)).toEqual([]);
});

it('makes good what it could not do without its rights, once they are back', async () => {
  const bought = await shop.buy(await club(), phone);
  await shop.join(ravi, bought);
  setBotRights(guild, []);
  await shop.refund(seller, bought);
  expect(await shop.connections(seller)).toMatchObject([{ status: 'missingRights' }]);
  expect(roleNames(guild, ravi)).toEqual(['Member']);
  setBotRights(guild, everyRight);
  shop.deps.clock.advance(hour);
  await shop.deps.jobs.drain({ schedules: (name) => name === 'discord.recheck' });
  expect(roleNames(guild, ravi)).toEqual([]);
});

it('lets a buyer in whose role stands over the one of the bot, and gives it when the order is right', async () => {
  const productId = await shop.server(seller, guild, { roles: [[member, critic]] });
  moveRole(guild, botRoleOf(guild), 'below', critic);
  await shop.join(ravi, await shop.buy(productId, phone));
  expect(roleNames(guild, ravi)).toEqual(['Member']);
  moveRole(guild, botRoleOf(guild), 'above', critic);
  shop.deps.clock.advance(6_000);
  await shop.connections(seller);
  await shop.settle();
  expect(roleNames(guild, ravi)).toEqual(['Member', 'Critic']);
});

it('stops selling what it cannot deliver', async () => {
  const productId = await club();
  setBotRights(guild, []);
  shop.deps.clock.advance(6_000);
  expect(await shop.connections(seller)).toMatchObject([{ status: 'missingRights' }]);
  const { status, body } = await shop.order(productId, { buyer: { phone } });
  expect([status, body]).toMatchObject([
    409,
    { message: 'The server cannot admit new members at the moment' },
  ]);
});

it('follows at night what nobody told, and touches nobody without a seat', async () => {
  const reader = addPerson(shop.discord.world, 'Reader');
  join(guild, reader);
  guild.members.get(reader.id)?.roles.add(member.id);
  const bought = await shop.buy(await club(), phone);
  await shop.join(ravi, bought);
  guild.members.get(ravi.id)?.roles.delete(member.id);
  await night();
  expect(roleNames(guild, ravi)).toEqual(['Member']);
  leave(guild, ravi);
  await night();
  expect(await seats()).toMatchObject([{ status: 'left' }]);
  await shop.join(ravi, bought);
  await shop.refund(seller, bought);
  join(guild, ravi);
  guild.members.get(ravi.id)?.roles.add(member.id);
  await night();
  expect([roleNames(guild, ravi), roleNames(guild, reader)]).toEqual([[], ['Member']]);
  const before = writes().length;
  await night();
  expect(writes()).toHaveLength(before);
});

it('holds up no server at night because of another one', async () => {
  const { owner: other, guild: broken } = ownedGuild(shop, 'Broken');
  await shop.connect(seller, other, broken);
  await shop.join(ravi, await shop.buy(await club(), phone));
  guild.members.get(ravi.id)?.roles.delete(member.id);
  shop.discord.trouble('internal', new RegExp(`^/guilds/${broken.id}`));
  await night();
  expect(roleNames(guild, ravi)).toEqual(['Member']);
});

it('gives what is due by itself after a visit that was cut off', async () => {
  const bought = await shop.buy(await club(), phone);
  join(guild, ravi);
  shop.discord.trouble('internal', /roles/);
  expect((await shop.join(ravi, bought)).location).toBe(`/access/${bought.id}?discord=later`);
  shop.discord.trouble(null);
  shop.deps.clock.advance(hour);
  await shop.settle();
  expect(roleNames(guild, ravi)).toEqual(['Member']);
});

it('keeps no token of a buyer', async () => {
  await shop.join(ravi, await shop.buy(await club(), phone));
  const { rows } = await shop.deps.database.pool.query('select payload::text from job');
  const tokens = [...shop.discord.world.tokens.keys()];
  for (const token of tokens) expect(JSON.stringify([rows, await seats()])).not.toContain(token);
});
