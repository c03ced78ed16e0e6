import type {
  DiscordConnectionLink,
  DiscordConnections,
  DiscordContent,
  Order,
  PlacedOrder,
  Price,
  Product,
} from '@haat/openapi';
import {
  addPerson,
  createGuild,
  createRole,
  type Discord,
  type Guild,
  type Person,
  type Role,
  startDiscord,
} from '../../../../../tests/simulators/discord';
import { unlimited } from '../../../../../tests/simulators/unlimited';
import { createDiscord } from '../../../../gateways/discord';
import { openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';
import { fakeBuild } from '../../../storefront/pages/testing/build';

/** A paid order, and the cookie of the browser that bought. */
export type Bought = PlacedOrder & { cookie: string };

/** What a page of the shop answered. */
export interface Page {
  status: number;
  location: string;
  body: string;
}

/** What creators and buyers do with servers of a shop. */
export interface Servers {
  discord: Discord;
  /** Everything that is due is done. */
  settle(): Promise<void>;
  open(url: string, cookie?: string): Promise<Page>;
  /** Adds the bot to a server, as they do it in Discord. */
  connect(seller: Seller, person: Person, guild: Guild, withheld?: bigint): Promise<Page>;
  connections(seller: Seller): Promise<DiscordConnections['items']>;
  /** A product that admits people to a server, on sale; the roles are of its prices in their order. Answers its id. */
  server(
    seller: Seller,
    guild: Guild,
    of?: { roles?: readonly (readonly Role[])[]; prices?: Price[]; content?: DiscordContent },
  ): Promise<string>;
  /** A paid order of somebody with this phone, by the price at this place. */
  buy(productId: string, phone: string, price?: number): Promise<Bought>;
  /** The page of Discord that the access page of an order leads to, or the status. */
  joinLink(bought: Bought, index?: number): Promise<string>;
  /** Goes all the way from the access page to Discord, and back. */
  join(person: Person, bought: Bought, agrees?: boolean): Promise<Page>;
  refund(seller: Seller, bought: Bought): Promise<void>;
}

/** A shop whose bot talks to a simulated Discord. */
export type ServerShop = Shop & Servers;

export async function openServerShop(): Promise<ServerShop> {
  const discord = await startDiscord();
  const pages = fakeBuild();
  let now = () => 0;
  const shop = await openShop(
    { pages },
    {
      discord: createDiscord(
        discord,
        unlimited(() => now()),
      ),
    },
  );
  now = () => shop.deps.clock.now().getTime();
  return {
    ...shop,
    ...serversOf(shop, discord),
    close: async () => {
      await shop.close();
      pages.remove();
      await discord.close();
    },
  };
}

/** For a shop that was opened with a gateway to this Discord. */
export function serversOf(shop: Shop, discord: Discord): Servers {
  const { call, deps } = shop;
  const settle = async () => {
    await deps.jobs.drain({ schedules: () => false });
  };
  const open = async (url: string, cookie?: string): Promise<Page> => {
    const { pathname, search } = new URL(url, 'http://shop');
    const headers = cookie ? { cookie } : {};
    const answer = await call({ method: 'GET', url: pathname + search, headers });
    const { location } = answer.headers;
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return { status: answer.status, location: typeof location === 'string' ? location : '', body };
  };
  const joinLink = async (bought: Bought, index = 0): Promise<string> => {
    const order: Order = await shop.read(bought);
    const page = await open(`/access/${bought.id}/join/${order.accesses?.[index]?.id}`, bought.cookie);
    return page.location || `${page.status}`;
  };
  return {
    discord,
    settle,
    open,
    joinLink,
    async connect({ token }, person, guild, withheld = 0n) {
      const { body } = await call({ method: 'POST', url: '/api/discord/connection', token });
      const { deepLink } = body as DiscordConnectionLink;
      const page = await open(await discord.authorize(person, deepLink, { guild, withheld }));
      await settle();
      return page;
    },
    async connections({ token }) {
      const { body } = await call({ method: 'GET', url: '/api/discord/connection', token });
      await settle();
      return (body as DiscordConnections).items;
    },
    async server(
      { token },
      guild,
      { roles = [], prices = [{ type: 'once', amount: 19_900 }], content = {} } = {},
    ) {
      const base = { guildId: guild.id, serverName: guild.name, ...content };
      const payload = { kind: 'discord', title: guild.name, prices, content: base };
      const made = await call({ method: 'POST', url: '/api/products', token, payload });
      const { id, prices: saved } = made.body as Product;
      const rolesByPrice = Object.fromEntries(
        roles.map((given, at) => [saved[at]?.id, given.map((role) => role.id)]),
      );
      const url = `/api/products/${id}`;
      await call({ method: 'PATCH', url, token, payload: { content: { ...base, rolesByPrice } } });
      const published = await call({ method: 'POST', url: `${url}/publish`, token });
      if (published.status !== 200) throw new Error(JSON.stringify(published.body));
      return id;
    },
    async buy(productId, phone, price = 0) {
      const { body: product } = await call({ method: 'GET', url: `/api/public/products/${productId}` });
      const priceId = (product as { prices: { id: string }[] }).prices[price]?.id;
      const { body, headers } = await shop.order(productId, {
        buyer: { phone },
        ...(priceId && { priceId }),
      });
      await shop.pay(body.payment.session);
      await settle();
      return { ...body, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' };
    },
    async join(person, bought, agrees = true) {
      const link = await joinLink(bought);
      const page = await open(await discord.authorize(person, link, { agrees }));
      await settle();
      return page;
    },
    async refund({ token }, bought) {
      const url = `/api/transactions/${bought.id}/refund`;
      const { status, body } = await call({ method: 'POST', url, token, payload: {} });
      if (status !== 200) throw new Error(JSON.stringify(body));
      await settle();
    },
  };
}

/** Somebody in Discord who owns a server with two roles. */
export function ownedGuild(
  { discord: { world } }: Pick<Servers, 'discord'>,
  name = 'Pixel Adda',
): { owner: Person; guild: Guild; member: Role; critic: Role } {
  const owner = addPerson(world, 'Owner');
  const guild = createGuild(world, owner, name);
  return {
    owner,
    guild,
    member: createRole(world, guild, 'Member'),
    critic: createRole(world, guild, 'Critic'),
  };
}
