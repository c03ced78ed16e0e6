import type { Certificate, Learning, LessonToLearn } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { leaverOf } from '../../../accounts/account-deletion/testing/leaver';
import { eraseCreator } from '../../../delivery';
import { changeKind, publishKind } from '../../../orders/checkout/testing/kinds';
import { newKey, type Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { type Bought, buy } from '../testing/sold-files';

setUpPageOnSale();

const lesson = (id: string, more = {}) => ({ id, title: id, text: 'Read this.', ...more });
const draft = lesson('hidden', { isDraft: true });
const courseOf = (lessons: object[], certificate = true) =>
  ({ certificate, sections: [{ id: 's1', title: 'All', lessons }] }) as never;
const course = (certificate = true) => courseOf([lesson('one'), lesson('two'), draft], certificate);

let productId: string;
beforeAll(async () => {
  productId = (await publishKind(shop, seller, { kind: 'course', title: 'Bread', content: course() })).id;
});

async function call<Body>(
  { accessId, placed }: Bought,
  method: 'GET' | 'PUT' | 'POST',
  path = '',
  payload?: object,
) {
  const { status, body } = await shop.call({
    method,
    url: `/api/learn/${accessId}${path}`,
    headers: { 'order-token': placed.token },
    ...(payload && { payload }),
  });
  return { status, body: body as Body };
}
const certificateIn = async (of: Bought) => (await call<Learning>(of, 'GET')).body.certificate;
const done = (of: Bought, ...ids: string[]) =>
  Promise.all(ids.map((id) => call(of, 'PUT', `/lessons/${id}`, { done: true })));
const issue = (of: Bought, body = {}) => call<Certificate>(of, 'POST', '/certificate', body);

/** Somebody who has finished the course. */
async function graduate(id = productId, who: object = {}): Promise<Bought & { certificate: Certificate }> {
  const bought = await buy(id, who);
  await done(bought, 'one', 'two');
  const { issued } = (await certificateIn(bought)) ?? {};
  if (!issued) throw new Error('there is no certificate');
  return { ...bought, certificate: issued };
}

const rows = () => shop.count('certificate');
const refund = (of: Bought) =>
  shop.call({
    method: 'POST',
    url: `/api/transactions/${of.placed.id}/refund`,
    token: seller.token,
    headers: { 'idempotency-key': newKey() },
    payload: {},
  });

test('the last lesson that buyers see earns it, and it says what was true then', async () => {
  const own = await buy(productId);
  expect(await certificateIn(own)).toEqual({ status: 'pending', issued: null });
  expect((await issue(own)).status).toBe(409);
  await done(own, 'one');
  expect(await certificateIn(own)).toMatchObject({ status: 'pending' });
  const before = await rows();
  await done(own, 'two');
  // Issued by that call, whether or not anybody looks.
  expect(await rows()).toBe(before + 1);
  const first = await certificateIn(own);
  const { code = '' } = first?.issued ?? {};
  expect(code).toMatch(/^[1-9A-HJ-NP-Za-km-z]{22}$/);
  expect(first).toEqual({
    status: 'issued',
    issued: {
      code,
      name: 'Ravi',
      courseTitle: 'Bread',
      creatorName: 'Asha',
      finishedAt: shop.deps.clock.now().toISOString(),
      url: `/certificate/${code}`,
      pdfUrl: `/certificate/${code}.pdf`,
    },
  });
  expect((await issue(own, { name: 'Somebody else' })).body).toEqual(first?.issued);
});

test('asked for by many at once it is one, also where two devices finish at once', async () => {
  const own = await buy(productId);
  const before = await rows();
  await done(own, 'one', 'two');
  const answers = await Promise.all(Array.from({ length: 8 }, () => issue(own)));
  expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
  expect(await rows()).toBe(before + 1);
});

test('it stays when lessons are added, the course is renamed, or certificates are switched off', async () => {
  const { id } = await publishKind(shop, seller, { kind: 'course', title: 'Cake', content: course() });
  const own = await graduate(id);
  const content = courseOf([lesson('one'), lesson('two'), lesson('three')], false);
  expect(await changeKind(shop, seller, id, { title: 'Cakes', content })).toBe(200);
  expect((await call<Learning>(own, 'GET')).body).toMatchObject({
    finishedAt: null,
    certificate: { status: 'issued', issued: own.certificate },
  });
  const late = await buy(id);
  await done(late, 'one', 'two', 'three');
  expect(await certificateIn(late)).toBeNull();
  expect((await issue(late)).status).toBe(404);
});

test('switched on later it is given to those who had finished before', async () => {
  const { id } = await publishKind(shop, seller, { kind: 'course', content: course(false) });
  const own = await buy(id);
  await done(own, 'one', 'two');
  const at = shop.deps.clock.now().toISOString();
  shop.deps.clock.advance(3 * 24 * 60 * 60_000);
  expect(await changeKind(shop, seller, id, { content: course() })).toBe(200);
  expect(await certificateIn(own)).toMatchObject({ status: 'issued', issued: { finishedAt: at } });
});

test('passing a quiz that is the last lesson earns it', async () => {
  const quiz = {
    pass: 50,
    questions: [{ id: 'q', type: 'text', text: 'What is it?', correct: ['Bread'] }],
  };
  const content = courseOf([{ id: 'quiz', title: 'Quiz', quiz }]);
  const own = await buy((await publishKind(shop, seller, { kind: 'course', content })).id);
  const before = await rows();
  const answer = (q: string) => call<LessonToLearn>(own, 'POST', '/lessons/quiz/quiz', { answers: { q } });
  await answer('Cake');
  expect(await rows()).toBe(before);
  await answer('bread');
  expect(await rows()).toBe(before + 1);
});

test('without a name in the order the buyer gives one, once, and needs no script for it', async () => {
  const own = await buy(productId, { buyer: { phone: '98765 43219' } });
  await done(own, 'one', 'two');
  expect(await certificateIn(own)).toEqual({ status: 'nameRequired', issued: null });
  expect((await issue(own)).status).toBe(422);
  expect((await issue(own, { name: ' ' })).status).toBe(400);
  expect((await issue(own, { name: 'a'.repeat(121) })).status).toBe(400);
  const url = `/learn/${own.accessId}/certificate`;
  const send = (name: string) => post(url, { name }, { cookie: own.cookie });
  const empty = await send('\u200b ');
  expect(empty.statusCode).toBe(422);
  expect(modelOf(empty.body, 'learn').naming.error).toBe('Enter the name for your certificate.');
  const sent = await send('  Asha\n Verma ');
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/learn/${own.accessId}#certificate`]);
  await send('Another');
  expect(await certificateIn(own)).toMatchObject({ issued: { name: 'Asha Verma' } });
  expect((await post(url, { name: 'Eve' })).statusCode).toBe(404);
});

test('nobody else is given it', async () => {
  const own = await graduate();
  const other = await buy(productId, { buyer: { phone: '98765 43218', name: 'Eve' } });
  const eve = { ...own, placed: other.placed };
  expect((await call(eve, 'GET')).status).toBe(404);
  expect((await issue(eve)).status).toBe(404);
  expect((await get(`/learn/${own.accessId}`, { cookie: other.cookie })).statusCode).toBe(404);
});

test('its page confirms it to anyone who has the address, and to search engines nothing', async () => {
  const { certificate } = await graduate();
  const page = await get(certificate.url);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'public, max-age=0, s-maxage=20, stale-while-revalidate=20',
  });
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(modelOf(page.body, 'certificate')).toMatchObject({ certificate, courseUrl: `/cc/${productId}` });
  const again = await get(certificate.url, { 'if-none-match': String(page.headers.etag) });
  expect(again.statusCode).toBe(304);
  const { code } = certificate;
  const wrong = `${code.slice(0, -1)}${code.endsWith('1') ? '2' : '1'}`;
  for (const one of [wrong, code.slice(1), `${code}1`, 'x'.repeat(500), `${code}.png`, '.pdf'])
    expect((await get(`/certificate/${one}`)).statusCode, one).toBe(404);
});

