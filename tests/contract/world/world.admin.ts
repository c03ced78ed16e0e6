import type { CreatorForOperator, OperatorProposal, PlacedOrder, PlanState } from '@haat/openapi';
import { stepUp } from '../../../server/modules/accounts/account-deletion/testing/leaver';
import type { AdminClient } from '../../../server/modules/admin/operator/testing/admin-client';
import { newKey, type Seller } from '../../../server/modules/orders/checkout/testing/shop';
import type { Names } from '../names';
import { caller } from './world.creator';

const day = 86_400_000;

/** What waits for an operator, and what one did to the owner. */
export async function operatorsThings(admin: AdminClient, owner: Seller, ownNames: Names): Promise<Names> {
  const { shop } = admin;
  const { clock, database } = shop.deps;
  const ask = caller(shop, owner.token);
  const { offers } = await ask<PlanState>('GET', '/api/plan');
  const offer = offers.find(({ plan, period }) => plan === 'PREMIUM' && period === 'month');
  const input = { plan: 'PREMIUM', period: 'month', amount: offer?.amount };
  const placed = await ask<PlacedOrder>('POST', '/api/plan/orders', input, { 'idempotency-key': newKey() });
  await shop.pay(placed.payment.session);
  // Sales are settled, the account has cooled off.
  for (let gone = 0; gone < 5; gone++) {
    clock.advance(day);
    await shop.deps.jobs.drain();
  }
  const payout = await ask<{ id: string }>(
    'POST',
    '/api/payouts',
    { amount: 20_000, accountId: ownNames['payoutAccount'] },
    { 'idempotency-key': newKey() },
  );
  await admin.unlock();
  const act = caller(shop, admin.token);
  await act('POST', '/api/operator/adjustments', await adjustment(shop, owner), {
    'idempotency-key': newKey(),
  });
  const held = await act<CreatorForOperator>(
    'POST',
    '/api/operator/holds',
    {
      creatorId: owner.id,
      amount: 2_000,
      rule: 'review',
      reason: 'Under review',
      whatToDo: 'Send us the licence',
    },
    { 'idempotency-key': newKey() },
  );
  const doubted = await shop.seller('Meera Kulkarni');
  await caller(shop, doubted.token)('POST', '/api/kyc/pan', { pan: 'ABCPV0002D', name: 'Meera Kulkarni' });
  await ask('POST', '/api/account/data-export', undefined, { 'step-up-code': await codeOf(admin, owner) });
  await shop.deps.jobs.drain();
  await rowsOfTheGateway(admin, owner, ownNames);
  const at = clock.now();
  const ticket = { id: 'Tk8wPq2Lm4Nd7RtV', at, topic: 'question', name: 'Ravi', text: 'May I ask?' };
  await database.db
    .insertInto('ticket')
    .values({ ...ticket, email: 'ravi@example.com', phone: null, answered_at: null } as never)
    .execute();
  const { items } = await act<{ items: { id: string }[] }>('GET', '/api/operator/reviews');
  return {
    planOrder: placed.id,
    payout: payout.id,
    hold: held.holds[0]?.id ?? '',
    ticket: ticket.id,
    dispute: '9001',
    unmatchedPayment: 'p-unmatched',
    doubtfulPayout: 'Pq2Lm4Nd7RtVKx8w',
    difference: 'cashfree.differs.missing',
    kycReview: items[0]?.id ?? '',
    way: held.loginMethods.find(({ canLeave }) => canLeave)?.id ?? '',
  };
}

/** What another operator wants to give the owner and may not give alone. */
export async function proposalOf(admin: AdminClient, operator: Seller, owner: Seller): Promise<string> {
  await admin.enrol(operator);
  const act = caller(admin.shop, operator.token);
  const sum = { ...(await adjustment(admin.shop, owner)), amount: 1_500_000 };
  const { id } = await act<OperatorProposal>('POST', '/api/operator/adjustments', sum, {
    'idempotency-key': newKey(),
  });
  return id;
}

async function adjustment(shop: AdminClient['shop'], owner: Seller): Promise<object> {
  const { available } = await shop.wallet(owner);
  return { creatorId: owner.id, amount: 50_000, expected: available, reason: 'A fee was taken twice' };
}

async function codeOf(admin: AdminClient, owner: Seller): Promise<string> {
  return stepUp(admin.shop, owner);
}

/** What only a gateway brings about, written as it leaves it. */
async function rowsOfTheGateway({ shop }: AdminClient, owner: Seller, ownNames: Names): Promise<void> {
  const { db } = shop.deps.database;
  const at = shop.deps.clock.now();
  const long = new Date(at.getTime() - 30 * day);
  const detail = JSON.stringify({ paymentId: 'p1', amount: 49_900 });
  const difference = { provider: 'cashfree', order_id: 'differs', kind: 'missing' as const, detail };
  await db
    .insertInto('gateway_difference')
    .values({ ...difference, found_at: at, seen_at: at, ended_at: null })
    .execute();
  const dispute = { seller_id: owner.id, provider: 'cashfree', order_id: ownNames['plain'] ?? '', round: 1 };
  const opened = { stage: 'chargeback', amount: 49_900, reason: 'Not received', respond_by: at } as const;
  const never = { ended_at: null, answer: null, answered_at: null };
  for (const [id, status, answer] of [
    ['9001', 'answered', { answer: 'It was delivered', answered_at: at }],
    ['9002', 'opened', {}],
  ] as const)
    await db
      .insertInto('dispute')
      .values({
        ...dispute,
        ...opened,
        ...never,
        id,
        status,
        opened_at: at,
        changed_at: at,
        ...answer,
      } as never)
      .execute();
  const id = 'Pq2Lm4Nd7RtVKx8w';
  await db.insertInto('payout_ref').values({ id, seller_id: owner.id }).execute();
  const none = { reference: null, reason: null, paid_at: null, ended_at: null, ask_at: null };
  const account = { account_id: 'account', account_kind: 'upi', account_shown: 'me••@upi' } as const;
  const sent = { status: 'sent', doubt: 'unknown_there', provider: 'elsewhere', origin: 'asked' } as const;
  await db
    .insertInto('payout')
    .values({
      seller_id: owner.id,
      id,
      key: newKey(),
      amount: 12_300,
      asked: 3,
      ...none,
      ...account,
      ...sent,
      at: long,
      tried_at: long,
      sent_at: long,
    })
    .execute();
  const unmatched = {
    provider: 'cashfree',
    payment_id: 'p-unmatched',
    order_id: ownNames['plain'] ?? '',
    amount: 49_900,
  };
  await db
    .insertInto('unmatched_payment')
    .values({ ...unmatched, reason: 'twice', status: 'refused', at: long, ended_at: long })
    .execute();
}
