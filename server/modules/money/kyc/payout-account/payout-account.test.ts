import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { banks, type KycApp, openKycApp } from '../testing/app';

let app: KycApp;
let asha: { id: string; token: string; phone: string };
let serial = 1_000;
const fresh = () => `ABCPV${++serial}D`;
let numbers = 100_005_000;
/** An account that nobody gave before. */
const freshBank = () => ({ kind: 'bank', accountNumber: String(++numbers), ifsc: 'SBIN0001234' });

beforeAll(async () => {
  app = await openKycApp();
});
beforeEach(async () => {
  app.deps.clock.advance(25 * 60 * 60_000);
  asha = await app.creator();
  await app.give(asha.token, fresh());
});
afterAll(() => app.close());

const added = async (account: object = freshBank()) => {
  const { status, body } = await app.add(asha, account);
  expect(status).toBe(201);
  await app.deps.jobs.drain();
  return (await app.accounts(asha.token)).find(({ id }) => id === body.id);
};
const remove = (id: string, who = asha) => app.remove(who, id);
const isComplete = async () =>
  (await app.call('POST', '/api/userinfo', { token: asha.token })).json().kyc as boolean;

describe('a bank account', () => {
  it('is added with a code, its bank asked, and makes the KYC complete', async () => {
    expect(await isComplete()).toBe(false);
    const { body } = await app.add(asha, banks.good);
    expect(body).toMatchObject({ status: 'checking', shown: 'HDFC ••1772', holder: null });
    await app.deps.jobs.drain();
    expect(await app.accounts(asha.token)).toEqual([
      {
        id: body.id,
        kind: 'bank',
        status: 'verified',
        shown: 'HDFC Bank ••1772',
        holder: 'ASHA RAO',
        reason: null,
        addedAt: body.addedAt,
        usableAt: body.usableAt,
      },
    ]);
    expect(Date.parse(body.usableAt) - Date.parse(body.addedAt)).toBe(24 * 60 * 60_000);
    expect(await app.known(asha.token)).toMatchObject({ status: 'complete', isComplete: true });
    expect(await app.kyc.isComplete(asha.id)).toBe(true);
    expect(await isComplete()).toBe(true);
  });

  it('is told to its owner by mail, with when it can be used', async () => {
    const account = await added();
    const mails = (await app.notify.outbox()).filter(({ text }) => text.includes(`added`));
    expect(mails[0]?.text).toContain('If this was not you');
    expect(mails[0]?.text).toContain(account?.shown.slice(-6) ?? 'nothing');
  });

  it('is told to every address, for the newest may be a thief’s', async () => {
    app.deps.clock.advance(60_000);
    await app.addAddress(asha.token, { email: 'thief@example.com' });
    const number = (await added())?.shown.slice(-6) ?? 'nothing';
    const messages = (await app.notify.outbox()).filter(({ text }) => text.includes(number));
    const to = messages.filter(({ text }) => text.includes('If this was not you')).map((one) => one.to);
    expect(to.sort()).toEqual([expect.stringMatching(/^creator\d+@example/), 'thief@example.com']);
  });

  it.each([
    [banks.missing, 'refused', 'could not find this account number'],
    [banks.stranger, 'refused', 'does not match your PAN'],
    [{ ...banks.good, accountNumber: '2640101002729', ifsc: 'CNRB0002640' }, 'refused', 'IFSC'],
    [{ ...banks.good, accountNumber: '9911223344', ifsc: 'PYTM0123456' }, 'refused', 'Add another account'],
    [banks.nearly, 'doubtful', 'within 2 working days'],
  ])('%o ends as %s, with what to do', async (account, status, text) => {
    expect(await added(account)).toMatchObject({ status, reason: expect.stringContaining(text) });
    expect((await app.known(asha.token)).status).toBe('panVerified');
  });

  it('is opened for payouts alone, to its owner alone, while it stands', async () => {
    const given = freshBank();
    const id = (await added(given))?.id ?? '';
    const usable = await app.kyc.accountFor(asha.id, id);
    expect(usable).toMatchObject({ id, kind: 'bank', holder: 'ASHA RAO' });
    expect(usable?.shown).toBe(`State Bank of India ••${given.accountNumber.slice(-4)}`);
    expect(usable?.open()).toEqual(given);
    const meera = await app.creator();
    expect(await app.kyc.accountFor(meera.id, id)).toBeNull();
    await remove(id);
    expect(await app.kyc.accountFor(asha.id, id)).toBeNull();
  });
});

describe('a UPI ID', () => {
  it('is added in any case of letters and shown masked', async () => {
    expect(await added({ kind: 'upi', vpa: ' Asha.Rao@OkAxis ' })).toMatchObject({
      kind: 'upi',
      status: 'verified',
      shown: 'as•••@okaxis',
      holder: 'ASHA RAO',
    });
  });

  it.each([
    ['failure@upi', 'refused'],
    ['stranger@upi', 'refused'],
    ['doubtful@upi', 'doubtful'],
  ])('%s ends as %s', async (vpa, status) => {
    expect(await added({ kind: 'upi', vpa })).toMatchObject({ status });
  });
});

