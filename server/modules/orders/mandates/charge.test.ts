import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Desk, openDesk } from './testing/desk';

let desk: Desk;
let key: { seller_id: string; id: string };
let members = 0;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(async () => {
  desk.bank.trouble = null;
  const id = await desk.propose(++members);
  desk.bank.agree(id);
  await desk.word(id);
  key = { seller_id: desk.member(members).sellerId, id };
});
afterAll(() => desk.close());

const charge = (change = {}) => ({
  orderId: `charge${members}`,
  amount: 499_00,
  day: '2026-01-09',
  ...change,
});
const atTheBank = () => desk.bank.charges.get(`charge${members}`);
const end = () => desk.deps.database.tx((trx) => desk.mandates.endAll(trx, desk.member(members)));

it('has the bank asked once for one order, also when its answer was lost', async () => {
  desk.bank.trouble = 'lost';
  await expect(desk.mandates.raise(key, charge())).rejects.toThrow('did not answer');
  desk.bank.trouble = null;
  expect(await desk.mandates.raise(key, charge())).toBe('taken');
  expect(atTheBank()).toMatchObject({
    mandateId: key.id,
    amount: 499_00,
    day: '2026-01-09',
    status: 'waiting',
  });
  expect([...desk.bank.charges.values()].filter(({ mandateId }) => mandateId === key.id)).toHaveLength(1);
});

it('finds out what has become of a mandate whose charge is refused', async () => {
  desk.bank.end(key.id, 'byBuyer');
  expect(await desk.mandates.raise(key, charge())).toBe('refused');
  await desk.later(0);
  expect(await desk.row(key.id)).toMatchObject({ status: 'ended', why: 'byBuyer' });
});

it('takes nothing from a mandate that has ended here, though the bank has not heard of it', async () => {
  desk.bank.trouble = 'silent';
  await end();
  await desk.later(0);
  desk.bank.trouble = null;
  expect(await desk.mandates.raise(key, charge())).toBe('refused');
  expect(atTheBank()).toBeUndefined();
});

it('takes back what was raised before the end, unless the bank was asked already', async () => {
  desk.bank.trouble = 'lost';
  await expect(desk.mandates.raise(key, charge())).rejects.toThrow('did not answer');
  await end();
  desk.bank.trouble = null;
  expect(await desk.mandates.raise(key, charge())).toBe('refused');
  expect(atTheBank()?.status).toBe('revoked');
});

it('does not call refused what may still be taken', async () => {
  expect(await desk.mandates.raise(key, charge())).toBe('taken');
  desk.bank.ask(`charge${members}`);
  await end();
  expect(await desk.mandates.raise(key, charge())).toBe('taken');
  expect(await desk.mandates.revoke(key, `charge${members}`)).toBe('tooLate');
});

it('takes no more than was agreed to', async () => {
  expect(await desk.mandates.raise(key, charge({ amount: 499_01 }))).toBe('refused');
  expect(atTheBank()).toBeUndefined();
});

it('is silent about a mandate that nobody knows', async () => {
  const nobody = { seller_id: key.seller_id, id: 'nobody' };
  await expect(desk.mandates.raise(nobody, charge())).rejects.toThrow('not_configured');
  await expect(desk.mandates.revoke(nobody, 'charge')).rejects.toThrow('not_configured');
});
