import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnproved } from '../../../server/modules/messaging/sending/unproved.service';
import { publishKind } from '../../../server/modules/orders/checkout/testing/kinds';
import { openShop, type Seller, type Shop } from '../../../server/modules/orders/checkout/testing/shop';
import { createJobs } from '../../../server/platform/jobs/jobs';

let shop: Shop;
let sellers: Seller[];
beforeAll(async () => {
  shop = await openShop();
  sellers = [await shop.seller('Scam Bazaar'), await shop.seller('Other Scam')];
});
afterAll(() => shop.close());

const hour = 60 * 60_000;
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

describe('S5: a number that nobody proved', () => {
  it('gets five messages in a day, whatever is claimed of unpaid orders of whatever sellers', async () => {
    const phone = '+919811100001';
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, one) => shop.page(sellers[one % 2] as Seller)),
    );
    for (const [at, page] of pages.entries())
      for (let twice = 0; twice < 2; twice++) {
        const { body } = await shop.order(page, { buyer: { phone } });
        const reference = String(100_000_000_000 + at * 2 + twice);
        const claim = await shop.call({
          method: 'POST',
          url: `/cashfree/claim?id=${body.id}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: `reference=${reference}`,
        });
        expect(claim.status).toBeLessThan(600);
      }
    expect(await shop.count('payment_claim')).toBe(40);
    for (let hours = 0; hours < 80; hours += 8) {
      shop.deps.clock.advance(8 * hour);
      await shop.deps.jobs.drain();
    }
    const messages = await messagesTo(phone);
    expect(messages).toHaveLength(5);
    for (const text of messages) expect(text).not.toMatch(/Scam|Raga/);
  });

  it('is still told of everything that is paid, and gets its codes', async () => {
    const phone = '+919811100002';
    const { id } = await lesson(sellers[0] as Seller);
    for (let one = 0; one < 7; one++) await take(id, { phone });
    expect(await messagesTo(phone)).toHaveLength(5);
    const page = await shop.page(sellers[0] as Seller);
    const { body } = await shop.order(page, { buyer: { phone } });
    await shop.pay(body.payment.session);
    await shop.call({ method: 'POST', url: '/api/send-otp', payload: { phone } });
    await shop.deps.jobs.drain();
    const messages = await messagesTo(phone);
    expect(messages).toHaveLength(6);
    expect(messages.filter((text) => text.includes('Raga'))).toHaveLength(1);
    expect(await shop.count('message', `sent_to = '${phone}' and otp is not null`)).toBe(1);
  });
});

it('S5: two servers share the bound, and repeat what they have admitted', async () => {
  const { deps } = shop;
  const servers = [0, 1].map(() => createUnproved({ ...deps, jobs: createJobs(deps) }));
  const written = Array.from({ length: 20 }, (_, one) => {
    const notice = {
      template: 'unpaid' as const,
      phone: '+919811100005',
      email: null,
      orderId: `order${one}`,
      productTitle: title,
      sellerName: 'Scam',
      amount: 100,
    };
    const sms = { id: deps.random.uuid(), to: notice.phone, text: '' } as never;
    return { notice, messages: { sms, mail: null, push: null } };
  });
  const boundOf = async (at: number, part: typeof written) => {
    const caused = new Set(part.map(({ notice }) => notice));
    return (await servers[at]?.bound(part, caused as never))?.filter(({ messages }) => messages.sms) ?? [];
  };
  const [first, second] = await Promise.all([boundOf(0, written.slice(0, 12)), boundOf(1, written.slice(8))]);
  const sent = new Set([...first, ...second].map(({ messages }) => messages.sms?.id));
  expect(sent.size).toBe(5);
  expect((await boundOf(0, first as never)).length).toBe(first.length);
});
