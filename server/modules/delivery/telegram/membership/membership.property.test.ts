import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  addMember,
  addPerson,
  type Chat,
  isIn,
  leave,
  openLink,
  type Person,
  promote,
  promoteBot,
  start,
  statusIn,
  write,
} from '../../../../../tests/simulators/telegram';
import { stories } from '../../../../platform/testing/property.testing';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { type Bought, type ChannelShop, openChannelShop, ownedChat } from '../testing/channel-shop';
import { moveSeat } from './seats.service';

/** How many crash points of Telegram are passed before the work at hand stops there, as if the process had died; below zero for none. */
const crash = vi.hoisted(() => ({ after: -1 }));
vi.mock('../../../../platform/observability/crash-point', () => ({
  crashPoint: (name: string) => {
    if (name.startsWith('telegram.') && crash.after-- === 0) throw new Error(`Crashed at ${name}`);
  },
}));

let shop: ChannelShop;
let seller: Seller;
beforeAll(async () => {
  shop = await openChannelShop();
});
afterAll(() => shop.close());

const world = () => shop.telegram.world;
const hour = 60 * 60_000;

/** A channel of its own for each story: products that open it for good, for a month and in a combo, three buyers, and somebody who was in it before. */
interface Scene {
  owner: Person;
  chat: Chat;
  products: string[];
  people: Person[];
  reader: Person;
  bought: Bought[];
  /** Who was seen in the channel with an open grant of theirs, and has not left since. */
  stayed: Set<Person>;
  /** Whether Telegram keeps its updates to itself. */
  isHeld: boolean;
}

let scenes = 0;
async function openScene(): Promise<Scene> {
  const { owner, chat } = ownedChat(shop, 'channel', `Notes ${++scenes}`);
  // Sessions do not last as long as all stories together.
  seller = await shop.seller();
  await shop.connect(seller, owner, chat);
  const monthly = await shop.channel(seller, chat, [
    { type: 'subscription', amount: 9_900, period: { unit: 'month', count: 1 } },
  ]);
  const combo = await publish({
    kind: 'combo',
    title: `Combo ${scenes}`,
    prices: [{ type: 'once', amount: 15_000 }],
    content: { items: [{ productId: monthly }, { productId: await shop.page(seller) }] },
  });
  const products = [await shop.channel(seller, chat), monthly, combo];
  const reader = addPerson(world(), 'Reader');
  addMember(world(), chat, reader);
  const people = ['Ravi', 'Devi', 'Kabir'].map((name) => addPerson(world(), name));
  return { owner, chat, products, people, reader, bought: [], stayed: new Set(), isHeld: false };
}

async function publish(payload: object): Promise<string> {
  const { token } = seller;
  const made = await shop.call({ method: 'POST', url: '/api/products', token, payload });
  const { id } = made.body as { id: string };
  const { status } = await shop.call({ method: 'POST', url: `/api/products/${id}/publish`, token });
  expect(status).toBe(200);
  return id;
}

type Step =
  | { does: 'buy' | 'start' | 'ask' | 'leave'; who: number; what: number }
  | { does: 'refund' | 'move'; what: number }
  | { does: 'double' | 'hold'; on: boolean }
  | { does: 'promote'; who: number; on: boolean }
  /** The job that makes one of the next calls to Telegram does not learn that it was done. */
  | { does: 'cut'; after: number }
  | { does: 'crash'; after: number }
  | { does: 'pass'; days: number }
  | { does: 'lose' | 'limit' | 'strip' | 'restore' | 'wait' };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constantFrom('buy' as const, 'start' as const, 'ask' as const, 'leave' as const),
      who: fc.nat(2),
      what: fc.nat(5),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('refund' as const), what: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('move' as const), what: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('double' as const, 'hold' as const), on: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('promote' as const), who: fc.nat(2), on: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('cut' as const), after: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('crash' as const), after: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 20 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'lose' as const,
        'limit' as const,
        'strip' as const,
        'restore' as const,
        'wait' as const,
      ),
    }),
  },
);

/** What ends subscriptions and grants. */
const timely: ReadonlySet<string> = new Set(['subscriptions.advance', 'access.ends']);

/** What Telegram tells and what is due now; updates that are held are not waited for. */
const settle = ({ isHeld }: Scene) =>
  isHeld ? shop.deps.jobs.drain({ schedules: () => false }) : shop.settle();

/** The buyer has a new account: the place is free for whoever starts the bot by their next link. */
async function moveSeatOf(bought: Bought | undefined): Promise<void> {
  const { gateways, ...deps } = shop.deps;
  const { rows } = await deps.database.pool.query<{ id: string }>(
    `select g.id from access_grant g join product p on p.seller_id = g.seller_id and p.id = g.product_id
     where g.order_id = $1 and p.kind = 'telegram'`,
    [bought?.id ?? ''],
  );
  const grantId = rows[0]?.id;
  if (grantId && gateways.telegram)
    await moveSeat({ ...deps, telegram: gateways.telegram }, { sellerId: seller.id, grantId });
}

