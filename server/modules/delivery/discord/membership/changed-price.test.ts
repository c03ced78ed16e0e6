import type { Price, Subscription, SubscriptionChanged, SubscriptionPayment } from '@haat/openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addPerson, type Guild, type Person, roleNames } from '../../../../../tests/simulators/discord';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { type Bought, openServerShop, ownedGuild, type ServerShop } from '../testing/server-shop';

let shop: ServerShop;
let guild: Guild;
let productId: string;
/** Signed in as whoever buys. */
let buyer: Seller;
let ravi: Person;
const day = 86_400_000;
const monthly = (label: string, amount: number): Price => ({
  type: 'subscription',
  label,
  amount,
  period: { unit: 'month', count: 1 },
});
const [pro, basic] = [0, 1];

beforeEach(async () => {
  shop = await openServerShop();
  const seller = await shop.seller();
  const owned = ownedGuild(shop);
  ({ guild } = owned);
  await shop.connect(seller, owned.owner, guild);
  productId = await shop.server(seller, guild, {
    roles: [[owned.critic], [owned.member]],
    prices: [monthly('Pro', 99_900), monthly('Basic', 9_900)],
  });
  buyer = await shop.seller('Devi');
  ravi = addPerson(shop.discord.world, 'Ravi');
});
afterEach(() => shop.close());

const post = async (url: string, payload?: object) =>
  (await shop.call({ method: 'POST', url, token: buyer.token, ...(payload && { payload }) })) as {
    status: number;
    body: object;
  };
async function priceAt(index: number): Promise<string> {
  const { body } = await shop.call({ method: 'GET', url: `/api/public/products/${productId}` });
  return (body as { prices: { id: string }[] }).prices[index]?.id ?? '';
}
async function pay(orderId: string): Promise<void> {
  const { rows } = await shop.deps.database.pool.query<{ session: string }>(
    'select gateway_session as session from orders where id = $1',
    [orderId],
  );
  await shop.pay(rows[0]?.session ?? '');
  await shop.settle();
}
async function change(bought: Bought, to: number): Promise<void> {
  const url = `/api/subscriptions/${bought.id}`;
  const priceId = await priceAt(to);
  const shown = await shop.call({ method: 'GET', url, token: buyer.token });
  const { changes } = shown.body as Subscription;
  const due = changes.find(({ terms }) => terms.priceId === priceId)?.due;
  const { body, status } = await post(`${url}/change`, { priceId, due });
  if (status >= 300) throw new Error(JSON.stringify(body));
  const { payment } = body as SubscriptionChanged;
  if (payment) await pay(payment.orderId);
}
async function renew({ id }: Bought): Promise<void> {
  const { body } = await post(`/api/subscriptions/${id}/renewals`);
  await pay((body as SubscriptionPayment).orderId);
}
async function pass(days: number): Promise<void> {
  shop.deps.clock.advance(days * day);
  await shop.settle();
}

it('gives the roles of the price that the running period was paid for, and not of one before or ahead', async () => {
  const bought = await shop.buy(productId, buyer.phone, pro);
  await shop.join(ravi, bought);
  expect(roleNames(guild, ravi)).toEqual(['Critic']);
  await change(bought, basic);
  await pass(20);
  await renew(bought);
  expect(roleNames(guild, ravi)).toEqual(['Critic']);
  await pass(12);
  expect(roleNames(guild, ravi)).toEqual(['Member']);
  await renew(bought);
  expect(roleNames(guild, ravi)).toEqual(['Member']);
});

it('gives the roles of a dearer price as soon as it is paid', async () => {
  const bought = await shop.buy(productId, buyer.phone, basic);
  await shop.join(ravi, bought);
  await change(bought, pro);
  expect(roleNames(guild, ravi)).toEqual(['Critic']);
});
