import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KycApp, openKycApp, pans } from './testing/app';

let app: KycApp;
let asha: { id: string; token: string; phone: string };
beforeAll(async () => {
  app = await openKycApp();
});
beforeEach(async () => {
  app.deps.clock.advance(25 * 60 * 60_000);
  asha = await app.creator();
});
afterAll(() => app.close());

const post = (payload: object, token = asha.token) => app.call('POST', '/api/kyc/pan', { token, payload });
/** PANs that nobody gave before: the digits count up. */
let serial = 1_000;
const fresh = () => `ABCPV${++serial}D`;

describe('a PAN', () => {
  it('is nothing before it was given', async () => {
    expect(await app.known(asha.token)).toEqual({
      status: 'none',
      isComplete: false,
      pan: null,
      accounts: [],
      triesLeft: 10,
      coolingHours: 24,
    });
  });

  it('is looked up in a job and then verified, masked from the start', async () => {
    const answer = await post({ pan: 'abcpv 1234 d', name: '  Asha   Rao ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'panChecking',
      pan: { shown: 'AB••••••4D', name: 'Asha Rao' },
    });
    await app.deps.jobs.drain();
    expect(await app.known(asha.token)).toMatchObject({
      status: 'panVerified',
      isComplete: false,
      pan: { registeredName: 'ASHA RAO', taxedAs: 'person', reason: null },
      triesLeft: 9,
    });
  });

  it.each([
    [pans.unknown, 'panRefused', 'was not found in the income tax records'],
    [pans.stranger, 'panRefused', 'different name'],
    [pans.nearly, 'panDoubtful', 'within 2 working days'],
  ])('%s ends as %s, with what to do', async (pan, status, text) => {
    expect(await app.give(asha.token, pan)).toMatchObject({
      status,
      pan: { reason: expect.stringContaining(text) },
    });
  });

  it('is given again after a refusal', async () => {
    await app.give(asha.token, pans.unknown);
    expect((await app.give(asha.token, fresh())).status).toBe('panVerified');
  });

  it('of a company is taxed as one, and told to whoever withholds', async () => {
    const meera = await app.creator();
    await app.give(asha.token, pans.company, 'Asha Foods');
    await app.give(meera.token, fresh());
    const bela = await app.creator();
    await app.give(bela.token, pans.nearly);
    expect(await app.kyc.panOf([asha.id, meera.id, bela.id])).toEqual(
      new Map([
        [asha.id, 'other'],
        [meera.id, 'person'],
      ]),
    );
    expect(await app.kyc.panOf([])).toEqual(new Map());
  });

  it.each([
    [{ pan: 'ABCXV1234D', name: 'Asha' }, 'pan'],
    [{ pan: 'ABC1V1234D', name: 'Asha' }, 'pan'],
    [{ pan: 'ABCPV1234D', name: ' .- ' }, 'name'],
  ])('%o is refused by the form of its %s', async (payload, field) => {
    const answer = await post(payload);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  });

  it('needs somebody signed in', async () => {
    for (const [method, url] of [
      ['GET', '/api/kyc'],
      ['POST', '/api/kyc/pan'],
    ] as const)
      expect((await app.call(method, url, { payload: { pan: pans.good, name: 'Asha' } })).statusCode).toBe(
        401,
      );
  });
});

describe('twice', () => {
  it('changes nothing, whether it is being looked up or was found good', async () => {
    const payload = { pan: fresh(), name: 'Asha Rao' };
    await post(payload);
    expect((await post(payload)).json()).toMatchObject({ status: 'panChecking', triesLeft: 9 });
    await app.deps.jobs.drain();
    expect((await post(payload)).json()).toMatchObject({ status: 'panVerified', triesLeft: 9 });
  });

  it('at once is looked up once', async () => {
    const payload = { pan: fresh(), name: 'Asha Rao' };
    const answers = await Promise.all([post(payload), post(payload), post(payload)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await app.known(asha.token)).triesLeft).toBe(9);
  });

  it('with another PAN waits for the first, and cannot replace one that is verified', async () => {
    await post({ pan: fresh(), name: 'Asha Rao' });
    expect((await post({ pan: fresh(), name: 'Asha Rao' })).json().code).toBe('pan_checking');
    await app.deps.jobs.drain();
    const late = await post({ pan: fresh(), name: 'Asha Rao' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'pan_verified']);
  });

  it('and again has an end for the day', async () => {
    for (let times = 0; times < 10; times++) await app.give(asha.token, pans.unknown, `Asha ${times}x`);
    const answer = await post({ pan: fresh(), name: 'Asha Rao' });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'kyc_too_many']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.known(asha.token)).triesLeft).toBe(0);
    app.deps.clock.advance(24 * 60 * 60_000);
    expect((await app.give(asha.token, fresh())).status).toBe('panVerified');
  });
});

describe('one PAN of two accounts', () => {
  it('is the first one’s; the second is looked at', async () => {
    const pan = fresh();
    const meera = await app.creator();
    expect((await app.give(asha.token, pan)).status).toBe('panVerified');
    expect(await app.give(meera.token, pan)).toMatchObject({
      status: 'panDoubtful',
      pan: { reason: expect.stringContaining('another Haat account') },
    });
    const [review] = (await app.kyc.reviews.list()).filter(({ sellerId }) => sellerId === meera.id);
    expect(review).toMatchObject({
      doubt: 'elsewhere',
      elsewhere: [asha.id],
      shown: expect.not.stringContaining(pan),
    });
  });

  it('given at the same moment is verified for one of them alone', async () => {
    const pan = fresh();
    const crowd = [asha, await app.creator(), await app.creator(), await app.creator()];
    await Promise.all(crowd.map(({ token }) => post({ pan, name: 'Asha Rao' }, token)));
    await app.deps.jobs.drain();
    const states = await Promise.all(crowd.map(async ({ token }) => (await app.known(token)).status));
    expect(states.sort()).toEqual(['panDoubtful', 'panDoubtful', 'panDoubtful', 'panVerified']);
  });
});

it('is nowhere in the database or the log as it was typed', async () => {
  const pan = fresh();
  await app.give(asha.token, pan);
  const { rows } = await app.deps.database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) {
    const all = await app.deps.database.pool.query<{ text: string }>(
      `select t::text as text from "${name}" t`,
    );
    expect(all.rows.map(({ text }) => text).join('\n')).not.toContain(pan);
  }
  expect(app.deps.logged()).not.toContain(pan);
});
