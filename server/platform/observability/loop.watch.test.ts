import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoopWatch, type LoopHolder } from './loop.watch';

const request: LoopHolder = { kind: 'request', name: '/slow' };
const other: LoopHolder = { kind: 'request', name: '/other' };

/** A watch whose time passes only when it is told to. */
function watched() {
  const time = { now: 0, idle: 0 };
  const watch = createLoopWatch({ now: () => time.now, idle: () => time.idle });
  const held: [string | null, number][] = [];
  const stop = watch.listen((holder, heldMs) => held.push([holder?.name ?? null, heldMs]));
  return {
    watch,
    held,
    stop,
    work: (ms: number) => {
      time.now += ms;
    },
    wait: (ms: number) => {
      time.now += ms;
      time.idle += ms;
    },
  };
}

test('a request that works for long between two marks has held the loop', () => {
  const { watch, held, stop, work } = watched();
  watch.resumed(request);
  work(250);
  watch.paused(request);
  work(50);
  watch.resumed(other);
  work(199);
  watch.paused(other);
  expect(held).toEqual([['/slow', 250]]);
  stop();
});

test('a request that waits for long has not', () => {
  const { watch, held, stop, work, wait } = watched();
  watch.resumed(request);
  work(5);
  watch.paused(request);
  wait(5_000);
  watch.resumed(request);
  work(5);
  watch.paused(request);
  expect(held).toEqual([]);
  stop();
});

test('work after a wait that has no mark is charged to whoever ends it', () => {
  const { watch, held, stop, work, wait } = watched();
  watch.resumed(other);
  watch.paused(other);
  wait(1_000);
  work(300);
  watch.paused(request);
  expect(held).toEqual([['/slow', 300]]);
  stop();
});

test('work that ends in a wait without a mark is charged to whoever began it', () => {
  const { watch, held, stop, work } = watched();
  watch.resumed(request);
  work(300);
  watch.resumed(other);
  expect(held).toEqual([['/slow', 300]]);
  stop();
});

test('after its turn of the loop a request is charged with nothing more', async () => {
  const { watch, held, stop, work } = watched();
  watch.resumed(request);
  await turn();
  work(300);
  watch.resumed(other);
  expect(held).toEqual([[null, 300]]);
  stop();
});

test('marks without a name are those of the present context', () => {
  const { watch, held, stop, work } = watched();
  watch.run(request, () => {
    watch.resumed();
    work(400);
    watch.paused();
  });
  expect(held).toEqual([['/slow', 400]]);
  stop();
});

test('nothing is measured while nobody listens', () => {
  const { watch, held, stop, work } = watched();
  stop();
  watch.resumed(request);
  work(400);
  watch.paused(request);
  expect(held).toEqual([]);
});
