import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueEnrolment } from '../../../server/modules/admin/operator/second-factor/enrolment.service';
import {
  type AdminClient,
  openAdmin,
  secondPhone,
} from '../../../server/modules/admin/operator/testing/admin-client';
import { operations } from '../../conformance/contract';

const day = 24 * 60 * 60_000;
let admin: AdminClient;
let thief: string;
beforeAll(async () => {
  admin = await openAdmin(['+919876510001', secondPhone]);
  await admin.shop.seller('Ravi Operator');
  // Somebody has the operator's number, and so every code that is sent to it.
  thief = await admin.anotherSession();
});
afterAll(() => admin.close());

const unlock = (code: string, token = thief) => admin.post('/unlock', { code }, { token });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const wrong = () => (admin.app.shown() === '111111' ? '222222' : '111111');

test('S7: who has an operator’s number alone can do nothing at the desk', async () => {
  await admin.shop.call({ method: 'POST', url: '/api/step-up', token: thief });
  const reads = operations.filter(
    ({ path, method }) => path.startsWith('/api/operator/') && method === 'GET',
  );
  expect(reads.length).toBeGreaterThan(10);
  for (const { path } of reads) {
    const url = path.replace('/api/operator', '').replace('{id}', '018f0000-0000-7000-8000-000000000001');
    const query = path.endsWith('/find') ? '?q=Asha' : '';
    expect((await admin.get(`${url}${query}`, thief)).status, path).toBe(403);
  }
  expect((await admin.get('', thief)).body).toMatchObject({ unlockedUntil: null, waiting: null });
});

test('S7: a code of the app is good once, also on another server of the same database and at the same moment', async () => {
  const other = await admin.anotherServer();
  const code = admin.code();
  const again = () =>
    other.inject({
      method: 'POST',
      url: '/api/operator/unlock',
      headers: { authorization: `Bearer ${thief}` },
      payload: { code },
    });
  const answers = await Promise.all([
    unlock(code, admin.token),
    unlock(code),
    again().then(({ statusCode }) => ({ status: statusCode })),
  ]);
  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  expect(statuses(answers).filter((status) => status === 401)).toHaveLength(2);
  expect((await again()).statusCode).toBe(401);
  await other.close();
});

describe('S7: guessing is bounded', () => {
  test('ten wrong codes of the app in a day, at once or one by one, and then not even the right one', async () => {
    admin.shop.deps.clock.advance(day);
    thief = await admin.anotherSession();
    const many = await Promise.all(Array.from({ length: 25 }, () => unlock(wrong())));
    expect(statuses(many).filter((status) => status === 401)).toHaveLength(10);
    expect(statuses(many).filter((status) => status === 429)).toHaveLength(15);
    expect((await unlock(admin.code(), admin.token)).status).toBe(429);
    admin.shop.deps.clock.advance(day);
    expect((await unlock(admin.code(), admin.token)).status).toBe(200);
  });

  test('ten wrong recovery codes and ten wrong codes of the server', async () => {
    const recovery = await Promise.all(Array.from({ length: 12 }, () => unlock('AAAAA-AAAAA')));
    expect(statuses(recovery).filter((status) => status === 401)).toHaveLength(10);
    const enrolling = await Promise.all(
      Array.from({ length: 12 }, () => admin.post('/second-factor', { code: 'AAAA' }, { token: thief })),
    );
    expect(statuses(enrolling).filter((status) => status === 401)).toHaveLength(10);
    // Neither keeps the operator out.
    expect((await unlock(admin.code(), admin.token)).status).toBe(200);
  });
});

test('S7: a recovery code works once, however often it is sent', async () => {
  await issueEnrolment(admin.shop.deps, secondPhone);
  const ravi = { phone: secondPhone, token: await admin.anotherSession(secondPhone) };
  const { recoveryCodes } = await admin.enrol(ravi);
  const [code = ''] = recoveryCodes;
  const answers = await Promise.all(Array.from({ length: 5 }, () => unlock(code, ravi.token)));
  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  expect((await unlock(code, ravi.token)).status).toBe(401);
});
