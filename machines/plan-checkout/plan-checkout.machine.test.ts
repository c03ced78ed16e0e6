import type { PlacedOrder, PlanState } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { playedPort, samplePlaced, samplePlan, samplePremium, sampleRefusal } from '../testing';
import {
  type PlanPurchaseInput,
  type PlanWish,
  planPurchaseMachine,
  selectFailure,
  selectIsBusy,
  selectOffer,
  selectPeriod,
  selectState,
  selectStep,
} from '.';

function begin(input: Partial<PlanPurchaseInput> = {}) {
  const readPlan = playedPort<PlanState, { token: string }>();
  const orderPlan = playedPort<PlacedOrder, PlanWish>();
  const opened: string[] = [];
  const forgotten: true[] = [];
  const actor = createActor(
    planPurchaseMachine.provide({
      actors: { readPlan: readPlan.logic, orderPlan: orderPlan.logic },
      actions: {
        openPayment: (_, { orderId }) => void opened.push(orderId),
        forgetSession: () => void forgotten.push(true),
      },
    }),
    { input: { plan: 'VVIP', period: 'month', key: 'visit', token: 'token', ...input } },
  );
  actor.start();
  const look = <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T): T =>
    select(actor.getSnapshot());
  return { actor, readPlan, orderPlan, opened, forgotten, look };
}

describe('taking a plan', () => {
  it('asks who it is for where nobody is signed in, and offers it then', async () => {
    const { actor, readPlan, look } = begin({ token: null });
    expect(look(selectStep)).toBe('signIn');
    actor.send({ type: 'session.begun', token: 'fresh' });
    expect(look(selectStep)).toBe('loading');
    expect(readPlan.calls).toEqual([{ token: 'fresh' }]);
    await readPlan.answer(samplePlan);
    expect(look(selectStep)).toBe('offer');
    expect(look(selectOffer)).toMatchObject({ plan: 'VVIP', period: 'month', amount: 176_882 });
    expect(look(selectState)).toEqual(samplePlan);
  });

  it('orders what is offered to the paisa and leads to the payment', async () => {
    const { actor, readPlan, orderPlan, opened, look } = begin();
    await readPlan.answer(samplePremium);
    actor.send({ type: 'period.choose', period: 'year' });
    expect(look(selectPeriod)).toBe('year');
    actor.send({ type: 'order.submit' });
    const { amount } = look(selectOffer) ?? {};
    expect(orderPlan.calls).toEqual([
      { plan: 'VVIP', period: 'year', amount, key: 'visit-1', token: 'token' },
    ]);
    expect(look(selectIsBusy)).toBe(true);
    await orderPlan.answer(samplePlaced);
    expect(opened).toEqual([samplePlaced.id]);
    actor.send({ type: 'payment.left' });
    expect(look(selectStep)).toBe('offer');
    expect(readPlan.calls).toHaveLength(2);
  });

  it('shows the new price where it has changed since, and asks again', async () => {
    const { actor, readPlan, orderPlan, look } = begin();
    await readPlan.answer(samplePremium);
    actor.send({ type: 'order.submit' });
    await orderPlan.fail(sampleRefusal(409, 'The price is now ₹1,370'));
    await readPlan.answer(samplePlan);
    expect(look(selectFailure)?.message).toBe('The price is now ₹1,370');
    expect(look(selectOffer)?.amount).toBe(176_882);
    actor.send({ type: 'order.submit' });
    expect(orderPlan.calls.at(-1)).toMatchObject({ key: 'visit-2', amount: 176_882 });
  });

  it('takes nothing that is refused', async () => {
    const { actor, readPlan, orderPlan } = begin();
    const offers = samplePlan.offers.map((offer) => ({ ...offer, refusal: 'Not now' }));
    await readPlan.answer({ ...samplePlan, offers });
    actor.send({ type: 'order.submit' });
    expect(orderPlan.calls).toEqual([]);
  });

  it('asks to sign in again when the session is over, and forgets it', async () => {
    const { readPlan, forgotten, look } = begin();
    await readPlan.fail(sampleRefusal(401, 'Sign in first'));
    expect(look(selectStep)).toBe('signIn');
    expect(forgotten).toEqual([true]);
  });

  it('can be loaded again', async () => {
    const { actor, readPlan, look } = begin();
    await readPlan.fail(new TypeError('Failed to fetch'));
    expect(look(selectStep)).toBe('unread');
    expect(look(selectFailure)?.message).toBe('Your plan could not be loaded.');
    actor.send({ type: 'retry' });
    await readPlan.answer(samplePlan);
    expect(look(selectStep)).toBe('offer');
  });
});
