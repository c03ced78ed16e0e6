// The server dies at every step of a mandate and of its charge: after a restart each has happened once.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Bought, type Club, openClub } from './club';

let club: Club;
let phones = 9_876_533_330;
beforeAll(async () => {
  club = await openClub();
});
beforeEach(() => club.hear());
afterAll(() => club.close());

const mandates = () => club.cashfree.subscriptions.book;
const requests = (method: string, end: string) =>
  club.cashfree.requests.filter((one) => one.startsWith(`${method} `) && one.endsWith(end)).length;

/** Paid for by hand; nothing renews automatically yet. */
async function paid(): Promise<Bought> {
  const bought = await club.subscribe(String((phones += 1)), false);
  await club.cashfree.pay(bought.id);
  await club.until(async () => expect((await club.read(bought)).status).toBe('active'));
  return bought;
}

/** Asks to let it renew automatically; answers the mandate to agree to. */
async function proposed(bought: Bought): Promise<string> {
  const url = await club.startAutopay(bought);
  return new URL(url, club.haat().url).searchParams.get('id') ?? '';
}

async function agreed(): Promise<{ bought: Bought; id: string }> {
  const bought = await paid();
  const id = await proposed(bought);
  await club.cashfree.subscriptions.approve(id);
  await club.isOn(bought);
  return { bought, id };
}

it('asks again after it died before it could write down what it had proposed', async () => {
  const bought = await paid();
  await club.diesAt('mandate.proposed');
  await club.startAutopay(bought).catch(() => undefined);
  await club.untilDead();
  await club.start();
  expect((await club.read(bought)).autopay).toBeNull();
  const id = await proposed(bought);
  expect(await proposed(bought)).toBe(id);
  await club.cashfree.subscriptions.approve(id);
  await club.isOn(bought);
  expect(
    mandates()
      .all()
      .filter((one) => one.subscription_status === 'ACTIVE'),
  ).toHaveLength(1);
  expect(await club.endAutopay(bought)).toBe(200);
}, 180_000);

it('hears that a bank agreed though it died while it asked', async () => {
  const bought = await paid();
  const id = await proposed(bought);
  await club.diesAt('mandate.seen');
  club.cashfree.webhooksTo(null);
  await club.cashfree.subscriptions.approve(id);
  await club.untilDead();
  await club.start();
  await club.isOn(bought);
  expect(await club.endAutopay(bought)).toBe(200);
}, 180_000);

it('ends a mandate at Cashfree though it died when that had just been told', async () => {
  const { bought, id } = await agreed();
  await club.diesAt('mandate.ended');
  await club.endAutopay(bought).catch(() => undefined);
  await club.untilDead();
  const managed = requests('POST', `/${id}/manage`);
  await club.start();
  expect(mandates().subscription(id)?.subscription_status).toBe('CANCELLED');
  expect((await club.read(bought)).autopay).toBeNull();
  // Once more, because nobody had written down that it is over there; then no more.
  await club.until(() => expect(requests('POST', `/${id}/manage`)).toBe(managed + 1));
  expect((await club.read(bought)).can).toContain('startAutopay');
}, 180_000);

it.each(['charge.placed', 'charge.raised'])(
  'charges a period once though it died at %s',
  async (place) => {
    const { bought, id } = await agreed();
    const end = (await club.read(bought)).endsAt ?? '';
    await club.goTo(end, -2, 10.1);
    await club.until(async () =>
      expect((await club.read(bought)).autopay?.charge).toMatchObject({ state: 'announced' }),
    );
    await club.diesAt(place);
    await club.goTo(end, -1, 10.1).catch(() => undefined);
    await club.untilDead();
    await club.start();
    await club.until(() => expect(club.chargesOf(bought, id)).toHaveLength(1));
    await club.until(async () =>
      expect((await club.read(bought)).autopay?.charge).toMatchObject({ state: 'asked' }),
    );
    await club.cashfree.subscriptions.runDay(await club.goTo(end, 0, 10));
    await club.until(async () => expect((await club.read(bought)).payments).toHaveLength(2));
    expect(await club.read(bought)).toMatchObject({ status: 'active', autopay: { status: 'active' } });
    expect(club.chargesOf(bought, id)).toMatchObject([{ payment_status: 'SUCCESS', payment_amount: 499 }]);
    expect(await club.endAutopay(bought)).toBe(200);
  },
  240_000,
);
