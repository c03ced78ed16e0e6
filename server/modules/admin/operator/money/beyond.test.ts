// What creators and buyers cannot help themselves to: a lost way in, money that the gateway keeps, a bank's question.
import { describe, expect, it } from 'vitest';
import { GatewaySilent } from '../../../../gateways/payments';
import { platformAccountId } from '../../../../platform/money/platform-account';
import { createLedger } from '../../../money';
import { admin, logged, meera, proved, setUpAdminAndCreator } from '../testing/admin.setup';

setUpAdminAndCreator();

describe('a way in that somebody has lost', () => {
  const take = (loginMethodId: string, reason = 'Came with the documents of the company') =>
    admin.post(`/creators/${meera.id}/lost-login-method`, { loginMethodId, reason });
  const loginMethods = async () => (await admin.get(`/creators/${meera.id}`)).body.loginMethods;

  it('is taken away with its reason in the log, and every device is signed out', async () => {
    const { clock, database } = admin.shop.deps;
    clock.advance(60_000);
    const email = `${meera.id}@example.com`;
    const loginMethod = { email, account_id: meera.id, verified_at: clock.now() };
    await database.db.insertInto('account_email').values(loginMethod).execute();
    const [phone] = await loginMethods();
    expect(phone).toMatchObject({ channel: 'sms', canLeave: true });
    const { status, body } = await take(phone.id);
    expect([status, body.loginMethods]).toMatchObject([200, [{ channel: 'mail', canLeave: false }]]);
    expect((await admin.shop.call({ method: 'POST', url: '/api/userinfo', token: meera.token })).status).toBe(
      401,
    );
    expect(await logged(meera.id)).toMatchObject({
      action: 'removeLoginMethod',
      before: { channel: 'sms', shown: phone.shown },
      reason: 'Came with the documents of the company',
    });
    const condition = `queue = 'notify' and payload->'to'->>'email' = '${email}' and payload->>'did' = 'lost'`;
    expect(await admin.shop.count('job', condition)).toBe(1);
    expect((await take(phone.id)).status).toBe(404);
  });

  it('stays where it is the only one, and where nobody says why', async () => {
    const [phone] = await loginMethods();
    const last = await take(phone.id);
    expect([last.status, last.body.code]).toEqual([409, 'last_address']);
    expect((await take(phone.id, '  ')).status).toBe(422);
    expect(await loginMethods()).toHaveLength(1);
    const stranger = await admin.post(`/creators/${platformAccountId.replace(/0/g, '1')}/lost-login-method`, {
      loginMethodId: phone.id,
      reason: 'Why',
    });
    expect(stranger.status).toBe(404);
  });
});

