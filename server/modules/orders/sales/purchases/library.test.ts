import type { Purchases } from '@haat/openapi';
import { expect, it } from 'vitest';
import { sentCode } from '../../../messaging/sending/testing/sent-code';
import { product, seller, setUpShop, shop } from '../../checkout/testing/shop.setup';
import { copyPurchase } from './testing/copies';

setUpShop();

const dayMs = 86_400_000;

async function publish(kind: string, title: string, content: object): Promise<string> {
  const payload = { kind, title, prices: [{ type: 'once', amount: 19_900 }], content };
  const made = await shop.call({ method: 'POST', url: '/api/products', token: seller.token, payload });
  const { id } = made.body as { id: string };
  const url = `/api/products/${id}/publish`;
  expect((await shop.call({ method: 'POST', url, token: seller.token })).status).toBe(200);
  return id;
}

const webinarAt = (title: string, days: number) =>
  publish('webinar', title, {
    startsAt: new Date(shop.deps.clock.now().getTime() + days * dayMs).toISOString(),
    minutes: 60,
    timeZone: 'Asia/Kolkata',
    joinUrl: 'https://meet.example/night',
  });

it('a library is searched by title and by who sells it, and says when something begins', async () => {
  const ravi = await shop.seller('Ravi');
  const bought = async (productId: string) => {
    const { body } = await shop.order(productId, { buyer: { phone: ravi.phone, name: 'Ravi' } });
    await shop.pay(body.payment.session);
    shop.deps.clock.advance(60_000);
  };
  const library = async (q = ''): Promise<Purchases> =>
    (await shop.call({ method: 'GET', url: `/api/purchases?q=${encodeURIComponent(q)}`, token: ravi.token }))
      .body;
  const id = await webinarAt('Night of ragas', 1);
  await bought(product);
  await bought(id);
  const all = await library();
  expect(all.items.map((one) => [one.product.title, one.startsAt === null])).toEqual([
    ['Night of ragas', false],
    ['Raga basics', true],
  ]);
  expect((await library('basic')).items).toHaveLength(1);
  expect((await library('asha')).items).toHaveLength(2);
  expect((await library('100%')).items).toEqual([]);
});

it('a session of a combo is named by its part, and found by the kind of that part', async () => {
  const meena = await shop.seller('Meena');
  const [night, course] = [
    await webinarAt('A night of lamps', 2),
    await publish('course', 'Lamps by hand', {
      sections: [{ id: 'one', title: 'One', lessons: [{ id: 'wick', title: 'The wick', text: 'Cotton.' }] }],
    }),
  ];
  const combo = await publish('combo', 'All about lamps', {
    items: [night, course].map((productId) => ({ productId })),
  });
  const { body } = await shop.order(combo, { buyer: { phone: meena.phone, name: 'Meena' } });
  await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
  const library = async (query: string): Promise<Purchases> =>
    (await shop.call({ method: 'GET', url: `/api/purchases${query}`, token: meena.token })).body;
  const [all] = (await library('')).items;
  expect(all).toMatchObject({ startsTitle: 'A night of lamps', startsAt: expect.any(String) });
  for (const kind of ['combo', 'webinar', 'course'])
    expect((await library(`?kind=${kind}`)).items).toHaveLength(1);
  expect((await library('?kind=telegram')).items).toEqual([]);
  // By a part, too, whose title the combo does not say.
  expect((await library('?q=by%20hand')).items).toHaveLength(1);
  expect((await library('?q=paper')).items).toEqual([]);
  expect((await library('?show=coming&kind=webinar&q=lamps')).items).toHaveLength(1);

  // An archived part stays; a session that is cancelled is archived, too, and does not.
  const archived = async () =>
    (await library('')).items[0]?.accesses.map(({ title, isArchived }) => [title, isArchived ?? false]);
  expect(await archived()).toEqual([
    ['A night of lamps', false],
    ['Lamps by hand', false],
  ]);
  const ofSeller = (method: 'GET' | 'POST', url: string, payload?: object) =>
    shop.call({ method, url, token: seller.token, ...(payload && { payload }) });
  expect((await ofSeller('POST', `/api/products/${course}/archive`)).status).toBe(200);
  const { seats, amount } = (await ofSeller('GET', `/api/products/${night}/cancellation`)).body;
  expect((await ofSeller('POST', `/api/products/${night}/cancellation`, { seats, amount })).status).toBe(202);
  expect(await archived()).toEqual([
    ['A night of lamps', false],
    ['Lamps by hand', true],
  ]);
});

