import { expect, it } from 'vitest';
import { type FeesNotice, writeFees } from './fees.template';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const fee = {
  kind: 'fee',
  serial: 'F/26-27/000117',
  amount: 147_205,
  path: '/fees/s/F.pdf?paper=1.x',
} as const;
const credit = {
  kind: 'feeCredit',
  serial: 'G/26-27/000009',
  amount: 2_944,
  path: '/fees/s/G.pdf?paper=1.y',
} as const;
const written = (papers: FeesNotice['papers'], email: string | null = 'meera@example.com') =>
  writeFees({ template: 'fees', sellerId: 'seller', email, month: 'October 2026', papers, days: 90 }, sender);

it('says what the fees of a month were, and opens each paper', () => {
  const { mail, push, sms } = written([fee, credit]);
  expect(sms).toBeNull();
  expect(mail).toMatchObject({ to: 'meera@example.com', subject: 'Your fee invoice for October 2026' });
  for (const text of [
    'Fees on your sales in October 2026 were ₹1,472.05 including GST.',
    '₹29.44 of fees was credited to you for refunds in October 2026.',
    'Fee invoice F/26-27/000117 as a PDF: https://haat.example/fees/s/F.pdf?paper=1.x',
    'Credit note G/26-27/000009 as a PDF: https://haat.example/fees/s/G.pdf?paper=1.y',
    'work for 90 days',
  ])
    expect(mail?.text).toContain(text);
  expect(push).toMatchObject({ accountId: 'seller', link: 'https://haat.example/account' });
});

it('names a month in which fees only came back for what it is', () => {
  const { mail } = written([credit]);
  expect(mail?.subject).toBe('Your credit note on fees for October 2026');
  expect(mail?.text).not.toContain('came to');
});

it('goes by push alone to whoever has no e-mail', () => {
  expect(written([fee], null)).toMatchObject({ mail: null, push: { accountId: 'seller' } });
});
