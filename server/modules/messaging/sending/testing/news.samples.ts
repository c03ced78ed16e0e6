// What the notices of many kinds have to tell: one of each.

import type { KycNews } from '../../templates/account/kyc.template';
import type { ReviewNews } from '../../templates/orders/review.template';
import type { PlatformNews } from '../../templates/platform/platform.template';
import type { RenewalNotice } from '../../templates/subscriptions/renewal.notice';

const until = '2026-11-24T05:00:00.000Z';

export const kycNews: KycNews[] = [
  { about: 'pan', did: 'verified', shown: 'ABC••••34F' },
  { about: 'pan', did: 'refused', shown: 'ABC••••34F', reason: 'The name on the card is another one.' },
  { about: 'gstin', did: 'verified', shown: '27ABC••••••1Z5' },
  { about: 'gstin', did: 'refused', shown: '27ABC••••••1Z5', reason: 'The register has it as cancelled.' },
  { about: 'account', did: 'added', shown: 'HDFC ••4821', usableAt: until },
  { about: 'account', did: 'verified', shown: 'HDFC ••4821' },
  { about: 'account', did: 'removed', shown: 'HDFC ••4821' },
  { about: 'account', did: 'refused', shown: 'HDFC ••4821', reason: 'The bank has it in another name.' },
];

export const platformNews: PlatformNews[] = [
  { about: 'adjustment', amount: 50_000, reason: 'A fee was taken twice.' },
  { about: 'adjustment', amount: -12_345, reason: 'You were paid twice.' },
  { about: 'hold', amount: 99_900, reason: 'A payment is looked at.', whatToDo: 'Send us the licence.' },
  { about: 'release', amount: 99_900, reason: 'Thank you for the licence.' },
  { about: 'operator', did: 'enrolled', name: 'Asha Rao' },
  { about: 'operator', did: 'usedRecoveryCode', name: null },
  { about: 'product', did: 'blocked', title: 'Raga basics', reason: 'It belongs to somebody else.' },
  { about: 'product', did: 'unblocked', title: 'Raga basics', reason: 'It is yours.' },
  {
    about: 'rates',
    startsAt: '2026-12-31T18:30:00.000Z',
    reason: 'It costs us less to run.',
    rates: {
      FREE: { feeBasisPoints: 400, monthly: 0, yearly: 0 },
      PREMIUM: { feeBasisPoints: 250, monthly: 49_900, yearly: 499_900 },
      VVIP: { feeBasisPoints: 100, monthly: 149_900, yearly: 1_499_900 },
    },
  },
];

const renewals: Record<RenewalNotice['about'], true> = {
  due: true,
  last: true,
  ended: true,
  paused: true,
  resumed: true,
  cancelled: true,
  changing: true,
  autopayOn: true,
  autopayOff: true,
  autopayOver: true,
  autopayRefused: true,
  autopayLate: true,
  agreeAnew: true,
  charging: true,
  chargeRefused: true,
  chargeFailed: true,
  chargeMissed: true,
  chargeReturned: true,
};

export const reviewNews: ReviewNews[] = [
  { about: 'asked', orderId: '8FzKq3mNpR7tVx2W' },
  { about: 'written', stars: 4, words: 'Clear, and the starter lives.', name: 'Kabir Rao' },
  { about: 'answered', answer: 'Thank you. Part two is on its way.' },
  { about: 'hidden', reason: 'It names somebody’s phone number.' },
];

export const renewalsAbout = Object.keys(renewals) as RenewalNotice['about'][];
