import type { Price } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../../platform/http/errors';
import { checkQuestions, missingFor, settlePrices } from './product.rules';

const limits = { least: 100, most: 50_000_000 };
const once: Price = { type: 'once', amount: 49_900 };

function settle(given: Price[], known: Price[] = [], taken: string[] = []) {
  let made = 0;
  const ids = { taken: new Set(taken), newId: () => `new${++made}` };
  return settlePrices(given, known, limits, ids);
}

function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('not refused');
}

describe('prices', () => {
  const idsOf = (prices: Price[]) => prices.map(({ id }) => id);

  it('keep the ids they have or are given, and get ids of ours where they have none or another has it', () => {
    const settled = settle(
      [{ ...once, id: 'known' }, { ...once, id: 'their-own_1' }, once, { ...once, id: 'known' }],
      [{ ...once, id: 'known' }],
    );
    expect(idsOf(settled)).toEqual(['known', 'their-own_1', 'new1', 'new2']);
  });

  it.each(['', ' ', 'a b', 'a"b', '../x', 'ए', 'x'.repeat(33)])('do not keep %j for an id', (id) => {
    expect(idsOf(settle([{ ...once, id }]))).toEqual(['new1']);
  });

  it('leave another product its id, and keep one that stood here already', () => {
    const given = [
      { ...once, id: 'theirs' },
      { ...once, id: 'ours' },
    ];
    expect(idsOf(settle(given, [{ ...once, id: 'ours' }], ['theirs', 'ours']))).toEqual(['new1', 'ours']);
  });

  it('make no id that is given to another one', () => {
    expect(idsOf(settle([once, { ...once, id: 'new1' }]))).toEqual(['new2', 'new1']);
  });

  it.each<[Partial<Price>, string]>([
    [{ amount: 99 }, 'prices.0.amount'],
    [{ amount: 50_000_001 }, 'prices.0.amount'],
    [{ compareAt: 49_900 }, 'prices.0.compareAt'],
    [{ type: 'open', compareAt: 59_900 }, 'prices.0.compareAt'],
    [{ period: { unit: 'month', count: 1 } }, 'prices.0.period'],
    [{ trialDays: 7 }, 'prices.0.trialDays'],
  ])('are refused with %o', (change, field) => {
    const refusal = refusalOf(() => settle([{ ...once, ...change }]));
    expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([422, [field]]);
  });

  it('are nothing where the kind may be given away, and only as a fixed price', () => {
    const free = { ...once, amount: 0 };
    const given = (price: Price, mayBeFree: boolean) =>
      settlePrices([price], [], { ...limits, mayBeFree }, { taken: new Set(), newId: () => 'new' });
    const messageOf = (price: Price, mayBeFree: boolean) =>
      refusalOf(() => given(price, mayBeFree)).fields?.['prices.0.amount'];
    expect(given({ ...free, compareAt: 49_900 }, true)).toEqual([{ ...free, compareAt: 49_900, id: 'new' }]);
    expect(messageOf(free, false)).toBe('Only a lesson can be free. The minimum price is ₹1');
    expect(messageOf({ ...free, type: 'open' }, true)).toBe(
      'Only a fixed price can be free. The minimum price is ₹1',
    );
    const period = { unit: 'month', count: 1 } as const;
    expect(messageOf({ ...free, type: 'subscription', period }, true)).toMatch(/^Only a fixed price/);
    for (const mayBeFree of [true, false])
      expect(messageOf({ ...once, amount: 99 }, mayBeFree)).toBe('The minimum price is ₹1');
  });

  it('of a subscription say how long a payment lasts', () => {
    const monthly = { ...once, type: 'subscription', period: { unit: 'month', count: 1 } } as const;
    const lifetime = { unit: 'lifetime', count: 1 } as const;
    expect(settle([{ ...monthly, trialDays: 7 }])).toMatchObject([
      { type: 'subscription', period: { unit: 'month', count: 1 }, trialDays: 7 },
    ]);
    expect(settle([{ ...monthly, period: { unit: 'day', count: 45 } }])).toHaveLength(1);
    expect(settle([{ ...monthly, period: lifetime }])).toHaveLength(1);
    const wrong: [Price, string][] = [
      [{ ...once, type: 'subscription' }, 'period'],
      [{ ...monthly, period: { unit: 'month', count: 13 } }, 'period'],
      [{ ...monthly, period: { unit: 'lifetime', count: 2 } }, 'period'],
      [{ ...monthly, period: lifetime, trialDays: 7 }, 'trialDays'],
    ];
    for (const [price, field] of wrong)
      expect(Object.keys(refusalOf(() => settle([price])).fields ?? {})).toEqual([`prices.0.${field}`]);
  });
});

describe('questions', () => {
  it('have ids of their own', () => {
    const question = { id: 'a', label: 'City', type: 'text', required: true } as const;
    expect(() => checkQuestions([question, { ...question, id: 'b' }])).not.toThrow();
    expect(refusalOf(() => checkQuestions([question, question])).status).toBe(422);
  });
});

describe('what is missing', () => {
  const complete = { title: 'Bake', prices: [once], questions: [] };
  it('is nothing of a complete page', () => {
    expect(missingFor(complete)).toEqual([]);
  });
  it('is what a buyer needs', () => {
    const question = { id: 'a', label: 'Size', type: 'choice', required: true, options: ['S'] } as const;
    const missing = missingFor({ title: ' ', prices: [], questions: [{ ...question, options: ['S'] }] });
    expect(missing.map(({ field }) => field)).toEqual(['title', 'prices', 'questions']);
  });
});
