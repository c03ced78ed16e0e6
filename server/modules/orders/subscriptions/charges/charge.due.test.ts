import { describe, expect, it } from 'vitest';
import { dueAt, nextDue } from '../periods/due.rules';
import type { NextCharge } from '../subscription.tables';
import { endsAt, india, running } from '../testing/running';

const charge = (part: Partial<NextCharge> = {}): NextCharge => ({
  endsAt: endsAt.toISOString(),
  attempt: 1,
  announcedAt: india('2026-12-19T10:00').toISOString(),
  day: '2026-12-21',
  orderId: null,
  state: 'announced',
  ...part,
});
const placed = charge({ state: 'placed', orderId: 'order-1' });

describe('what renews automatically', () => {
  it('is announced two days before its end, and reminds of nothing', () => {
    expect(nextDue(running())).toEqual({ what: 'announce', at: india('2026-12-19T10:00') });
  });

  it('is announced at once where its buyer agreed later, and not at night', () => {
    const late = running({ agreedAt: india('2026-12-20T15:00') });
    expect(nextDue(late)).toEqual({ what: 'announce', at: india('2026-12-20T15:00') });
    const night = running({ agreedAt: india('2026-12-20T23:00') });
    expect(nextDue(night)).toEqual({ what: 'announce', at: india('2026-12-21T10:00') });
  });

  it('has its order placed, and the gateway told, on the day before', () => {
    expect(nextDue(running({ charge: charge() }))).toEqual({ what: 'place', at: india('2026-12-20T10:00') });
    expect(nextDue(running({ charge: placed }))).toEqual({ what: 'raise', at: india('2026-12-20T10:00') });
    const silent = { ...placed, waitsUntil: india('2026-12-20T12:10').toISOString() };
    expect(nextDue(running({ charge: silent }))).toEqual({ what: 'raise', at: india('2026-12-20T12:10') });
  });

  it('is announced anew when the gateway could not be told in time', () => {
    const due = { what: 'announce', at: india('2026-12-20T20:55') };
    for (const one of [charge(), placed]) {
      expect(dueAt(running({ charge: one }), india('2026-12-20T20:54'))).toMatchObject({
        at: india('2026-12-20T10:00'),
      });
      expect(dueAt(running({ charge: one }), india('2026-12-20T20:55'))).toEqual(due);
      // Long past its end it waits for the next charge all the same.
      expect(dueAt(running({ charge: one }), india('2026-12-21T10:00'))).toEqual(due);
    }
    const silent = { ...placed, waitsUntil: india('2026-12-20T21:00').toISOString() };
    expect(nextDue(running({ charge: silent }))).toEqual(due);
  });

  it('is given up once the gateway cannot be told for days', () => {
    const late = running({ charge: { ...placed, day: '2026-12-26' }, status: 'pastDue' });
    expect(dueAt(late, india('2026-12-25T20:55'))).toEqual({
      what: 'giveUp',
      at: india('2026-12-25T20:55'),
    });
  });

  it('waits for its bank at the end, for three days after the day of the charge', () => {
    const pending = charge({ state: 'asked', orderId: 'order-1' });
    expect(nextDue(running({ charge: pending }))).toEqual({ what: 'await', at: endsAt });
    expect(nextDue(running({ charge: pending, status: 'trialing' }))).toMatchObject({ what: 'await' });
    const waits = running({ charge: pending, status: 'pastDue' });
    expect(nextDue(waits)).toEqual({ what: 'giveUp', at: india('2026-12-24T00:00') });
    // Nobody is shut out while a bank is asked.
    expect(nextDue({ ...waits, status: 'grace' })).toMatchObject({ what: 'giveUp' });
  });
});

