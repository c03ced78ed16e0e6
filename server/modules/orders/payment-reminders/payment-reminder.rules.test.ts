import { describe, expect, it } from 'vitest';
import { nextSendingTime } from '../../../platform/text/sending-hours';
import { nextStep, type ReminderState, reminderAt } from './payment-reminder.rules';

/** By India's clock. */
const at = (text: string) => new Date(`2026-11-${text}:00+05:30`);

describe('the time of a mail', () => {
  it.each([
    ['21T12:00', '21T12:00'],
    ['21T20:59', '21T20:59'],
    ['21T21:00', '22T09:00'],
    ['22T00:30', '22T09:00'],
    ['22T08:59', '22T09:00'],
    ['22T09:00', '22T09:00'],
  ])('at %s is %s', (from, to) => expect(nextSendingTime(at(from))).toEqual(at(to)));

  it('is an hour after the order, a day after it, and then never', () => {
    expect(reminderAt(at('21T10:00'), 1)).toEqual(at('21T11:00'));
    expect(reminderAt(at('21T10:00'), 2)).toEqual(at('22T10:00'));
    expect(reminderAt(at('21T10:00'), 3)).toBeNull();
    expect(reminderAt(at('21T20:30'), 1)).toEqual(at('22T09:00'));
  });
});

describe('an order whose time has come', () => {
  const state: ReminderState = {
    now: at('21T11:00'),
    placedAt: at('21T10:00'),
    sent: 0,
    recentlySent: 0,
    isSold: true,
    isOn: true,
    isOptedOut: false,
    isBought: false,
    hasNewerOrder: false,
  };
  const of = (changes: Partial<ReminderState>) => nextStep({ ...state, ...changes });

  it('is written about, and once more a day later', () => {
    expect(of({})).toEqual({ write: 1, next: at('22T10:00') });
    expect(of({ sent: 1, recentlySent: 1, now: at('22T10:00') })).toEqual({ write: 2, next: null });
  });

  it('waits for the morning', () => expect(of({ now: at('21T23:00') })).toEqual({ wait: at('22T09:00') }));

  it('does not come twice in a breath when the first mail was late', () =>
    expect(of({ now: at('22T09:30') })).toEqual({ write: 1, next: at('23T09:00') }));

  it.each([
    ['bought', { isBought: true, isOptedOut: true, isOn: false }],
    ['newerOrder', { hasNewerOrder: true }],
    ['optedOut', { isOptedOut: true }],
    ['off', { isOn: false }],
    ['notSold', { isSold: false }],
    ['done', { recentlySent: 2 }],
    ['done', { sent: 2 }],
    ['late', { now: at('26T10:00') }],
  ] as const)('ends as %s', (end, changes) => expect(of(changes)).toEqual({ end }));
});
