import { expect, test } from 'vitest';
import { nextPiece, type Sample, smallerPiece, speedOf, withSample } from './speed';

const kB = 1024;
const received = (at: number, offset: number) => ({
  at,
  upload: { id: 'one', size: 1e9, offset, pieceSize: 8 * kB * kB, expiresAt: '2026-11-23T05:12:00Z' },
});

test('the speed is that of the last twenty seconds', () => {
  let samples: Sample[] = [];
  expect(speedOf(samples)).toBeNull();
  samples = withSample(samples, received(0, 0));
  expect(speedOf(samples)).toBeNull();
  for (const second of [1, 2, 3]) samples = withSample(samples, received(second * 1_000, second * 100));
  expect(speedOf(samples)).toBe(100);
  for (let second = 4; second <= 40; second += 1)
    samples = withSample(samples, received(second * 1_000, 300 + (second - 3) * 1_000));
  expect(speedOf(samples)).toBe(1_000);
  expect(samples.length).toBeLessThan(25);
});

test('a piece takes about three seconds, grows at most twofold and stays within what the server takes', () => {
  const most = 8 * kB * kB;
  const at = (ms: number, bytes: number): Sample[] => [
    { at: 0, offset: 0 },
    { at: ms, offset: bytes },
  ];
  expect(nextPiece(at(100, 512 * kB), { last: 512 * kB, most })).toBe(kB * kB);
  expect(nextPiece(at(6_000, 4 * kB * kB), { last: 4 * kB * kB, most })).toBe(2 * kB * kB);
  expect(nextPiece(at(1_000, most), { last: most, most })).toBe(most);
  expect(nextPiece(at(30_000, 256 * kB), { last: 256 * kB, most })).toBe(256 * kB);
  expect(nextPiece([], { last: 512 * kB, most })).toBe(512 * kB);
  expect(nextPiece(at(1_000, 300), { last: 512 * kB, most: 300 })).toBe(300);
  expect(smallerPiece(most)).toBe(4 * kB * kB);
  expect(smallerPiece(256 * kB)).toBe(256 * kB);
});