test('its PDF has a name to keep it by, and is the same each time', async () => {
  const { certificate } = await graduate(productId, {
    buyer: { phone: '98765 43217', name: 'श्रद्धा "S" Rao' },
  });
  const { statusCode, headers, rawPayload } = await get(certificate.pdfUrl);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-length': String(rawPayload.length),
  });
  expect(headers['content-disposition']).toMatch(
    /^inline; filename="Bread _ [^"]*Rao\.pdf"; filename\*=UTF-8''Bread%20/,
  );
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await get(certificate.pdfUrl)).rawPayload.equals(rawPayload)).toBe(true);
});

test('a refund withdraws it: its page says so without the name, and it has no PDF', async () => {
  const own = await graduate(productId, { buyer: { phone: '98765 43216', name: 'Kabir Sahil' } });
  expect((await refund(own)).status).toBeLessThan(300);
  const page = await get(own.certificate.url);
  expect(modelOf(page.body, 'certificate')).toMatchObject({ certificate: null, courseTitle: 'Bread' });
  expect(page.body).not.toContain('Kabir');
  expect((await get(own.certificate.pdfUrl)).statusCode).toBe(404);
  expect((await issue(own)).status).toBe(404);
});

/** Somebody with an account buys with its number. */
async function graduateWithAccount(
  name: string,
): Promise<{ buyer: Seller; certificate: Certificate; own: Bought }> {
  const buyer = await shop.seller(name);
  const own = await graduate(productId, { buyer: { phone: buyer.phone, name } });
  return { buyer, own, certificate: own.certificate };
}

test('it is gone with the account of its buyer, and is not issued again by a link that still opens', async () => {
  const { buyer, own, certificate } = await graduateWithAccount('Noor Begum');
  const { deleteAccount, passDays } = leaverOf(shop);
  expect((await deleteAccount(buyer)).status).toBeLessThan(300);
  await passDays();
  for (const url of [certificate.url, certificate.pdfUrl]) expect((await get(url)).statusCode).toBe(404);
  expect(await shop.count('certificate', `code = '${certificate.code}'`)).toBe(0);
  // What they bought still opens with the token of the order.
  expect((await call<Learning>(own, 'GET')).body).toMatchObject({ done: 2, certificate: null });
  expect((await issue(own, { name: 'Noor Begum' })).status).toBe(404);
  expect(await shop.count('certificate', "holder_name like 'Noor%'")).toBe(0);
});

test('the name of a creator who has left leaves it; it stays its buyer’s', async () => {
  const formerSeller = await shop.seller('Gone Tomorrow');
  const own = await graduate(
    (await publishKind(shop, formerSeller, { kind: 'course', content: course() })).id,
  );
  expect(own.certificate.creatorName).toBe('Gone Tomorrow');
  await shop.deps.database.tx((trx) => eraseCreator(trx, formerSeller.id));
  const { body } = await get(own.certificate.url);
  expect(modelOf(body, 'certificate').certificate).toMatchObject({ name: 'Ravi', creatorName: '' });
  expect((await get(own.certificate.pdfUrl)).statusCode).toBe(200);
});
