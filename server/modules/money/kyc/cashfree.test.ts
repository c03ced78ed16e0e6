import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type CashfreeVerification,
  startCashfreeVerification,
} from '../../../../tests/simulators/cashfree/cashfree-verification';
import { createVerification } from '../../../gateways/verification';
import { fixedClock } from '../../../platform/clock/clock';
import { cryptoRandom } from '../../../platform/security/ids';
import { type KycApp, openKycApp } from './testing/app';

let cashfree: CashfreeVerification;
let app: KycApp;
let asha: { id: string; token: string; phone: string };
beforeEach(async () => {
  cashfree = await startCashfreeVerification();
  cashfree.wantsSignature(true);
  const clock = fixedClock();
  const verification = createVerification(
    {
      provider: 'cashfree',
      ...cashfree.keys,
      url: cashfree.url,
      apiVersion: '2023-12-18',
      publicKey: cashfree.publicKey,
      timeoutMs: 10_000,
    },
    { clock, random: cryptoRandom(clock) },
  );
  app = await openKycApp({ verification });
  asha = await app.creator();
});
afterEach(async () => {
  await app.close();
  await cashfree.close();
});

const bank = { kind: 'bank', accountNumber: '026291800001191', ifsc: 'YESB0000262' };
const later = async () => {
  app.deps.clock.advance(10_000);
  await app.deps.jobs.drain();
};

it('completes a KYC, asking once for each', async () => {
  expect((await app.give(asha.token)).status).toBe('panVerified');
  await app.add(asha, bank);
  await app.deps.jobs.drain();
  expect(await app.known(asha.token)).toMatchObject({
    status: 'complete',
    accounts: [{ shown: 'YES BANK ••1191', holder: 'ASHA RAO', status: 'verified' }],
  });
  expect(cashfree.requests).toEqual(['/verification/pan', '/verification/bank-account/sync']);
});

it.each(['lost', 'serverError', 'nonsense', 'noBalance', 'tooMany'] as const)(
  'waits out an answer that is %s, and takes the next one',
  async (trouble) => {
    cashfree.trouble(trouble);
    expect((await app.give(asha.token)).status).toBe('panChecking');
    cashfree.trouble(null);
    await later();
    expect((await app.known(asha.token)).status).toBe('panVerified');
    expect(app.deps.logged()).not.toContain('ABCPV1234D');
  },
);

it('lets a person judge names that agree in part, and refuses those that do not', async () => {
  cashfree.match('MODERATE_PARTIAL_MATCH');
  expect((await app.give(asha.token)).status).toBe('panDoubtful');
  cashfree.match('NO_MATCH');
  await app.add(asha, bank);
  await app.deps.jobs.drain();
  expect((await app.known(asha.token)).accounts).toMatchObject([{ status: 'refused', holder: null }]);
});
