import { expect, test } from 'vitest';
import { fixedClock, systemClock } from '../clock/clock';
import { cryptoRandom, seededRandom } from './ids';

test('ids of one process sort as they were made', () => {
  const clock = fixedClock();
  const random = cryptoRandom(clock);
  const made = Array.from({ length: 3_000 }, (_, n) => {
    if (n % 1_000 === 0) clock.advance(1);
    return random.uuid();
  });
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  expect(made[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('every kind has its alphabet and length', () => {
  const random = cryptoRandom(systemClock);
  expect(random.publicId()).toMatch(/^[1-9A-HJ-NP-Za-km-z]{16}$/);
  expect(random.token()).toMatch(/^[\w-]{43}$/);
  expect(random.digits(6)).toMatch(/^\d{6}$/);
  expect(random.bytes(10_000)).toHaveLength(10_000);
  const fraction = random.fraction();
  expect(fraction >= 0 && fraction < 1).toBe(true);
});

test('digits favour none', () => {
  const counts = new Map<string, number>();
  for (const digit of cryptoRandom(systemClock).digits(100_000))
    counts.set(digit, (counts.get(digit) ?? 0) + 1);
  expect(counts.size).toBe(10);
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(700);
});

test('a seed gives the same again, another seed something else', () => {
  const clock = fixedClock();
  const take = (seed: string) => {
    const random = seededRandom(clock, seed);
    return [random.uuid(), random.publicId(), random.digits(6), random.token()];
  };
  expect(take('a')).toEqual(take('a'));
  expect(take('a')).not.toEqual(take('b'));
});
