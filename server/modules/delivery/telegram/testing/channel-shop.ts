import type {
  Order,
  PlacedOrder,
  Price,
  Product,
  TelegramConnectionLink,
  TelegramConnections,
} from '@haat/openapi';
import {
  addPerson,
  type Chat,
  chooseChat,
  createChat,
  type Person,
  start,
  startTelegram,
  type Telegram,
  unlimited,
} from '../../../../../tests/simulators/telegram';
import { createTelegram } from '../../../../gateways/telegram';
import { openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';
import { fakeBuild } from '../../../storefront/pages/testing/build';

/** A paid order, and the cookie of the browser that bought. */
export type Bought = PlacedOrder & { cookie: string };

/** What creators and buyers do with channels of a shop. */
export interface Channels {
  telegram: Telegram;
  /** All updates were taken, and everything that follows from them is done. */
  settle(): Promise<void>;
  /** Presses a link to the bot. */
  open(person: Person, deepLink: string): Promise<void>;
  /** Ties a chat to a seller, as they do it in Telegram. */
  connect(
    seller: Seller,
    owner: Person,
    chat: Chat,
    granted?: Parameters<typeof chooseChat>[3],
  ): Promise<void>;
  connections(seller: Seller): Promise<TelegramConnections['items']>;
  /** A product that admits people to a chat, on sale; answers its id. */
  channel(seller: Seller, chat: Chat, prices?: Price[]): Promise<string>;
  /** A paid order of somebody with this phone. */
  buy(productId: string, phone: string): Promise<Bought>;
  /** The link to the bot that the access page of an order leads to. */
  joinLink(bought: Bought, index?: number): Promise<string>;
}

/** A shop whose bot talks to a simulated Telegram, which posts its updates to the shop's webhook. */
export type ChannelShop = Shop & Channels;

export async function openChannelShop(): Promise<ChannelShop> {
  const telegram = await startTelegram();
  const pages = fakeBuild();
  let now = () => 0;
  const shop = await openShop(
    { pages },
    {
      telegram: createTelegram(
        telegram,
        unlimited(() => now()),
      ),
    },
  );
  now = () => shop.deps.clock.now().getTime();
  return {
    ...shop,
    ...(await channelsOf(shop, telegram)),
    close: async () => {
      await shop.close();
      pages.remove();
      await telegram.close();
    },
  };
}

/** For a shop that was opened with a gateway to this Telegram. */
export async function channelsOf(shop: Shop, telegram: Telegram): Promise<Channels> {
  const { call, deps } = shop;
  await createTelegram(telegram).setWebhook(
    `${deps.webhookBase()}/webhooks/telegram`,
    deps.signer.sign('telegramWebhook', 'updates'),
  );

  async function settle(): Promise<void> {
    await telegram.settled();
    const { done } = await deps.jobs.drain({ schedules: () => false });
    // What was done may have changed something in Telegram, which tells the bot.
    if (done > 0) await settle();
  }

  const open = async (person: Person, deepLink: string) => {
    start(telegram.world, person, new URL(deepLink).searchParams.get('start') ?? '');
    await settle();
  };

  return {
    telegram,
    settle,
    open,
    async connect({ token }, owner, chat, granted) {
      const { body } = await call({ method: 'POST', url: '/api/telegram/connection', token });
      await open(owner, (body as TelegramConnectionLink).deepLink);
      chooseChat(telegram.world, owner, chat, granted);
      await settle();
    },
    async connections({ token }) {
      const { body } = await call({ method: 'GET', url: '/api/telegram/connection', token });
      return (body as TelegramConnections).items;
    },
    async channel({ token }, chat, prices = [{ type: 'once', amount: 19_900 }]) {
      const content = { chatId: String(chat.id), chatTitle: chat.title, chatType: 'channel' };
      const payload = { kind: 'telegram', title: 'Morning notes', prices, content };
      const made = await call({ method: 'POST', url: '/api/products', token, payload });
      const { id } = made.body as Product;
      const published = await call({ method: 'POST', url: `/api/products/${id}/publish`, token });
      if (published.status !== 200) throw new Error(JSON.stringify(published.body));
      return id;
    },
    async buy(productId, phone) {
      const { body, headers } = await shop.order(productId, { buyer: { phone } });
      await shop.pay(body.payment.session);
      await settle();
      return { ...body, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' };
    },
    async joinLink(bought, index = 0) {
      const order: Order = await shop.read(bought);
      const url = `/access/${bought.id}/join/${order.accesses?.[index]?.id}`;
      const answer = await call({ method: 'GET', url, headers: { cookie: bought.cookie } });
      const { location } = answer.headers;
      return typeof location === 'string' ? location : `${answer.status}`;
    },
  };
}

/** Somebody in Telegram who owns a chat. */
export function ownedChat(
  { telegram: { world } }: Pick<ChannelShop, 'telegram'>,
  type: Chat['type'] = 'channel',
  title = 'Morning notes',
): { owner: Person; chat: Chat } {
  const owner = addPerson(world, 'Owner');
  return { owner, chat: createChat(world, owner, { type, title }) };
}
