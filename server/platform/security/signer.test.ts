import { expect, test } from 'vitest';
import { createSigner } from './signer';

const signer = createSigner('one secret');

test('what was signed verifies, and nothing else does', () => {
  const signature = signer.sign('order', 'abc');
  expect(signer.verify('order', 'abc', signature)).toBe(true);
  expect(signer.verify('order', 'abd', signature)).toBe(false);
  expect(signer.verify('access', 'abc', signature)).toBe(false);
  expect(createSigner('another').verify('order', 'abc', signature)).toBe(false);
  expect(signer.verify('order', Buffer.from('abc'), signature)).toBe(true);
});

test.each(['', 'x', '!'.repeat(43), 'A'.repeat(42), 'A'.repeat(44), 'A'.repeat(43), 'é'.repeat(43)])(
  'the forged signature %j is refused without an error',
  (forged) => expect(signer.verify('order', 'abc', forged)).toBe(false),
);

test('another last character is another signature', () => {
  const signature = signer.sign('order', 'abc');
  const last = signature.at(-1) ?? '';
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  // base64url of 32 bytes has two unused bits at the end: a text that only differs there is not ours either.
  const sibling = alphabet[alphabet.indexOf(last) ^ 1] ?? '';
  expect(signer.verify('order', 'abc', signature.slice(0, -1) + sibling)).toBe(false);
});

test('what a former secret signed verifies, and new signatures are of the present one', () => {
  const next = createSigner('another', ['one secret', 'an older one']);
  for (const made of [signer, createSigner('an older one'), createSigner('another')])
    expect(next.verify('order', 'abc', made.sign('order', 'abc'))).toBe(true);
  expect(next.sign('order', 'abc')).toBe(createSigner('another').sign('order', 'abc'));
  expect(next.verify('order', 'abc', createSigner('a stranger').sign('order', 'abc'))).toBe(false);
});
