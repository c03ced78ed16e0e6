import type { Order, PlacedOrder } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { playedPort, sampleOrder, samplePlaced, sampleRefusal } from '../testing';
import {
  type CheckoutInput,
  checkoutMachine,
  type Details,
  type OrderRequest,
  selectCanRetry,
  selectDetails,
  selectFailure,
  selectIsBusy,
  selectIsSlow,
  selectOrder,
  selectStep,
} from '.';

const productId = '9fGhJkMn4PqRsTuV';
const orderId = samplePlaced.id;
const details: Details = {
  priceId: 'p1',
  buyer: { phone: '+919876543210', name: 'Asha' },
  answers: { q1: 'Hello' },
};

function begin(input: CheckoutInput = { productId, key: 'visit' }) {
  const clock = new SimulatedClock();
  const placeOrder = playedPort<PlacedOrder, OrderRequest>();
  const readOrder = playedPort<Order, { orderId: string }>();
  const opened: string[] = [];
  const actor = createActor(
    checkoutMachine.provide({
      actors: { placeOrder: placeOrder.logic, readOrder: readOrder.logic },
      actions: { openPayment: (_, params) => void opened.push(params.orderId) },
    }),
    { input, clock },
  );
  actor.start();
  const look = <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T): T =>
    select(actor.getSnapshot());
  return { actor, clock, placeOrder, readOrder, opened, look };
}

describe('buying', () => {
  it('leads from the details to the gateway', async () => {
    const { actor, placeOrder, opened, look } = begin();
    expect(look(selectStep)).toBe('details');
    actor.send({ type: 'details.submit', details });
    expect(look(selectIsBusy)).toBe(true);
    expect(look(selectStep)).toBe('details');
    expect(placeOrder.calls).toEqual([{ ...details, productId, key: 'visit-1' }]);
    await placeOrder.answer(samplePlaced);
    expect(opened).toEqual([orderId]);
    expect(look(selectStep)).toBe('details');
  });

  it('needs no gateway when nothing is to be paid', async () => {
    const { actor, placeOrder, opened } = begin();
    actor.send({ type: 'details.submit', details });
    await placeOrder.answer({ ...samplePlaced, status: 'fulfilled', amount: 0 });
    expect(opened).toEqual([]);
    expect(actor.getSnapshot().output).toEqual({ orderId, order: null });
  });

  it('shows what the server says of which field, and keeps what was typed', async () => {
    const { actor, placeOrder, look } = begin();
    actor.send({ type: 'details.submit', details });
    await placeOrder.fail(
      sampleRefusal(422, 'Check your number', { 'buyer.phone': 'Not an Indian mobile number' }),
    );
    expect(look(selectStep)).toBe('details');
    expect(look(selectFailure)?.fields).toEqual({ 'buyer.phone': 'Not an Indian mobile number' });
    expect(look(selectDetails)).toEqual(details);
    actor.send({ type: 'details.edit' });
    expect(look(selectFailure)).toBeNull();
  });

  it('keeps its key for the same details, so that a lost answer cannot buy twice', async () => {
    const { actor, placeOrder, look } = begin();
    actor.send({ type: 'details.submit', details });
    await placeOrder.fail(new TypeError('Failed to fetch'));
    expect(look(selectFailure)?.message).toBe('Your order could not be placed. Nothing was charged.');
    actor.send({ type: 'details.submit', details: { ...details } });
    expect(placeOrder.calls.map((call) => call.key)).toEqual(['visit-1', 'visit-1']);
    await placeOrder.fail(new TypeError('Failed to fetch'));
    actor.send({ type: 'details.submit', details: { ...details, amount: 60_000 } });
    expect(placeOrder.calls.at(-1)?.key).toBe('visit-2');
  });

  it('sends one order however often the button is pressed', () => {
    const { actor, placeOrder } = begin();
    actor.send({ type: 'details.submit', details });
    actor.send({ type: 'details.submit', details });
    expect(placeOrder.calls).toHaveLength(1);
  });

  it('shows the details again to a buyer who came back from the gateway by the back button', async () => {
    const { actor, placeOrder, look } = begin();
    actor.send({ type: 'details.submit', details });
    await placeOrder.answer(samplePlaced);
    actor.send({ type: 'payment.left' });
    expect(look(selectStep)).toBe('details');
    expect(look(selectIsBusy)).toBe(false);
    actor.send({ type: 'details.submit', details });
    expect(placeOrder.calls.at(-1)?.key).toBe('visit-1');
  });

  it('asks how it went when the gateway ended in this page', async () => {
    const { actor, placeOrder, readOrder } = begin();
    actor.send({ type: 'details.submit', details });
    await placeOrder.answer(samplePlaced);
    actor.send({ type: 'payment.returned' });
    expect(readOrder.calls).toEqual([{ orderId }]);
  });
});

