// The server dies while Cashfree holds a mandate or a charge: each period is charged once, and nothing goes on after the buyer said no.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readOrder } from '../simulators/shop';
import { type Club, dayMs, openClub } from './club';

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterEach(() => {
  club.cashfree.trouble(null);
  club.hear();
});
afterAll(() => club.close());

it('hears after a restart what a bank agreed to while it was dead', async () => {
  const bought = await club.subscribe('9876522221');
  await club.haat().kill();
  await club.cashfree.subscriptions.approve(bought.id);
  await club.start();
  await club.until(async () => expect((await readOrder(club.haat().url, bought)).status).toBe('fulfilled'));
  await club.isOn(bought);
  expect((await club.read(bought)).payments).toHaveLength(1);
});

it('charges a period once, whatever got lost on the way and whoever died', async () => {
  const bought = await club.subscribe('9876522222');
  await club.cashfree.subscriptions.approve(bought.id);
  await club.isOn(bought);
  const end = (await club.read(bought)).endsAt ?? '';
  await club.goTo(end, -2, 10.1);
  await club.until(async () =>
    expect((await club.read(bought)).autopay?.charge).toMatchObject({ state: 'announced' }),
  );

  // Cashfree takes it and its answer never comes; then the server dies.
  club.cashfree.trouble('lost');
  await club.goTo(end, -1, 10.1);
  await club.until(() => expect(club.chargesOf(bought)).toHaveLength(1));
  await club.haat().kill();
  club.cashfree.trouble(null);
  await club.start();
  await club.until(async () =>
    expect((await club.read(bought)).autopay?.charge).toMatchObject({ state: 'asked' }),
  );

  // The bank pays on its day, twice told and never heard.
  club.cashfree.webhooksTo(null);
  await club.cashfree.subscriptions.runDay(await club.goTo(end, 0, 10));
  await club.haat().kill();
  await club.start();
  await club.goTo(end, 0, 12);
  await club.until(async () =>
    expect(Date.parse((await club.read(bought)).endsAt ?? '')).toBeGreaterThan(Date.parse(end) + 27 * dayMs),
  );
  const { endsAt } = await club.read(bought);
  club.hear();
  const last = club.cashfree.webhooks.at(-1);
  expect([await club.cashfree.deliver(last as never), await club.cashfree.deliver(last as never)]).toEqual([
    200, 200,
  ]);
  await club.goOn(60_000);
  const renewed = await club.read(bought);
  expect(renewed).toMatchObject({ status: 'active', endsAt, autopay: { status: 'active' } });
  expect(renewed.payments).toHaveLength(2);
  expect(club.chargesOf(bought)).toMatchObject([{ payment_status: 'SUCCESS', payment_amount: 499 }]);
});

it('ends a mandate at Cashfree that was silent when the buyer said no, though it died in between', async () => {
  const bought = await club.subscribe('9876522223');
  await club.cashfree.subscriptions.approve(bought.id);
  await club.isOn(bought);
  const end = (await club.read(bought)).endsAt ?? '';
  await club.goTo(end, -2, 10.1);
  await club.until(async () =>
    expect((await club.read(bought)).autopay?.charge).toMatchObject({ state: 'announced' }),
  );
  await club.goTo(end, -1, 10.1);
  await club.until(() => expect(club.chargesOf(bought)).toHaveLength(1));

  club.cashfree.trouble('down');
  expect(await club.endAutopay(bought)).toBe(200);
  expect((await club.read(bought)).autopay).toBeNull();
  await club.haat().kill();
  await club.start();
  expect(club.cashfree.subscriptions.book.subscription(bought.id)?.subscription_status).toBe('ACTIVE');
  club.cashfree.trouble(null);
  await club.until(() =>
    expect(club.cashfree.subscriptions.book.subscription(bought.id)?.subscription_status).toBe('CANCELLED'),
  );
  await club.cashfree.subscriptions.runDay(await club.goTo(end, 0, 10));
  expect(club.chargesOf(bought)).toMatchObject([{ payment_status: 'CANCELLED' }]);
  await club.until(async () => expect((await club.read(bought)).payments).toHaveLength(1));
});

it('gives money back that the bank took although the buyer had said no', async () => {
  const bought = await club.subscribe('9876522224');
  await club.cashfree.subscriptions.approve(bought.id);
  await club.isOn(bought);
  const end = (await club.read(bought)).endsAt ?? '';
  await club.goTo(end, -2, 10.1);
  await club.until(async () =>
    expect((await club.read(bought)).autopay?.charge).toMatchObject({ state: 'announced' }),
  );
  await club.goTo(end, -1, 10.1);
  await club.until(() => expect(club.chargesOf(bought)).toHaveLength(1));
  const [charge] = club.chargesOf(bought);
  expect(await club.endAutopay(bought)).toBe(200);
  await club.until(() => expect(charge?.payment_status).toBe('CANCELLED'));
  // The bank had begun before it heard.
  await club.goTo(end, 0, 10);
  await club.cashfree.subscriptions.decideCharge(charge?.payment_id ?? '', 'SUCCESS');
  await club.until(() =>
    expect(club.cashfree.subscriptions.book.refunds()).toMatchObject([
      { payment_id: charge?.payment_id, refund_amount: 499 },
    ]),
  );
  await club.cashfree.subscriptions.endRefunds('SUCCESS');
  expect((await club.read(bought)).endsAt).toBe(end);
});
