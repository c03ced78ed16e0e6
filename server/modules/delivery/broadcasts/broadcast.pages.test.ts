import type { Broadcast } from '@haat/openapi';
import { expect, it } from 'vitest';
import { addPerson } from '../../../../tests/simulators/telegram';
import { type ChannelShop, openChannelShop, ownedChat } from '../telegram/testing/channel-shop';

/** More than are listed together. */
const count = 1_100;

/** Writes members with seats as if they had bought and opened the bot. */
async function insertMembers(
  shop: ChannelShop,
  seller: string,
  product: string,
  chat: string,
  ids: string[],
) {
  const { pool } = shop.deps.database;
  const people = JSON.stringify(ids.map((id, index) => ({ id, grant: `grant${10_000 + index}` })));
  await pool.query(
    `insert into access_grant (seller_id, id, holder_phone, product_id, source, status, holds, share, granted_at, changed_at, changed_by)
     select $1, p.grant, '+9190000' || right(p.grant, 5), $2, 'manual', 'active', '[]', 0, now(), now(), 'creator.granted'
     from json_to_recordset($3::text::json) as p ("grant" text)`,
    [seller, product, people],
  );
  await pool.query(
    `insert into telegram_member (seller_id, grant_id, chat_id, telegram_user_id, language, status, changed_at)
     select $1, p.grant, $2, p.id, 'en', 'joined', now() from json_to_recordset($3::text::json) as p ("grant" text, id text)`,
    [seller, chat, people],
  );
}

it('writes once to each of more members than are listed together', async () => {
  const shop = await openChannelShop();
  const seller = await shop.seller('Meera');
  const { owner, chat } = ownedChat(shop);
  await shop.connect(seller, owner, chat);
  const product = await shop.channel(seller, chat);
  const people = Array.from({ length: count }, (_, index) =>
    Object.assign(addPerson(shop.telegram.world, `Member ${index}`), { hasStarted: true }),
  );
  const ids = people.map(({ id }) => String(id));
  await insertMembers(shop, seller.id, product, String(chat.id), ids);
  const made = await shop.call({
    method: 'POST',
    url: `/api/products/${product}/broadcasts`,
    token: seller.token,
    headers: { 'idempotency-key': 'to-all-members' },
    payload: { text: 'Hello' },
  });
  await shop.settle();
  const url = `/api/broadcasts/${(made.body as Broadcast).id}`;
  const { body } = await shop.call({ method: 'GET', url, token: seller.token });
  expect(body).toMatchObject({ status: 'sent', recipients: count, sent: count, failed: 0 });
  expect(people.filter(({ inbox }) => inbox.length !== 1)).toEqual([]);
  await shop.close();
});
