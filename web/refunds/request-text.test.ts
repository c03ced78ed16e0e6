import type { RefundRequest } from '@haat/openapi';
import { expect, test } from 'vitest';
import { fullDate } from '../time/when';
import { requestText as textOf } from './request-text';

const requestText = (given: RefundRequest) => textOf(given, fullDate);

const request: RefundRequest = {
  number: 1,
  status: 'asked',
  amount: 20_000,
  reason: 'The second lesson does not open',
  message: null,
  answeredBy: null,
  at: '2026-11-21T05:00:00Z',
  answerBy: '2026-11-23T05:00:00Z',
  endedAt: null,
};

test('who waits is told until when', () => {
  expect(requestText(request)).toMatchObject({ tone: 'caution', title: 'You requested a refund of ₹200.' });
  expect(requestText(request).text).toContain('23 Nov');
  expect(requestText({ ...request, status: 'lapsed' }).text).toContain('within 7 days');
});

test('an answer is told with its words', () => {
  const answered = { ...request, message: 'All of it was watched', answeredBy: 'seller' as const };
  expect(requestText({ ...answered, status: 'refused' })).toMatchObject({
    title: 'The creator declined to refund ₹200.',
    text: '“All of it was watched” If you do not agree, contact us with your order number.',
  });
  expect(requestText({ ...answered, status: 'refused', message: null, answeredBy: 'operator' }).title).toBe(
    'We declined to refund ₹200.',
  );
  expect(requestText({ ...answered, status: 'granted' }).tone).toBe('good');
  expect(requestText({ ...request, status: 'withdrawn' }).text).toBe('');
});
