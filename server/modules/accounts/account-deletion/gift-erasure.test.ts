import type { PlacedOrder } from '@haat/openapi';
import { beforeAll, expect, it } from 'vitest';
import { contents } from '../../catalog/products/kinds/testing/contents';
import { publishKind } from '../../orders/checkout/testing/kinds';
import type { Seller } from '../../orders/checkout/testing/shop';
import { leaver, setUpAccountDeletion, shop } from './testing/leaver.setup';

setUpAccountDeletion();

const dayMs = 24 * 60 * 60_000;
let seller: Seller;
let lock: string;
beforeAll(async () => {
  seller = await shop.seller('Asha');
  lock = (await publishKind(shop, seller, { kind: 'lock', title: 'The recipe', content: contents.lock })).id;
});

let people = 0;
const newPhone = () => `+9198223${String(10_000 + ++people)}`;

async function place(giver: string, gift: object): Promise<PlacedOrder> {
  const { body, status } = await shop.order(lock, { buyer: { phone: giver, name: 'Kabir' }, gift });
  expect(status).toBe(201);
  return body;
}
async function give(giver: string, gift: object): Promise<PlacedOrder> {
  const placed = await place(giver, gift);
  await shop.pay(placed.payment.session);
  await shop.deps.jobs.drain();
  return placed;
}
const dayIn = (days: number) =>
  new Date(shop.deps.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);

async function rowOf({ id }: PlacedOrder) {
  const { rows } = await shop.deps.database.pool.query<Record<string, unknown>>(
    'select recipient_phone, recipient_name, giver_name, message from gift where order_id = $1',
    [id],
  );
  return rows[0];
}
const gone = { recipient_phone: '', recipient_name: null, giver_name: null, message: null };

/** Deletes the account of somebody, and lets its days pass. */
async function erase(person: Seller): Promise<void> {
  expect(await leaver.deleteAccount(person)).toMatchObject({ status: 200 });
  await leaver.passDays();
  expect(await shop.count('account_deletion', `seller_id = '${person.id}' and status = 'erased'`)).toBe(1);
}

it('the giver leaves: names, numbers and words go, and what is still to come is delivered first', async () => {
  const giver = await shop.seller('Kabir');
  const about = { name: 'Meera', message: 'Happy birthday' };
  const delivered = await give(giver.phone, { phone: newPhone(), ...about });
  const later = newPhone();
  const waiting = await give(giver.phone, { phone: later, ...about, deliverOn: dayIn(40) });
  const refunded = await give(giver.phone, { phone: newPhone(), ...about, deliverOn: dayIn(40) });
  const url = `/api/transactions/${refunded.id}/refund`;
  const back = await shop.call({ method: 'POST', url, token: seller.token, payload: {} });
  expect(back.status).toBe(200);
  const unpaid = await place(giver.phone, { phone: newPhone(), ...about });
  expect(await rowOf(delivered)).toMatchObject({ giver_name: 'Kabir', message: 'Happy birthday' });

  await erase(giver);
  for (const one of [delivered, refunded, unpaid]) expect(await rowOf(one)).toEqual(gone);
  expect(await rowOf(waiting)).toEqual({ ...gone, recipient_phone: later, recipient_name: 'Meera' });
  shop.deps.clock.advance(40 * dayMs);
  await shop.deps.jobs.drain();
  expect(await rowOf(waiting)).toEqual(gone);
  // It was paid for, and is theirs.
  expect(await shop.count('access_grant', `holder_phone = '${later}' and status = 'active'`)).toBe(1);
});

it('a gift of a giver who has left is refunded before its day: its recipient’s number goes with it', async () => {
  const giver = await shop.seller('Kabir');
  const waiting = await give(giver.phone, { phone: newPhone(), name: 'Meera', deliverOn: dayIn(40) });
  await erase(giver);
  expect(await rowOf(waiting)).not.toEqual(gone);
  const url = `/api/transactions/${waiting.id}/refund`;
  expect((await shop.call({ method: 'POST', url, token: seller.token, payload: {} })).status).toBe(200);
  await shop.deps.jobs.drain();
  expect(await rowOf(waiting)).toEqual(gone);
});

it('the recipient leaves: their number, name and the words go, and nothing of anybody else', async () => {
  const recipient = await shop.seller('Meera');
  const giver = newPhone();
  const theirs = await give(giver, { phone: recipient.phone, name: 'Meera', message: 'Happy birthday' });
  const other = await give(giver, { phone: newPhone(), name: 'Ravi', message: 'For you' });
  await erase(recipient);
  expect(await rowOf(theirs)).toEqual(gone);
  expect(await rowOf(other)).toMatchObject({
    recipient_name: 'Ravi',
    message: 'For you',
    giver_name: 'Kabir',
  });
});
