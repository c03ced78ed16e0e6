// The server dies at every step of adding a member to a Discord server, of giving and taking roles, and of moving a place: after it has started again,
// exactly the right people are in, with exactly the roles that they have paid for.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bought, buy, refundAll, until } from '../simulators/buyer';
import {
  addPerson,
  type Discord,
  isIn,
  join,
  type Person,
  roleNames,
  startDiscord,
} from '../simulators/discord';
import { discordEnv, joinServer, type SoldServer, sellServer } from '../simulators/discord-server';
import { type Creator, signIn } from '../simulators/shop';
import { type Installation, install } from './crashes';

let installation: Installation;
let discord: Discord;
let creator: Creator;
let sold: SoldServer;

beforeAll(async () => {
  discord = await startDiscord();
  installation = await install(discordEnv(discord));
  const haat = await installation.startAgain();
  creator = await signIn(haat, '9812345713', 'Meera');
  sold = await sellServer(haat, discord, creator, { atEnd: 'removeMember' });
}, 120_000);
afterAll(async () => {
  await installation?.remove();
  await discord?.close();
});

const diesAt: Installation['diesAt'] = (...of) => installation.diesAt(...of);
const settle = () => installation.settle();
const url = () => installation.url;
/** The way back from Discord to a server that dies on it gets no answer. */
const tryToJoin = (bought: Bought, person: Person) => async () =>
  void (await joinServer(url(), discord, bought, person).catch(() => undefined));
const tryToRefund = (bought: Bought) => () => refundAll(url(), creator, bought).catch(() => undefined);
const rolesOf = (...people: Person[]) =>
  people.map((person) => (isIn(sold.guild, person) ? roleNames(sold.guild, person) : null));
const buyFor = (phone: string) => buy(url(), sold.productId, phone);

it('adds and removes exactly whoever has paid, wherever it died', async () => {
  const [ravi, devi, reader] = ['Ravi', 'Devi', 'Reader'].map((name) => addPerson(discord.world, name)) as [
    Person,
    Person,
    Person,
  ];
  join(sold.guild, reader);
  await joinServer(url(), discord, await buyFor('9812345715'), devi);
  const bought = await buyFor('9812345714');

  await diesAt('discord.seat-taken', tryToJoin(bought, ravi));
  await settle();
  expect(rolesOf(ravi, devi, reader)).toEqual([null, ['Member'], []]);
  await diesAt('discord.member-planned', tryToJoin(bought, ravi));
  expect(rolesOf(ravi)).toEqual([null]);
  await diesAt('discord.member-added', tryToJoin(bought, ravi));
  expect(rolesOf(ravi)).toEqual([['Member']]);
  // Goes on with what the one before it left undone.
  await diesAt('discord.changed');
  await diesAt('discord.noted');

  await settle();
  await diesAt('discord.changed', tryToRefund(bought));
  await diesAt('discord.noted');
  await settle();
  await until(() => rolesOf(ravi)[0] === null);
  expect(rolesOf(ravi, devi, reader)).toEqual([null, ['Member'], []]);

  // Who pays again agrees again.
  await joinServer(url(), discord, await buyFor('9812345714'), ravi);
  expect(rolesOf(ravi, devi, reader)).toEqual([['Member'], ['Member'], []]);
}, 180_000);

it('gives and takes the roles of whoever was there before, and leaves them in', async () => {
  const [asha] = [addPerson(discord.world, 'Asha')];
  if (!asha) throw new Error('Nobody');
  join(sold.guild, asha);
  const bought = await buyFor('9812345716');
  await diesAt('discord.role-given', tryToJoin(bought, asha));
  expect(rolesOf(asha)).toEqual([['Member']]);
  await settle();
  await diesAt('discord.role-taken', tryToRefund(bought));
  expect(rolesOf(asha)).toEqual([[]]);
  await settle();
  await buyFor('9812345716');
  await until(() => rolesOf(asha)[0]?.length === 1);
  expect(isIn(sold.guild, asha)).toBe(true);
}, 120_000);