describe('a bank that says no', () => {
  const refused = charge({
    state: 'refused',
    orderId: 'order-1',
    refusedAt: india('2026-12-21T09:00').toISOString(),
  });
  const last = { ...refused, attempt: 2, isOver: true, refusedAt: india('2026-12-23T22:00').toISOString() };

  it('is asked once more, when its buyer has been told so', () => {
    expect(nextDue(running({ charge: refused }))).toEqual({
      what: 'announce',
      at: india('2026-12-21T09:00'),
    });
    const night = { ...refused, refusedAt: india('2026-12-21T22:00').toISOString() };
    expect(nextDue(running({ charge: night, status: 'pastDue' }))).toEqual({
      what: 'announce',
      at: india('2026-12-22T10:00'),
    });
  });

  it('is asked no more after the second no: a day is left at least', () => {
    expect(nextDue(running({ charge: last, status: 'pastDue' }))).toEqual({
      what: 'fail',
      at: india('2026-12-23T22:00'),
    });
    expect(nextDue(running({ charge: last, status: 'grace' }))).toEqual({
      what: 'endGrace',
      at: india('2026-12-24T22:00'),
    });
    expect(
      nextDue(running({ charge: { ...last, refusedAt: refused.refusedAt ?? '' }, status: 'grace' })),
    ).toEqual({ what: 'endGrace', at: india('2026-12-24T14:20') });
  });

  it('is another one where its buyer has agreed anew since', () => {
    const anew = running({ charge: last, status: 'grace', agreedAt: india('2026-12-24T09:00') });
    expect(nextDue(anew)).toEqual({ what: 'announce', at: india('2026-12-24T09:00') });
  });

  it('leaves reminders and grace to who has agreed to nothing any more', () => {
    const ended = { agreedAt: null, charge: refused };
    expect(nextDue(running({ ...ended, status: 'pastDue' }))).toMatchObject({ what: 'fail' });
    expect(nextDue(running({ agreedAt: null, status: 'pastDue' }))).toEqual({ what: 'fail', at: endsAt });
    expect(nextDue(running({ agreedAt: null }))).toMatchObject({ what: 'remind' });
  });
});

describe('at night', () => {
  it('tells nobody of anything: it waits for the morning', () => {
    for (const charge of [null, placed])
      expect(dueAt(running({ charge }), india('2026-12-20T23:00'))).toEqual({
        what: 'night',
        at: india('2026-12-21T10:00'),
      });
    expect(dueAt(running({ agreedAt: null }), india('2026-12-19T07:59'))).toMatchObject({ what: 'night' });
    expect(dueAt(running({ charge: placed }), india('2026-12-21T08:00'))).toMatchObject({ what: 'announce' });
  });

  it('holds up nothing of which nobody is told', () => {
    const night = india('2026-12-24T23:00');
    expect(dueAt(running({ charge: placed }), night)).toEqual({ what: 'await', at: endsAt });
    expect(dueAt(running({ agreedAt: null, status: 'grace' }), night)).toMatchObject({ what: 'endGrace' });
    // A charge that nobody could announce by day does not cost the access.
    expect(dueAt(running({ status: 'grace' }), night)).toMatchObject({ what: 'night' });
  });
});

describe('agreeing again and again', () => {
  const agreedAt = india('2026-12-28T14:00');
  const no = charge({ state: 'refused', isOver: true, refusedAt: india('2026-12-28T09:00').toISOString() });

  it('is announced for a week after the end, and then for it no more', () => {
    const late = india('2026-12-28T14:21');
    const grace = running({ charge: no, status: 'grace' });
    expect(nextDue({ ...grace, agreedAt })).toEqual({ what: 'announce', at: agreedAt });
    expect(nextDue({ ...grace, agreedAt: late })).toMatchObject({ what: 'endGrace' });
  });
});

it('looks at no charge for another end', () => {
  const other = charge({ endsAt: india('2026-11-21T14:20').toISOString(), state: 'asked' });
  expect(nextDue(running({ charge: other }))).toEqual({ what: 'announce', at: india('2026-12-19T10:00') });
  expect(nextDue(running({ charge: other, agreedAt: null }))).toMatchObject({ what: 'remind' });
});

it('is the end alone once it is cancelled, and the pause while it is paused', () => {
  expect(nextDue(running({ status: 'cancelled' }))).toEqual({ what: 'end', at: endsAt });
  const paused = running({ status: 'paused', pausedAt: india('2026-12-01T08:00'), charge: charge() });
  expect(nextDue(paused)).toMatchObject({ what: 'endPause' });
});
