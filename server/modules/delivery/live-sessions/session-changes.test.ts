import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeKind, publishKind } from '../../orders/checkout/testing/kinds';
import { openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';

let shop: Shop;
let seller: Seller;
let buyers = 0;

const minute = 60_000;
const day = 24 * 60;

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller('Meera');
});
afterAll(() => shop.close());

const inMinutes = (minutes: number) =>
  new Date(shop.deps.clock.now().getTime() + minutes * minute).toISOString();
/** Time goes on, and what it brings is done. */
async function pass(minutes: number): Promise<void> {
  shop.deps.clock.advance(minutes * minute);
  await shop.deps.jobs.drain();
}
const contentAt = (startsAt: string, more: object = {}) => ({
  startsAt,
  minutes: 60,
  timeZone: 'Asia/Kolkata',
  joinUrl: 'https://meet.example.com/the-room',
  ...more,
});
const session = (id: string, days: number) => ({ id, startsAt: inMinutes(days * day), minutes: 60 });

async function publish(content: ReturnType<typeof contentAt>): Promise<string> {
  const { id } = await publishKind(shop, seller, { kind: 'webinar', title: 'Hampers', content });
  await pass(1);
  return id;
}

async function buy(productId: string): Promise<string> {
  const number = ++buyers;
  const email = `guest${number}@example.com`;
  const phone = `98113${String(10_000 + number)}`;
  const { body, status } = await shop.order(productId, { buyer: { phone, name: 'Ravi', email } });
  expect(status, JSON.stringify(body)).toBe(201);
  await shop.pay(body.payment.session);
  await pass(1);
  return email;
}

/** One save of its creator, and what it brings. */
async function change(id: string, what: object): Promise<void> {
  expect(await changeKind(shop, seller, id, what)).toBe(200);
  await pass(1);
  await pass(1);
}

/** The event of publishing comes a second time. */
async function again(id: string): Promise<void> {
  const { database, events } = shop.deps;
  await database.tx((trx) =>
    events.publish(trx, 'product.published', { sellerId: seller.id, productId: id }),
  );
  await pass(1);
  await pass(1);
}

interface Mail {
  subject: string;
  text: string;
  /** Lines of its calendar file. */
  lines: string[];
}

/** The mails about changes, each with its file. */
async function mailsTo(email: string): Promise<Mail[]> {
  const { database, sealer } = shop.deps;
  const { rows } = await database.pool.query<{ id: string; text: string; mail: Buffer }>(
    `select id, text, mail from message where sent_to = $1 and text like '%from=link%' and mail is not null order by at, id`,
    [email],
  );
  return rows.flatMap(({ id, text, mail }) => {
    const { calendar, subject } = JSON.parse(sealer.open(mail, `mail of message ${id}`));
    return calendar ? [{ subject, text, lines: calendar.content.replaceAll('\r\n ', '').split('\r\n') }] : [];
  });
}
const eventsIn = ({ lines }: Mail) =>
  lines.filter((line) => /^(METHOD|UID|SEQUENCE|STATUS)/.test(line)).map((line) => line.replace(/@.*/, ''));
const uid = (end = '') => expect.stringMatching(new RegExp(`^UID:[^-]*${end}$`));

test('a length that changed reaches calendars once, and those who had a seat', async () => {
  const startsAt = inMinutes(3 * day);
  const id = await publish(contentAt(startsAt));
  const buyer = await buy(id);
  await change(id, { content: contentAt(startsAt, { minutes: 120 }) });
  const late = await buy(id);
  await again(id);
  const mails = await mailsTo(buyer);
  expect(mails.map(({ subject }) => subject)).toEqual(['Hampers now lasts 2 h']);
  expect(mails[0]?.text).toContain('Meera changed the length of Hampers: it now lasts 2 h.');
  expect(eventsIn(mails[0] as Mail)).toEqual(['METHOD:PUBLISH', uid(), 'SEQUENCE:1']);
  const end = new Date(Date.parse(startsAt) + 120 * minute).toISOString().replace(/\.\d+|[-:]/g, '');
  expect(mails[0]?.lines).toContain(`DTEND:${end}`);
  expect(await mailsTo(late)).toEqual([]);
});

test('so does a title, and nothing else of a product does', async () => {
  const startsAt = inMinutes(3 * day);
  const id = await publish(contentAt(startsAt));
  const buyer = await buy(id);
  await change(id, { description: 'Baskets for every feast.' });
  expect(await mailsTo(buyer)).toEqual([]);
  await change(id, { title: 'Baskets' });
  await again(id);
  await change(id, { description: 'Baskets for all.' });
  const [mail, ...others] = await mailsTo(buyer);
  expect([mail?.subject, others]).toEqual(['New name: Baskets', []]);
  expect(mail?.lines).toEqual(expect.arrayContaining(['SEQUENCE:1', 'SUMMARY:Baskets']));
  // The reminders stay as they were.
  expect(await shop.count('session_message', `product_id = '${id}' and about <> 'moved'`)).toBe(3);
});

test('a session that leaves a series leaves calendars, and one that is added comes into them', async () => {
  const startsAt = inMinutes(3 * day);
  const [second, third] = [session('s2', 5), session('s3', 6)];
  const id = await publish(contentAt(startsAt, { moreSessions: [second] }));
  const buyer = await buy(id);
  await change(id, { content: contentAt(startsAt) });
  await again(id);
  await change(id, { content: contentAt(startsAt, { moreSessions: [third] }) });
  await again(id);
  await change(id, { content: contentAt(startsAt, { moreSessions: [second, third] }) });
  const mails = await mailsTo(buyer);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Session of Hampers dropped: /),
    expect.stringMatching(/^New session of Hampers: /),
    expect.stringMatching(/^New session of Hampers: /),
  ]);
  expect(mails.map(eventsIn)).toEqual([
    ['METHOD:CANCEL', uid('-s2'), 'SEQUENCE:1', 'STATUS:CANCELLED'],
    ['METHOD:PUBLISH', uid('-s3'), 'SEQUENCE:2'],
    // Above that with which it was taken out.
    ['METHOD:PUBLISH', uid('-s2'), 'SEQUENCE:3'],
  ]);
});

