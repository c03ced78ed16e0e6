import type { HandleState, User } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAppPath } from '../../../../app-paths';
import { publicPaths } from '../../../storefront/public-pages/addresses';
import { openTestApp, type TestApp } from '../testing/app';
import { isReserved } from './handle.rules';

const day = 86_400_000;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

let people = 0;
const person = async () => (await test.signIn(`+9198111002${String(++people).padStart(2, '0')}`)).token;

async function change(token: string, payload: object) {
  const answer = await test.call('PATCH', '/api/account', { token, payload });
  return { status: answer.statusCode, body: answer.json() };
}
const stateOf = async (token: string) =>
  (await test.call('GET', '/api/account/handle', { token })).json<HandleState>();
const userOf = async (token: string) =>
  (await test.call('POST', '/api/userinfo', { token })).json<{ user: User }>().user;
const take = (token: string, handle: string | null) => change(token, { handle });

describe('what somebody says of themselves', () => {
  it('is kept and answered, and what is not given stays', async () => {
    const token = await person();
    expect(await userOf(token)).toMatchObject({ bio: null, handle: null, language: null });
    await change(token, { bio: '  I bake in the mornings. ', language: 'hi' });
    await change(token, { name: ' मीरा ' });
    expect(await userOf(token)).toMatchObject({
      name: 'मीरा',
      bio: 'I bake in the mornings.',
      language: 'hi',
      handle: null,
    });
    expect((await change(token, { bio: ' ' })).body.user.bio).toBeNull();
  });

  it.each<[string, object, string]>([
    ['a name of spaces', { name: '  ' }, 'name'],
    ['a handle of two letters', { handle: 'ab' }, 'handle'],
    ['a handle with a sign', { handle: 'me-era' }, 'handle'],
    ['a handle in another script', { handle: 'मीरा' }, 'handle'],
    ['a handle of 31 letters', { handle: 'a'.repeat(31) }, 'handle'],
  ])('%s is refused beside its field, and nothing else is taken over', async (_what, payload, field) => {
    const token = await person();
    const { status, body } = await change(token, { language: 'hi', ...payload });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await userOf(token)).language).toBeNull();
  });

  it('that does not follow the contract is refused', async () => {
    const token = await person();
    for (const payload of [{}, { language: 'fr' }, { bio: 'x'.repeat(301) }, { plan: 'VVIP' }])
      expect((await change(token, payload)).status).toBe(400);
    expect((await test.call('GET', '/api/account/handle')).statusCode).toBe(401);
  });
});

describe('a handle', () => {
  it('is one person’s in whatever letters, and leads to their page', async () => {
    const [asha, ravi] = [await person(), await person()];
    expect(await take(asha, ' @Asha_Bakes ')).toMatchObject({
      status: 200,
      body: { user: { handle: 'Asha_Bakes' } },
    });
    expect(await take(ravi, 'asha_bakes')).toMatchObject({ status: 409, body: { code: 'handle_taken' } });
    expect(await test.identity.profileAt('ASHA_BAKES')).toMatchObject({ handle: 'Asha_Bakes' });
    expect(await test.identity.profileAt('nobody')).toBeNull();
    expect(await take(asha, 'ASHA_bakes')).toMatchObject({
      status: 200,
      body: { user: { handle: 'ASHA_bakes' } },
    });
  });

  it('is taken by one of many who ask at once', async () => {
    const tokens = await Promise.all([person(), person(), person(), person()]);
    const answers = await Promise.all(tokens.map((token) => take(token, 'the_only_one')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('rests for thirty days, and the one before leads on for ninety', async () => {
    const [asha, ravi] = [await person(), await person()];
    await take(asha, 'first_name');
    expect(await take(asha, 'second_name')).toMatchObject({ status: 409, body: { code: 'handle_rests' } });
    expect((await stateOf(asha)).changesAt).not.toBeNull();
    test.deps.clock.advance(30 * day);
    expect((await stateOf(asha)).changesAt).toBeNull();
    expect((await take(asha, 'second_name')).status).toBe(200);
    expect((await stateOf(asha)).former).toMatchObject([{ handle: 'first_name' }]);
    expect(await test.identity.profileAt('first_name')).toMatchObject({ handle: 'second_name' });
    expect((await take(ravi, 'First_Name')).status).toBe(409);
    test.deps.clock.advance(90 * day - 1);
    expect(await test.identity.profileAt('first_name')).not.toBeNull();
    test.deps.clock.advance(1);
    expect(await test.identity.profileAt('first_name')).toBeNull();
    expect((await take(ravi, 'First_Name')).status).toBe(200);
    expect(await test.identity.profileAt('first_name')).toMatchObject({ handle: 'First_Name' });
    expect((await stateOf(asha)).former).toEqual([]);
  });

  it('may be taken away and taken back, which is no change', async () => {
    const asha = await person();
    await take(asha, 'here_today');
    expect((await take(asha, '')).body.user.handle).toBeNull();
    expect(await test.identity.profileAt('here_today')).toBeNull();
    expect((await take(asha, 'gone_tomorrow')).status).toBe(409);
    expect((await take(asha, 'here_today')).status).toBe(200);
    expect(await test.identity.profileAt('here_today')).not.toBeNull();
  });

  it('is forgotten once it leads nowhere', async () => {
    const asha = await person();
    await take(asha, 'soon_forgotten');
    await take(asha, null);
    test.deps.clock.advance(91 * day);
    await test.deps.jobs.drain();
    const { rows } = await test.deps.database.pool.query(
      `select 1 from account_handle where folded = 'soon_forgotten'`,
    );
    expect(rows).toEqual([]);
  });

  it('is never a name of the platform or of one of its addresses', async () => {
    const addresses = ['admin', 'login', 'wallet', 'purchase', 'tgsettings6', 'operator', 'analytics'];
    expect(addresses.filter((name) => !isAppPath(`/${name}`) || !isReserved(name))).toEqual([]);
    const open = Object.values(publicPaths).map((path) => path.slice(1).toLowerCase());
    expect(open.filter((name) => /^\w{3,}$/.test(name) && !isReserved(name))).toEqual([]);
    expect(await take(await person(), 'Haat')).toMatchObject({ status: 409, body: { code: 'handle_taken' } });
    const posing = [
      'haat_support',
      'Official_Haat'.toLowerCase(),
      'haatteam',
      'sup_port',
      '_haat_',
      'h_a_a_t',
    ];
    expect(posing.filter((name) => !isReserved(name))).toEqual([]);
    // A market is a word like any other.
    expect(['haatbazaar', 'dilli_haat', 'haat_of_crafts', 'meera'].filter(isReserved)).toEqual([]);
  });
});
