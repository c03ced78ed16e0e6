import { expect, test } from 'vitest';
import { fixedClock } from '../clock/clock';
import { seededRandom } from './ids';
import { createSealer } from './sealed';

const key = Buffer.alloc(32, 1);
const other = Buffer.alloc(32, 2);
const sealerWith = (current: Buffer, former: Buffer[] = []) =>
  createSealer({ current, former }, seededRandom(fixedClock()));
const sealer = sealerWith(key);

test('what is sealed is opened in its place, and nowhere else', () => {
  const sealed = sealer.seal('ABCPV1234D', 'kyc.pan asha');
  expect(sealer.open(sealed, 'kyc.pan asha')).toBe('ABCPV1234D');
  expect(() => sealer.open(sealed, 'kyc.pan meera')).toThrow('authenticate');
});

test('the same text looks different each time and tells nothing', () => {
  const [one, two] = [sealer.seal('ABCPV1234D', 'here'), sealer.seal('ABCPV1234D', 'here')];
  expect(one.equals(two)).toBe(false);
  expect(one.toString('latin1')).not.toContain('ABCPV');
});

test('a single changed bit is noticed, wherever it is', () => {
  const sealed = sealer.seal('026291800001191', 'here');
  for (let at = 0; at < sealed.length; at++) {
    const spoilt = Buffer.from(sealed);
    spoilt[at] = (spoilt[at] ?? 0) ^ 1;
    expect(() => sealer.open(spoilt, 'here')).toThrow(/authenticate|an unknown key/);
  }
});

test('a key can be changed: what the former one sealed is still opened, and told apart', () => {
  const old = sealerWith(other).seal('success@upi', 'here');
  const rotated = sealerWith(key, [other]);
  expect(rotated.open(old, 'here')).toBe('success@upi');
  expect(rotated.seal('success@upi', 'here').subarray(1, 5)).toEqual(rotated.keyId);
  expect(old.subarray(1, 5)).not.toEqual(rotated.keyId);
  expect(() => sealer.open(old, 'here')).toThrow('unknown key');
});

test('a fingerprint is the same for the same text, and another for another kind or key', () => {
  const print = sealer.fingerprint('ABCPV1234D', 'pan');
  expect(sealer.fingerprint('ABCPV1234D', 'pan')).toEqual(print);
  expect(sealer.fingerprint('ABCPV1234E', 'pan')).not.toEqual(print);
  expect(sealer.fingerprint('ABCPV1234D', 'account')).not.toEqual(print);
  expect(sealerWith(other).fingerprint('ABCPV1234D', 'pan')).not.toEqual(print);
});
