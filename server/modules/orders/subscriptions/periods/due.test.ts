import { describe, expect, it } from 'vitest';
import { dueAt, nextDue, type Running } from './due.rules';

const india = (text: string) => new Date(`${text}:00+05:30`);
const running = (part: Partial<Running> = {}): Running => ({
  status: 'active',
  endsAt: india('2026-12-21T14:20'),
  since: india('2026-11-21T14:20'),
  reminded: 0,
  pausedAt: null,
  charge: null,
  agreedAt: null,
  ...part,
});

describe('what time brings next', () => {
  it('is three reminders, the end, and the end of the days of grace', () => {
    expect(nextDue(running())).toEqual({ what: 'remind', number: 1, at: india('2026-12-18T10:00') });
    expect(nextDue(running({ reminded: 1 }))).toMatchObject({ number: 2, at: india('2026-12-20T10:00') });
    expect(nextDue(running({ reminded: 2 }))).toMatchObject({ number: 3, at: india('2026-12-21T10:00') });
    expect(nextDue(running({ reminded: 3 }))).toEqual({ what: 'end', at: india('2026-12-21T14:20') });
    const late = running({ status: 'grace', reminded: 3 });
    expect(nextDue(late)).toEqual({ what: 'endGrace', at: india('2026-12-24T14:20') });
  });

  it('reminds on the morning of a last day that ended in the night', () => {
    const early = { endsAt: india('2026-12-21T02:00'), reminded: 2 };
    expect(nextDue(running(early))).toEqual({ what: 'end', at: india('2026-12-21T02:00') });
    const late = running({ ...early, status: 'grace' });
    expect(nextDue(late)).toMatchObject({ what: 'remind', number: 3, at: india('2026-12-21T10:00') });
  });

  it('does not remind of an end that was near from the beginning', () => {
    const day = running({ since: india('2026-12-20T14:20') });
    expect(nextDue(day)).toMatchObject({ number: 3 });
  });

  it('is nothing for what never ends, and for what is over', () => {
    expect(nextDue(running({ endsAt: null }))).toBeNull();
    expect(nextDue(running({ status: 'expired' }))).toBeNull();
  });

  it('is the end alone once it is cancelled, and the end of the pause while it is paused', () => {
    expect(nextDue(running({ status: 'cancelled' }))).toEqual({ what: 'end', at: india('2026-12-21T14:20') });
    const paused = running({ status: 'paused', pausedAt: india('2026-12-01T08:00') });
    expect(nextDue(paused)).toEqual({ what: 'endPause', at: india('2027-03-01T08:00') });
  });
});

describe('after a long silence', () => {
  it('sends one reminder, not all that were missed', () => {
    expect(dueAt(running(), india('2026-12-18T09:59'))).toBeNull();
    expect(dueAt(running(), india('2026-12-20T12:00'))).toMatchObject({ what: 'remind', number: 2 });
    expect(dueAt(running(), india('2027-01-05T12:00'))).toMatchObject({ what: 'remind', number: 3 });
    expect(dueAt(running({ reminded: 3 }), india('2027-01-05T12:00'))).toMatchObject({ what: 'end' });
  });
});
