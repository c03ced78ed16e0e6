import type { Notifications } from '@haat/openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addMember,
  addPerson,
  chooseChat,
  createChat,
  promoteBot,
  removeBot,
  start,
  upgrade,
} from '../../../../../tests/simulators/telegram';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { type ChannelShop, openChannelShop, ownedChat } from '../testing/channel-shop';

let shop: ChannelShop;
let seller: Seller;
beforeEach(async () => {
  shop = await openChannelShop();
  seller = await shop.seller();
});
afterEach(() => shop.close());

const world = () => shop.telegram.world;

it('connects the channel that its creator chooses at the bot', async () => {
  const { owner, chat } = ownedChat(shop);
  addMember(world(), chat, addPerson(world(), 'Reader'));
  await shop.connect(seller, owner, chat);
  expect(await shop.connections(seller)).toEqual([
    {
      id: String(chat.id),
      title: 'Morning notes',
      type: 'channel',
      status: 'ready',
      missingRights: [],
      memberCount: 3,
      photo: null,
    },
  ]);
  expect(owner.inbox.at(-1)?.text).toContain('Morning notes is connected');
});

it('says which right is missing, and sees when it is given', async () => {
  const { owner, chat } = ownedChat(shop);
  await shop.connect(seller, owner, chat, { can_restrict_members: false });
  expect(await shop.connections(seller)).toMatchObject([
    { status: 'missingRights', missingRights: ['can_restrict_members'] },
  ]);
  expect(owner.inbox.at(-1)?.text).toContain('Ban users');
  promoteBot(world(), owner, chat);
  await shop.settle();
  expect(await shop.connections(seller)).toMatchObject([{ status: 'ready', missingRights: [] }]);
});

it('sees when the bot is taken out, and when it comes back', async () => {
  const { owner, chat } = ownedChat(shop);
  await shop.connect(seller, owner, chat);
  removeBot(world(), owner, chat);
  await shop.settle();
  expect(await shop.connections(seller)).toMatchObject([{ status: 'lost' }]);
  promoteBot(world(), owner, chat);
  await shop.settle();
  expect(await shop.connections(seller)).toMatchObject([{ status: 'ready' }]);
});

it('refuses the channel of another creator, until that one disconnects it', async () => {
  const { owner, chat } = ownedChat(shop);
  await shop.connect(seller, owner, chat);
  const other = await shop.seller('Meera');
  await shop.connect(other, owner, chat);
  expect(owner.inbox.at(-1)?.text).toContain('connected to another account');
  expect(await shop.connections(other)).toEqual([]);
  const url = `/api/telegram/connection/${chat.id}`;
  expect((await shop.call({ method: 'DELETE', url, token: other.token })).status).toBe(404);
  expect((await shop.call({ method: 'DELETE', url, token: seller.token })).status).toBe(204);
  expect(await shop.connections(seller)).toEqual([]);
  await shop.connect(other, owner, chat);
  expect(await shop.connections(other)).toMatchObject([{ status: 'ready' }]);
});

it('connects nothing for whoever does not administer the chat, or comes too late', async () => {
  const { owner, chat } = ownedChat(shop);
  const reader = addPerson(world(), 'Reader');
  addMember(world(), chat, reader);
  promoteBot(world(), owner, chat);
  await shop.settle();
  await shop.connect(seller, reader, chat);
  expect(await shop.connections(seller)).toEqual([]);

  const { body } = await shop.call({ method: 'POST', url: '/api/telegram/connection', token: seller.token });
  await shop.open(owner, (body as { deepLink: string }).deepLink);
  shop.deps.clock.advance(16 * 60_000);
  chooseChat(world(), owner, chat);
  await shop.settle();
  expect(await shop.connections(seller)).toEqual([]);
  expect(owner.inbox.at(-1)?.text).toContain('has expired');
});

