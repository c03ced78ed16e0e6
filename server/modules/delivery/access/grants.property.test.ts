import type { AccessEventType, AccessHold, AccessStatus } from '@haat/machines/lifecycles/access';
import type { Order, PlacedOrder, Product, TransactionDetail } from '@haat/openapi';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stories } from '../../../platform/testing/property.testing';
import { contents } from '../../catalog/products/kinds/testing/contents';
import { publishKind } from '../../orders/checkout/testing/kinds';
import { openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';
import { moveGrants, splitAmount } from '.';

let shop: Shop;
let seller: Seller;
let combo: Product;

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  const item = (kind: 'lock' | 'lesson' | 'telegram', amount: number) =>
    publishKind(shop, seller, { kind, content: contents[kind], prices: [{ type: 'once', amount }] });
  const items = [await item('lock', 33_300), await item('lesson', 9_900), await item('telegram', 100_01)];
  const content = { items: items.map(({ id }) => ({ productId: id })) };
  combo = await publishKind(shop, seller, {
    kind: 'combo',
    content,
    prices: [{ type: 'once', amount: 39_901 }],
  });
});
afterAll(() => shop.close());

it('splits any amount in proportion, to the paisa', () => {
  fc.assert(
    fc.property(
      fc.nat(50_000_000),
      fc.array(fc.nat(50_000_000), { minLength: 1, maxLength: 20 }),
      (amount, weights) => {
        const shares = splitAmount(amount, weights);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const exact = total === 0 ? amount / weights.length : (amount * (weights[index] ?? 0)) / total;
          expect(Math.abs(share - exact)).toBeLessThan(1.001);
        }
      },
    ),
    stories(300),
  );
});

/** A grant as its rules are told in words. */
interface Told {
  base: 'active' | 'grace' | 'ended' | 'revoked';
  holds: Set<AccessHold>;
}

const holdOf: Partial<Record<AccessEventType, [AccessHold, 'begins' | 'ends']>> = {
  'dispute.opened': ['dispute', 'begins'],
  'dispute.won': ['dispute', 'ends'],
  'pause.began': ['pause', 'begins'],
  'pause.ended': ['pause', 'ends'],
  'trial.replaced': ['replaced', 'begins'],
  'trial.restored': ['replaced', 'ends'],
};

const statusOf = ({ base, holds }: Told): AccessStatus =>
  holds.size > 0 && (base === 'active' || base === 'grace') ? 'suspended' : base;

function revoke(grant: Told): void {
  grant.base = 'revoked';
  grant.holds.clear();
}

function tell(grant: Told, event: AccessEventType): void {
  if (event === 'dispute.lost') return revoke(grant);
  if (grant.base === 'revoked') return;
  const [hold, direction] = holdOf[event] ?? [];
  if (hold && direction === 'begins') {
    // Without an end in the past it is no longer late when it goes on.
    if (grant.base === 'grace') grant.base = 'active';
    grant.holds.add(hold);
  } else if (hold) grant.holds.delete(hold);
  else if (event === 'access.ended') grant.base = 'ended';
  else if (event === 'period.ended' && statusOf(grant) === 'active') grant.base = 'grace';
  else if (event === 'period.paid' && statusOf(grant) !== 'suspended') grant.base = 'active';
}

const events = [
  'dispute.opened',
  'dispute.won',
  'dispute.lost',
  'pause.began',
  'pause.ended',
  'trial.replaced',
  'trial.restored',
  'period.paid',
  'period.ended',
  'access.ended',
] as const satisfies readonly AccessEventType[];

const order = fc.nat(1);
const copies = fc.integer({ min: 1, max: 2 });
const story = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('pay' as const), order, copies }),
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom(...events), order, copies }) },
    fc.record({
      kind: fc.constant('refund' as const),
      order,
      copies,
      of: fc.constantFrom('all', 'part', 0, 1, 2),
    }),
  ),
  { minLength: 4, maxLength: 14 },
);

interface Sale {
  placed: PlacedOrder;
  /** Item by item; none before it is paid. */
  grants: Told[];
}

const read = (sale: Sale): Promise<Order> => shop.read(sale.placed);

async function pay(sale: Sale): Promise<void> {
  await shop.pay(sale.placed.payment.session);
  if (sale.grants.length === 0) sale.grants = [0, 1, 2].map(() => ({ base: 'active', holds: new Set() }));
}

/** What the server refuses changes nothing. */
async function refund(sale: Sale, of: 'all' | 'part' | number): Promise<void> {
  const ids = (await read(sale)).accesses?.map(({ id }) => id) ?? [];
  const payload =
    of === 'all' ? {} : of === 'part' ? { amount: 1_000 } : { accessIds: [ids[of as number] ?? ids[0]] };
  if (typeof of === 'number' && ids.length === 0) return;
  const url = `/api/transactions/${sale.placed.id}/refund`;
  const { status, body } = await shop.call({ method: 'POST', url, token: seller.token, payload });
  if (status !== 200) return;
  const { transaction } = body as TransactionDetail;
  const chosen = typeof of === 'number' ? sale.grants[of] : undefined;
  if (chosen) revoke(chosen);
  if (transaction.refunded === transaction.amount) sale.grants.forEach(revoke);
}

async function say(sale: Sale, event: AccessEventType): Promise<void> {
  const { clock, database, events: outbox } = shop.deps;
  const which = { orderIds: [sale.placed.id] };
  await database.tx((trx) =>
    moveGrants({ trx, events: outbox }, seller.id, which, { events: [event], at: clock.now() }),
  );
  for (const grant of sale.grants) tell(grant, event);
}

async function agrees(sale: Sale): Promise<void> {
  const { rows } = await shop.deps.database.pool.query<{ status: string; holds: string[]; share: number }>(
    'select status, holds, share from access_grant where order_id = $1 order by order_line',
    [sale.placed.id],
  );
  expect(rows.map(({ status, holds }) => [status, [...holds].sort()])).toEqual(
    sale.grants.map((grant) => [statusOf(grant), [...grant.holds].sort()]),
  );
  if (rows.length > 0) expect(rows.reduce((sum, { share }) => sum + share, 0)).toBe(sale.placed.amount);
}

it('stands as its rules say, whatever happens to its order, in any order and twice', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      const sales: Sale[] = [];
      for (let n = 0; n < 2; n += 1) {
        shop.deps.clock.advance(60 * 60_000);
        sales.push({ placed: (await shop.order(combo.id)).body, grants: [] });
      }
      for (const step of steps) {
        const sale = sales[step.order] as Sale;
        for (let copy = 0; copy < step.copies; copy += 1)
          if (step.kind === 'pay') await pay(sale);
          else if (step.kind === 'refund') await refund(sale, step.of as 'all' | 'part' | number);
          else await say(sale, step.kind);
        for (const one of sales) await agrees(one);
      }
    }),
    stories(25),
  );
});