test('one save of the creator is one message, whatever it changes', async () => {
  const startsAt = inMinutes(3 * day);
  const [second, third, fourth] = [session('s2', 5), session('s3', 6), session('s4', 7)];
  const id = await publish(contentAt(startsAt, { moreSessions: [second, third] }));
  const buyer = await buy(id);
  const moved = { ...third, startsAt: inMinutes(8 * day) };
  await change(id, { content: contentAt(startsAt, { moreSessions: [fourth, moved] }) });
  await again(id);
  const [mail, ...others] = await mailsTo(buyer);
  expect([mail?.subject, others]).toEqual(['The sessions of Hampers changed', []]);
  for (const label of ['Dropped', 'New', 'Now']) expect(mail?.text).toContain(`${label}: `);
  expect(eventsIn(mail as Mail)).toEqual([
    'METHOD:PUBLISH',
    uid('-s2'),
    'SEQUENCE:1',
    'STATUS:CANCELLED',
    uid('-s4'),
    'SEQUENCE:1',
    uid('-s3'),
    'SEQUENCE:1',
  ]);
});

test('a session that is over is removed without a word', async () => {
  const startsAt = inMinutes(day);
  const [second, third] = [session('s2', 3), session('s3', 5)];
  const id = await publish(contentAt(startsAt, { moreSessions: [second, third] }));
  const buyer = await buy(id);
  await pass(4 * day);
  await change(id, { content: contentAt(startsAt, { moreSessions: [third] }) });
  expect(await mailsTo(buyer)).toEqual([]);
});

test('one that was over and is set to another day is told of as moved, once, by itself and in a series', async () => {
  const content = contentAt(inMinutes(day));
  const id = await publish(content);
  const series = await publish(contentAt(content.startsAt, { moreSessions: [session('s2', 2)] }));
  const buyers = [await buy(id), await buy(series)];
  await pass(day + 90);
  expect(await Promise.all(buyers.map(mailsTo))).toEqual([[], []]);
  const later = inMinutes(2 * day);
  await change(id, { content: contentAt(later) });
  await again(id);
  await pass(day);
  await change(series, {
    content: contentAt(content.startsAt, { moreSessions: [session('s2', 1)] }),
  });
  await again(series);
  for (const [place, end] of ['', '-s2'].entries()) {
    const [mail, ...others] = await mailsTo(buyers[place] ?? '');
    expect([mail?.subject, others]).toEqual([expect.stringMatching(/^New time for Hampers: /), []]);
    expect(eventsIn(mail as Mail)).toEqual(['METHOD:PUBLISH', uid(end), 'SEQUENCE:1']);
  }
});

/** Its creator pauses it and takes the date out: another is to be announced. */
async function postpone(id: string): Promise<void> {
  const url = `/api/products/${id}/pause`;
  expect((await shop.call({ method: 'POST', url, token: seller.token })).status).toBe(200);
  await change(id, { content: contentAt(inMinutes(0), { startsAt: undefined }) });
}
const reminders = async (email: string) => {
  const { rows } = await shop.deps.database.pool.query<{ text: string }>(
    `select text from message where sent_to = $1 and (text like 'Tomorrow%' or text like 'In one hour%') order by at`,
    [email],
  );
  return rows.map(({ text }) => text.split(' at ')[0]?.split(':')[0]);
};

test.each([
  ['within a day', 60],
  ['after days', 5 * day],
])(
  'a date that was taken out and is set anew %s is told of as moved, with all its reminders',
  async (_, later) => {
    const id = await publish(contentAt(inMinutes(day + 30)));
    const buyer = await buy(id);
    await pass(60);
    expect(await reminders(buyer)).toEqual(['Tomorrow']);
    await postpone(id);
    await pass(later);
    // Nothing comes near what has no date, and nobody is told that it is gone for good.
    expect([await reminders(buyer), await mailsTo(buyer)]).toEqual([['Tomorrow'], []]);
    expect(await shop.count('session_message', `product_id = '${id}' and ended_at is null`)).toBe(0);
    await change(id, { content: contentAt(inMinutes(3 * day)) });
    await again(id);
    const [mail, ...others] = await mailsTo(buyer);
    expect([mail?.subject, others]).toEqual([expect.stringMatching(/^New time for Hampers: /), []]);
    expect(eventsIn(mail as Mail)).toEqual(['METHOD:PUBLISH', uid(), 'SEQUENCE:1']);
    await pass(2 * day);
    await pass(day - 55);
    expect(await reminders(buyer)).toEqual(['Tomorrow', 'Tomorrow', 'In one hour']);
  },
);

test('set to the same date again, nobody is told of a change, and all are reminded', async () => {
  const startsAt = inMinutes(2 * day);
  const id = await publish(contentAt(startsAt));
  const buyer = await buy(id);
  await postpone(id);
  await change(id, { content: contentAt(startsAt) });
  await again(id);
  await pass(day);
  expect([await mailsTo(buyer), await reminders(buyer)]).toEqual([[], ['Tomorrow']]);
});
