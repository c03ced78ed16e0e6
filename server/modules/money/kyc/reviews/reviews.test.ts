import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { banks, type KycApp, openKycApp } from '../testing/app';

let app: KycApp;
let asha: { id: string; token: string; phone: string };
let serial = 1_000;
const fresh = () => `ABCPV${++serial}D`;
const nearly = () => `A${String.fromCharCode(65 + (serial++ % 26))}CPV0002D`;

beforeAll(async () => {
  app = await openKycApp();
});
beforeEach(async () => {
  app.deps.clock.advance(25 * 60 * 60_000);
  asha = await app.creator();
});
afterAll(() => app.close());

const ofAsha = async () => (await app.kyc.reviews.list()).filter(({ sellerId }) => sellerId === asha.id);
const idOfAsha = async () => (await ofAsha())[0]?.id ?? 'none';
const decide = (id: string, verdict: 'accept' | 'refuse', reason = 'Give the PAN on your own card.') =>
  app.deps.database.tx((trx) => app.kyc.reviews.decide(trx, { id, verdict, reason }));
const mailsTo = async (words: string) =>
  (await app.notify.outbox()).filter(({ text }) => text.includes(words));

describe('a PAN in doubt', () => {
  it('waits with both names, and counts once it is accepted', async () => {
    await app.give(asha.token, nearly());
    const [review] = await ofAsha();
    expect(review).toMatchObject({
      kind: 'pan',
      doubt: 'name',
      expectedName: 'Asha Rao',
      foundName: 'K ASHA',
      elsewhere: [],
    });
    const decided = await decide(review?.id ?? '', 'accept');
    expect(decided).toEqual({ sellerId: asha.id, before: 'panDoubtful', after: 'panVerified' });
    expect(await ofAsha()).toEqual([]);
    expect((await app.known(asha.token)).status).toBe('panVerified');
  });

  it('is refused with words that its creator reads on the screen and by mail', async () => {
    await app.give(asha.token, nearly());
    await decide(await idOfAsha(), 'refuse', 'The card is not yours, it seems.');
    await app.deps.jobs.drain();
    expect(await app.known(asha.token)).toMatchObject({
      status: 'panRefused',
      pan: { reason: 'The card is not yours, it seems.' },
    });
    expect(await mailsTo('The card is not yours, it seems.')).toHaveLength(1);
    expect((await app.give(asha.token, fresh())).status).toBe('panVerified');
  });

  it('is decided once', async () => {
    await app.give(asha.token, nearly());
    const id = await idOfAsha();
    await decide(id, 'accept');
    await expect(decide(id, 'accept')).rejects.toMatchObject({
      status: 409,
      code: 'review_over',
    });
  });

  it('is the one that was shown: another given since is looked at anew', async () => {
    await app.give(asha.token, nearly());
    const shown = await idOfAsha();
    await app.give(asha.token, nearly());
    for (const id of [shown, `pan.${asha.id}`])
      await expect(decide(id, 'accept')).rejects.toMatchObject({ status: 409, code: 'review_changed' });
    expect((await app.known(asha.token)).status).toBe('panDoubtful');
  });

  it('is one under whose creator the GSTIN of another PAN sells', async () => {
    await app.deps.database.db
      .insertInto('business')
      .values({
        seller_id: asha.id,
        gstin: '29AAICP2912R1ZR',
        mark: '',
        legal_name: 'SANDBOX TRADERS',
        address: '4, Temple Street',
        verified_at: app.deps.clock.now(),
        ended_at: null,
      })
      .execute();
    expect(await app.give(asha.token, fresh())).toMatchObject({
      status: 'panDoubtful',
      pan: { reason: expect.stringContaining('GSTIN') },
    });
    expect((await ofAsha())[0]).toMatchObject({ doubt: 'gstin' });
    expect((await app.give(asha.token, 'AAICP2912R')).status).toBe('panVerified');
  });

  it('lets an account be added meanwhile, which completes it on acceptance', async () => {
    await app.give(asha.token, nearly());
    expect((await app.add(asha, { kind: 'upi', vpa: 'asha.waits@okaxis' })).status).toBe(201);
    await app.deps.jobs.drain();
    expect((await app.known(asha.token)).status).toBe('panDoubtful');
    expect(await decide(await idOfAsha(), 'accept')).toMatchObject({ after: 'complete' });
    expect(await app.kyc.isComplete(asha.id)).toBe(true);
  });
});

