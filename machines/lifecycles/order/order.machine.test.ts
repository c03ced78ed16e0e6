import contract from '@haat/openapi/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { type OrderEvent, statuses, transition } from '.';

const after = (...events: OrderEvent['type'][]) =>
  events.reduce<ReturnType<typeof transition>>(
    (result, type) => (result.state ? transition(result.state, { type }) : result),
    { state: 'created' },
  );

describe('an order', () => {
  it('has the statuses of the contract, no more and no fewer', () => {
    expect([...statuses].sort()).toEqual([...contract.components.schemas.OrderStatus.enum].sort());
  });

  it('is paid and fulfilled', () => {
    expect(after('payment.opened', 'payment.succeeded', 'order.fulfilled')).toEqual({ state: 'fulfilled' });
  });

  it('asks for no payment when it is free', () => {
    expect(after('payment.waived', 'order.fulfilled')).toEqual({ state: 'fulfilled' });
  });

  it.each(['payment.failed', 'payment.dropped'] as const)('can be tried again after %s', (ending) => {
    expect(after('payment.opened', ending, 'payment.retried', 'payment.succeeded')).toEqual({
      state: 'paid',
    });
  });

  it.each(['payment.failed', 'payment.dropped', 'order.expired'] as const)(
    'takes the money that arrives after %s',
    (ending) => {
      expect(after('payment.opened', ending, 'payment.succeeded')).toEqual({ state: 'paid' });
    },
  );

  it('is not paid anew while the bank has a payment, and is decided when the bank answers', () => {
    expect(transition('pending', { type: 'payment.retried' })).toEqual({ refused: true });
    expect(after('payment.opened', 'payment.pending', 'payment.succeeded')).toEqual({ state: 'paid' });
    expect(after('payment.opened', 'payment.failed', 'payment.pending', 'payment.failed')).toEqual({
      state: 'failed',
    });
    expect(transition('paid', { type: 'payment.pending' })).toEqual({ refused: true });
  });

  it('may lose what it holds and take it again while it is unpaid, and stays where it is', () => {
    for (const status of ['awaitingPayment', 'failed', 'dropped'] as const)
      for (const type of ['hold.ended', 'hold.renewed'] as const)
        expect(transition(status, { type })).toEqual({ state: status });
    expect(transition('pending', { type: 'hold.ended' })).toEqual({ state: 'pending' });
    expect(transition('pending', { type: 'hold.renewed' })).toEqual({ refused: true });
    for (const status of ['expired', 'paid', 'fulfilled', 'refunded'] as const)
      for (const type of ['hold.ended', 'hold.renewed'] as const)
        expect(transition(status, { type })).toEqual({ refused: true });
  });

  it('stays as it is when somebody else is asked to pay it, while nobody is paying', () => {
    for (const status of ['awaitingPayment', 'failed', 'dropped'] as const)
      expect(transition(status, { type: 'payment.asked' })).toEqual({ state: status });
    for (const status of ['pending', 'expired', 'paid', 'fulfilled', 'refunded'] as const)
      expect(transition(status, { type: 'payment.asked' })).toEqual({ refused: true });
  });

  it('is not tried again once it has expired', () => {
    expect(transition('expired', { type: 'payment.retried' })).toEqual({ refused: true });
  });

  it.each(['paid', 'fulfilled', 'refunding', 'refunded', 'disputed'] as const)(
    'refuses every further word about its payment when %s',
    (status) => {
      for (const type of [
        'payment.opened',
        'payment.succeeded',
        'payment.failed',
        'payment.dropped',
      ] as const) {
        expect(transition(status, { type })).toEqual({ refused: true });
      }
      expect(transition(status, { type: 'order.expired' })).toEqual({ refused: true });
    },
  );

  it('gives the money back once, and keeps the sale when the refund fails', () => {
    expect(transition('fulfilled', { type: 'refund.started' })).toEqual({ state: 'refunding' });
    expect(transition('refunding', { type: 'refund.started' })).toEqual({ refused: true });
    expect(transition('refunding', { type: 'refund.succeeded' })).toEqual({ state: 'refunded' });
    expect(transition('refunding', { type: 'refund.failed' })).toEqual({ state: 'fulfilled' });
    expect(transition('refunded', { type: 'refund.started' })).toEqual({ refused: true });
  });

  it('stands for the rest when a part has gone back, and another part can follow', () => {
    expect(transition('refunding', { type: 'refund.parted' })).toEqual({ state: 'fulfilled' });
    expect(transition('fulfilled', { type: 'refund.parted' })).toEqual({ refused: true });
    expect(
      after('payment.waived', 'order.fulfilled', 'refund.started', 'refund.parted', 'refund.started'),
    ).toEqual({ state: 'refunding' });
  });

  it('stands or falls with its dispute', () => {
    expect(transition('fulfilled', { type: 'dispute.opened' })).toEqual({ state: 'disputed' });
    expect(transition('disputed', { type: 'dispute.won' })).toEqual({ state: 'fulfilled' });
    expect(transition('disputed', { type: 'dispute.lost' })).toEqual({ state: 'refunded' });
    expect(transition('disputed', { type: 'dispute.parted' })).toEqual({ state: 'fulfilled' });
  });

  it('ends a refund that was under way when the bank asked', () => {
    expect(transition('refunding', { type: 'dispute.opened' })).toEqual({ state: 'disputed' });
    expect(transition('disputed', { type: 'refund.started' })).toEqual({ refused: true });
    expect(transition('disputed', { type: 'refund.succeeded' })).toEqual({ state: 'refunded' });
    expect(transition('disputed', { type: 'refund.parted' })).toEqual({ state: 'disputed' });
    expect(transition('disputed', { type: 'refund.failed' })).toEqual({ state: 'disputed' });
  });

  it('throws for a status that is not one of its own', () => {
    expect(() => transition('lost' as never, { type: 'payment.succeeded' })).toThrow(/lost/);
  });
});
