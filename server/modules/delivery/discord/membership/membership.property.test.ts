import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addPerson,
  type Guild,
  isIn,
  join,
  leave,
  type Person,
  type Role,
  roleNames,
  setBotRights,
} from '../../../../../tests/simulators/discord';
import { stories } from '../../../../platform/testing/property.testing';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { type Bought, openServerShop, ownedGuild, type ServerShop } from '../testing/server-shop';
import { moveSeat } from './seats.service';

let shop: ServerShop;
let seller: Seller;
beforeAll(async () => {
  shop = await openServerShop();
  seller = await shop.seller();
});
afterAll(() => shop.close());

const hour = 60 * 60_000;
const everyRight = ['CREATE_INSTANT_INVITE', 'KICK_MEMBERS', 'MANAGE_ROLES'] as const;

/** A server of its own for each story: a product that takes roles and one that takes members, three buyers, and somebody who was in it before. */
interface Scene {
  guild: Guild;
  products: string[];
  people: Person[];
  /** Has a role that is sold, from elsewhere. */
  reader: Person;
  bought: Bought[];
}

let scenes = 0;
async function openScene(): Promise<Scene> {
  const { world } = shop.discord;
  const { owner, guild, member, critic } = ownedGuild(shop, `Club ${++scenes}`);
  await shop.connect(seller, owner, guild);
  const sell = (roles: Role[], atEnd: 'removeRoles' | 'removeMember') =>
    shop.server(seller, guild, { roles: [roles], content: { atEnd } });
  const products = [await sell([member], 'removeRoles'), await sell([member, critic], 'removeMember')];
  const reader = addPerson(world, 'Reader');
  join(guild, reader);
  guild.members.get(reader.id)?.roles.add(member.id);
  const people = ['Ravi', 'Devi', 'Kabir'].map((name) => addPerson(world, name));
  return { guild, products, people, reader, bought: [] };
}

type Step =
  | { does: 'buy' | 'join' | 'leave' | 'enter' | 'refund' | 'move'; who: number; what: number }
  | { does: 'limit' | 'fail' | 'recover' | 'strip' | 'restore' | 'wait' };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'buy' as const,
        'join' as const,
        'leave' as const,
        'enter' as const,
        'refund' as const,
        'move' as const,
      ),
      who: fc.nat(2),
      what: fc.nat(5),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'limit' as const,
        'fail' as const,
        'recover' as const,
        'strip' as const,
        'restore' as const,
        'wait' as const,
      ),
    }),
  },
);

