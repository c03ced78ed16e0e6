import { createHash } from 'node:crypto';
import type { PlacedOrder } from '@haat/openapi';
import { expect, test } from 'vitest';
import { platformAccountId } from '../../../platform/money/platform-account';
import { asha, day, entriesOf, plan, setUpPlans, shop, take } from './testing/plans.setup';

setUpPlans();

const decide = (next: string) =>
  shop.call({ method: 'POST', url: '/api/plan/next', token: asha.token, payload: { plan: next } });

test('renewed early it goes on behind; a cheaper plan follows when the dearer one ends', async () => {
  await take('VVIP');
  const first = (await plan()).endsAt as string;
  await take('VVIP');
  const second = await plan();
  expect(second.coming).toMatchObject([{ plan: 'VVIP', startsAt: first }]);
  await take('PREMIUM');
  const third = await plan();
  expect(third).toMatchObject({ plan: 'VVIP', next: 'PREMIUM' });
  expect(third.coming).toMatchObject([{ plan: 'VVIP' }, { plan: 'PREMIUM', startsAt: second.endsAt }]);
  shop.deps.clock.advance(Date.parse(second.endsAt as string) - shop.deps.clock.now().getTime() + 1);
  await shop.deps.jobs.drain();
  expect(await plan()).toMatchObject({ plan: 'PREMIUM', status: 'active', feeBasisPoints: 250 });
});

test('whoever does nothing is reminded, keeps it three days more, and is on the free plan then', async () => {
  await shop.deps.database.pool.query(
    `update account set email = 'asha@haat.example' where id = '${asha.id}'`,
  );
  await take('PREMIUM');
  const endsAt = Date.parse((await plan()).endsAt as string);
  const messages: string[] = [];
  const until = async (moment: number) => {
    shop.deps.clock.advance(moment - shop.deps.clock.now().getTime());
    await shop.deps.jobs.drain();
    const { rows } = await shop.deps.database.pool.query<{ text: string }>(
      `select text from message where sent_to = 'asha@haat.example' and (text like '%Renew: %' or text like '%Buy it again%') order by at, id`,
    );
    messages.splice(0, messages.length, ...rows.map(({ text }) => text));
    return { ...(await plan()), told: messages.length };
  };
  expect(await until(endsAt - 8 * day)).toMatchObject({ status: 'active', told: 0 });
  expect(await until(endsAt - 6 * day)).toMatchObject({ status: 'active', told: 1 });
  expect(await until(endsAt - 5 * day)).toMatchObject({ told: 1 });
  expect(await until(endsAt - day / 2)).toMatchObject({ status: 'active', told: 2 });
  expect(await until(endsAt + day)).toMatchObject({ status: 'grace', plan: 'PREMIUM', told: 3 });
  expect(await until(endsAt + 3 * day)).toMatchObject({
    status: 'free',
    plan: 'FREE',
    endsAt: null,
    told: 4,
  });
  expect(messages[0]).toContain('/Pay-PREMIUM');
  expect(messages[0]).toContain('does not auto-renew');
  expect(messages[3]).toContain('5 %');
});

test('a plan that is told to end ends on its day, without reminders; told otherwise it goes on', async () => {
  expect(await decide('FREE')).toMatchObject({ status: 409, body: { code: 'plan_not_running' } });
  await take('PREMIUM');
  expect(await decide('VVIP')).toMatchObject({ status: 409, body: { code: 'plan_dearer' } });
  expect(await decide('FREE')).toMatchObject({
    status: 200,
    body: { status: 'ending', next: 'FREE', plan: 'PREMIUM' },
  });
  expect(await decide('FREE')).toMatchObject({ status: 200 });
  expect(await decide('PREMIUM')).toMatchObject({ body: { status: 'active', next: 'PREMIUM' } });
  await decide('FREE');
  const { endsAt } = await plan();
  shop.deps.clock.advance(Date.parse(endsAt as string) - shop.deps.clock.now().getTime());
  await shop.deps.jobs.drain();
  expect(await plan()).toMatchObject({ status: 'free', plan: 'FREE' });
});

test('money that goes back ends what it paid for, and gives back what it had put an end to', async () => {
  await take('PREMIUM', 'year');
  const { endsAt } = await plan();
  const upgrade = await take('VVIP', 'year');
  expect((await plan()).plan).toBe('VVIP');
  await giveBack(upgrade);
  expect(await plan()).toMatchObject({
    plan: 'PREMIUM',
    status: 'active',
    endsAt,
    bought: [{ plan: 'PREMIUM' }],
  });
  expect((await entriesOf(upgrade.id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const accounts = new Map<string, number>();
  for (const { account, amount } of await entriesOf(upgrade.id))
    accounts.set(account, (accounts.get(account) ?? 0) + amount);
  expect([...accounts.values()]).toEqual([0, 0, 0]);
});

/** As the house would, whose account nobody can sign in to. */
async function giveBack({ id }: PlacedOrder): Promise<void> {
  const token = shop.deps.random.token();
  const now = shop.deps.clock.now();
  await shop.deps.database.db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      id: shop.deps.random.uuid(),
      account_id: platformAccountId,
      device: null,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + day),
      revoked_at: null,
    })
    .execute();
  const { status } = await shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token,
    payload: {},
  });
  expect(status).toBe(200);
  await shop.deps.jobs.drain();
}
