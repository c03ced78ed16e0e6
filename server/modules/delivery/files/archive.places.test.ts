import { expect, test } from 'vitest';
import { fixedClock } from '../../../platform/clock/clock';
import type { Refusal } from '../../../platform/http/errors';
import { createPlaces } from './archive.places';

const setUp = () => {
  const clock = fixedClock();
  const places = createPlaces({ clock }, { perGrant: 2, inTotal: 3, stalledMs: 30_000 });
  const take = (grantId: string) => {
    const ended = new AbortController();
    return { ...places.take(grantId, ended.signal), leave: () => ended.abort() };
  };
  const codeOf = (grantId: string) => {
    try {
      take(grantId).leave();
      return null;
    } catch (error) {
      return (error as Refusal).code;
    }
  };
  return { clock, places, take, codeOf };
};

test('are bounded for a grant and in total, and are free again once an answer has ended', () => {
  const { take, codeOf } = setUp();
  const [first] = [take('a'), take('a')];
  expect([codeOf('a'), codeOf('b')]).toEqual(['too_many_archives', null]);
  take('b');
  expect(codeOf('c')).toBe('busy');
  first.leave();
  expect([codeOf('a'), codeOf('c')]).toEqual([null, null]);
});

test('of what stands still are given away, the longest first, and only where none is left', () => {
  const { clock, take, codeOf } = setUp();
  const [still, moving, other] = [take('a'), take('a'), take('b')];
  clock.advance(20_000);
  moving.moved();
  other.moved();
  clock.advance(10_000);
  expect(codeOf('c')).toBeNull();
  expect([still, moving, other].map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  // Its answer ends once it was told.
  still.leave();
  take('a');
  expect(codeOf('a')).toBe('too_many_archives');
});

test('are not held by an answer that has ended before', () => {
  const { places, codeOf } = setUp();
  for (let time = 1; time <= 3; time += 1) places.take('a', AbortSignal.abort());
  expect(codeOf('a')).toBeNull();
});