describe('a payment that bought nothing', () => {
  async function unmatched(
    status: 'refused' | 'returning',
    ageInDays: number,
    provider = 'cashfree',
  ): Promise<string> {
    const { clock, database } = admin.shop.deps;
    const { body: placed } = await admin.shop.order(await admin.shop.page(meera));
    const at = new Date(clock.now().getTime() - ageInDays * 86_400_000);
    const payment = {
      provider,
      payment_id: `p-${placed.id}`,
      order_id: placed.id,
      amount: 49_900,
    };
    await database.tx(async (trx) => {
      await trx
        .insertInto('unmatched_payment')
        .values({ ...payment, reason: 'twice', status, at, ended_at: status === 'refused' ? at : null })
        .execute();
      const reference = `${provider}:${payment.payment_id}`;
      await createLedger({ ...admin.shop.deps, settlementDays: 2 }).post(trx, {
        type: 'stray',
        sellerId: platformAccountId,
        reference,
        amount: payment.amount,
      });
    });
    return payment.payment_id;
  }
  const listed = async (state: 'open' | 'settled', paymentId: string) =>
    (await admin.get(`/unmatched-payments?state=${state}`)).body.items.find(
      (one: { paymentId: string }) => one.paymentId === paymentId,
    );
  const settle = (paymentId: string, reason = 'Sent by NEFT, reference N1234', provider = 'cashfree') =>
    admin.post('/unmatched-payments/settlement', { provider, paymentId, reason });

  it('waits on the desk when its gateway refuses it, until somebody settles it by hand', async () => {
    const paymentId = await unmatched('refused', 1);
    expect(await listed('open', paymentId)).toMatchObject({
      creatorId: meera.id,
      amount: 49_900,
      why: 'twice',
      status: 'refused',
      settled: null,
    });
    expect((await admin.get('')).body.waiting.unmatchedPayments).toBe(1);
    expect((await settle(paymentId, ' ')).status).toBe(422);
    const answers = await Promise.all([settle(paymentId), settle(paymentId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await listed('open', paymentId)).toBeUndefined();
    expect(await listed('settled', paymentId)).toMatchObject({
      status: 'settled',
      settled: { note: 'Sent by NEFT, reference N1234' },
    });
    expect(await logged(`cashfree:${paymentId}`)).toMatchObject({
      action: 'settleStray',
      creatorId: meera.id,
    });
    await proved();
  });

  it('waits there too when it has been on its way for days, and not before', async () => {
    const [young, old] = [await unmatched('returning', 1), await unmatched('returning', 4)];
    expect(await listed('open', young)).toBeUndefined();
    expect(await listed('open', old)).toMatchObject({ status: 'returning' });
    expect((await settle(young)).status).toBe(404);
    expect((await settle(old)).status).toBe(200);
    await proved();
  });

  it('is not settled once its gateway says that it has gone back, and is where it says nothing', async () => {
    const gateway = admin.shop.deps.gateways.payments.current;
    const { provider, refunds } = gateway;
    const amount = 49_900;
    const [gone, other] = [
      await unmatched('returning', 4, provider),
      await unmatched('refused', 4, provider),
    ];
    gateway.refunds = async () => [
      { refundId: `return_${gone}`, paymentId: gone, state: 'refunded', amount },
    ];
    const late = await settle(gone, undefined, provider);
    expect([late.status, late.body.code]).toEqual([409, 'already_settled']);
    gateway.refunds = async () => {
      throw new GatewaySilent('down');
    };
    expect((await settle(other, undefined, provider)).status).toBe(200);
    gateway.refunds = refunds;
    expect(await admin.shop.count('operator_action', `subject = '${provider}:${gone}'`)).toBe(0);
    await proved();
  });
});

describe('our side of a dispute', () => {
  async function dispute(id: string, endedAt: Date | null = null): Promise<void> {
    const now = admin.shop.deps.clock.now();
    await admin.shop.deps.database.db
      .insertInto('dispute')
      .values({
        seller_id: meera.id,
        id,
        provider: 'cashfree',
        order_id: 'Kx8wPq2Lm4Nd7RtV',
        status: endedAt ? 'won' : 'answered',
        round: 1,
        stage: 'chargeback',
        amount: 49_900,
        reason: 'Not received',
        respond_by: now,
        opened_at: now,
        changed_at: now,
        ended_at: endedAt,
        answer: 'It was delivered',
        answered_at: now,
      })
      .execute();
  }
  const handIn = (id: string, creatorId: string | null = meera.id) =>
    admin.post(`/disputes/${id}/evidence`, { provider: 'cashfree', creatorId, reason: 'The log of visits' });
  const shown = async (id: string) =>
    (await admin.get('/disputes')).body.items.find((one: { id: string }) => one.id === id);

  it('is remembered as handed in, once for each time that the bank asks', async () => {
    await dispute('9001');
    expect((await shown('9001')).handedIn).toBeNull();
    const answers = await Promise.all([handIn('9001'), handIn('9001')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await shown('9001')).handedIn).toMatchObject({ note: 'The log of visits' });
    expect((await admin.get('')).body.waiting.disputes).toBe(0);
    expect(await logged('cashfree:9001:1')).toMatchObject({ action: 'handInEvidence', creatorId: meera.id });
    await admin.shop.deps.database.pool.query(`update dispute set round = 2 where id = '9001'`);
    expect((await shown('9001')).handedIn).toBeNull();
    expect((await handIn('9001')).status).toBe(200);
  });

  it('is refused for one that is decided, or that there is not', async () => {
    await dispute('9002', admin.shop.deps.clock.now());
    expect((await handIn('9002')).body.code).toBe('dispute_over');
    expect((await handIn('9003')).status).toBe(404);
    expect((await handIn('9002', null)).status).toBe(404);
  });
});
