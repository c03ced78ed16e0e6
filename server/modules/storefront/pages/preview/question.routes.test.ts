import type { ReceivedQuestion, ReceivedQuestions } from '@haat/openapi';
import { expect, test } from 'vitest';
import { leaverOf } from '../../../accounts/account-deletion/testing/leaver';
import { modelOf } from '../testing/build';
import { get, pageId, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

const day = 86_400_000;
const mailed = { text: 'Is it in Hindi?', reach: 'kavita@example.com' };
const at = () => `/pp/${pageId}/ask`;
const ask = (fields: object, url = at()) => post(url, fields as Record<string, string>);
const received = async (status = 'waiting'): Promise<ReceivedQuestion[]> => {
  const { body } = await shop.call({ url: `/api/questions?status=${status}`, token: seller.token });
  return (body as ReceivedQuestions).items;
};
const answer = (id: string, text: string, token = seller.token) =>
  shop.call({ method: 'PUT', url: `/api/questions/${id}/answer`, token, payload: { text } });
async function outbox(to: string): Promise<{ channel: string; text: string }[]> {
  await shop.deps.jobs.drain();
  const { rows } = await shop.deps.database.pool.query<{ channel: string; text: string }>(
    `select channel, text from message where sent_to = '${to}' order by 1`,
  );
  return rows;
}

test('asked on a preview, it reaches the creator without who asked, and the answer whoever asked', async () => {
  expect(modelOf((await get(`/pp/${pageId}`)).body, 'preview').product.seller.takesQuestions).toBe(true);
  expect(modelOf((await get(at())).body, 'askCreator')).toMatchObject({
    product: { title: expect.any(String) },
    action: at(),
    phoneEnding: null,
  });
  const sent = await ask(mailed);
  expect(sent.statusCode).toBe(303);
  const page = String(sent.headers.location);
  expect(page).toMatch(/^\/asked\/[1-9A-HJ-NP-Za-km-z]{20}\?k=/);
  // Pressed again it is the same one.
  expect((await ask(mailed)).headers.location).toBe(page);
  const [question, ...more] = await received();
  expect(more).toEqual([]);
  expect(question).toMatchObject({ text: mailed.text, productId: pageId, lessonId: null, name: null });
  expect(JSON.stringify(question)).not.toContain('kavita');
  expect(modelOf((await get(page)).body, 'askedQuestion')).toMatchObject({ text: mailed.text, answer: null });
  expect((await get(page.replace(/k=.*/, 'k=made-up'))).statusCode).toBe(404);

  expect((await answer(question?.id ?? '', 'It is.', (await shop.seller('Ravi')).token)).status).toBe(404);
  expect((await answer(question?.id ?? '', 'It is.')).status).toBe(200);
  expect((await answer(question?.id ?? '', 'It is, all of it.')).status).toBe(200);
  const mails = await outbox(mailed.reach);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('It is.');
  expect(mails[0]?.text).toContain(`/pp/${pageId}`);
  expect(modelOf((await get(page)).body, 'askedQuestion').answer).toBe('It is, all of it.');
});

test('asked on the page of a creator with a number, the answer is announced by text message', async () => {
  await shop.call({
    method: 'PATCH',
    url: '/api/account',
    token: seller.token,
    payload: { handle: 'Asha_Bakes' },
  });
  expect(modelOf((await get('/@Asha_Bakes')).body, 'seller').facts.takesQuestions).toBe(true);
  const sent = await ask({ text: 'Do you teach in Pune?', reach: '98765 43777' }, '/@asha_bakes/ask');
  expect(sent.statusCode).toBe(303);
  const [question] = await received();
  expect(question).toMatchObject({ productId: null, title: null, text: 'Do you teach in Pune?' });
  await answer(question?.id ?? '', 'On Sundays.');
  const [message, ...more] = await outbox('+919876543777');
  expect(more).toEqual([]);
  expect(message).toMatchObject({ channel: 'sms', text: expect.stringContaining(`/asked/${question?.id}`) });
  expect(modelOf((await get(String(sent.headers.location))).body, 'askedQuestion')).toMatchObject({
    url: '/@Asha_Bakes',
    answer: 'On Sundays.',
  });
});

test('the answer about what is off sale since then leads to the page of its creator', async () => {
  const id = await shop.page(seller);
  const reach = 'late@example.com';
  const sent = await ask({ text: 'Is it still there?', reach }, `/pp/${id}/ask`);
  const page = async () => modelOf((await get(String(sent.headers.location))).body, 'askedQuestion');
  expect(await page()).toMatchObject({ url: `/pp/${id}`, isOfProduct: true });
  const url = `/api/products/${id}/archive`;
  expect((await shop.call({ method: 'POST', url, token: seller.token })).status).toBe(200);
  const [question] = await received();
  expect((await answer(question?.id ?? '', 'Not any more.')).status).toBe(200);
  const [mail] = await outbox(reach);
  expect(mail?.text).toContain('/@Asha_Bakes');
  expect(mail?.text).not.toContain(`/pp/${id}`);
  expect(await page()).toMatchObject({ url: '/@Asha_Bakes', isOfProduct: false });
  expect((await get('/@Asha_Bakes')).statusCode).toBe(200);
});

test.each([
  ['nothing', { text: '', reach: '' }, ['text', 'reach']],
  ['no way to answer', { text: 'Hello?', reach: 'nobody' }, ['reach']],
  ['too much', { text: 'x'.repeat(1_001), reach: mailed.reach }, ['text']],
  ['a link', { text: 'Look at https://spam.example', reach: mailed.reach }, ['text']],
])('%s is refused beside its field, with what was typed', async (_what, fields, wrong) => {
  const page = await ask(fields);
  expect(page.statusCode).toBe(422);
  const model = modelOf(page.body, 'askCreator');
  expect(Object.keys(model.errors)).toEqual(wrong);
  expect(model.values.reach).toBe(fields.reach);
});

test('nobody asks in one name without end', async () => {
  shop.deps.clock.advance(2 * day);
  for (const number of [1, 2, 3, 4, 5])
    expect((await ask({ text: `Question ${number}`, reach: 'flood@example.com' })).statusCode).toBe(303);
  const page = await ask({ text: 'Question 6', reach: 'flood@example.com' });
  expect(page.statusCode).toBe(429);
  expect(modelOf(page.body, 'askCreator').message).toMatch(/Ask again tomorrow/);
  shop.deps.clock.advance(day + 1);
  expect((await ask({ text: 'Question 6', reach: 'flood@example.com' })).statusCode).toBe(303);
});

test('switched off nobody is asked to ask, and nobody can', async () => {
  const settings = (isOn: boolean) =>
    shop.call({ method: 'PUT', url: '/api/question-settings', token: seller.token, payload: { isOn } });
  expect((await settings(false)).body).toEqual({ isOn: false });
  expect(modelOf((await get(`/pp/${pageId}`)).body, 'preview').product.seller).not.toHaveProperty(
    'takesQuestions',
  );
  expect((await get(at())).statusCode).toBe(404);
  expect((await ask({ text: 'Still?', reach: mailed.reach })).statusCode).toBe(409);
  expect((await settings(true)).status).toBe(200);
  expect((await get(at())).statusCode).toBe(200);
  for (const url of ['/pp/Nobody1Nobody1/ask', '/@nobody_at_all/ask', '/asked/Nobody1Nobody1'])
    expect((await get(url)).statusCode).toBe(404);
});

test('when whoever asked is erased, so is what was not answered, and their number from the rest', async () => {
  const leaving = await shop.seller('Kavita');
  const fields = { text: 'Shall I bring flour?', reach: leaving.phone };
  const path = String((await ask(fields)).headers.location);
  await ask({ ...fields, text: 'And salt?' });
  const flour = (await received()).find(({ text }) => text === fields.text);
  await answer(flour?.id ?? '', 'No.');
  const leaver = leaverOf(shop);
  const { remainder } = await leaver.look(leaving);
  expect(await leaver.deleteAccount(leaving, remainder)).toMatchObject({ status: 200 });
  await leaver.passDays(15);
  expect(await shop.count('account_deletion', `status = 'erased'`)).toBe(1);
  expect(await shop.count('question', `asker_phone = '${leaving.phone}' or text = 'And salt?'`)).toBe(0);
  expect(modelOf((await get(path)).body, 'askedQuestion').answer).toBe('No.');
});

test('who asked is forgotten a month after the answer, and what nobody answered after a year', async () => {
  const count = (where: string) => shop.count('question', where);
  expect(await count(`asker_email is not null or asker_phone is not null`)).toBeGreaterThan(2);
  for (let days = 0; days < 32; days++) {
    shop.deps.clock.advance(day);
    await shop.deps.jobs.drain();
  }
  expect(
    await count(`answered_at is not null and (asker_email is not null or asker_phone is not null)`),
  ).toBe(0);
  expect(await count(`answered_at is null`)).toBeGreaterThan(0);
  shop.deps.clock.advance(340 * day);
  await shop.deps.jobs.drain();
  shop.deps.clock.advance(day);
  await shop.deps.jobs.drain();
  expect(await count(`answered_at is null`)).toBe(0);
  expect(await count(`answered_at is not null`)).toBe(4);
});
