import type {
  NewProduct,
  PlacedOrder,
  Price,
  Purchase,
  Subscription,
  SubscriptionChanged,
  SubscriptionPayment,
} from '@haat/openapi';
import type { MandateAct } from '../../../../gateways/payments';
import { textsTo } from '../../../messaging/sending/testing/sent-code';
import { publishKind } from '../../checkout/testing/kinds';
import { openShop, type Seller, type Shop } from '../../checkout/testing/shop';

const day = 86_400_000;

/** A page with subscriptions, people who subscribe, and hands that move time. */
export interface Club {
  shop: Shop;
  seller: Seller;
  productId: string;
  /** Ids of the page's prices, by their labels. */
  prices: Record<string, string>;
  /** Somebody new, signed in. */
  member(): Promise<Member>;
  pay(orderId: string): Promise<void>;
  /** The seller gives the whole amount of an order back. */
  refund(orderId: string): Promise<number>;
  /** Whether this order lets its buyer in. */
  isOpen(orderId: string): Promise<boolean>;
  /** Days go by, one by one or in longer steps. */
  pass(days: number, step?: number): Promise<void>;
  /** Goes to a moment by India's clocks, `YYYY-MM-DDTHH:MM`, and does what is due then. */
  goTo(moment: string): Promise<void>;
  /** What its buyer does with a mandate at the bank. */
  bank(mandateId: string, act: MandateAct): Promise<void>;
  /** As the seller reads it. */
  story(id: string): Promise<string[]>;
  /** Text messages about renewing, and subjects of letters, as they were sent. */
  messagesTo(phone: string): Promise<string[]>;
  /** Letters to an address, as they were sent. */
  letters(email: string): Promise<string[]>;
}

export interface Member {
  phone: string;
  token: string;
  email: string;
  /** Places the order of a price, and pays unless it is free. */
  subscribe(label: string): Promise<PlacedOrder>;
  show(id: string): Promise<Subscription>;
  say(id: string, event: string): Promise<{ status: number; body: Subscription }>;
  renew(id: string): Promise<{ status: number; body: SubscriptionPayment }>;
  change(id: string, input: object): Promise<{ status: number; body: SubscriptionChanged }>;
  purchases(): Promise<Purchase[]>;
  /** Lets it renew automatically, and agrees at the bank; answers the mandate's id. */
  turnOn(id: string): Promise<string>;
  turnOff(id: string): Promise<Subscription>;
}

export const monthly = (label: string, amount: number, more: Partial<Price> = {}): Price => ({
  type: 'subscription',
  label,
  amount,
  period: { unit: 'month', count: 1 },
  ...more,
});

interface ClubContext {
  database: Shop['deps']['database'];
  shop: Shop;
  jobs: Shop['deps']['jobs'];
  seller: Seller;
  clock: Shop['deps']['clock'];
  members: number;
  productId: string;
  ids: { [k: string]: string };
}

async function read<Row>({ database }: ClubContext, sql: string, given: unknown[]) {
  return (await database.pool.query<Row & object>(sql, given)).rows;
}

async function pay(context: ClubContext, orderId: string): Promise<void> {
  const rows = await read<{ session: string }>(
    context,
    'select gateway_session as session from orders where id = $1',
    [orderId],
  );
  await context.shop.pay(rows[0]?.session ?? '');
  await context.jobs.drain();
}

async function bank({ shop, jobs }: ClubContext, mandateId: string, act: MandateAct): Promise<void> {
  const path = (await shop.deps.gateways.payments.sandboxBank.pageOf(mandateId)) ?? '';
  await shop.deps.gateways.payments.sandboxBank.play(path.split('/').at(-1) ?? '', act, 'upi');
  for (let times = 0; times < 3; times += 1) await jobs.drain();
}

async function refund({ shop, seller, jobs }: ClubContext, orderId: string): Promise<number> {
  const url = `/api/transactions/${orderId}/refund`;
  const { status } = await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
  await jobs.drain();
  return status;
}

async function pass({ clock, jobs }: ClubContext, days: number, step: number = days): Promise<void> {
  for (let gone = 0; gone < days; gone += step) {
    clock.advance(Math.min(step, days - gone) * day);
    await jobs.drain();
  }
}

