import { afterEach, beforeEach, expect, it } from 'vitest';
import { type VerificationGateway, VerificationSilent } from '../../../gateways/verification';
import { gatewaysWith } from '../../../platform/testing/testing';
import { type KycApp, openKycApp, pans } from './testing/app';

const sandbox = gatewaysWith({}).verification;
let isSilent = true;
let requests = 0;
const moody: VerificationGateway = {
  ...sandbox,
  pan: async (...given) => {
    requests += 1;
    if (isSilent) throw new VerificationSilent('no_answer_in_time');
    return sandbox.pan(...given);
  },
  vpa: async (given) => {
    if (isSilent) throw new VerificationSilent('too_many_requests', 600_000);
    return sandbox.vpa(given);
  },
};

let app: KycApp;
let asha: { id: string; token: string; phone: string };
beforeEach(async () => {
  isSilent = true;
  requests = 0;
  app = await openKycApp({ verification: moody });
  asha = await app.creator();
});
afterEach(() => app.close());

const hours = async (count: number) => {
  for (let times = 0; times < count * 2; times++) {
    app.deps.clock.advance(30 * 60_000 + 10 * 60_000);
    await app.deps.jobs.drain();
  }
};

it('keeps asking until somebody answers, and then tells by message', async () => {
  expect((await app.give(asha.token)).status).toBe('panChecking');
  await hours(2);
  expect(requests).toBeGreaterThan(2);
  expect((await app.known(asha.token)).status).toBe('panChecking');
  isSilent = false;
  await hours(1);
  expect((await app.known(asha.token)).status).toBe('panVerified');
  const messages = (await app.notify.outbox()).filter(({ text }) => text.includes('is verified'));
  expect(messages).toHaveLength(1);
});

it('gives it to a person after most of a working day', async () => {
  await app.give(asha.token);
  await hours(12);
  expect((await app.known(asha.token)).status).toBe('panDoubtful');
  const [review] = await app.kyc.reviews.list();
  expect(review).toMatchObject({ doubt: 'silent', expectedName: 'Asha Rao', foundName: null });
  expect(requests).toBe(20);
  await app.deps.database.tx((trx) =>
    app.kyc.reviews.decide(trx, { id: review?.id ?? '', verdict: 'accept', reason: '' }),
  );
  expect(await app.known(asha.token)).toMatchObject({
    status: 'panVerified',
    pan: { registeredName: 'Asha Rao', taxedAs: 'person' },
  });
});

it('does the same for an account', async () => {
  isSilent = false;
  await app.give(asha.token);
  isSilent = true;
  await app.add(asha, { kind: 'upi', vpa: 'asha@okaxis' });
  await app.deps.jobs.drain();
  expect((await app.accounts(asha.token))[0]).toMatchObject({ status: 'checking' });
  isSilent = false;
  await hours(1);
  expect((await app.accounts(asha.token))[0]).toMatchObject({ status: 'verified' });
  expect(app.deps.logged()).not.toContain(pans.good);
});
