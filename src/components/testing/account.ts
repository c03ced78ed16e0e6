import type { AccountDeletion, ReferralState } from '@haat/openapi';

/** Somebody who may go at any time, and does not. */
export const sampleStaying: AccountDeletion = {
  status: 'active',
  askedAt: null,
  endsAt: null,
  coolingDays: 14,
  blockers: [],
  remainder: 0,
  onSale: 0,
  plan: 'FREE',
};

/** Nobody has come by an invitation yet. */
export const sampleUninvited: ReferralState = {
  shareBasisPoints: 2_000,
  months: 12,
  people: 0,
  earned: 0,
  latest: [],
  byMonth: [],
};