it('gives a code to the first who opens it', async () => {
  const { owner } = ownedChat(shop);
  const { body } = await shop.call({ method: 'POST', url: '/api/telegram/connection', token: seller.token });
  const { deepLink } = body as { deepLink: string };
  await shop.open(owner, deepLink);
  const stranger = addPerson(world(), 'Stranger');
  await shop.open(stranger, deepLink);
  expect(stranger.inbox.at(-1)?.text).toContain('has expired');
  expect(owner.inbox.at(-1)?.text).toContain('Choose the channel or group');
});

it('follows a group that Telegram upgrades, in its products too', async () => {
  const { owner, chat } = ownedChat(shop, 'group', 'Talk');
  await shop.connect(seller, owner, chat);
  const productId = await shop.channel(seller, chat);
  const upgraded = upgrade(world(), chat);
  await shop.settle();
  expect(await shop.connections(seller)).toMatchObject([{ id: String(upgraded.id), title: 'Talk' }]);
  const { body } = await shop.call({ method: 'GET', url: `/api/products/${productId}`, token: seller.token });
  expect((body as { content: object }).content).toMatchObject({ chatId: String(upgraded.id) });
});

it('takes no update without its secret, and each once', async () => {
  const { owner } = ownedChat(shop);
  const payload = JSON.stringify({ update_id: 1 });
  const post = (secret: string) =>
    shop.call({
      method: 'POST',
      url: '/webhooks/telegram',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      payload,
    });
  expect((await post('wrong')).status).toBe(401);
  expect((await post(shop.deps.signer.sign('telegramWebhook', 'updates'))).status).toBe(200);
  shop.telegram.double(true);
  start(world(), owner);
  await shop.settle();
  expect(owner.inbox).toHaveLength(1);
  expect(owner.inbox[0]?.text).toContain('This is the bot of Haat');
});

it('does not publish a product whose channel is not connected to its creator', async () => {
  const { owner, chat } = ownedChat(shop);
  await shop.connect(await shop.seller('Meera'), owner, chat);
  await expect(shop.channel(seller, chat)).rejects.toThrow(
    'Connect the channel, and give the bot its rights',
  );
});

it('shows the picture of a channel', async () => {
  const owner = addPerson(world(), 'Owner');
  const chat = createChat(world(), owner, { type: 'channel', title: 'Pictures', photo: 'p1' });
  await shop.connect(seller, owner, chat);
  const [shown] = await shop.connections(seller);
  expect(shown?.photo).toMatch(/^data:image\/(png|jpeg);base64,/);
});

it('sells nothing while its bot cannot admit anybody, tells the creator, and goes on by itself', async () => {
  const { owner, chat } = ownedChat(shop);
  await shop.connect(seller, owner, chat);
  const productId = await shop.channel(seller, chat);
  const order = (phone: string) =>
    shop.call({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': `order-of-${phone}` },
      payload: { productId, buyer: { phone } },
    });
  promoteBot(world(), owner, chat, { can_invite_users: true });
  await shop.settle();
  const refused = await order('9811122233');
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: expect.stringContaining('cannot admit new members at the moment') },
  ]);
  promoteBot(world(), owner, chat);
  await shop.settle();
  expect((await order('9811122244')).status).toBe(201);
  const { body } = await shop.call({ method: 'GET', url: '/api/notifications', token: seller.token });
  expect((body as Notifications).items.map(({ event, title }) => `${event}: ${title}`).sort()).toEqual([
    'channel: Morning notes works again',
    'channel: The bot lost its rights in Morning notes',
  ]);
});

it('has an open screen load connections again as they change', async () => {
  const { rows: before } = await shop.deps.database.pool.query(
    'select version from notification_mark where seller_id = $1',
    [seller.id],
  );
  const { owner, chat } = ownedChat(shop);
  await shop.connect(seller, owner, chat);
  const { rows: after } = await shop.deps.database.pool.query(
    'select version from notification_mark where seller_id = $1',
    [seller.id],
  );
  expect(Number(after[0]?.version ?? 0)).toBeGreaterThan(Number(before[0]?.version ?? 0));
});