async function buy(scene: Scene, who: number, what: number): Promise<void> {
  const phone = `+9198765431${10 + who}`;
  const { status, body, headers } = await shop.order(scene.products[what % 2] ?? '', { buyer: { phone } });
  // Not on sale while the bot cannot admit anybody.
  if (status !== 201) return;
  await shop.pay(body.payment.session);
  scene.bought.push({ ...body, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' });
}

async function grantOf(bought: Bought | undefined): Promise<string | undefined> {
  const { rows } = await shop.deps.database.pool.query<{ id: string }>(
    'select id from access_grant where order_id = $1',
    [bought?.id ?? ''],
  );
  return rows[0]?.id;
}

async function take(scene: Scene, step: Step): Promise<void> {
  const { discord } = shop;
  const { guild, people, bought } = scene;
  switch (step.does) {
    case 'buy':
      await buy(scene, step.who, step.what);
      break;
    case 'join': {
      // By what they bought themselves, or somebody else did.
      const one = bought[step.what % Math.max(1, bought.length)];
      const person = people[step.who];
      const link = one ? await shop.joinLink(one) : '404';
      if (person && link !== '404') await shop.open(await discord.authorize(person, link));
      break;
    }
    case 'leave':
      for (const person of people.slice(step.who, step.who + 1)) leave(guild, person);
      break;
    case 'enter':
      for (const person of people.slice(step.who, step.who + 1)) join(guild, person);
      break;
    case 'refund': {
      const url = `/api/transactions/${bought[step.what % Math.max(1, bought.length)]?.id}/refund`;
      await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
      break;
    }
    case 'move': {
      shop.deps.clock.advance(1);
      const grantId = await grantOf(bought[step.what % Math.max(1, bought.length)]);
      const { gateways, ...deps } = shop.deps;
      if (grantId && gateways.discord)
        await moveSeat({ ...deps, discord: gateways.discord }, { sellerId: seller.id, grantId });
      break;
    }
    case 'limit':
      discord.refuseNext(2, 30);
      break;
    case 'fail':
      discord.trouble('internal', /members/);
      break;
    case 'recover':
      discord.trouble(null);
      break;
    case 'strip':
      setBotRights(guild, ['CREATE_INSTANT_INVITE']);
      break;
    case 'restore':
      setBotRights(guild, everyRight);
      break;
    case 'wait':
      shop.deps.clock.advance(60_000);
      break;
  }
  await shop.settle();
}

/** Seats that went to other accounts too, which give nothing any more. */
interface SeatNow {
  user: string;
  product: string;
  isOpen: boolean;
  isAdded: boolean;
}

/** Discord answers, the bot has its rights, and two nights pass. */
async function reconcile({ guild }: Scene): Promise<void> {
  shop.discord.refuseNext(0, 0);
  shop.discord.trouble(null);
  setBotRights(guild, everyRight);
  for (let night = 0; night < 2; night++) {
    shop.deps.clock.advance(25 * hour);
    await shop.deps.jobs.drain({ schedules: (name) => name === 'discord.reconcile' });
  }
}

async function seatsIn({ guild }: Scene): Promise<SeatNow[]> {
  const { rows } = await shop.deps.database.pool.query<SeatNow>(
    `select m.discord_user_id as user, g.product_id as product, g.status in ('active', 'grace') as "isOpen", m.is_added as "isAdded"
     from discord_member m join access_grant g on g.seller_id = m.seller_id and g.id = m.grant_id
     where m.guild_id = '${guild.id}' and m.discord_user_id is not null
     union all select v.discord_user_id, g.product_id, false, v.is_added
     from discord_seat_move v join access_grant g on g.seller_id = v.seller_id and g.id = v.grant_id
     where v.guild_id = '${guild.id}'`,
  );
  return rows;
}

it('gives exactly the roles that are paid for, whatever was refused, late or done by others', async () => {
  let [given, removed] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 12, maxLength: 30 }), async (story) => {
      const scene = await openScene();
      const { guild, people, products, reader } = scene;
      for (const who of [0, 1, 2]) {
        await take(scene, { does: 'buy', who, what: who });
        if (who > 0) await take(scene, { does: 'join', who, what: who });
      }
      for (const step of story) await take(scene, step);
      await reconcile(scene);
      const seats = await seatsIn(scene);
      for (const person of people) {
        const mine = seats.filter(({ user }) => user === person.id);
        const open = mine.filter(({ isOpen }) => isOpen).map(({ product }) => product);
        const roles = [
          ...(open.length > 0 ? ['Member'] : []),
          ...(open.includes(products[1] ?? '') ? ['Critic'] : []),
        ];
        if (isIn(guild, person)) expect(roleNames(guild, person)).toEqual(roles);
        given += roles.length;
        const isOut =
          open.length === 0 && mine.some(({ product, isAdded }) => isAdded && product === products[1]);
        if (isOut) expect(isIn(guild, person)).toBe(false);
        removed += isOut ? 1 : 0;
      }
      expect(roleNames(guild, reader)).toEqual(['Member']);
      expect(await shop.count('job', 'dead_at is not null')).toBe(0);
    }),
    stories(40, 8),
  );
  console.info(`roles at the end: ${given}; members removed: ${removed}`);
  expect(Math.min(given, removed, await shop.count('discord_seat_move'))).toBeGreaterThan(0);
}, 600_000);
