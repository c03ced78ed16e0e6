import { describe, expect, it } from 'vitest';
import {
  answerDeadline,
  chargeDay,
  dayOf,
  nextContactTime,
  plusDays,
  startOfDay,
  windowClosesAt,
  windowOpensAt,
} from './charge.days';

const india = (text: string) => new Date(`${text}:00+05:30`);

describe('a day in India', () => {
  it('begins at its midnight, whatever day it is elsewhere', () => {
    expect(dayOf(india('2026-12-21T00:00'))).toBe('2026-12-21');
    expect(dayOf(new Date(india('2026-12-21T00:00').getTime() - 1))).toBe('2026-12-20');
    expect(startOfDay('2026-12-21')).toEqual(india('2026-12-21T00:00'));
    expect([plusDays('2026-12-31', 1), plusDays('2027-03-01', -1)]).toEqual(['2027-01-01', '2027-02-28']);
  });
});

describe('the day of a charge', () => {
  it('is the day of the end for who is told two days before', () => {
    expect(chargeDay('2026-12-21', india('2026-12-19T10:00'))).toBe('2026-12-21');
    expect(chargeDay('2026-12-21', india('2026-12-20T00:00'))).toBe('2026-12-21');
  });

  it('is the first whole day after a day and a night for who is told later', () => {
    expect(chargeDay('2026-12-21', india('2026-12-20T00:01'))).toBe('2026-12-22');
    expect(chargeDay('2026-12-21', india('2026-12-20T23:59'))).toBe('2026-12-22');
    expect(chargeDay('2026-12-21', india('2026-12-24T15:00'))).toBe('2026-12-26');
  });
});

describe('the gateway', () => {
  it('is told on the day before, from ten until five to nine in the evening', () => {
    expect(windowOpensAt('2026-12-21')).toEqual(india('2026-12-20T10:00'));
    expect(windowClosesAt('2026-12-21')).toEqual(india('2026-12-20T20:55'));
  });

  it('is waited for until three days after', () => {
    expect(answerDeadline('2026-12-21')).toEqual(india('2026-12-24T00:00'));
  });
});

it('nobody is told of a charge at night', () => {
  expect(nextContactTime(india('2026-12-19T08:00'))).toEqual(india('2026-12-19T08:00'));
  expect(nextContactTime(india('2026-12-19T20:59'))).toEqual(india('2026-12-19T20:59'));
  expect(nextContactTime(india('2026-12-19T21:00'))).toEqual(india('2026-12-20T10:00'));
  expect(nextContactTime(india('2026-12-20T03:00'))).toEqual(india('2026-12-20T10:00'));
});
