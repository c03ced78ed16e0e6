import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createLedger } from '../../../money';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { type Desk, openDesk } from './desk';

// What tests of an operator's work begin with: a desk whose session may act, and somebody to act on.
export let desk: Desk;
/** Another one in every test. */
export let meera: Seller;

export function setUpDesk(): void {
  beforeAll(async () => {
    desk = await openDesk();
  });
  beforeEach(() => desk.unlock());
  afterAll(() => desk.close());
}

export function setUpDeskAndCreator(): void {
  setUpDesk();
  beforeEach(async () => {
    meera = await desk.shop.seller('Meera');
  });
}

/** What the log has last of something. */
export const logged = async (subject: string) =>
  (await desk.get(`/audit?subject=${encodeURIComponent(subject)}&limit=5`)).body.items[0];

/** The books agree. */
export const proved = async () =>
  expect(await createLedger({ ...desk.shop.deps, settlementDays: 2 }).prove()).toEqual([]);
