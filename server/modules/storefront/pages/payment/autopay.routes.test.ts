import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Club, type Member, monthly, openClub } from '../../../orders/subscriptions/testing/club';
import { fakeBuild, modelOf } from '../testing/build';

const build = fakeBuild();
let club: Club;
let member: Member;
let id: string;

beforeAll(async () => {
  club = await openClub([monthly('Plain', 49_900)], { pages: build });
  member = await club.member();
  ({ id } = await member.subscribe('Plain'));
});
afterAll(async () => {
  await club.shop.close();
  build.remove();
});

const get = (url: string) => club.shop.app.inject({ method: 'GET', url });
const play = (page: string, act: string, method = 'upi') =>
  club.shop.app.inject({
    method: 'POST',
    url: `${page}/form`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ act, method }).toString(),
  });
type Answer = Awaited<ReturnType<typeof get>>;
const leadOf = (answer: Answer) => String(answer.headers.location);
const autopay = async (url: string) => modelOf((await get(url)).body, 'autopay');
const bank = async (url: string) => modelOf((await get(url)).body, 'sandboxMandate');

/** Where the bank asks somebody who wants it to renew automatically, and the way back from there. */
async function startAutopay() {
  const { status, body } = await member.say(id, 'autopay');
  expect(status).toBe(201);
  const { url } = body as unknown as { url: string };
  const page = leadOf(await get(url));
  expect(page).toMatch(/^\/sandbox\/mandates\/\w+\.[\w-]+$/);
  return { url, page, back: `${url}&back=1` };
}

test('a bank that has not been answered is waited for, and asked again at the same place', async () => {
  const { url, page, back } = await startAutopay();
  expect(await bank(page)).toMatchObject({
    status: 'proposed',
    most: 49_900,
    first: null,
    title: 'Raga basics',
    seller: 'Asha',
  });
  expect(leadOf(await play(page, 'leave'))).toBe(back);
  expect(await autopay(back)).toMatchObject({ state: 'waiting', subscriptionId: id, gateway: null });
  expect(leadOf(await get(url))).toBe(page);
});

test('a no leads back, and nothing renews automatically', async () => {
  const { page, back } = await startAutopay();
  expect(leadOf(await play(page, 'decline'))).toBe(back);
  expect(await autopay(back)).toMatchObject({
    state: 'refused',
    product: { title: 'Raga basics', seller: 'Asha' },
  });
  expect((await member.show(id)).autopay).toBeNull();
});

test('a yes leads back, and the bank stays at hand to be played', async () => {
  const { page, back } = await startAutopay();
  expect(leadOf(await play(page, 'agree', 'card'))).toBe(back);
  expect(await autopay(back)).toMatchObject({ state: 'on', bank: page });
  expect((await member.show(id)).autopay).toMatchObject({ status: 'active', method: 'card' });

  expect(leadOf(await play(page, 'pause'))).toBe(page);
  expect(await bank(page)).toMatchObject({ status: 'paused', method: 'card', isRefusing: false });
  expect((await autopay(back)).state).toBe('paused');
  await play(page, 'resume');
  await play(page, 'refuse');
  expect(await bank(page)).toMatchObject({ status: 'active', isRefusing: true, waiting: [] });
  expect((await autopay(back)).state).toBe('on');
  await play(page, 'end');
  expect((await autopay(back)).state).toBe('ended');
  expect((await autopay(back.replace('&back=1', ''))).state).toBe('ended');
});

test('what is bought with it is paid with the yes of the bank, and has no page of its own before', async () => {
  const { status, body: placed } = await club.shop.order(club.productId, {
    priceId: club.prices['Plain'],
    autopay: true,
    buyer: { phone: '98765 11111', name: 'Ravi' },
  });
  expect(status).toBe(201);
  const page = leadOf(await get(`/cashfree?id=${placed.id}`));
  expect(await bank(page)).toMatchObject({ first: 49_900, title: 'Raga basics' });
  const back = `/cashfree?id=${placed.id}&back=1`;
  expect(leadOf(await get(`/autopay?id=${placed.id}`))).toBe(back);

  expect(leadOf(await play(page, 'decline'))).toBe(back);
  expect(modelOf((await get(back)).body, 'payment').order.status).toBe('failed');
  expect(leadOf(await get(`/autopay?id=${placed.id}`))).toBe(back);
  const headers = { cookie: `haat_order=${placed.token}`, origin: 'http://localhost' };
  const again = await club.shop.app.inject({ method: 'POST', url: `/cashfree?id=${placed.id}`, headers });
  expect(leadOf(again)).toBe(page);

  expect(leadOf(await play(page, 'agree'))).toBe(back);
  await get(back);
  await club.shop.deps.jobs.drain();
  expect((await club.shop.read(placed)).status).toBe('fulfilled');
  expect(await autopay(`/autopay?id=${placed.id}&back=1`)).toMatchObject({ state: 'on', bank: page });
});

test('nobody else has a page here', async () => {
  const { page } = await startAutopay();
  const forged = page.replace(/\.[\w-]+$/, `.${'A'.repeat(43)}`);
  for (const url of ['/autopay', '/autopay?id=x', `/autopay?id=${'1'.repeat(16)}&back=1`, forged])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  expect((await play(forged, 'agree')).statusCode).toBe(404);
});
