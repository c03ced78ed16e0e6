import { beforeAll, expect, test } from 'vitest';
import { modelOf } from '../testing/build';
import { get, post, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

let club: string;

beforeAll(async () => {
  club = await shop.page(await shop.seller(), {
    prices: [{ type: 'subscription', amount: 49_900, period: { unit: 'month', count: 1 } }],
  });
});

const send = (fields: Record<string, string>) =>
  post(`/pp/${club}/checkout`, { phone: '98765 43210', key: 'form-0001', ...fields });
const opened = async (location: unknown) => String((await get(String(location))).headers.location);

test('a subscription is offered to renew automatically, and never so before its buyer says it', async () => {
  const form = modelOf((await get(`/pp/${club}/checkout`)).body, 'checkout');
  expect(form).toMatchObject({ autopay: false, product: { autopay: [form.priceId] } });
  const without = await send({});
  expect(await opened(without.headers.location)).toMatch(/^\/sandbox\/payments\//);
  const ticked = await send({ autopay: 'yes' });
  expect(ticked.statusCode).toBe(303);
  expect(ticked.headers.location).not.toBe(without.headers.location);
  expect(await opened(ticked.headers.location)).toMatch(/^\/sandbox\/mandates\//);
  expect((await send({ autopay: 'yes' })).headers.location).toBe(ticked.headers.location);
});

test('what its bank did not agree to leads back to the page, and not round in a circle', async () => {
  const { sandboxBank, mandates } = shop.deps.gateways.payments;
  const order = async (key: string) => {
    const { headers, cookies } = await send({ autopay: 'yes', key });
    const url = String(headers.location);
    const session = (await opened(url)).split('/').at(-1) ?? '';
    const cookie = `haat_buyer=${cookies.find(({ name }) => name === 'haat_buyer')?.value}`;
    return { url, id: url.split('id=')[1] ?? '', session, cookie };
  };
  const left = await order('form-0010');
  await mandates.current?.end(left);
  const open = await get(left.url);
  expect(open.statusCode).toBe(200);
  expect(modelOf(open.body, 'payment')).toMatchObject({
    isOver: true,
    order: { status: 'awaitingPayment', product: { url: `/pp/${club}` } },
  });

  const refused = await order('form-0011');
  await sandboxBank.play(refused.session, 'decline', 'upi');
  await shop.deps.jobs.drain();
  const { cookie } = refused;
  expect((await post(refused.url, {}, { cookie })).statusCode).toBe(303);
  await sandboxBank.play(refused.session, 'leave', 'upi');
  await shop.deps.jobs.drain();
  await mandates.current?.end(refused);
  const again = await post(refused.url, {}, { cookie });
  expect(modelOf(again.body, 'payment')).toMatchObject({ isOver: true, order: { status: 'dropped' } });
});

test('what was ticked stays ticked when something else is to be put right', async () => {
  const wrong = await send({ autopay: 'yes', phone: '12' });
  expect(wrong.statusCode).toBe(422);
  expect(modelOf(wrong.body, 'checkout')).toMatchObject({
    autopay: true,
    errors: { phone: expect.any(String) },
  });
});

test('what cannot renew automatically any more says so above the form', async () => {
  const { mandates } = shop.deps.gateways.payments;
  mandates.current = null;
  const refused = await send({ autopay: 'yes', key: 'form-0002' });
  expect(refused.statusCode).toBe(422);
  expect(modelOf(refused.body, 'checkout')).toMatchObject({
    autopay: false,
    message: 'Auto-renew is not available. Continue without it',
  });
});
