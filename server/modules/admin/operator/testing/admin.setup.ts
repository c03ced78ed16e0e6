import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createLedger } from '../../../money';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { type AdminClient, openAdmin } from './admin-client';

// What tests of an operator's work begin with: a desk whose session may act, and somebody to act on.
export let admin: AdminClient;
/** Another one in every test. */
export let meera: Seller;

export function setUpAdmin(): void {
  beforeAll(async () => {
    admin = await openAdmin();
  });
  beforeEach(() => admin.unlock());
  afterAll(() => admin.close());
}

export function setUpAdminAndCreator(): void {
  setUpAdmin();
  beforeEach(async () => {
    meera = await admin.shop.seller('Meera');
  });
}

/** What the log has last of something. */
export const logged = async (subject: string) =>
  (await admin.get(`/audit?subject=${encodeURIComponent(subject)}&limit=5`)).body.items[0];

/** The books agree. */
export const proved = async () =>
  expect(await createLedger({ ...admin.shop.deps, settlementDays: 2 }).prove()).toEqual([]);
