import type { Kyc, PayoutAccount } from '@haat/openapi';

export const nothing: Kyc = {
  status: 'none',
  isComplete: false,
  pan: null,
  accounts: [],
  triesLeft: 10,
  coolingHours: 24,
};

const pan: NonNullable<Kyc['pan']> = {
  shown: 'AB••••••4D',
  name: 'Meera Kulkarni',
  registeredName: null,
  taxedAs: 'person',
  givenAt: '2026-11-21T05:00:00.000Z',
  reason: null,
};

export const checking: Kyc = { ...nothing, status: 'panChecking', pan, triesLeft: 9 };

export const refused: Kyc = {
  ...nothing,
  status: 'panRefused',
  pan: {
    ...pan,
    reason: 'This PAN was not found in the income tax records. Check each letter and digit on the card.',
  },
  triesLeft: 2,
};

export const doubtful: Kyc = {
  ...nothing,
  status: 'panDoubtful',
  pan: {
    ...pan,
    registeredName: 'K MEERA',
    reason: 'The names match only in part. We are reviewing it and will tell you within 2 working days.',
  },
  triesLeft: 8,
};

export const verified: Kyc = {
  ...nothing,
  status: 'panVerified',
  pan: { ...pan, registeredName: 'MEERA KULKARNI' },
  triesLeft: 9,
};

export const bank: PayoutAccount = {
  id: '3kVbT9xQm2LpRw7Z',
  kind: 'bank',
  status: 'verified',
  shown: 'HDFC Bank ••1772',
  holder: 'MEERA KULKARNI',
  reason: null,
  addedAt: '2026-11-20T05:00:00.000Z',
  usableAt: '2026-11-21T05:00:00.000Z',
};

export const complete: Kyc = {
  ...verified,
  status: 'complete',
  isComplete: true,
  accounts: [
    bank,
    {
      ...bank,
      id: '4kVbT9xQm2LpRw7Z',
      kind: 'upi',
      shown: 'me•••@okaxis',
      // Far enough for every clock a story runs by.
      usableAt: '2126-11-21T05:00:00.000Z',
    },
    {
      ...bank,
      id: '5kVbT9xQm2LpRw7Z',
      status: 'checking',
      shown: 'SBIN ••0412',
      holder: null,
    },
    {
      ...bank,
      id: '6kVbT9xQm2LpRw7Z',
      status: 'doubtful',
      shown: 'Canara Bank ••8871',
      holder: 'K MEERA',
      reason: 'The names match only in part. We are reviewing it and will tell you within 2 working days.',
    },
    {
      ...bank,
      id: '7kVbT9xQm2LpRw7Z',
      status: 'refused',
      shown: 'YESB ••1190',
      holder: null,
      reason: 'The bank could not find this account number. Check it on your passbook or in your bank’s app.',
    },
  ],
};
