import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stories } from '../../../platform/testing/property.testing';
import type { BankTrouble } from './testing/bank';
import { type MandateFixture, openMandateFixture } from './testing/mandate-fixture';

let fixture: MandateFixture;
beforeAll(async () => {
  fixture = await openMandateFixture();
});
afterAll(() => fixture.close());

const troubles: BankTrouble[] = [null, null, 'silent', 'lost'];

/** What may happen, in any order: `n` picks one of the mandates there are. */
const n = fc.nat(2);
const often = <T>(arbitrary: fc.Arbitrary<T>) => ({ arbitrary, weight: 4 });
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => ({ arbitrary, weight: 2 });
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => ({ arbitrary, weight: 1 });
const happening = fc.oneof(
  sometimes(
    fc.record({ do: fc.constant('propose' as const), most: fc.constantFrom(499_00, 999_00, 1_499_00) }),
  ),
  often(
    fc.record({
      do: fc.constantFrom('agree' as const, 'agree' as const, 'choose' as const, 'pause' as const),
      n,
      isHeard: fc.boolean(),
    }),
  ),
  rarely(fc.record({ do: fc.constant('refuse' as const), n, isHeard: fc.boolean() })),
  sometimes(fc.record({ do: fc.constantFrom('word' as const, 'raise' as const, 'takeBack' as const), n })),
  rarely(fc.record({ do: fc.constant('endAll' as const) })),
  sometimes(fc.record({ do: fc.constant('trouble' as const), kind: fc.constantFrom(...troubles) })),
  sometimes(
    fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 3, 10, 40, 70, 1_440, 4_500) }),
  ),
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

interface Story {
  number: number;
  ids: string[];
  charges: number;
  /** Of those that were answered `refused`. */
  refused: string[];
}

/** A bank that does not answer is what these stories are about. */
const quietly = (work: Promise<unknown>) =>
  work.then(
    (answer) => answer,
    (error: Error) => {
      if (!/did not answer|cannot be reached/.test(error.message)) throw error;
      return null;
    },
  );

async function bankActs(what: Extract<Happening, { isHeard: boolean }>, id: string): Promise<void> {
  const { state } = fixture.bank.seen(id);
  if (what.do === 'agree' && state !== 'ended') fixture.bank.agree(id);
  if (what.do === 'choose' && state === 'proposed') fixture.bank.choose(id);
  if (what.do === 'pause' && state === 'active') fixture.bank.pause(id);
  if (what.do === 'refuse') fixture.bank.end(id, state === 'proposed' ? 'refused' : 'byBuyer');
  if (what.isHeard) await quietly(fixture.sendWebhook(id));
}

async function happen(what: Happening, story: Story): Promise<void> {
  const { number, ids } = story;
  const id = 'n' in what ? ids[what.n % Math.max(1, ids.length)] : undefined;
  if (what.do === 'propose') {
    const proposed = await quietly(fixture.propose(number, what.most));
    if (typeof proposed === 'string' && !ids.includes(proposed)) ids.push(proposed);
  } else if (what.do === 'endAll') {
    await fixture.deps.database.tx((trx) => fixture.mandates.endAll(trx, fixture.member(number)));
  } else if (what.do === 'trouble') {
    fixture.bank.trouble = what.kind;
  } else if (what.do === 'wait') {
    await fixture.later(what.minutes);
  } else if (id !== undefined) {
    const key = { seller_id: fixture.member(number).sellerId, id };
    if ('isHeard' in what) await bankActs(what, id);
    else if (what.do === 'word') await quietly(fixture.sendWebhook(id));
    else if (what.do === 'takeBack')
      await quietly(fixture.mandates.revoke(key, `${number}.${story.charges}`));
    else if (what.do === 'raise') {
      const orderId = `${number}.${(story.charges += 1)}`;
      const result = await quietly(
        fixture.mandates.raise(key, { orderId, amount: 499_00, day: '2026-01-09' }),
      );
      if (result === 'refused') story.refused.push(orderId);
    }
  }
}

async function rows(number: number) {
  const { sellerId, subscriptionId } = fixture.member(number);
  return fixture.deps.database.db
    .selectFrom('mandate')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** At most one takes money, and nothing is charged that was called refused. */
async function requireOne({ number, refused }: Story): Promise<void> {
  const stored = await rows(number);
  expect(stored.filter(({ status }) => status === 'active' || status === 'paused').length).toBeLessThan(2);
  for (const { status, why, ended_at: endedAt, ending_at: endingAt } of stored) {
    expect([why !== null, endedAt !== null]).toEqual([status === 'ended', status === 'ended']);
    if (endingAt) expect(status).toBe('ended');
  }
  for (const orderId of refused)
    expect(fixture.bank.charges.get(orderId)?.status ?? 'revoked', orderId).toBe('revoked');
}

const been = new Set<string>();

it('holds one mandate for one subscription, and none at the bank that has ended here', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 6, maxLength: 24 }), async (happenings) => {
      fixture.bank.trouble = null;
      const story: Story = { number: ++number, ids: [], charges: 0, refused: [] };
      for (const what of happenings) {
        await happen(what, story);
        await requireOne(story);
      }
      fixture.bank.trouble = null;
      for (const minutes of [10, 60, 24 * 60, 60]) await fixture.later(minutes);
      await requireOne(story);
      for (const { id, status, why } of await rows(story.number)) {
        been.add(why ?? status);
        expect(fixture.bank.seen(id).state, id).toBe(status);
      }
    }),
    stories(60),
  );
  // It has been to every place there is.
  for (const place of ['active', 'paused', 'refused', 'lapsed', 'byBuyer', 'byUs'])
    expect(been, place).toContain(place);
}, 180_000);
