import { expect, it } from 'vitest';
import { loadMoneyRules } from '../../../../platform/config/money';
import { openTestDatabase } from '../../../../platform/testing/testing';
import { banks, type KycApp, openKycApp, pans } from '../testing/app';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const moneyWith = (env: Record<string, string>) => ({
  config: { money: loadMoneyRules(env, { isProduction: false, secret: 'a secret' }) } as never,
});

it('looks at the second of two whose PAN was verified under two keys, and keeps nobody else waiting', async () => {
  const database = await openTestDatabase();
  const openDatabase = { ...database, close: async () => undefined };
  const names = ['Asha', 'Meera', 'Bela'];
  const people: { id: string; token: string }[] = [];
  const join = async (app: KycApp, pan: string) => {
    app.deps.clock.advance(60_000);
    const phone = `+91982224444${people.length}`;
    const { token, user } = await app.signIn(phone, { name: names[people.length] ?? '' });
    people.push({ id: user.id, token });
    expect((await app.give(token, pan)).status).toBe('panVerified');
  };

  const before = await openKycApp({ ...moneyWith({ KYC_KEY: key(1) }), database: openDatabase });
  await join(before, pans.good);
  await join(before, 'ABCPV4321D');
  await before.close();
  // A process that was not given the former key notices nothing.
  const blind = await openKycApp({ ...moneyWith({ KYC_KEY: key(2) }), database: openDatabase });
  await join(blind, pans.good);
  await blind.close();

  const during = await openKycApp({
    ...moneyWith({ KYC_KEY: key(2), KYC_PREVIOUS_KEYS: key(1) }),
    database: openDatabase,
  });
  during.deps.clock.advance(2 * 60 * 60_000);
  await during.deps.jobs.drain();
  expect(during.deps.logged()).toContain('KYC_PREVIOUS_KEYS can be removed');
  const statuses = await Promise.all(people.map(async ({ token }) => (await during.known(token)).status));
  expect(statuses).toEqual(['panVerified', 'panVerified', 'panDoubtful']);
  expect(await during.kyc.reviews.list()).toMatchObject([
    { sellerId: people[2]?.id, doubt: 'elsewhere', elsewhere: [people[0]?.id] },
  ]);
  await during.close();
  await database.close();
});

it('changes the key under everything: what was known is still known, under the new key alone', async () => {
  const database = await openTestDatabase();
  const openDatabase = { ...database, close: async () => undefined };

  const before = await openKycApp({ ...moneyWith({ KYC_KEY: key(1) }), database: openDatabase });
  const asha = await before.creator();
  await before.give(asha.token);
  const { body } = await before.add(asha);
  await before.deps.jobs.drain();
  await before.close();

  const during = await openKycApp({
    ...moneyWith({ KYC_KEY: key(2), KYC_PREVIOUS_KEYS: key(1) }),
    database: openDatabase,
  });
  await during.deps.jobs.drain();
  expect(during.deps.logged()).toContain('KYC_PREVIOUS_KEYS can be removed');
  await during.close();

  const after = await openKycApp({ ...moneyWith({ KYC_KEY: key(2) }), database: openDatabase });
  const usable = await after.kyc.accountFor(asha.id, body.id);
  expect(usable?.open()).toEqual(banks.good);
  const answer = await after.call('POST', '/api/kyc/pan', {
    token: asha.token,
    payload: { pan: pans.good, name: 'Asha Rao' },
  });
  expect(answer.json()).toMatchObject({ status: 'complete', triesLeft: 8 });
  after.deps.clock.advance(60_000);
  const meera = await after.signIn('+919822299999', { name: 'Meera' });
  expect((await after.give(meera.token)).status).toBe('panDoubtful');
  await after.close();
  await database.close();
});