describe('an account in doubt', () => {
  it('waits with both names, and completes the KYC once it is accepted', async () => {
    await app.give(asha.token, fresh());
    await app.add(asha, banks.nearly);
    await app.deps.jobs.drain();
    const [review] = await ofAsha();
    expect(review).toMatchObject({ kind: 'bank', expectedName: 'ASHA RAO', foundName: 'K ASHA' });
    const before = `account.${asha.id}.${review?.id.split('.')[2]}.0`;
    await expect(decide(before, 'accept')).rejects.toMatchObject({ status: 409, code: 'review_changed' });
    await decide(review?.id ?? '', 'accept');
    expect((await app.known(asha.token)).status).toBe('complete');
    await decide(review?.id ?? '', 'refuse', 'The bank asked us to.');
    expect((await app.known(asha.token)).status).toBe('panVerified');
    expect((await app.accounts(asha.token))[0]).toMatchObject({ reason: 'The bank asked us to.' });
  });

  it('that was withdrawn waits for a person when it is added again', async () => {
    await app.give(asha.token, fresh());
    const account = { kind: 'upi', vpa: 'asha.withdrawn@okaxis' };
    const { body } = await app.add(asha, account);
    await app.deps.jobs.drain();
    await decide(`account.${asha.id}.${body.id}`, 'refuse', 'The bank asked us to.');
    await app.add(asha, account);
    await app.deps.jobs.drain();
    expect(await app.accounts(asha.token)).toMatchObject([
      { status: 'doubtful', reason: expect.stringContaining('was rejected before') },
    ]);
    expect((await ofAsha())[0]).toMatchObject({ kind: 'upi', doubt: 'refused' });
    await decide(await idOfAsha(), 'accept');
    expect(await app.kyc.isComplete(asha.id)).toBe(true);
  });

  it('is one that another creator has, and names that creator to the operator', async () => {
    const meera = await app.creator();
    const account = { kind: 'upi', vpa: 'two.of.us@okaxis' };
    for (const one of [asha, meera]) {
      await app.give(one.token, fresh());
      await app.add(one, account);
      await app.deps.jobs.drain();
    }
    const [review] = (await app.kyc.reviews.list()).filter(({ sellerId }) => sellerId === meera.id);
    expect(review).toMatchObject({ kind: 'upi', doubt: 'elsewhere', elsewhere: [asha.id] });
  });
});

describe('a PAN withdrawn', () => {
  it('ends the completeness, and under another name the banks are asked again', async () => {
    await app.give(asha.token, fresh());
    await app.add(asha, { kind: 'upi', vpa: 'asha.again@okaxis' });
    await app.deps.jobs.drain();
    expect((await app.known(asha.token)).status).toBe('complete');
    expect(await decide(`pan.${asha.id}`, 'refuse')).toMatchObject({
      before: 'complete',
      after: 'panRefused',
    });
    expect(await app.kyc.panOf([asha.id])).toEqual(new Map());

    const given = await app.call('POST', '/api/kyc/pan', {
      token: asha.token,
      payload: { pan: fresh(), name: 'Asha Verma' },
    });
    expect(given.statusCode).toBe(200);
    await app.deps.jobs.drain();
    expect((await app.known(asha.token)).status).toBe('complete');
    expect((await app.accounts(asha.token))[0]).toMatchObject({ status: 'verified', holder: 'ASHA VERMA' });
  });

  it('waits for a person when it is given again, also after another one', async () => {
    const pan = fresh();
    await app.give(asha.token, pan);
    await decide(`pan.${asha.id}`, 'refuse');
    expect((await app.give(asha.token, pan)).status).toBe('panDoubtful');
    expect((await ofAsha())[0]).toMatchObject({ doubt: 'refused' });
    expect((await app.give(asha.token, 'ABCPV0000D')).status).toBe('panRefused');
    expect(await app.give(asha.token, pan)).toMatchObject({
      status: 'panDoubtful',
      pan: { reason: expect.stringContaining('was rejected before') },
    });
    await decide(await idOfAsha(), 'accept');
    expect((await app.known(asha.token)).status).toBe('panVerified');
  });

  it('is free for whoever it belongs to', async () => {
    const meera = await app.creator();
    const pan = fresh();
    await app.give(asha.token, pan);
    await decide(`pan.${asha.id}`, 'refuse');
    expect((await app.give(meera.token, pan)).status).toBe('panVerified');
  });
});

it.each(['pan.nobody', 'account.x', 'pan.00000000-0000-7000-8000-000000000001', ''])(
  'there is no review %s',
  async (id) => {
    await expect(decide(id, 'accept')).rejects.toMatchObject({ status: 404 });
  },
);
