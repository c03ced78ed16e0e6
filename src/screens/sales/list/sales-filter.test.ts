import { expect, test } from 'vitest';
import { filterOf, noChoices, readChoices, type SalesChoices, writeChoices } from './sales-filter';

/** 10:30 in India on Saturday, 21 November. */
const now = new Date('2026-11-21T05:00:00Z');

test('choices survive the address', () => {
  const choices: SalesChoices = {
    period: 'dates',
    from: '2026-11-01',
    to: '2026-11-20',
    productId: 'abc',
    kind: 'webinar',
    status: 'refunded',
    method: 'upi',
    state: '29',
    q: 'Anu & co',
  };
  expect(readChoices(writeChoices(choices, 'sale-1'))).toEqual(choices);
  expect(writeChoices(noChoices, null)).toBe('');
});

test('what makes no sense is not chosen', () => {
  expect(readChoices('?period=yesterday&status=stolen&kind=gift&method=barter&state=28')).toEqual(noChoices);
});

test('days are Indian days', () => {
  expect(filterOf({ ...noChoices, period: 'today' }, now)).toEqual({ from: '2026-11-20T18:30:00.000Z' });
  expect(filterOf({ ...noChoices, period: '7d' }, now)).toEqual({ from: '2026-11-14T18:30:00.000Z' });
  expect(filterOf({ ...noChoices, period: 'month' }, now)).toEqual({ from: '2026-10-31T18:30:00.000Z' });
  expect(filterOf({ ...noChoices, period: 'dates', from: '2026-11-19', to: '2026-11-20' }, now)).toEqual({
    from: '2026-11-18T18:30:00.000Z',
    to: '2026-11-20T18:30:00.000Z',
  });
});

test('a State is asked for by its code', () => {
  expect(filterOf(readChoices('?state=27'), now)).toEqual({ state: '27' });
});

test('asks for nothing that was not chosen', () => {
  expect(filterOf(noChoices, now)).toEqual({});
  expect(filterOf({ ...noChoices, q: '  ' }, now)).toEqual({});
});
