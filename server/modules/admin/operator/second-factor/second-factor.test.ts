import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminClient, openAdmin, secondPhone } from '../testing/admin-client';
import { authenticator } from '../testing/app';
import { codeFrom } from './code.rules';
import { issueEnrolment } from './enrolment.service';
import { secretFrom, stepOf } from './totp';

const minute = 60_000;
const unlisted = '+919876510009';
let admin: AdminClient;
let ravi: { token: string; phone: string };
beforeAll(async () => {
  admin = await openAdmin(['+919876510001', secondPhone]);
  ravi = await admin.shop.seller('Ravi Operator');
});
afterAll(() => admin.close());

const begin = (code: string, token = ravi.token) => admin.post('/second-factor', { code }, { token });
const confirm = (code: string, token = ravi.token) =>
  admin.post('/second-factor/confirmation', { code }, { token });
const unlock = (code: string, token = ravi.token) => admin.post('/unlock', { code }, { token });
const brief = ({ status, body }: Awaited<ReturnType<AdminClient['post']>>) => [status, body.code];
const issue = (phone = ravi.phone) => issueEnrolment(admin.shop.deps, phone);

describe('setting up', () => {
  it('is the only thing that an operator without a second factor can do', async () => {
    const at = await admin.get('', ravi.token);
    expect(at.body).toEqual({ isSetUp: false, recoveryCodesLeft: 0, unlockedUntil: null, waiting: null });
    expect(brief(await admin.get('/audit', ravi.token))).toEqual([403, 'second_factor_missing']);
    expect(brief(await admin.post('/tickets/x/answer', { reason: 'Why' }, ravi))).toEqual([
      403,
      'second_factor_missing',
    ]);
    expect(brief(await unlock('123456'))).toEqual([403, 'second_factor_missing']);
    expect(brief(await confirm('123456'))).toEqual([403, 'second_factor_missing']);
  });

  it('is for phones of the list alone', async () => {
    await expect(issue(unlisted)).rejects.toThrow('is not in OPERATORS');
  });

  it('takes the code of one’s own phone, for half an hour', async () => {
    const { code } = await issue('+919876510001');
    expect(brief(await begin(code))).toEqual([401, 'otp_wrong']);
    // The other operator's device counts as lost from then on.
    await admin.enrol({ phone: '+919876510001', token: await admin.anotherSession() });
    const late = await issue();
    admin.shop.deps.clock.advance(30 * minute);
    expect(brief(await begin(late.code))).toEqual([401, 'otp_wrong']);
  });

  it('answers the same secret until the app has shown a code, and recovery codes once', async () => {
    const { code, isReplacing } = await issue();
    expect(isReplacing).toBe(false);
    const first = await begin(code.toLowerCase().replaceAll('-', ' '));
    expect(first.body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(first.body.address).toContain(`secret=${first.body.secret}`);
    expect((await begin(code)).body).toEqual(first.body);
    const app = authenticator(first.body.secret, admin.shop.deps.clock);
    const shown = app.next();
    const done = await confirm(shown);
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    for (const one of done.body.recoveryCodes) expect(one).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    expect(brief(await confirm(app.next()))).toEqual([409, 'second_factor_there']);
    expect(brief(await begin(code))).toEqual([401, 'otp_wrong']);
    const at = await admin.get('', ravi.token);
    expect(at.body).toMatchObject({ isSetUp: true, recoveryCodesLeft: 10, waiting: { tickets: 0 } });
    expect((await admin.get('/audit?action=enrolSecondFactor', ravi.token)).body.items[0]).toMatchObject({
      by: 'Ravi Operator',
    });
  });

  it('keeps neither the secret nor a code in clear', async () => {
    const { app, recoveryCodes } = await enrolAnew();
    expect(app.shown()).toMatch(/^\d{6}$/);
    const { rows } = await admin.shop.deps.database.pool.query<{ stored: string }>(`
      select f.secret::text || string_agg(c.code_hash, ' ') as stored
      from operator_factor f join operator_recovery_code c using (account_id) group by f.secret`);
    const stored = rows.map((row) => row.stored).join(' ');
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });
});

describe('a code of the app', () => {
  it('may come from a clock that is half a minute off, and no more', async () => {
    const { app } = await enrolAnew();
    admin.shop.deps.clock.advance(5 * minute);
    for (const ahead of [60_000, -60_000]) expect((await unlock(app.shown(ahead))).status).toBe(401);
    expect((await unlock(app.shown(-30_000))).status).toBe(200);
    expect((await unlock(app.shown(30_000))).status).toBe(200);
    // An earlier one than the last that was taken counts as used.
    expect((await unlock(app.shown())).status).toBe(401);
  });

  it('makes ten new recovery codes, and those before stop working', async () => {
    const { app, recoveryCodes } = await enrolAnew();
    const { body } = await admin.post('/second-factor/recovery-codes', { code: app.next() }, ravi);
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await unlock(recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await unlock(body.recoveryCodes[0])).status).toBe(200);
  });
});

describe('a device that was lost', () => {
  it('is replaced with a new code: the old app, its sessions and its recovery codes end', async () => {
    const { app, recoveryCodes } = await enrolAnew();
    const old = ravi.token;
    const { isReplacing } = await issue();
    expect(isReplacing).toBe(true);
    expect((await admin.get('', old)).status).toBe(401);
    await signIn();
    expect(brief(await unlock(app.next()))).toEqual([403, 'second_factor_missing']);
    expect(brief(await unlock(recoveryCodes[0] ?? ''))).toEqual([403, 'second_factor_missing']);
  });
});

it('tells all operators when a recovery code is used', async () => {
  const { recoveryCodes } = await enrolAnew();
  expect((await unlock(recoveryCodes[3]?.toLowerCase() ?? '')).status).toBe(200);
  const { rows } = await admin.shop.deps.database.pool.query<{ seller: string }>(
    `select payload->>'sellerId' as seller from job where queue = 'notify' and payload->'news'->>'did' = 'usedRecoveryCode'`,
  );
  expect(new Set(rows.map(({ seller }) => seller)).size).toBe(2);
  expect((await admin.get('', ravi.token)).body.recoveryCodesLeft).toBe(9);
});

describe('what codes are made of', () => {
  it('is what an authenticator app reads', () => {
    // RFC 6238, appendix B, for SHA-1: the last six digits of 94287082 at 59 s.
    const secret = secretFrom(Buffer.from('12345678901234567890'));
    expect(stepOf(secret, '287082', new Date(59_000))).toBe(1);
    expect(stepOf(secret, '287083', new Date(59_000))).toBeNull();
  });

  it('is nothing that is taken for something else', () => {
    expect(codeFrom(new Uint8Array([0, 1, 31, 32, 255]), 2)).toBe('AB-9A-9');
  });
});

/** Signs in again on the phone, whose sessions have ended. */
async function signIn(): Promise<void> {
  ravi = { ...ravi, token: await admin.anotherSession(ravi.phone) };
}

/** Sets up another second factor in place of the one there is. */
async function enrolAnew() {
  await issue();
  await signIn();
  return admin.enrol(ravi);
}
