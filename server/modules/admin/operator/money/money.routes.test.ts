import type { OperatorAction } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { newKey } from '../../../orders/checkout/testing/shop';
import { admin, meera, setUpAdminAndCreator } from '../testing/admin.setup';

setUpAdminAndCreator();

const actions = async (subject: string): Promise<OperatorAction[]> =>
  (await admin.get(`/audit?subject=${subject}&limit=100`)).body.items;
const available = async () => (await admin.shop.wallet(meera)).available;
/** What the creator was told by push, by its title. */
const messagesAbout = (about: string) =>
  admin.shop.count(
    'job',
    `queue = 'notify' and payload->'news'->>'about' = '${about}'
    and payload->>'sellerId' = '${meera.id}'`,
  );
const adjust = (amount: number, expected: number, key = newKey(), reason = 'A fee was taken twice') =>
  admin.post('/adjustments', { creatorId: meera.id, amount, expected, reason }, { key });
const hold = (amount: number, key = newKey()) =>
  admin.post(
    '/holds',
    { creatorId: meera.id, amount, rule: 'review', reason: 'Under review', whatToDo: 'Send us the licence' },
    { key },
  );

describe('an adjustment', () => {
  it('gives and takes what is available, once for each key, with its reason in the log', async () => {
    const key = newKey();
    expect((await adjust(50_000, 0, key)).body).toEqual({ before: 0, after: 50_000 });
    const again = await adjust(50_000, 0, key);
    expect(again.body).toEqual({ before: 50_000, after: 50_000 });
    expect((await adjust(-20_000, 50_000)).body).toEqual({ before: 50_000, after: 30_000 });
    expect(await available()).toBe(30_000);
    const logged = await actions(meera.id);
    expect(logged.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['adjust', { available: 50_000 }, { available: 30_000 }],
      ['adjust', { available: 0 }, { available: 50_000 }],
    ]);
    expect(await messagesAbout('adjustment')).toBe(2);
    const { body } = await admin.get(`/creators/${meera.id}`);
    expect(body.adjustments).toHaveLength(2);
  });

  it('is refused whole when the balance is another one than was looked at', async () => {
    const refused = await adjust(10_000, 99);
    expect([refused.status, refused.body.code]).toEqual([409, 'balance_changed']);
    expect(await available()).toBe(0);
    expect(await actions(meera.id)).toEqual([]);
    expect(await messagesAbout('adjustment')).toBe(0);
  });

  it('takes no more than there is, needs a reason, a creator and an amount', async () => {
    expect((await adjust(-1, 0)).body.code).toBe('balance_too_low');
    expect((await adjust(1, 0, newKey(), '  ')).status).toBe(422);
    expect((await adjust(0, 0)).status).toBe(422);
    const nobody = {
      creatorId: '00000000-0000-4000-8000-000000000000',
      amount: 1,
      expected: 0,
      reason: 'Why',
    };
    expect((await admin.post('/adjustments', nobody, { key: newKey() })).status).toBe(404);
    expect(await actions(meera.id)).toEqual([]);
  });

  it('happens once when two tries of it arrive together', async () => {
    const key = newKey();
    const both = await Promise.all([adjust(7_000, 0, key), adjust(7_000, 0, key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await available()).toBe(7_000);
    expect(await actions(meera.id)).toHaveLength(1);
  });
});

describe('a hold', () => {
  it('keeps money back with its reason until somebody releases it', async () => {
    await adjust(50_000, 0);
    const key = newKey();
    const placed = await hold(20_000, key);
    // Apart from whatever disputes call theirs.
    const id = `operator:${key}`;
    expect(placed.body.wallet).toMatchObject({ available: 30_000, held: 20_000 });
    expect((await hold(20_000, key)).body.wallet.held).toBe(20_000);
    const { body: all } = await admin.get('/holds');
    expect(all.items).toContainEqual(
      expect.objectContaining({
        id,
        creatorId: meera.id,
        amount: 20_000,
        whatToDo: 'Send us the licence',
      }),
    );

    const release = { creatorId: meera.id, id, reason: 'The licence is there' };
    expect((await admin.post('/holds/release', release)).body.wallet).toMatchObject({
      available: 50_000,
      held: 0,
    });
    const again = await admin.post('/holds/release', release);
    expect([again.status, again.body.code]).toEqual([409, 'already_released']);
    const done = (await actions(meera.id)).map(({ action, subject }) => [action, subject]);
    expect(done.slice(0, 2)).toEqual([
      ['releaseHold', id],
      ['placeHold', id],
    ]);
    expect([await messagesAbout('hold'), await messagesAbout('release')]).toEqual([1, 1]);
  });

  it('takes no more than is available, and is not found where there is none', async () => {
    expect((await hold(1)).body.code).toBe('balance_too_low');
    const release = { creatorId: meera.id, id: 'no-such-hold', reason: 'Why' };
    expect((await admin.post('/holds/release', release)).status).toBe(404);
    expect(await actions(meera.id)).toEqual([]);
  });
});

describe('papers and payouts', () => {
  it('judges a PAN whose name agrees in part, with a reason in the log', async () => {
    const pan = { pan: 'ABCPV0002D', name: 'Meera Kulkarni' };
    const given = { method: 'POST' as const, url: '/api/kyc/pan', token: meera.token, payload: pan };
    expect((await admin.shop.call(given)).status).toBeLessThan(300);
    await admin.shop.deps.jobs.drain();
    expect((await admin.get('')).body.waiting.reviews).toBe(1);
    const [review] = (await admin.get('/reviews')).body.items;
    expect(review).toMatchObject({ creatorId: meera.id, kind: 'pan', doubt: 'name', foundName: 'K MEERA' });
    expect(JSON.stringify(review)).not.toContain('ABCPV0002D');
    const verdict = { id: review.id, verdict: 'accept', reason: 'The names are the same person' };
    const decided = await admin.post('/reviews/verdict', verdict);
    expect(decided.body).toEqual({ creatorId: meera.id, before: 'panDoubtful', after: 'panVerified' });
    expect((await admin.post('/reviews/verdict', verdict)).body.code).toBe('review_over');
    const [logged] = await actions(meera.id);
    expect(logged).toMatchObject({ action: 'acceptReview', before: { status: 'panDoubtful' } });
  });

  it('shows a payout that takes too long, asks its gateway, and writes down that it did', async () => {
    const { clock, database } = admin.shop.deps;
    const id = 'Pq2Lm4Nd7RtVKx8w';
    const at = new Date(clock.now().getTime() - 30 * 86_400_000);
    await database.db.insertInto('payout_ref').values({ id, seller_id: meera.id }).execute();
    await database.db
      .insertInto('payout')
      .values({
        seller_id: meera.id,
        id,
        key: newKey(),
        status: 'sent',
        amount: 12_300,
        account_id: 'account',
        account_kind: 'upi',
        account_shown: 'me••@upi',
        origin: 'asked',
        provider: 'elsewhere',
        reference: null,
        reason: null,
        doubt: 'unknown_there',
        at,
        tried_at: at,
        sent_at: at,
        paid_at: null,
        ended_at: null,
        ask_at: null,
        asked: 3,
      })
      .execute();
    expect((await admin.get('')).body.waiting.payouts).toBe(1);
    const [payout] = (await admin.get('/payouts')).body.items;
    expect(payout).toMatchObject({ id, creatorId: meera.id, shown: 'me••@upi', doubt: 'unknown_there' });
    const response = await admin.post(`/payouts/${id}/question`, { reason: 'Thirty days now' });
    expect(response.status).toBe(200);
    const [logged] = await actions(id);
    expect(logged).toMatchObject({ action: 'askAboutPayout', before: { doubt: 'unknown_there' } });
    await database.db.deleteFrom('payout').execute();
  });

  it('lists what waits, and refuses what does not', async () => {
    expect((await admin.get('/reviews')).body).toEqual({ items: [], next: null });
    const verdict = { id: `pan.${meera.id}`, verdict: 'accept', reason: 'The names are the same person' };
    expect((await admin.post('/reviews/verdict', verdict)).status).toBe(404);
    expect((await admin.get('/payouts')).body).toEqual({ items: [], next: null });
    expect((await admin.post('/payouts/nothing/question', { reason: 'Three days now' })).status).toBe(404);
    expect(await actions(meera.id)).toEqual([]);
  });
});
