import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../../../platform/config/config';
import type { MessageRow } from '../../messaging/sending/notify.repository';
import { shownMessage } from '../../messaging/sending/outbox.service';
import { openShop, type Shop } from '../../orders/checkout/testing/shop';
import { fakeBuild, modelOf } from '../pages/testing/build';

const build = fakeBuild();
const mailboxes = { OPERATOR_EMAIL: 'help@haat.example', GRIEVANCE_EMAIL: 'officer@haat.example' };
let shop: Shop;

beforeAll(async () => {
  const { operator } = loadConfig({ NODE_ENV: 'test', DATA_DIR: build.clientDir, ...mailboxes });
  shop = await openShop({ pages: build });
  Object.assign(shop.deps.config.operator, operator);
});
beforeEach(async () => {
  await shop.deps.database.pool.query('delete from ticket; delete from message; delete from job');
});
afterAll(async () => {
  await shop.close();
  build.remove();
});

const typed = {
  topic: 'question',
  name: 'Ravi Kumar',
  reach: 'Ravi@Example.com',
  about: '',
  text: 'Can I sell in Tamil?\n\nThank you.',
};

const send = (fields: Partial<typeof typed> = {}, headers = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/ContactUs',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'haat.example', ...headers },
    payload: new URLSearchParams({ ...typed, ...fields }).toString(),
  });

const get = (url: string) => shop.app.inject({ method: 'GET', url });

async function mails() {
  await shop.deps.jobs.drain();
  const { rows } = await shop.deps.database.pool.query<MessageRow>(
    `select * from message where channel = 'mail' order by sent_to`,
  );
  return rows.map((row) => ({ sent_to: row.sent_to, text: shownMessage(shop.deps.sealer, row).text }));
}

test('a message becomes a ticket with a number, told to the operator and confirmed to who wrote it', async () => {
  const sent = await send();
  expect(sent.statusCode).toBe(303);
  const { number, topic } = modelOf((await get(String(sent.headers.location))).body, 'ticket');
  expect(number).toMatch(/^\d{4} \d{4} \d{4}$/);
  expect(topic).toBe('question');
  const { rows } = await shop.deps.database.pool.query('select * from ticket');
  expect(rows).toMatchObject([
    {
      id: number.replaceAll(' ', ''),
      topic,
      name: 'Ravi Kumar',
      email: 'ravi@example.com',
      phone: null,
      text: typed.text,
    },
  ]);
  const [operatorMail, confirmed] = await mails();
  expect(operatorMail?.sent_to).toBe('help@haat.example');
  expect(operatorMail?.text).toContain(`[question] Ticket ${number}`);
  expect(operatorMail?.text).toContain('Can I sell in Tamil?');
  expect(confirmed?.sent_to).toBe('ravi@example.com');
  expect(confirmed?.text).toContain(number);
  expect(confirmed?.text).toContain(`http://haat.example${sent.headers.location}`);
  expect(confirmed?.text).not.toContain('Tamil');
});

test('a grievance goes to its officer; a phone number is enough', async () => {
  await send({ topic: 'grievance', reach: '98765 43210', about: '/pp/abc' });
  const { rows } = await shop.deps.database.pool.query('select phone, email, text from ticket');
  expect(rows).toEqual([{ phone: '+919876543210', email: null, text: `About: /pp/abc\n\n${typed.text}` }]);
  expect((await mails()).map(({ sent_to }) => sent_to)).toEqual(['officer@haat.example']);
});

test('pressed twice, even at once, it is one ticket', async () => {
  const [one, other] = await Promise.all([send(), send()]);
  expect(one.headers.location).toBe(other.headers.location);
  expect((await send()).headers.location).toBe(one.headers.location);
  expect(await shop.count('ticket')).toBe(1);
  expect(await mails()).toHaveLength(2);
  await send({ text: 'Something else' });
  expect(await shop.count('ticket')).toBe(2);
});

test('what is missing or wrong is said beside it, and what was typed stays', async () => {
  const refused = await send({ name: ' ', reach: 'ravi@', text: '', topic: 'refund', about: 'HT7K2M9Q' });
  expect(refused.statusCode).toBe(422);
  expect(refused.headers['cache-control']).toBe('no-store');
  const { errors, values, message } = modelOf(refused.body, 'contact');
  expect(Object.keys(errors).toSorted()).toEqual(['name', 'reach', 'text']);
  expect(values).toEqual({ topic: 'refund', name: '', reach: 'ravi@', about: 'HT7K2M9Q', text: '' });
  expect(message).toMatch(/^Not sent yet/);
  for (const reach of ['12345', '020 5555 0100', 'a@b', 'a b@c.de', 'a@b.c, d@e.f', '+1 415 555 0100'])
    expect((await send({ reach })).statusCode).toBe(422);
  for (const long of [{ text: 'x'.repeat(5_001) }, { name: 'x'.repeat(121) }, { about: 'x'.repeat(301) }])
    expect((await send(long)).statusCode).toBe(422);
  expect(await shop.count('ticket')).toBe(0);
});

test('nobody’s mailbox is filled, whatever the network', async () => {
  for (let at = 0; at < 5; at++) expect((await send({ text: `Message ${at}` })).statusCode).toBe(303);
  const sixth = await send({ text: 'Message 5' });
  expect(sixth.statusCode).toBe(429);
  const { message, values } = modelOf(sixth.body, 'contact');
  expect(message).toMatch(/^You have sent several messages/);
  expect(values.text).toBe('Message 5');
  shop.deps.clock.advance(25 * 60 * 60 * 1000);
  expect((await send({ text: 'Message 5' })).statusCode).toBe(303);
});

test('a form of another site sends nothing', async () => {
  expect((await send({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(await shop.count('ticket')).toBe(0);
});

test('a ticket’s page repeats no number that somebody made up', async () => {
  const { location } = (await send()).headers;
  const forged = String(location).replace(/ticket=\d{12}/, 'ticket=000000000000');
  modelOf((await get(forged)).body, 'contact');
  modelOf((await get(String(location).replace('topic=question', 'topic=order'))).body, 'contact');
});

test('a link may choose the topic and what it is about, and nothing else', async () => {
  const { values } = modelOf(
    (await get('/ContactUs?topic=report&about=%2Fpp%2Fx&text=Hello&name=You')).body,
    'contact',
  );
  expect(values).toEqual({ topic: 'report', about: '/pp/x', name: '', reach: '', text: '' });
  expect(modelOf((await get('/ContactUs?topic=anything')).body, 'contact').values.topic).toBe('question');
});

test('a ticket is forgotten after three years', async () => {
  await send();
  shop.deps.clock.advance(3 * 366 * 24 * 60 * 60 * 1000);
  await shop.deps.jobs.drain();
  expect(await shop.count('ticket')).toBe(0);
});

test('one network gets ten messages through in ten minutes, and loses nothing it typed', async () => {
  const limited = await openShop({ pages: build, config: { addressLimits: true } as never });
  try {
    const from = (at: number) =>
      limited.app.inject({
        method: 'POST',
        url: '/ContactUs',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...typed, reach: `buyer${at}@example.com` }).toString(),
      });
    for (let at = 0; at < 10; at++) expect((await from(at)).statusCode).toBe(303);
    const late = await from(10);
    expect(late.statusCode).toBe(429);
    expect(modelOf(late.body, 'contact').values.text).toBe(typed.text);
  } finally {
    await limited.close();
  }
});