describe('coming back from the gateway', () => {
  it.each(['paid', 'fulfilled', 'refunding', 'refunded', 'disputed'] as const)(
    'ends when the order is %s',
    async (status) => {
      const { actor, readOrder, look } = begin({ orderId });
      expect(look(selectStep)).toBe('processing');
      await readOrder.answer(sampleOrder(status));
      expect(look(selectStep)).toBe('paid');
      expect(actor.getSnapshot().output).toEqual({ orderId, order: sampleOrder(status) });
    },
  );

  it('asks again, less and less often, until the order is decided', async () => {
    const { clock, readOrder, look } = begin({ orderId });
    for (const wait of [1_000, 1_500, 2_250, 3_375]) {
      await readOrder.answer(sampleOrder('awaitingPayment'));
      const callCount = readOrder.calls.length;
      clock.increment(wait - 1);
      expect(readOrder.calls).toHaveLength(callCount);
      clock.increment(1);
      expect(readOrder.calls).toHaveLength(callCount + 1);
    }
    expect(look(selectIsSlow)).toBe(false);
    await readOrder.answer(sampleOrder('awaitingPayment'));
    expect(look(selectIsSlow)).toBe(true);
    clock.increment(10_000);
    await readOrder.answer(sampleOrder('fulfilled'));
    expect(look(selectStep)).toBe('paid');
  });

  it('never offers the payment again while a bank has it', async () => {
    const { actor, clock, readOrder, opened, look } = begin({ orderId });
    for (let times = 0; times < 6; times += 1) {
      await readOrder.answer(sampleOrder('pending'));
      clock.increment(10_000);
    }
    await readOrder.answer(sampleOrder('pending'));
    expect(look(selectStep)).toBe('processing');
    expect(look(selectCanRetry)).toBe(false);
    actor.send({ type: 'payment.retry' });
    expect(opened).toEqual([]);
  });

  it('looks at once when the page is seen again', async () => {
    const { actor, readOrder } = begin({ orderId });
    await readOrder.answer(sampleOrder('awaitingPayment'));
    actor.send({ type: 'order.check' });
    expect(readOrder.calls).toHaveLength(2);
  });

  it('offers the payment again only after a good while without an answer', async () => {
    const { actor, clock, readOrder, opened, look } = begin({ orderId });
    for (let look = 0; look < 4; look += 1) {
      await readOrder.answer(sampleOrder('awaitingPayment'));
      clock.increment(10_000);
    }
    expect(look(selectCanRetry)).toBe(false);
    await readOrder.answer(sampleOrder('awaitingPayment'));
    expect(look(selectCanRetry)).toBe(true);
    actor.send({ type: 'payment.retry' });
    expect(opened).toEqual([orderId]);
    actor.send({ type: 'payment.left' });
    expect(look(selectStep)).toBe('processing');
  });

  it.each(['failed', 'dropped'] as const)('can pay the same order again when it %s', async (status) => {
    const { actor, readOrder, opened, look } = begin({ orderId });
    await readOrder.answer(sampleOrder(status));
    expect(look(selectStep)).toBe(status);
    expect(look(selectOrder)?.failure).toBe(sampleOrder(status).failure);
    expect(look(selectCanRetry)).toBe(true);
    actor.send({ type: 'payment.retry' });
    expect(opened).toEqual([orderId]);
    expect(look(selectStep)).toBe('processing');
  });

  it('cannot pay an expired order, but sees the money that still arrives', async () => {
    const { actor, readOrder, look } = begin({ orderId });
    await readOrder.answer(sampleOrder('expired'));
    expect(look(selectStep)).toBe('expired');
    expect(look(selectCanRetry)).toBe(false);
    actor.send({ type: 'order.check' });
    await readOrder.answer(sampleOrder('fulfilled'));
    expect(look(selectStep)).toBe('paid');
  });

  it('keeps asking while the server cannot be reached', async () => {
    const { clock, readOrder, look } = begin({ orderId });
    await readOrder.fail(new TypeError('Failed to fetch'));
    expect(look(selectStep)).toBe('processing');
    expect(look(selectFailure)?.message).toBe('We could not look up this payment.');
    clock.increment(1_000);
    await readOrder.answer(sampleOrder('fulfilled'));
    expect(look(selectStep)).toBe('paid');
  });

  it('keeps asking when it is told to slow down or the server is in trouble', async () => {
    const { clock, readOrder, look } = begin({ orderId });
    for (const status of [429, 500]) {
      await readOrder.fail(sampleRefusal(status, 'Later, please'));
      expect(look(selectStep)).toBe('processing');
      clock.increment(10_000);
    }
    expect(readOrder.calls).toHaveLength(3);
  });

  it('stops asking for an order that is not this buyer’s to see', async () => {
    const { readOrder, clock, look } = begin({ orderId });
    await readOrder.fail(sampleRefusal(404, 'Order not found'));
    expect(look(selectStep)).toBe('unreadable');
    clock.increment(60_000);
    expect(readOrder.calls).toHaveLength(1);
    expect(look(selectFailure)?.message).toBe('Order not found');
  });
});
