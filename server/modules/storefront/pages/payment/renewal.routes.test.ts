import { afterAll, beforeAll, expect, test } from 'vitest';
import { sentCode } from '../../../messaging/sending/testing/sent-code';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { type Club, type Member, monthly, openClub } from '../../../orders/subscriptions/testing/club';
import { fakeBuild, modelOf } from '../testing/build';

const build = fakeBuild();
let club: Club;
let member: Member;
let id: string;
/** As the text message has it. */
let link: string;

beforeAll(async () => {
  club = await openClub([monthly('Plain', 49_900)], { pages: build });
  member = await club.member();
  ({ id } = await member.subscribe('Plain'));
  await club.pass(30);
  const [text = ''] = await club.messagesTo(member.phone);
  link = /http:\/\/[^/]+(\/renew\/\S+)/.exec(text)?.[1] ?? '';
});
afterAll(async () => {
  await club.shop.close();
  build.remove();
});

const open = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) =>
  club.shop.app.inject({ method, url, headers: { origin: 'http://localhost', ...headers } });
const say = (autopay: string, url: string) =>
  club.shop.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ autopay }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('the link of a reminder shows what another period costs, to whoever has it', async () => {
  const page = await open('GET', link);
  expect(page.statusCode).toBe(200);
  const { renewal } = await member.show(id);
  expect(modelOf(page.body, 'renewal')).toMatchObject({
    product: { title: 'Raga basics', seller: 'Asha' },
    subscription: { id, renewal },
    error: null,
  });
});

/** Another browser, in which the member signs in. */
async function browserOf({ phone }: Member) {
  const call = (url: string, payload: object) => club.shop.call({ method: 'POST', url, payload });
  await call('/api/send-otp', { phone });
  const otp = await sentCode(club.shop.deps, phone);
  return { cookie: buyerCookie(await call('/api/verify-otp', { phone, otp })) };
}

/** A browser that has bought something else, with another number. */
const strangers = async () => ({
  cookie: buyerCookie(await club.shop.order(club.productId, { buyer: { phone: '+919812345678' } })),
});

/** The order whose payment a press began. */
async function pressed(headers: Record<string, string> = {}) {
  const answer = await open('POST', link, headers);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/sandbox\/payments\/|^\/cashfree\?id=/),
  ]);
  const [, named] = /(?:payments\/|id=)([\w-]+)/.exec(String(answer.headers.location)) ?? [];
  const { rows } = await club.shop.deps.database.pool.query<{ id: string; session: string }>(
    'select id, gateway_session as session from orders where id = $1 or gateway_session = $1',
    [named],
  );
  return { answer, ...(rows[0] ?? { id: '', session: '' }) };
}

test('pressed by whoever has it, it pays and opens nothing: not the details, not what was bought', async () => {
  const here = await strangers();
  const mine = (await open('GET', '/checkout/saved', here)).json();
  const first = await pressed(here);
  // Asked for again, in a browser that has nothing at all too, it is one order.
  const second = await pressed();
  expect([second.id, second.answer.headers.location]).toEqual([first.id, first.answer.headers.location]);
  for (const { answer } of [first, second]) expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await open('GET', '/checkout/saved', here)).json()).toEqual(mine);

  // Its holder pays it in their own browser, and the stranger has nothing of it.
  const own = await browserOf(member);
  const third = await pressed(own);
  expect([third.id, third.answer.headers.location]).toEqual([first.id, `/cashfree?id=${first.id}`]);
  expect(String(third.answer.headers['set-cookie'])).toContain('haat_buyer=');
  const { renewal } = await member.show(id);
  await club.pay(first.id);
  expect((await member.show(id)).endsAt).toBe(renewal?.endsAt);
  expect((await open('GET', `/access/${first.id}`, own)).statusCode).toBe(200);
  expect((await open('GET', `/access/${first.id}`, here)).statusCode).toBe(404);
  const purchase = await open('GET', `/api/purchases/${first.id}`, here);
  expect(purchase.statusCode).toBe(404);
});

test('paid in a browser that holds nothing, it says that it is paid and for whom it opens', async () => {
  const here = await strangers();
  const { id: order, session, answer } = await pressed(here);
  const form = (outcome: string) =>
    club.shop.app.inject({
      method: 'POST',
      url: `/sandbox/payments/${session}/form`,
      payload: new URLSearchParams({ outcome, method: 'upi' }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost',
        ...here,
      },
    });
  expect(answer.headers.location).toMatch(/^\/sandbox\/payments\//);
  const back = async () => modelOf((await open('GET', `/cashfree?id=${order}&back=1`, here)).body, 'payFor');
  // Too late for what it held, it is begun again there, and not bought anew.
  club.shop.deps.clock.advance(11 * 60_000);
  await club.shop.deps.jobs.drain();
  const late = modelOf((await open('GET', `/cashfree?id=${order}`, here)).body, 'payFor');
  expect(late).toMatchObject({ state: 'open', asker: null, isRenewal: true });
  expect((await open('POST', late.action ?? '', here)).headers.location).toMatch(/^\/sandbox\/payments\//);
  await form('failed');
  const failed = await back();
  expect(failed).toMatchObject({ state: 'open', asker: null, isRenewal: true });
  // Tried again there, it names nobody.
  const again = await open('GET', failed.action ?? '', here);
  expect(modelOf(again.body, 'payFor')).toMatchObject({ state: 'open', asker: null });
  expect(again.body).not.toContain('Devi');
  expect((await open('POST', failed.action ?? '', here)).headers.location).toMatch(/^\/sandbox\/payments\//);
  await form('success');
  await club.shop.deps.jobs.drain();
  expect(await back()).toMatchObject({
    state: 'paid',
    asker: null,
    action: null,
    isRenewal: true,
    product: { title: 'Raga basics' },
  });
  expect((await open('GET', `/access/${order}`, here)).statusCode).toBe(404);
});

test('it says yes to renewing by itself where the bank asks, and no at once', async () => {
  const page = async (url: string) => modelOf((await open('GET', url)).body, 'renewal');
  const [first, second] = [await say('start', link), await say('start', link)];
  expect([first.statusCode, second.headers.location]).toEqual([303, first.headers.location]);
  expect(first.headers.location).toMatch(/^\/autopay\?id=\w{16}$/);
  expect((await page(link)).subscription.autopay?.status).toBe('proposed');
  for (let often = 0; often < 2; often += 1) {
    const ended = await say('end', link);
    expect([ended.statusCode, ended.headers.location]).toEqual([303, `${link}&off=1`]);
    const shown = await page(`${link}&off=1`);
    expect([shown.subscription.autopay, shown.isTurnedOff]).toEqual([null, true]);
  }
});

test('what cannot renew automatically says so on its page', async () => {
  await member.say(id, 'pause');
  const refused = await say('start', link);
  expect(refused.statusCode).toBe(409);
  expect(modelOf(refused.body, 'renewal').error).toBe('Auto-renew is not available for this');
  await member.say(id, 'resume');
});

test('without our key there is nothing', async () => {
  for (const url of [`/renew/${id}`, `/renew/${id}?k=x`, '/renew/nothing', link.replace(id, '1'.repeat(16))])
    for (const ask of [open('GET', url), open('POST', url), say('start', url), say('end', url)])
      expect([url, (await ask).statusCode]).toEqual([url, 404]);
});
