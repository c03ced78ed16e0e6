import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Tx } from '../../../../platform/database/database';
import { resetDatabase } from '../../../../platform/testing/testing';
import { type Desk, openDesk } from './desk';

/** A desk of the file that imports this; empty before each of its tests. */
export let desk: Desk;

export function setUpMandates(): void {
  beforeAll(async () => {
    desk = await openDesk();
  });
  beforeEach(async () => {
    await resetDatabase(desk.deps.database);
    Object.assign(desk.bank, { trouble: null, clings: false, endsProposals: true });
    desk.bank.heard.length = 0;
    desk.moved.length = 0;
  });
  afterAll(() => desk.close());
}

export const hour = 60;
export const day = 24 * hour;

export async function agreed(number: number, most?: number): Promise<string> {
  const id = await desk.propose(number, most);
  desk.bank.agree(id);
  await desk.word(id);
  return id;
}

export const tx = <T>(work: (trx: Tx) => Promise<T>): Promise<T> => desk.deps.database.tx(work);
