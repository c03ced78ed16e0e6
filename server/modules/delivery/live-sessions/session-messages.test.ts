import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Push } from '../../../gateways/push';
import { changeKind, publishKind } from '../../orders/checkout/testing/kinds';
import { openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';

let shop: Shop;
let seller: Seller;
let buyers = 0;

const minute = 60_000;
const room = 'https://meet.example.com/the-room';

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller('Meera');
});
afterAll(() => shop.close());

const drain = () => shop.deps.jobs.drain();
const inMinutes = (minutes: number) =>
  new Date(shop.deps.clock.now().getTime() + minutes * minute).toISOString();
/** Time goes on, and what it brings is done. */
async function pass(minutes: number): Promise<void> {
  shop.deps.clock.advance(minutes * minute);
  await drain();
}
const contentAt = (startsAt: string) => ({
  startsAt,
  minutes: 60,
  timeZone: 'Asia/Kolkata',
  joinUrl: room,
});
const publish = async (startsAt: string) => {
  const { id } = await publishKind(shop, seller, {
    kind: 'webinar',
    title: 'Hampers',
    content: contentAt(startsAt),
  });
  await drain();
  return id;
};

interface Buyer {
  email: string;
  phone: string;
  orderId: string;
}

async function buy(productId: string): Promise<Buyer> {
  const number = ++buyers;
  const [email, phone] = [`guest${number}@example.com`, `98112${String(10_000 + number)}`];
  const { body, status } = await shop.order(productId, { buyer: { phone, name: 'Ravi', email } });
  expect(status, JSON.stringify(body)).toBe(201);
  await shop.pay(body.payment.session);
  await drain();
  return { email, phone: `+91${phone}`, orderId: body.id };
}

/** What a buyer was told besides the receipt, by text message or by mail. */
async function told({ email, phone }: Buyer, channel: 'sms' | 'mail' = 'sms'): Promise<string[]> {
  const { rows } = await shop.deps.database.pool.query<{ text: string }>(
    `select text from message where sent_to in ($1, $2) and channel = $3 and text like '%from=link%' order by at, id`,
    [email, phone, channel],
  );
  return rows.map(({ text }) => text);
}
const news = (texts: readonly string[]) => texts.map((text) => /: (.*?)\. Join/.exec(text)?.[1]);
const move = async (id: string, startsAt: string) => {
  expect(await changeKind(shop, seller, id, { content: contentAt(startsAt) })).toBe(200);
  await drain();
};
const refund = async ({ orderId }: Buyer) => {
  const { status } = await shop.call({
    method: 'POST',
    url: `/api/transactions/${orderId}/refund`,
    token: seller.token,
    payload: { reason: 'Asked' },
  });
  expect(status).toBeLessThan(300);
  await drain();
};

test('a day, an hour and ten minutes before each buyer is told once, by text message and by mail', async () => {
  const startsAt = inMinutes(3 * 24 * 60);
  const buyer = await buy(await publish(startsAt));
  await pass(47 * 60);
  expect(await told(buyer)).toEqual([]);
  await pass(60);
  expect(await told(buyer)).toHaveLength(1);
  await pass(60);
  await pass(22 * 60);
  await pass(50);
  await pass(9);
  await pass(90);
  const texts = await told(buyer);
  expect(news(texts)).toEqual([
    expect.stringMatching(/^\d+ \w{3}, \d+:\d\d [ap]m$/),
    expect.stringMatching(/^in 1 hour, \d+:\d\d [ap]m$/),
    'starts in 10 minutes',
  ]);
  const mails = await told(buyer, 'mail');
  expect(mails.map((text) => text.split('\n')[0])).toEqual([
    expect.stringMatching(/^Tomorrow at \d+:\d\d [ap]m: Hampers$/),
    'In one hour: Hampers',
    'Starts in 10 minutes: Hampers',
  ]);
  expect(JSON.stringify([texts, mails])).not.toContain('the-room');
  expect(texts[0]).toMatch(/\/webinar\/[\w-]+\/join\?from=link/);
});

test('what was late is left out: the next one says it', async () => {
  const buyer = await buy(await publish(inMinutes(26 * 60)));
  await pass(25 * 60 + 30);
  expect(news(await told(buyer))).toEqual([expect.stringMatching(/^in 1 hour/)]);
  await pass(120);
  expect(await told(buyer)).toHaveLength(1);
});

