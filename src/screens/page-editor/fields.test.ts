import type { Product } from '@haat/contract';
import { expect, test } from 'vitest';
import { type Draft, draftOf, emptyDraft, linesOf, nextQuestionId } from './draft';
import { fieldsOf } from './fields';
import { problemsOf } from './problems';

const full: Draft = {
  ...emptyDraft,
  title: ' Weekend class ',
  description: 'Bring an **apron**.',
  priceType: 'once',
  amount: 49_900,
  compareAt: 79_900,
  isLimited: true,
  stock: '40',
  priceId: 'p1',
  questions: [{ id: 'q1', label: 'Batch', type: 'choice', required: true, options: 'Morning\n\n Evening ' }],
  thankYou: 'See you there',
  redirectUrl: 'https://example.com/room',
};

test('saves what was written, tidied', () => {
  expect(fieldsOf(full)).toEqual({
    title: 'Weekend class',
    description: 'Bring an **apron**.',
    cover: null,
    content: {},
    prices: [{ id: 'p1', type: 'once', amount: 49_900, compareAt: 79_900, stock: 40 }],
    questions: [
      { id: 'q1', label: 'Batch', type: 'choice', required: true, options: ['Morning', 'Evening'] },
    ],
    thankYou: { message: 'See you there', redirectUrl: 'https://example.com/room' },
  });
  expect(problemsOf(full)).toEqual({});
});

test('what is wrong is left out and stops nothing else', () => {
  const wrong = { ...full, compareAt: 100_00, stock: 'many', redirectUrl: 'example.com' };
  expect(Object.keys(problemsOf(wrong))).toEqual(['compareAt', 'stock', 'redirectUrl']);
  expect(fieldsOf(wrong)).toMatchObject({
    prices: [{ id: 'p1', type: 'once', amount: 49_900 }],
    thankYou: { message: 'See you there' },
  });
  expect(fieldsOf({ ...full, amount: 50 })).not.toHaveProperty('prices');
  expect(fieldsOf({ ...full, title: '  ' })).not.toHaveProperty('title');
  const [question] = full.questions;
  if (!question) throw new Error('The example has a question');
  expect(fieldsOf({ ...full, questions: [{ ...question, options: 'Only one' }] })).not.toHaveProperty(
    'questions',
  );
  expect(
    fieldsOf({ ...full, questions: [question, { ...question, id: 'q2', label: '' }] }).questions,
  ).toHaveLength(1);
});

test('an open price has its suggestions and no old price', () => {
  const open: Draft = { ...full, priceType: 'open', amount: 5_100, suggested: [5_100, 10_100, 100, null] };
  expect(problemsOf(open)).toEqual({ 'suggested.2': 'At least ₹51.' });
  expect(fieldsOf(open)).toMatchObject({
    content: { suggestedAmounts: [5_100, 10_100] },
    prices: [{ id: 'p1', type: 'open', amount: 5_100, stock: 40 }],
  });
});

test('empty fields are unfinished, not wrong', () => {
  expect(problemsOf(emptyDraft)).toEqual({});
  expect(fieldsOf(emptyDraft).prices).toEqual([]);
});

test('a product comes back as it was, with the prices that are not edited here', () => {
  const product = {
    title: 'T',
    description: 'D',
    cover: null,
    content: { action: 'join', suggestedAmounts: [1_000] },
    prices: [
      { id: 'a', type: 'open', amount: 500 },
      { id: 'b', type: 'once', amount: 900, label: 'More' },
    ],
    questions: [{ id: 'q1', label: 'Size', type: 'choice', required: false, options: ['S', 'M'] }],
    thankYou: { message: 'Thanks' },
  } as unknown as Product;
  expect(fieldsOf(draftOf(product))).toMatchObject({
    content: product.content,
    prices: product.prices,
    questions: product.questions,
    thankYou: product.thankYou,
  });
});

test('questions get ids that are not taken', () => {
  expect(nextQuestionId([])).toBe('q1');
  expect(nextQuestionId([{ ...full.questions[0], id: 'q2' } as Draft['questions'][number]])).toBe('q3');
  expect(linesOf(' a \n\n b')).toEqual(['a', 'b']);
});
