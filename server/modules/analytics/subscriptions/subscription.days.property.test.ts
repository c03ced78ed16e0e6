import type { Analytics } from '@haat/openapi';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stories } from '../../../platform/testing/property.testing';
import { type Club, type Member, monthly, openClub } from '../../orders/subscriptions/testing/club';
import { dayStart, nextDay, plusDays, stepKey } from '../reports/calendar.rules';

// People subscribe, pause, leave and come back, pay and let it run out, at any hour; days go by with the server up, or with it down. Just before each
// midnight the subscriptions are counted by hand, one after another; what is kept of that day has to be the same.
const hour = 3_600_000;
let club: Club;
let rye: string;
beforeAll(async () => {
  club = await openClub([
    monthly('Plain', 49_900),
    monthly('Weekly', 9_900, { period: { unit: 'day', count: 7 } }),
    monthly('Ever', 9_99_900, { period: { unit: 'lifetime', count: 1 } }),
  ]);
  // Everything happens ten minutes past an hour: a server that stops in the first minutes of a day, before it has kept the last one, may lose it.
  club.shop.deps.clock.advance(hour / 6);
  rye = await club.shop.page(club.seller, { prices: [monthly('Tried', 10_000, { trialDays: 3 })] });
});
afterAll(() => club.shop.close());

const happening = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('join' as const),
      label: fc.constantFrom('Plain', 'Weekly', 'Ever', 'Tried'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('say' as const),
      n: fc.nat(9),
      event: fc.constantFrom('pause', 'pause', 'resume', 'resume', 'cancel', 'stay', 'stay'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('renew' as const, 'dearer' as const), n: fc.nat(9) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('down' as const), hours: fc.integer({ min: 20, max: 200 }) }),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

interface Row {
  product_id: string;
  status: string;
  terms: { amount: number; period: { unit: string; count: number } };
  ends_at: Date | null;
}

/** One after another, as they stand at this moment: what the answer for today would say. */
async function byHand(productId: string) {
  const { rows } = await club.shop.deps.database.pool.query<Row>(
    'select * from subscription where seller_id = $1',
    [club.seller.id],
  );
  const theirs = rows.filter((row) => productId === '' || row.product_id === productId);
  const now = club.shop.deps.clock.now();
  const running = theirs.filter(
    ({ status, ends_at }) =>
      status !== 'expired' && !(status === 'cancelled' && ends_at !== null && ends_at <= now),
  ).length;
  const sum = theirs
    .filter(({ status }) => ['active', 'pastDue', 'grace'].includes(status))
    .map(({ terms: { amount, period } }) => {
      if (period.unit === 'month') return amount / period.count;
      return period.unit === 'day' ? (amount * 365) / (12 * period.count) : 0;
    })
    .reduce((all, one) => all + one, 0);
  return { running, monthly: Math.round(sum) };
}

const totals = new Map<string, { running: number; monthly: number }>();
const products = () => ['', club.productId, rye];

/** Time goes by, and somebody counts at the last moment of each day. */
async function goOn(hours: number): Promise<void> {
  const { clock } = club.shop.deps;
  const until = clock.now().getTime() + hours * hour;
  for (;;) {
    const day = stepKey(clock.now(), 'day');
    const last = dayStart(nextDay(day)).getTime() - 1;
    if (last > until) break;
    clock.advance(last - clock.now().getTime());
    for (const product of products()) totals.set(`${product} ${day}`, await byHand(product));
    clock.advance(1);
  }
  clock.advance(until - clock.now().getTime());
}

async function live(story: readonly Happening[], members: { who: Member; id: string }[]): Promise<void> {
  const { jobs } = club.shop.deps;
  for (const what of story) {
    const one = 'n' in what ? members[what.n % Math.max(members.length, 1)] : undefined;
    if (what.do === 'join') {
      const who = await club.member();
      const isTried = what.label === 'Tried';
      const { id } = isTried ? await tried(who) : await who.subscribe(what.label);
      members.push({ who, id });
    } else if (what.do === 'say' && one) await one.who.say(one.id, what.event);
    else if (what.do === 'renew' && one) {
      const { body } = await one.who.renew(one.id);
      if (body?.orderId) await club.pay(body.orderId);
    } else if (what.do === 'dearer' && one)
      await one.who.change(one.id, { priceId: club.prices['Weekly'], due: 0 });
    else if (what.do === 'wait') {
      await goOn(what.hours);
      await jobs.drain();
    } else if (what.do === 'down') await goOn(what.hours);
  }
}

async function tried(who: Member) {
  const { body } = await club.shop.order(rye, {
    buyer: { phone: who.phone, email: who.email, name: 'Devi' },
  });
  await club.shop.deps.jobs.drain();
  return body;
}

async function figures(productId: string, from: string, to: string): Promise<Analytics> {
  const path = productId === '' ? '' : `/${productId}`;
  const url = `/api/analytics/products${path}?from=${from}&to=${to}&step=day`;
  return (await club.shop.call({ method: 'GET', url, token: club.seller.token })).body as never;
}

it('what is kept of each day is what one would have counted at its end', async () => {
  const { clock, jobs } = club.shop.deps;
  const members: { who: Member; id: string }[] = [];
  await live([{ do: 'join', label: 'Plain' }], members);
  const firstDay = stepKey(clock.now(), 'day');
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 14 }), async (story: Happening[]) => {
      await live(story, members);
      await jobs.drain();
      // Yesterday is not kept yet: it is counted when somebody asks.
      await goOn(24);
      const today = stepKey(clock.now(), 'day');
      for (const product of products()) {
        const from = [firstDay, plusDays(today, -120)].sort()[1] ?? firstDay;
        const { subscriptions } = await figures(product, from, today);
        for (const { to, running, monthly: income } of subscriptions?.steps ?? []) {
          const name = `${product} ${to}`;
          expect([name, { running, monthly: income }]).toEqual([
            name,
            to === today ? await byHand(product) : totals.get(name),
          ]);
        }
      }
    }),
    stories(16),
  );
  expect(await club.shop.count('subscription_day', 'running > 1')).toBeGreaterThan(10);
  expect(await club.shop.count('subscription_day', 'running is null')).toBe(0);
}, 240_000);
