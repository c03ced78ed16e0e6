import { afterAll, beforeAll, expect, test } from 'vitest';
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

const open = (method: 'GET' | 'POST', url: string) => club.shop.app.inject({ method, url });
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

test('its button leads to the payment of one order, however often it is pressed', async () => {
  const [first, second] = [await open('POST', link), await open('POST', link)];
  expect([first.statusCode, second.headers.location]).toEqual([303, first.headers.location]);
  expect(String(first.headers['set-cookie'])).toContain('haat_buyer=');
  const before = await member.show(id);
  await club.pay(String(first.headers.location).split('id=')[1] ?? '');
  expect((await member.show(id)).endsAt).toBe(before.renewal?.endsAt);
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