it('lists what is to come by its start, the soonest first, however long ago it was bought', async () => {
  const nila = await shop.seller('Nila');
  for (let day = 1; day <= 30; day += 1) {
    const id = await webinarAt(`Night ${day}`, day);
    const { body } = await shop.order(id, { buyer: { phone: nila.phone, name: 'Nila' } });
    await shop.pay(body.payment.session);
    shop.deps.clock.advance(60_000);
  }
  await shop.deps.jobs.drain();
  const library = async (query: string): Promise<Purchases> =>
    (await shop.call({ method: 'GET', url: `/api/purchases${query}`, token: nila.token })).body;
  const titlesOf = ({ items }: Purchases) => items.map((one) => one.product.title);
  const nights = Array.from({ length: 30 }, (_, index) => `Night ${index + 1}`);
  const first = await library('?show=coming');
  expect(titlesOf(first)).toEqual(nights.slice(0, 25));
  const then = await library(`?show=coming&cursor=${encodeURIComponent(first.next ?? '')}`);
  expect([titlesOf(then), then.next]).toEqual([nights.slice(25), null]);
  expect(titlesOf(await library('')).slice(0, 2)).toEqual(['Night 30', 'Night 29']);
});

it('says where its buyer left off, the latest first, until nothing is left', async () => {
  const lata = await shop.seller('Lata');
  const lessons = ['The kiln', 'The glaze', 'The fire'].map((title, index) => ({
    id: `lesson-${index + 1}`,
    title,
    text: 'Clay.',
  }));
  const courses = [];
  for (const title of ['Clay', 'Glass']) {
    const id = await publish('course', title, { sections: [{ id: 'one', title: 'One', lessons }] });
    const { body } = await shop.order(id, { buyer: { phone: lata.phone, name: 'Lata' } });
    await shop.pay(body.payment.session);
    courses.push(body.id as string);
  }
  const library = async (query = ''): Promise<Purchases> =>
    (await shop.call({ method: 'GET', url: `/api/purchases${query}`, token: lata.token })).body;
  expect((await library()).resume).toEqual([]);
  const accessIdOf = async (orderId: string) =>
    (await library()).items.find((one) => one.orderId === orderId)?.accesses[0]?.id ?? '';
  const learn = async (orderId: string, lesson: string, progress: object) => {
    shop.deps.clock.advance(60_000);
    const url = `/api/learn/${await accessIdOf(orderId)}/lessons/${lesson}`;
    expect((await shop.call({ method: 'PUT', url, token: lata.token, payload: progress })).status).toBe(200);
  };
  const [clay, glass] = courses as [string, string];
  await learn(clay, 'lesson-1', { done: true });
  await learn(clay, 'lesson-2', { position: 95 });
  await learn(glass, 'lesson-1', { position: 10 });
  expect((await library()).resume).toMatchObject([
    { orderId: glass, title: 'Glass', lesson: { number: 1, count: 3, done: 0 }, position: 10 },
    {
      orderId: clay,
      title: 'Clay',
      seller: 'Asha',
      lesson: { number: 2, count: 3, title: 'The glaze', done: 1 },
      position: 95,
      url: `/learn/${await accessIdOf(clay)}/lesson-2`,
    },
  ]);
  // What is searched, or goes on behind a page, has no place for it.
  expect((await library('?q=clay')).resume).toEqual([]);
  for (const lesson of ['lesson-1', 'lesson-2', 'lesson-3']) await learn(glass, lesson, { done: true });
  const titles = async () => (await library()).resume.map(({ title }) => title);
  expect(await titles()).toEqual(['Clay']);

  // Whatever was finished since.
  const wood = await publish('course', 'Wood', {
    sections: [{ id: 'one', title: 'One', lessons: lessons.slice(0, 1) }],
  });
  const { body } = await shop.order(wood, { buyer: { phone: lata.phone, name: 'Lata' } });
  await shop.pay(body.payment.session);
  await learn(body.id, 'lesson-1', { done: true });
  const { pool } = shop.deps.database;
  await copyPurchase((sql) => pool.query(sql), body.id, 8);
  await pool.query(`insert into lesson_progress
    select (jsonb_populate_record(l, jsonb_build_object('grant_id', g.id))).* from lesson_progress l, access_grant o, access_grant g
    where o.order_id = '${body.id}' and l.grant_id = o.id and g.product_id = o.product_id and g.id <> o.id`);
  expect(await titles()).toEqual(['Clay']);
});