async function goTo({ clock, jobs }: ClubContext, moment: string): Promise<void> {
  clock.advance(Date.parse(`${moment}:00+05:30`) - clock.now().getTime());
  // What was decided is heard of by a webhook, whose jobs make others due.
  for (let times = 0; times < 3; times += 1) await jobs.drain();
}

async function story({ shop, seller }: ClubContext, id: string): Promise<string[]> {
  return (await shop.sale(seller, id)).timeline.map(({ text }) => text);
}

async function messagesTo({ shop }: ClubContext, phone: string): Promise<string[]> {
  return (await textsTo(shop.deps, phone)).filter((text) => text.includes('Renew for Rs'));
}

async function letters({ shop }: ClubContext, email: string): Promise<string[]> {
  return textsTo(shop.deps, email);
}

async function member(context: ClubContext): Promise<Member> {
  const { shop, jobs, productId, ids } = context;

  const { phone, token } = await shop.seller('Devi');
  const email = `devi${++context.members}@example.com`;
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await shop.call({ method, url, token, ...(payload && { payload }) });
    await jobs.drain();
    return answer as { status: number; body: never };
  };
  return {
    phone,
    token,
    email,
    async subscribe(label) {
      const buyer = { phone, email, name: 'Devi' };
      const { status, body: placed } = await shop.order(productId, { priceId: ids[label], buyer });
      if (status !== 201) throw new Error(`The order answered ${status}`);
      if (placed.status === 'fulfilled') await jobs.drain();
      else await pay(context, placed.id);
      return placed;
    },
    show: async (id) => (await call('GET', `/api/subscriptions/${id}`)).body,
    say: (id, event) => call('POST', `/api/subscriptions/${id}/${event}`),
    renew: (id) => call('POST', `/api/subscriptions/${id}/renewals`),
    change: (id, input) => call('POST', `/api/subscriptions/${id}/change`, input),
    async turnOn(id) {
      const { status, body } = await call('POST', `/api/subscriptions/${id}/autopay`);
      if (status !== 201) throw new Error(`Autopay answered ${status}`);
      const mandateId = new URL((body as { url: string }).url, 'http://haat').searchParams.get('id') ?? '';
      await bank(context, mandateId, 'agree');
      return mandateId;
    },
    turnOff: async (id) => (await call('DELETE', `/api/subscriptions/${id}/autopay`)).body,
    purchases: async () => ((await call('GET', '/api/purchases')).body as { items: Purchase[] }).items,
  };
}

/** @param sold what is subscribed to; left out, a page */
export async function openClub(
  prices: Price[],
  overrides: Parameters<typeof openShop>[0] = {},
  sold: Pick<NewProduct, 'kind' | 'content'> | null = null,
): Promise<Club> {
  const shop = await openShop(overrides);
  const { database, jobs, clock } = shop.deps;
  const seller = await shop.seller();
  const productId = sold
    ? (await publishKind(shop, seller, { ...sold, prices })).id
    : await shop.page(seller, { prices });
  const { body } = await shop.call({ method: 'GET', url: `/api/products/${productId}`, token: seller.token });
  const known = (body as { prices: Price[] }).prices;
  const ids = Object.fromEntries(known.map(({ label, id }) => [label ?? '', id ?? '']));
  const context: ClubContext = { database, shop, jobs, seller, clock, members: 0, productId, ids };
  return {
    shop,
    seller,
    productId,
    prices: ids,
    pay: (orderId) => pay(context, orderId),
    refund: (orderId) => refund(context, orderId),
    isOpen: async (orderId) =>
      (await shop.count('access_grant', `order_id = '${orderId}' and status in ('active', 'grace')`)) === 1,
    pass: (days, step) => pass(context, days, step),
    goTo: (moment) => goTo(context, moment),
    bank: (mandateId, act) => bank(context, mandateId, act),
    story: (id) => story(context, id),
    messagesTo: (phone) => messagesTo(context, phone),
    letters: (email) => letters(context, email),
    member: () => member(context),
  };
}