async function take(scene: Scene, step: Step): Promise<void> {
  const { telegram } = shop;
  switch (step.does) {
    case 'buy': {
      const phone = `+9198765432${10 + step.who}`;
      const { status, body, headers } = await shop.order(scene.products[step.what % 3] ?? '', {
        buyer: { phone },
      });
      // Nothing is sold while the bot cannot admit anybody.
      if (status === 409) break;
      await shop.pay(body.payment.session);
      scene.bought.push({ ...body, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' });
      break;
    }
    case 'start': {
      // Mostly what they bought themselves, now and then what somebody else did.
      const bought = scene.bought[(step.what < 4 ? step.who : step.what) % Math.max(1, scene.bought.length)];
      const link = bought ? await shop.joinLink(bought) : '404';
      const person = scene.people[step.who];
      if (person && link.startsWith('https:'))
        start(world(), person, new URL(link).searchParams.get('start') ?? '');
      break;
    }
    case 'ask': {
      // By their own link, or by one that was forwarded.
      const person = scene.people[step.who];
      const other = step.what < 4 ? person : scene.people[step.what % 3];
      const link = other?.inbox.findLast(({ buttons }) => buttons[0]?.url?.includes('/+'))?.buttons[0]?.url;
      if (person && link) openLink(world(), person, link);
      break;
    }
    case 'leave': {
      const person = scene.people[step.who];
      if (person) {
        leave(world(), person, scene.chat);
        scene.stayed.delete(person);
      }
      break;
    }
    case 'refund': {
      const bought = scene.bought[step.what % Math.max(1, scene.bought.length)];
      const url = `/api/transactions/${bought?.id}/refund`;
      if (!bought) break;
      const { status } = await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
      // It may be refunded already.
      expect([200, 409]).toContain(status);
      break;
    }
    case 'move': {
      shop.deps.clock.advance(1);
      const bought = scene.bought[step.what % Math.max(1, scene.bought.length)];
      await moveSeatOf(bought);
      break;
    }
    case 'double':
      telegram.double(step.on);
      break;
    case 'hold':
      telegram.hold(step.on);
      scene.isHeld = step.on;
      break;
    case 'promote': {
      const person = scene.people[step.who];
      if (person) promote(world(), scene.owner, scene.chat, { person, isAdministrator: step.on });
      break;
    }
    case 'cut':
      telegram.loseAnswer(step.after);
      break;
    case 'crash':
      crash.after = step.after;
      break;
    case 'pass':
      shop.deps.clock.advance(step.days * 24 * hour);
      await shop.deps.jobs.drain({ schedules: (name) => timely.has(name) });
      break;
    case 'lose':
      telegram.loseNext();
      break;
    case 'limit':
      telegram.refuseNext(2, 30);
      break;
    case 'strip':
      promoteBot(world(), scene.owner, scene.chat, { can_invite_users: true });
      break;
    case 'restore':
      promoteBot(world(), scene.owner, scene.chat);
      break;
    case 'wait':
      shop.deps.clock.advance(60_000);
      break;
  }
  await settle(scene);
}

/** Telegram accounts whose seat in the chat belongs to an open grant. */
async function entitled({ chat }: Scene): Promise<Set<string>> {
  const { rows } = await shop.deps.database.pool.query<{ id: string }>(
    `select m.telegram_user_id as id from telegram_member m join access_grant g on g.seller_id = m.seller_id and g.id = m.grant_id
     where m.chat_id = '${chat.id}' and m.telegram_user_id is not null and g.status in ('active', 'grace')`,
  );
  return new Set(rows.map(({ id }) => id));
}

async function noteWhoStays(scene: Scene): Promise<void> {
  const open = await entitled(scene);
  for (const person of scene.people) {
    const isThere = isIn(statusIn(scene.chat, person.id));
    if (isThere && open.has(String(person.id))) scene.stayed.add(person);
    // Whoever had no open grant for a moment may have been removed, and has to join anew.
    if (!open.has(String(person.id))) scene.stayed.delete(person);
  }
}

/** Telegram tells everything it held, the bot has its rights, and a night passes. */
async function reconcile(scene: Scene, story: readonly Step[]): Promise<void> {
  const { telegram, deps } = shop;
  telegram.refuseNext(0, 0);
  telegram.loseAnswer(-1);
  crash.after = -1;
  // What is still to be lost is lost of what says nothing.
  for (const { does } of story) if (does === 'lose') write(world(), scene.owner, 'Hello');
  telegram.double(false);
  telegram.hold(false);
  promoteBot(world(), scene.owner, scene.chat);
  await shop.settle();
  for (let night = 0; night < 2; night++) {
    deps.clock.advance(25 * hour);
    await deps.jobs.drain({ schedules: (name) => name === 'telegram.reconcile' });
    await shop.settle();
  }
}

it('has exactly the right people in, whatever was lost, doubled, late or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 12, maxLength: 36 }), async (story) => {
      const scene = await openScene();
      for (const who of [0, 1, 2]) {
        await take(scene, { does: 'buy', who, what: who });
        await take(scene, { does: 'start', who, what: 0 });
        if (who > 0) await take(scene, { does: 'ask', who, what: 0 });
        await noteWhoStays(scene);
      }
      for (const step of story) {
        await take(scene, step);
        await noteWhoStays(scene);
      }
      await reconcile(scene, story);
      const open = await entitled(scene);
      for (const person of scene.people) {
        const isThere = isIn(statusIn(scene.chat, person.id));
        // Whoever came through us and is in has an open grant for this channel, or administers it.
        if (isThere && statusIn(scene.chat, person.id) !== 'administrator')
          expect(open).toContain(String(person.id));
        // Whoever has one, joined and did not leave, is in.
        if (scene.stayed.has(person) && open.has(String(person.id))) expect(isThere).toBe(true);
      }
      expect(statusIn(scene.chat, scene.reader.id)).toBe('member');
      expect(await shop.count('job', 'dead_at is not null')).toBe(0);
    }),
    stories(300, 16),
  );
  const statuses = await shop.deps.database.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from telegram_member group by 1',
  );
  const seen = new Map(statuses.rows.map(({ status, count }) => [status, count]));
  console.info(`memberships at the end: ${JSON.stringify(Object.fromEntries(seen))}`);
  for (const status of ['joined', 'removed', 'left', 'invited']) expect(seen.get(status)).toBeGreaterThan(0);
  expect(await shop.count('telegram_seat_move')).toBeGreaterThan(0);
}, 1_800_000);