test('it is moved with the webinar, whose buyers are told once with the new time', async () => {
  const id = await publish(inMinutes(26 * 60));
  const buyer = await buy(id);
  await pass(3 * 60);
  expect(await told(buyer)).toHaveLength(1);
  await move(id, inMinutes(3 * 24 * 60));
  shop.deps.clock.advance(1_000);
  const late = await buy(id);
  await pass(1);
  expect(news((await told(buyer)).slice(1))).toEqual([
    expect.stringMatching(/^now \d+ \w{3}, \d+:\d\d [ap]m$/),
  ]);
  expect((await told(buyer, 'mail')).at(-1)).toMatch(/^New time for Hampers: /);
  expect(await told(late)).toEqual([]);
  await pass(24 * 60);
  expect(await told(buyer)).toHaveLength(2);
  await pass(24 * 60);
  expect([(await told(buyer)).length, (await told(late)).length]).toEqual([3, 1]);
  // Publishing again without another time moves nothing.
  expect(await changeKind(shop, seller, id, { title: 'Hampers, once more' })).toBe(200);
  await pass(5);
  expect(await told(buyer)).toHaveLength(3);
});

test('moved to and fro before anybody was told, it is told of once', async () => {
  const [first, second] = [inMinutes(50 * 60), inMinutes(60 * 60)];
  const id = await publish(first);
  const buyer = await buy(id);
  for (const startsAt of [second, first, second])
    expect(await changeKind(shop, seller, id, { content: contentAt(startsAt) })).toBe(200);
  await drain();
  await pass(1);
  const moved = (await told(buyer)).filter((text) => text.includes('now '));
  expect(moved).toHaveLength(1);
  await pass(36 * 60);
  expect((await told(buyer)).length - moved.length).toBe(1);
});

test('who was refunded, and a product that was blocked or withdrawn, is told no more', async () => {
  const id = await publish(inMinutes(26 * 60));
  const [stays, goes] = [await buy(id), await buy(id)];
  await refund(goes);
  await pass(3 * 60);
  expect([(await told(stays)).length, (await told(goes)).length]).toEqual([1, 0]);
  await shop.deps.database.pool.query(`update product set status = 'blocked' where id = $1`, [id]);
  await pass(22 * 60 + 30);
  expect(await told(stays)).toHaveLength(1);
});

