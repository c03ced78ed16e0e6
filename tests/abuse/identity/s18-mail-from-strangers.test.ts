import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentCode } from '../../../server/modules/messaging/sending/testing/sent-code';
import { mailboxOf } from '../../../server/modules/messaging/sending/unproved.service';
import { publishKind } from '../../../server/modules/orders/checkout/testing/kinds';
import { openShop, type Seller, type Shop } from '../../../server/modules/orders/checkout/testing/shop';

let shop: Shop;
let sellers: Seller[];
beforeAll(async () => {
  shop = await openShop();
  sellers = [await shop.seller('Scam Bazaar'), await shop.seller('Other Scam')];
});
afterAll(() => shop.close());

const title = 'You won, call 98200';
const free = { type: 'once', amount: 0 } as const;
const messagesTo = async (to: string) =>
  (
    await shop.deps.database.pool.query<{ text: string }>(
      `select text from message where lower(sent_to) = '${to}' and otp is null`,
    )
  ).rows.map(({ text }) => text);
const lesson = (seller: Seller) =>
  publishKind(shop, seller, { kind: 'lesson', title, content: { text: 'Come' }, prices: [free] } as never);
const take = async (id: string, buyer: object) => {
  expect((await shop.order(id, { buyer })).status).toBe(201);
  await shop.deps.jobs.drain();
};

describe('S18: an address that nobody proved', () => {
  it('reads nothing that a stranger wrote, from what is free', async () => {
    const { id } = await lesson(sellers[0] as Seller);
    await take(id, { phone: '+919811100003', email: 'victim@example.com', name: 'Call 98200' });
    const [mail] = await messagesTo('victim@example.com');
    expect(mail).toContain('/access/');
    expect(mail).not.toMatch(/won|98200|Scam/);
    expect((await messagesTo('+919811100003')).join()).not.toMatch(/won|98200|Scam/);
  });

  it('has one bound for all its spellings and all senders', async () => {
    for (let one = 0; one < 8; one++) {
      const { id } = await lesson(sellers[one % 2] as Seller);
      const email = `v.ic.tim${one % 2 ? '' : '.'}x+${one}@gmail.com`;
      await take(id, { phone: `+9198222${String(10_000 + one)}`, email });
    }
    expect(await shop.count('message', `sent_to like '%@gmail.com'`)).toBe(5);
    expect(mailboxOf('V.ictim+a@GoogleMail.com')).toBe('victim@gmail.com');
    expect(mailboxOf('v.ictim+a@example.com')).toBe('v.ictim@example.com');
  });

  it('is told names again once its owner has signed in with it', async () => {
    const phone = '+919811100004';
    await shop.call({ method: 'POST', url: '/api/send-otp', payload: { phone } });
    const otp = await sentCode(shop.deps, phone);
    await shop.call({ method: 'POST', url: '/api/verify-otp', payload: { phone, otp } });
    const { id } = await lesson(sellers[0] as Seller);
    await take(id, { phone });
    expect((await messagesTo(phone)).join()).toContain('won');
  });
});
