import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stories } from '../../../platform/testing/property.testing';
import { type Club, type Member, monthly, openClub } from './testing/club';

// Orders placed, paid once or twice, given back, changed and paused in any order, from free days or from a payment, by who subscribed or
// once more from the page: what is paid for is neither lost nor given twice.
let club: Club;
beforeAll(async () => {
  const period = { unit: 'day', count: 30 } as const;
  club = await openClub([
    monthly('Plain', 49_900, { period }),
    monthly('Dear', 99_900, { period }),
    monthly('Ever', 9_99_900, { period: { unit: 'lifetime', count: 1 } }),
    monthly('Tried', 29_900, { period, trialDays: 7 }),
  ]);
});
afterAll(() => club.shop.close());

const day = 86_400_000;
type Step =
  | 'change'
  | 'ever'
  | 'page'
  | 'renew'
  | 'pay'
  | 'payAgain'
  | 'refund'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'stay'
  | 'wait';
const steps = fc.array(
  fc.constantFrom<Step>(
    'change',
    'change',
    'ever',
    'page',
    'renew',
    'pay',
    'pay',
    'payAgain',
    'refund',
    'pause',
    'resume',
    'cancel',
    'stay',
    'wait',
  ),
  { minLength: 4, maxLength: 12 },
);

/** What an order has become of, and what it has paid for. */
interface Paid {
  order_id: string;
  status: string;
  applied: boolean;
  returned: boolean;
  ms: number;
  isEndless: boolean;
  /** Paise that were paid, and that what is left of it is worth. */
  amount: number;
  worth: number;
}

async function periodsOf(id: string, stopped?: Date): Promise<Paid[]> {
  const { rows } = await club.shop.deps.database.pool.query<Paid>(
    `select p.order_id, o.status, p.applied_at is not null as applied, p.returned_at is not null as returned,
       extract(epoch from p.ends_at - p.starts_at) * 1000 as ms, o.amount,
       p.applied_at is not null and p.ends_at is null as "isEndless",
       coalesce(greatest(0, extract(epoch from p.ends_at - greatest(p.starts_at, $2))) * 1000 / nullif((p.terms->>'lasts')::float8, 0), 0)
         * (o.amount + (select coalesce(sum((c->>'amount')::bigint), 0) from jsonb_array_elements(p.terms->'credits') c)) as worth
     from subscription_order p join orders o on o.seller_id = p.seller_id and o.id = p.order_id
     where p.subscription_id = $1 order by p.placed_at`,
    [id, stopped ?? club.shop.deps.clock.now()],
  );
  return rows;
}

async function goOver(member: Member, id: string, label: string): Promise<void> {
  const due = (await member.show(id)).changes.find(({ terms }) => terms.label === label)?.due;
  if (due !== undefined) await member.change(id, { priceId: club.prices[label], due });
}

async function walk(member: Member, id: string, wanted: readonly Step[]): Promise<void> {
  const { clock, jobs } = club.shop.deps;
  for (const step of wanted) {
    const orders = await periodsOf(id);
    const unpaid = orders.find(({ status }) => status === 'awaitingPayment');
    const paid = orders.filter(({ status }) => status === 'fulfilled');
    if (step === 'change' || step === 'ever') await goOver(member, id, step === 'ever' ? 'Ever' : 'Dear');
    else if (step === 'page')
      await club.shop.order(club.productId, {
        priceId: club.prices['Plain'],
        buyer: { phone: member.phone, email: 'page@example.com', name: 'Devi' },
      });
    else if (step === 'renew') await member.renew(id);
    else if (step === 'pay' && unpaid) await club.pay(unpaid.order_id);
    else if (step === 'payAgain' && paid[0]) await club.pay(paid[0].order_id);
    else if (step === 'refund' && paid.length > 1) await club.refund(paid.at(-1)?.order_id ?? '');
    else if (step === 'wait') clock.advance(2 * day);
    else if (step !== 'pay' && step !== 'payAgain' && step !== 'refund') await member.say(id, step);
    await jobs.drain();
  }
}

it('every paid order has paid for its time, and the end is what they add up to', async () => {
  const { clock, database } = club.shop.deps;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('Plain', 'Tried'), steps, async (first, wanted) => {
      const member = await club.member();
      const { id } = await member.subscribe(first);
      const began = clock.now().getTime();
      await walk(member, id, wanted);
      const { rows } = await database.pool.query<{ paused_at: Date | null }>(
        'select paused_at from subscription where id = $1',
        [id],
      );
      const orders = await periodsOf(id, rows[0]?.paused_at ?? undefined);
      for (const order of orders) {
        expect([order.order_id, order.applied]).toEqual([
          order.order_id,
          order.status === 'fulfilled' || order.status === 'refunded',
        ]);
        expect(order.returned).toBe(order.status === 'refunded');
      }
      const effective = orders.filter(({ applied, returned }) => applied && !returned);
      const { status, endsAt } = await member.show(id);
      expect(endsAt === null).toBe(effective.some(({ isEndless }) => isEndless));
      // What is left is never worth more than the money that was not given back.
      const worth = effective.reduce((sum, one) => sum + Number(one.worth), 0);
      expect(worth).toBeLessThanOrEqual(effective.reduce((sum, one) => sum + one.amount, effective.length));
      const has = (...some: Step[]) => wanted.some((step) => some.includes(step));
      if (endsAt !== null && !has('change', 'ever')) {
        const days = effective.reduce((sum, one) => sum + (one.amount === 0 ? 7 : 30), 0);
        const pausedMs = Date.parse(endsAt) - began - days * day;
        const livedMs = clock.now().getTime() - began;
        // A pause puts the end off, and nothing else does; it never lasts longer than time has gone by.
        expect(pausedMs).toBeGreaterThanOrEqual(has('refund') ? -livedMs : 0);
        expect(pausedMs).toBeLessThanOrEqual(livedMs);
        if (!has('pause', 'refund')) expect(pausedMs).toBe(0);
      }
      const open = await Promise.all(orders.map((one) => club.isOpen(one.order_id)));
      expect(open.includes(true)).toBe(status !== 'paused' && status !== 'expired');
    }),
    stories(16),
  );
}, 240_000);