it('goes on with the last of the videos that was not watched to its end', async () => {
  const uma = await shop.seller('Uma');
  const id = await shop.page(seller);
  const { body } = await shop.order(id, { buyer: { phone: uma.phone, name: 'Uma' } });
  await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
  const { pool } = shop.deps.database;
  const leave = (media: string, position: number, minutesAgo: number) =>
    pool.query(
      `insert into stream_position (seller_id, grant_id, media_id, position, updated_at)
        select seller_id, id, $2, $3, $4 from access_grant where order_id = $1
        on conflict (seller_id, grant_id, media_id) do update set position = excluded.position`,
      [body.id, media, position, new Date(shop.deps.clock.now().getTime() - minutesAgo * 60_000)],
    );
  const library = async (): Promise<Purchases> =>
    (await shop.call({ method: 'GET', url: '/api/purchases', token: uma.token })).body;
  const resume = async () => (await library()).resume;
  await leave('the-first', 65_000, 10);
  await leave('the-second', 0, 1);
  expect(await resume()).toMatchObject([{ orderId: body.id, lesson: null, position: 65 }]);
  await leave('the-first', 0, 10);
  expect(await resume()).toEqual([]);
});

it('a buyer starts in the library until they make something to sell, and not again after that', async () => {
  const phone = '+919811100077';
  const signIn = async () => {
    shop.deps.clock.advance(60_000);
    await shop.call({ method: 'POST', url: '/api/send-otp', payload: { phone } });
    const otp = await sentCode(shop.deps, phone);
    const payload = { phone, otp, is_p: true };
    const { body } = await shop.call({ method: 'POST', url: '/api/verify-otp', payload });
    return body as { token: string; user: { startsAt: string } };
  };
  const { body } = await shop.order(product, { buyer: { phone, name: 'Gita' } });
  await shop.pay(body.payment.session);
  const { token, user } = await signIn();
  const startsAt = async () =>
    (
      await shop.deps.database.pool.query<{ starts_at: string }>(
        'select starts_at from account a join account_phone n on n.account_id = a.id where n.phone = $1',
        [phone],
      )
    ).rows[0]?.starts_at;
  expect([user.startsAt, await startsAt()]).toEqual(['library', 'library']);
  const draft = { kind: 'page', title: 'My first', prices: [{ type: 'once', amount: 10_000 }] };
  const made = await shop.call({ method: 'POST', url: '/api/products', token, payload: draft });
  expect([made.status, await startsAt()]).toEqual([201, 'dashboard']);
  const more = await shop.order(product, { buyer: { phone, name: 'Gita' } });
  await shop.pay(more.body.payment.session);
  expect([(await signIn()).user.startsAt, await startsAt()]).toEqual(['dashboard', 'dashboard']);
});
