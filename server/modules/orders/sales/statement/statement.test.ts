import type { WalletEntries } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Seller, type Shop } from '../../checkout/testing/shop';

let shop: Shop;
let seller: Seller;
let all: WalletEntries['items'];
const day = 86_400_000;

/** Three sales a day apart, the first of them given back at last. */
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  const page = await shop.page(seller);
  const sold: string[] = [];
  for (let sale = 0; sale < 3; sale += 1) {
    const { body } = await shop.order(page);
    await shop.pay(body.payment.session);
    sold.push(body.id);
    shop.deps.clock.advance(day);
  }
  const url = `/api/transactions/${sold[0]}/refund`;
  await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
  all = await read('');
});
afterAll(() => shop.close());

async function read(query: string, token = seller.token): Promise<WalletEntries['items']> {
  const items: WalletEntries['items'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url = `/api/wallet/entries?limit=2&${query}${cursor && `&cursor=${cursor}`}`;
    const { status, body } = await shop.call({ method: 'GET', url, token });
    expect([url, status]).toEqual([url, 200]);
    const page = body as WalletEntries;
    items.push(...page.items);
    cursor = page.next;
  }
  return items;
}

it('has every entry, each with what stood there after it', () => {
  expect(all).toHaveLength(12);
  for (const [index, { balance, amount }] of all.entries())
    expect(balance - amount).toBe(all[index + 1]?.balance ?? 0);
});

it.each([
  ['sale', ['sale', 'fee', 'feeTax']],
  ['refund', ['refund', 'feeReversal', 'feeTaxReversal']],
  ['payout', ['payout']],
])('narrowed to %s it keeps the balances of the whole', async (kind, types) => {
  expect(await read(`kind=${kind}`)).toEqual(all.filter(({ type }) => types.includes(type)));
});

it('narrowed to a time it keeps the balances of the whole', async () => {
  const middle = all.find(({ at }) => at < (all[3]?.at ?? ''))?.at ?? '';
  const next = new Date(Date.parse(middle) + 1).toISOString();
  expect(await read(`from=${middle}`)).toEqual(all.filter(({ at }) => at >= middle));
  expect(await read(`to=${middle}`)).toEqual(all.filter(({ at }) => at < middle));
  expect(await read(`from=${middle}&to=${next}&kind=sale`)).toEqual(all.filter(({ at }) => at === middle));
  expect(await read('to=2000-01-01T00:00:00Z')).toEqual([]);
});

it('is nobody else’s, and refuses what makes no sense', async () => {
  const stranger = await shop.seller('Meera');
  expect(await read('kind=sale', stranger.token)).toEqual([]);
  for (const query of ['kind=gift', 'from=yesterday', 'to=1']) {
    const url = `/api/wallet/entries?${query}`;
    expect((await shop.call({ method: 'GET', url, token: seller.token })).status).toBe(400);
  }
});
