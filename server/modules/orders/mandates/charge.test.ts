import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MandateFixture, openMandateFixture } from './testing/mandate-fixture';

let fixture: MandateFixture;
let key: { seller_id: string; id: string };
let members = 0;
beforeAll(async () => {
  fixture = await openMandateFixture();
});
beforeEach(async () => {
  fixture.bank.trouble = null;
  const id = await fixture.propose(++members);
  fixture.bank.agree(id);
  await fixture.sendWebhook(id);
  key = { seller_id: fixture.member(members).sellerId, id };
});
afterAll(() => fixture.close());

const charge = (change = {}) => ({
  orderId: `charge${members}`,
  amount: 499_00,
  day: '2026-01-09',
  ...change,
});
const atTheBank = () => fixture.bank.charges.get(`charge${members}`);
const end = () => fixture.deps.database.tx((trx) => fixture.mandates.endAll(trx, fixture.member(members)));

it('has the bank asked once for one order, also when its answer was lost', async () => {
  fixture.bank.trouble = 'lost';
  await expect(fixture.mandates.raise(key, charge())).rejects.toThrow('did not answer');
  fixture.bank.trouble = null;
  expect(await fixture.mandates.raise(key, charge())).toBe('taken');
  expect(atTheBank()).toMatchObject({
    mandateId: key.id,
    amount: 499_00,
    day: '2026-01-09',
    status: 'waiting',
  });
  expect([...fixture.bank.charges.values()].filter(({ mandateId }) => mandateId === key.id)).toHaveLength(1);
});

it('finds out what has become of a mandate whose charge is refused', async () => {
  fixture.bank.end(key.id, 'byBuyer');
  expect(await fixture.mandates.raise(key, charge())).toBe('refused');
  await fixture.later(0);
  expect(await fixture.row(key.id)).toMatchObject({ status: 'ended', why: 'byBuyer' });
});

it('takes nothing from a mandate that has ended here, though the bank has not heard of it', async () => {
  fixture.bank.trouble = 'silent';
  await end();
  await fixture.later(0);
  fixture.bank.trouble = null;
  expect(await fixture.mandates.raise(key, charge())).toBe('refused');
  expect(atTheBank()).toBeUndefined();
});

it('takes back what was raised before the end, unless the bank was asked already', async () => {
  fixture.bank.trouble = 'lost';
  await expect(fixture.mandates.raise(key, charge())).rejects.toThrow('did not answer');
  await end();
  fixture.bank.trouble = null;
  expect(await fixture.mandates.raise(key, charge())).toBe('refused');
  expect(atTheBank()?.status).toBe('revoked');
});

it('does not call refused what may still be taken', async () => {
  expect(await fixture.mandates.raise(key, charge())).toBe('taken');
  fixture.bank.ask(`charge${members}`);
  await end();
  expect(await fixture.mandates.raise(key, charge())).toBe('taken');
  expect(await fixture.mandates.revoke(key, `charge${members}`)).toBe('tooLate');
});

it('takes no more than was agreed to', async () => {
  expect(await fixture.mandates.raise(key, charge({ amount: 499_01 }))).toBe('refused');
  expect(atTheBank()).toBeUndefined();
});

it('is silent about a mandate that nobody knows', async () => {
  const nobody = { seller_id: key.seller_id, id: 'nobody' };
  await expect(fixture.mandates.raise(nobody, charge())).rejects.toThrow('not_configured');
  await expect(fixture.mandates.revoke(nobody, 'charge')).rejects.toThrow('not_configured');
});
