import { afterAll, beforeAll, expect, it } from 'vitest';
import { json } from '../../../../platform/database/schema';
import { type TestDeps, testDeps } from '../../../../platform/testing/testing';
import { taxFile } from './tax.file';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

const seller = { id: '0193b2aa-0000-7000-8000-000000000001', name: 'Meera' };

interface FeeDocument {
  month: string;
  kind: 'fee' | 'feeCredit';
  serial: string;
  at: string;
  gstin: string | null;
  fee: number;
  tax: number;
}

const write = ({ month, kind, serial, at, gstin, fee, tax }: FeeDocument) =>
  deps.database.db
    .insertInto('fee_invoice')
    .values({
      seller_id: seller.id,
      month,
      kind,
      serial,
      at: new Date(at),
      facts: json({ kind, serial, month, at, house: { name: 'House', address: '', gstin }, fee, tax }),
    })
    .execute();

async function feesOf(year: number): Promise<string[]> {
  let text = '';
  for await (const piece of taxFile(deps.database.db, seller, year)) text += piece;
  const lines = text.trimEnd().split('\r\n');
  return lines.slice(lines.indexOf('Our fees') + 2);
}

it('lists the documents of its own months, whenever they were written, each with what it says', async () => {
  const gstin = '29AAICP7000R1Z5';
  const march = { month: '2026-03', kind: 'fee', serial: 'F/25-26/9', at: '2026-04-02T00:00:00Z' } as const;
  await write({ ...march, gstin, fee: 1_000, tax: 180 });
  const credit = {
    month: '2026-11',
    kind: 'feeCredit',
    serial: 'C/26-27/1',
    at: '2026-12-02T00:00:00Z',
  } as const;
  await write({ ...credit, gstin, fee: 500, tax: 90 });
  await write({ ...credit, kind: 'fee', serial: 'F/26-27/1', gstin, fee: 2_495, tax: 449 });
  const later = { month: '2027-03', kind: 'fee', serial: 'F/26-27/2', at: '2027-04-01T19:00:00Z' } as const;
  await write({ ...later, gstin: null, fee: 700, tax: 126 });

  expect(await feesOf(2025)).toEqual(['March 2026,Invoice,F/25-26/9,2026-04-02,10.00,1.80']);
  expect(await feesOf(2026)).toEqual([
    'November 2026,Invoice,F/26-27/1,2026-12-02,24.95,4.49',
    'November 2026,Credit note,C/26-27/1,2026-12-02,-5.00,-0.90',
    'March 2027,Fee statement,F/26-27/2,2027-04-02,7.00,1.26',
  ]);
});