test('the sessions of a course are told of in the same way, to those to whom the lesson is open', async () => {
  const live = (startsAt: string) => ({ startsAt, minutes: 60, joinUrl: room });
  const content = {
    sections: [
      {
        id: 's1',
        title: 'Week 1',
        lessons: [
          { id: 'live', title: 'Questions', live: live(inMinutes(26 * 60)) },
          { id: 'later', title: 'Closed', opens: { days: 30 }, live: live(inMinutes(27 * 60)) },
        ],
      },
    ],
  };
  const { id } = await publishKind(shop, seller, { kind: 'course', content });
  await drain();
  const buyer = await buy(id);
  await pass(4 * 60);
  const mails = (await told(buyer, 'mail')).filter((text) => text.startsWith('Tomorrow'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^Tomorrow at \d+:\d\d [ap]m: Questions/);
  expect(mails[0]).toMatch(/\/learn\/[\w-]+\/live\?from=link/);
  expect(mails[0]).toContain('/lesson-messages/');
});

test('the recording is told once, from the end on, and not again when it is replaced', async () => {
  const content = contentAt(inMinutes(120));
  const recordingUrl = 'https://video.example.com/one';
  const id = await publish(content.startsAt);
  const buyer = await buy(id);
  const change = async (more: object) => {
    expect(await changeKind(shop, seller, id, { content: { ...content, ...more } })).toBe(200);
    await drain();
  };
  const recorded = async () => (await told(buyer)).filter((text) => text.includes('the recording is here'));
  // Written in ahead, taken out again, and in again after the end.
  await change({ recordingUrl });
  await pass(60);
  await change({});
  await pass(180);
  expect(await recorded()).toEqual([]);
  await change({ recordingUrl });
  await pass(2);
  expect(await recorded()).toEqual([expect.stringMatching(/\/webinar\/[\w-]+\/join\?from=link/)]);
  const mails = (await told(buyer, 'mail')).filter((text) => text.startsWith('The recording of Hampers'));
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain('video.example.com');
  await change({ recordingUrl: 'https://video.example.com/two' });
  await change({});
  await change({ recordingUrl });
  await pass(2);
  expect(await recorded()).toHaveLength(1);
  // When the message itself has long been deleted, it is told no second time.
  await pass(40 * 24 * 60);
  await change({ recordingUrl: 'https://video.example.com/three' });
  await pass(2);
  expect(await recorded()).toEqual([]);
  // Who buys the recording has it.
  const late = await buy(id);
  await pass(2);
  expect((await told(late)).filter((text) => text.includes('recording'))).toEqual([]);
});

test('one that was there before is told when it ends', async () => {
  const startsAt = inMinutes(120);
  const { id } = await publishKind(shop, seller, {
    kind: 'webinar',
    title: 'Hampers',
    content: { ...contentAt(startsAt), recordingUrl: 'https://video.example.com/one' },
  });
  await drain();
  const buyer = await buy(id);
  await pass(150);
  expect((await told(buyer)).filter((text) => text.includes('recording'))).toEqual([]);
  await pass(32);
  expect((await told(buyer)).filter((text) => text.includes('recording'))).toHaveLength(1);
});

test('two servers that look at the same time tell nobody twice, nor one that dies half way', async () => {
  const id = await publish(inMinutes(24 * 60 + 30));
  await buy(id);
  const { pool } = shop.deps.database;
  await pool.query(
    `insert into access_grant (seller_id, id, holder_phone, product_id, source, status, holds, share, granted_at, changed_at, changed_by)
     select $1, 'made' || lpad(n::text, 6, '0'), '+9170000' || lpad(n::text, 5, '0'), $2, 'manual', 'active', '[]', 0, $3, $3, 'creator.added'
     from generate_series(1, 600) n`,
    [seller.id, id, shop.deps.clock.now()],
  );
  shop.deps.clock.advance(31 * minute);
  // The second transaction fails, as one that dies half way would leave it.
  await pool.query(`create function refuse_half() returns trigger language plpgsql as $$ begin
    if new.product_id = '${id}' and new.ended_at is not null then raise exception 'half way'; end if; return new; end $$`);
  await pool.query(
    'create trigger refuse_half before update on session_message for each row execute function refuse_half()',
  );
  await shop.deps.jobs.drain({ schedules: (name) => name === 'live-sessions.messages' });
  await pool.query('drop trigger refuse_half on session_message; drop function refuse_half');
  shop.deps.clock.advance(5 * minute);
  await Promise.all([drain(), drain()]);
  const { rows } = await pool.query(
    `select count(*)::int as all, count(distinct sent_to)::int as people from message where text like '%/webinar/made%'`,
  );
  expect(rows[0]?.all).toBe(rows[0]?.people);
  expect(rows[0]?.people).toBe(600);
}, 120_000);

test('of a series every session is told of, the one that moves alone, and of the recordings once at its end', async () => {
  const day = 24 * 60;
  const content = (second: string) => ({
    ...contentAt(startsAt),
    recordingUrl: 'https://video.example.com/it',
    moreSessions: [{ id: 's2', startsAt: second, minutes: 60 }],
  });
  const startsAt = inMinutes(2 * day);
  const { id } = await publishKind(shop, seller, {
    kind: 'webinar',
    title: 'Hampers',
    content: content(inMinutes(9 * day)),
  });
  await drain();
  const buyer = await buy(id);
  await pass(day);
  await pass(day - 60);
  await pass(50);
  expect(news(await told(buyer))).toEqual([
    expect.stringMatching(/^\d+ \w{3}, /),
    expect.stringMatching(/^in 1 hour/),
    'starts in 10 minutes',
  ]);
  await pass(day);
  const moved = inMinutes(8 * day);
  expect(await changeKind(shop, seller, id, { content: content(moved) })).toBe(200);
  await drain();
  await pass(1);
  expect((await told(buyer)).length).toBe(4);
  expect((await told(buyer)).at(-1)).toContain('now ');
  await pass(7 * day);
  await pass(day - 61);
  await pass(50);
  await pass(80);
  const texts = await told(buyer);
  expect(texts).toHaveLength(8);
  expect(texts.slice(-2)).toEqual([
    expect.stringContaining('starts in 10 minutes'),
    expect.stringContaining('the recording is here'),
  ]);
});

test('the devices of whoever proved the number get push messages, those of others do not', async () => {
  const pushed: Push[] = [];
  const send = async (push: Push) => {
    pushed.push(push);
    return 'sent' as const;
  };
  const own = await openShop({}, { push: { provider: 'test', send } });
  try {
    const creator = await own.seller('Meera');
    const [paying, other, stranger] = [await own.seller('Ravi'), await own.seller('Devi'), '9811299999'];
    for (const { token } of [paying, other]) {
      const payload = { notitoken: `device-of-${token.slice(-12)}` };
      await own.call({ method: 'PUT', url: '/api/notifications/device', token, payload });
    }
    const startsAt = new Date(own.deps.clock.now().getTime() + 26 * 60 * minute).toISOString();
    const { id } = await publishKind(own, creator, {
      kind: 'webinar',
      title: 'Hampers',
      content: contentAt(startsAt),
    });
    for (const phone of [paying.phone, stranger]) {
      const { body } = await own.order(id, { buyer: { phone, name: 'Ravi' } });
      await own.pay(body.payment.session);
      await own.deps.jobs.drain();
    }
    pushed.length = 0;
    own.deps.clock.advance(2 * 60 * minute);
    await own.deps.jobs.drain();
    expect(pushed.map(({ token, title, text }) => [token, title, text])).toEqual([
      [
        `device-of-${paying.token.slice(-12)}`,
        expect.stringMatching(/^Tomorrow at \d+:\d\d [ap]m: Hampers$/),
        'Hampers by Meera is coming up.',
      ],
    ]);
    expect(pushed[0]?.link).toMatch(/\/webinar\/[\w-]+\/join\?from=link$/);
  } finally {
    await own.close();
  }
});
