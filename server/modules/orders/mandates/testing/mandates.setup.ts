import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Tx } from '../../../../platform/database/database';
import { resetDatabase } from '../../../../platform/testing/testing';
import { type MandateFixture, openMandateFixture } from './mandate-fixture';

/** A desk of the file that imports this; empty before each of its tests. */
export let fixture: MandateFixture;

export function setUpMandates(): void {
  beforeAll(async () => {
    fixture = await openMandateFixture();
  });
  beforeEach(async () => {
    await resetDatabase(fixture.deps.database);
    Object.assign(fixture.bank, { trouble: null, clings: false, endsProposals: true });
    fixture.bank.calls.length = 0;
    fixture.transitions.length = 0;
  });
  afterAll(() => fixture.close());
}

export const hour = 60;
export const day = 24 * hour;

export async function agreed(number: number, most?: number): Promise<string> {
  const id = await fixture.propose(number, most);
  fixture.bank.agree(id);
  await fixture.sendWebhook(id);
  return id;
}

export const tx = <T>(work: (trx: Tx) => Promise<T>): Promise<T> => fixture.deps.database.tx(work);
