// A channel that is sold by a running server, and what its creator and its buyers do in Telegram.
import type {
  NewProduct,
  Order,
  PlacedOrder,
  Product,
  TelegramConnectionLink,
  TelegramConnections,
} from '@haat/openapi';
import { call } from './call';
import type { Haat } from './haat';
import { type Creator, decide, expectStatus } from './shop';
import { addPerson, type Chat, chooseChat, createChat, type Person, start, type Telegram } from './telegram';

export interface SoldChannel {
  owner: Person;
  chat: Chat;
  productId: string;
}

/** A paid order of a channel, and the cookie of the browser that bought. */
export interface BoughtChannel {
  id: string;
  token: string;
  cookie: string;
  grantId: string;
}

const waitMs = 20_000;
const pollMs = 20;

/** Waits until something is there: what a server does takes effect a moment later. */
export async function until<T>(
  look: () => T | null | undefined | false | Promise<T | null | undefined | false>,
) {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Not within ${waitMs} ms: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

export const telegramEnv = ({ token, url }: Telegram) => ({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_URL: url });

/** Connects a new channel to a creator and puts it on sale. */
export async function sellChannel(
  { url }: Pick<Haat, 'url'>,
  { world }: Pick<Telegram, 'world'>,
  { token }: Creator,
  prices: NonNullable<NewProduct['prices']> = [{ type: 'once', amount: 19_900 }],
): Promise<SoldChannel> {
  const owner = addPerson(world, 'Owner');
  const chat = createChat(world, owner, { type: 'channel', title: 'Morning notes' });
  const path = '/api/telegram/connection';
  const link = expectStatus(await call<TelegramConnectionLink>(url, 'POST', path, { token }), 200);
  start(world, owner, codeIn(link.deepLink));
  await until(() => owner.inbox.length > 0);
  chooseChat(world, owner, chat);
  await until(async () => {
    const { items } = expectStatus(await call<TelegramConnections>(url, 'GET', path, { token }), 200);
    return items.some(({ id, status }) => id === String(chat.id) && status === 'ready');
  });
  return { owner, chat, productId: await sell(url, token, chat, prices) };
}

/** Another product that opens a chat. */
export async function sell(
  url: string,
  token: string,
  chat: Chat,
  prices: NonNullable<NewProduct['prices']>,
): Promise<string> {
  const content = { chatId: String(chat.id), chatTitle: chat.title, chatType: 'channel' };
  const body = { kind: 'telegram', title: chat.title, prices, content };
  const { id } = expectStatus(await call<Product>(url, 'POST', '/api/products', { token, body }), 201);
  expectStatus(await call(url, 'POST', `/api/products/${id}/publish`, { token }), 200);
  return id;
}

let orders = 0;

/** Pays for a channel with a phone of ten digits. */
export async function buyChannel(url: string, productId: string, phone: string): Promise<BoughtChannel> {
  orders += 1;
  const placed = await call<PlacedOrder>(url, 'POST', '/api/orders', {
    body: { productId, buyer: { phone, name: 'Asha Rao' } },
    headers: { 'idempotency-key': `channel-${productId}-${orders}` },
  });
  const { id, token, payment } = expectStatus(placed, 201);
  await decide(url, payment.session);
  const grantId = await until(async () => {
    const headers = { 'order-token': token };
    return (await call<Order>(url, 'GET', `/api/orders/${id}`, { headers })).body.accesses?.[0]?.id;
  });
  return { id, token, grantId, cookie: placed.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Presses the button of the access page, and Start at the bot that it leads to. */
export async function pressJoin(
  url: string,
  { world }: Pick<Telegram, 'world'>,
  { id, grantId, cookie }: BoughtChannel,
  person: Person,
): Promise<void> {
  const answer = await fetch(`${url}/access/${id}/join/${grantId}`, {
    redirect: 'manual',
    headers: { cookie },
  });
  if (answer.status !== 303) throw new Error(`The button of the access page answered ${answer.status}`);
  start(world, person, codeIn(answer.headers.get('location') ?? ''));
}

/** The invite link under the last message of the bot; empty without one. */
export const inviteOf = (person: Person): string =>
  person.inbox.findLast(({ buttons }) => buttons[0]?.url?.includes('/+'))?.buttons[0]?.url ?? '';

/** The creator gives all of it back. */
export async function refundAll(url: string, { token }: Creator, { id }: BoughtChannel): Promise<void> {
  expectStatus(await call(url, 'POST', `/api/transactions/${id}/refund`, { token, body: {} }), 200);
}

const codeIn = (link: string) => new URL(link).searchParams.get('start') ?? '';