describe('adding', () => {
  it('needs a PAN first, and says so before a code is used', async () => {
    const bela = await app.creator();
    const { status, body } = await app.add(bela, freshBank());
    expect([status, body.code]).toEqual([409, 'pan_needed']);
  });

  it('is refused without the right code, and nothing is there then', async () => {
    const payload = { ...freshBank(), otp: '000000' };
    await app.codeOf(asha);
    const answer = await app.call('POST', '/api/payout-accounts', { token: asha.token, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'otp_wrong']);
    expect(await app.accounts(asha.token)).toEqual([]);
  });

  it('the same again answers the account that is there, whatever the code', async () => {
    const account = freshBank();
    const first = await app.add(asha, account);
    const again = await app.call('POST', '/api/payout-accounts', {
      token: asha.token,
      payload: { ...account, otp: '000000' },
    });
    expect([again.statusCode, again.json().id]).toEqual([200, first.body.id]);
  });

  it('twice at once with one code makes one account', async () => {
    const payload = { ...freshBank(), otp: await app.codeOf(asha) };
    const send = () => app.call('POST', '/api/payout-accounts', { token: asha.token, payload });
    await Promise.all([send(), send(), send()]);
    expect(await app.accounts(asha.token)).toHaveLength(1);
  });

  it('one that was refused once more asks the bank once more', async () => {
    const first = await added(banks.missing);
    const second = await added(banks.missing);
    expect(second?.id).not.toBe(first?.id);
    expect(await app.accounts(asha.token)).toHaveLength(1);
  });

  it('more than five at a time is too many', async () => {
    for (let times = 0; times < 5; times++) await added();
    const { status, body } = await app.add(asha, freshBank());
    expect([status, body.code]).toEqual([409, 'too_many_accounts']);
  });

  it.each([
    [{ kind: 'bank', accountNumber: '12ab', ifsc: 'HDFC0000001' }, ['accountNumber']],
    [{ kind: 'bank', ifsc: 'HDFC1000001' }, ['accountNumber', 'ifsc']],
    [{ kind: 'upi', vpa: 'asha@' }, ['vpa']],
    [{ kind: 'upi' }, ['vpa']],
  ])('%o is refused by its form: %s', async (account, fields) => {
    const payload = { ...account, otp: '000000' };
    const answer = await app.call('POST', '/api/payout-accounts', { token: asha.token, payload });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, fields]);
  });
});

describe('removing', () => {
  it('ends the completeness with the last one, and twice changes nothing', async () => {
    const account = await added();
    for (let times = 0; times < 2; times++) {
      expect(await remove(account?.id ?? '')).toBe(200);
    }
    expect(await app.accounts(asha.token)).toEqual([]);
    expect((await app.known(asha.token)).status).toBe('panVerified');
    expect(await isComplete()).toBe(false);
    // What guards the account does not go with it.
    await app.deps.database.db
      .updateTable('kyc')
      .set({ given: 0 })
      .where('seller_id', '=', asha.id)
      .execute();
    expect(await app.kyc.hasGiven(asha.id)).toBe(true);
  });

  it('needs a code of its own: S19', async () => {
    const account = await added();
    const url = `/api/payout-accounts/${account?.id}`;
    const without = await app.call('DELETE', url, { token: asha.token });
    expect([without.statusCode, without.json().code]).toEqual([403, 'step_up_needed']);
    await app.codeOf(asha);
    const headers = { 'step-up-code': '000000' };
    expect((await app.call('DELETE', url, { token: asha.token, headers })).statusCode).toBe(401);
    expect(await app.accounts(asha.token)).toHaveLength(1);
  });

  it('somebody else’s is not found', async () => {
    const account = await added();
    const meera = await app.creator();
    expect(await app.kyc.hasGiven(meera.id)).toBe(false);
    expect(await remove(account?.id ?? '', meera)).toBe(404);
    expect(await app.accounts(asha.token)).toHaveLength(1);
    expect(await app.accounts(meera.token)).toEqual([]);
  });

  it('while the bank is asked wins over its answer', async () => {
    const { body } = await app.add(asha, freshBank());
    await remove(body.id);
    await app.deps.jobs.drain();
    expect(await app.accounts(asha.token)).toEqual([]);
    expect((await app.known(asha.token)).status).toBe('panVerified');
  });
});

it('a number is nowhere in the database or the log as it was typed', async () => {
  const account = freshBank();
  await added(account);
  const { rows } = await app.deps.database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) {
    const all = await app.deps.database.pool.query<{ text: string }>(
      `select t::text as text from "${name}" t`,
    );
    expect(all.rows.map(({ text }) => text).join('\n')).not.toContain(account.accountNumber);
  }
  expect(app.deps.logged()).not.toContain(account.accountNumber);
});
