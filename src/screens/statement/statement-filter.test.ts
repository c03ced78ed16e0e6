import { expect, test } from 'vitest';
import { filterOf, noChoices, readChoices, type StatementChoices, writeChoices } from './statement-filter';

/** 10:30 in India on Saturday, 21 November. */
const now = new Date('2026-11-21T05:00:00Z');

test('choices survive the address', () => {
  const choices: StatementChoices = { kind: 'refund', period: 'dates', from: '2026-11-01', to: '2026-11-20' };
  expect(readChoices(writeChoices(choices))).toEqual(choices);
  expect(writeChoices(noChoices)).toBe('');
});

test('what makes no sense is not chosen', () => {
  expect(readChoices('?kind=gift&period=yesterday')).toEqual(noChoices);
});

test('the server is asked for Indian days and one kind', () => {
  expect(filterOf(noChoices, now)).toEqual({});
  expect(filterOf({ kind: 'sale', period: 'dates', from: '2026-11-19', to: '2026-11-20' }, now)).toEqual({
    kind: 'sale',
    from: '2026-11-18T18:30:00.000Z',
    to: '2026-11-20T18:30:00.000Z',
  });
});
