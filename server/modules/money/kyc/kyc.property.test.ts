import type { Kyc } from '@haat/openapi';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type VerificationGateway, VerificationSilent } from '../../../gateways/verification';
import { stories } from '../../../platform/testing/property.testing';
import { gatewaysWith, resetDatabase } from '../../../platform/testing/testing';
import { type KycApp, openKycApp } from './testing/app';

/** What may happen to a creator, in any order. */
type Step =
  | { does: 'givePan'; who: number; pan: number }
  | { does: 'addAccount'; who: number; account: number }
  | { does: 'remove'; who: number }
  | { does: 'judge'; which: number; accepts: boolean }
  | { does: 'withdraw'; who: number }
  | { does: 'work' }
  | { does: 'silence'; lasts: boolean };

const people = 3;
const pans = ['ABCPV1111D', 'BBCPV2222E', 'ABCPV0002D', 'ABCPV0000D'];
const accounts = ['one@upi', 'two@upi', 'doubtful@upi', 'stranger@upi'];

const below = (max: number) => fc.integer({ min: 0, max: max - 1 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('givePan'), who: below(people), pan: below(4) }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('addAccount'), who: below(people), account: below(4) }),
  },
  fc.record({ does: fc.constant('remove'), who: below(people) }),
  fc.record({ does: fc.constant('judge'), which: below(4), accepts: fc.boolean() }),
  fc.record({ does: fc.constant('withdraw'), who: below(people) }),
  { weight: 5, arbitrary: fc.constant({ does: 'work' }) },
  fc.record({ does: fc.constant('silence'), lasts: fc.boolean() }),
) as fc.Arbitrary<Step>;

const sandbox = gatewaysWith({}).verification;
let isSilent = false;
const whenHeard = <Answer>(question: () => Promise<Answer>): Promise<Answer> =>
  isSilent ? Promise.reject(new VerificationSilent('not_reached')) : question();
const moody: VerificationGateway = {
  ...sandbox,
  pan: (...given) => whenHeard(() => sandbox.pan(...given)),
  vpa: (given) => whenHeard(() => sandbox.vpa(given)),
};

let app: KycApp;
beforeAll(async () => {
  app = await openKycApp({ verification: moody });
});
afterAll(() => app.close());

type Creator = Awaited<ReturnType<KycApp['creator']>>;

async function take(creators: Creator[], taken: Step): Promise<void> {
  const who = 'who' in taken ? creators[taken.who] : undefined;
  switch (taken.does) {
    case 'givePan':
      if (who)
        await app.call('POST', '/api/kyc/pan', {
          token: who.token,
          payload: { pan: pans[taken.pan], name: 'Asha Rao' },
        });
      return;
    case 'addAccount':
      if (who) await app.add(who, { kind: 'upi', vpa: accounts[taken.account] });
      return;
    case 'remove': {
      const [first] = who ? await app.accounts(who.token) : [];
      if (who && first) await app.remove(who, first.id);
      return;
    }
    case 'judge': {
      const review = (await app.kyc.reviews.list())[taken.which];
      if (review) await decide(review.id, taken.accepts);
      return;
    }
    case 'withdraw':
      if (who) await decide(`pan.${who.id}`, false).catch(() => undefined);
      return;
    case 'work':
      app.deps.clock.advance(40 * 60_000);
      await app.deps.jobs.drain();
      return;
    case 'silence':
      isSilent = taken.lasts;
  }
}

const decide = (id: string, accepts: boolean) =>
  app.deps.database.tx((trx) =>
    app.kyc.reviews.decide(trx, { id, verdict: accepts ? 'accept' : 'refuse', reason: 'Judged.' }),
  );

const reached = new Set<Kyc['status']>();

async function expectTruth(creators: Creator[], judged: boolean): Promise<void> {
  const all: Kyc[] = [];
  for (const { id, token } of creators) {
    const kyc = await app.known(token);
    all.push(kyc);
    reached.add(kyc.status);
    const hasPan = kyc.status === 'panVerified' || kyc.status === 'complete';
    const hasAccount = kyc.accounts.some(({ status }) => status === 'verified');
    // Complete is exactly a PAN beyond doubt and an account in its name.
    expect(kyc.isComplete).toBe(hasPan && hasAccount);
    expect(await app.kyc.isComplete(id)).toBe(kyc.isComplete);
    expect((await app.kyc.panOf([id])).has(id)).toBe(hasPan);
    for (const { id: accountId, status } of kyc.accounts)
      expect((await app.kyc.accountFor(id, accountId)) !== null).toBe(status === 'verified');
  }
  if (judged) return;
  // Unless a person said so, a PAN is good for one creator alone.
  const good = all.filter(({ status }) => status === 'panVerified' || status === 'complete');
  const shown = good.map(({ pan }) => pan?.shown);
  expect(new Set(shown).size).toBe(shown.length);
}

it('keeps its promises whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await resetDatabase(app.deps.database);
      isSilent = false;
      app.deps.clock.advance(25 * 60 * 60_000);
      const creators = [];
      for (let count = 0; count < people; count++) creators.push(await app.creator());
      let judged = false;
      for (const taken of steps) {
        await take(creators, taken);
        judged ||= taken.does === 'judge' && taken.accepts;
        await expectTruth(creators, judged);
      }
    }),
    stories(12, 12),
  );
  expect([...reached].sort()).toEqual([
    'complete',
    'none',
    'panChecking',
    'panDoubtful',
    'panRefused',
    'panVerified',
  ]);
}, 240_000);
