import { expect, it } from 'vitest';
import type { Log } from '../deps';
import { createTally } from './tally';

const warned: string[] = [];
const log = { warn: (_: unknown, text: string) => void warned.push(text) } as unknown as Log;

it('writes down what was counted, each once', async () => {
  const written: Record<string, number>[] = [];
  const tally = createTally(
    { log },
    { name: 'clicks', write: async (counts) => void written.push(Object.fromEntries(counts)) },
  );
  for (const key of ['a', 'b', 'a']) tally.count(key);
  await tally.flush();
  await tally.flush();
  tally.count('b');
  await tally.stop();
  expect(written).toEqual([{ a: 2, b: 1 }, { b: 1 }]);
});

it('loses nothing when it cannot be written, nor what comes meanwhile', async () => {
  let isDown = true;
  const sums = new Map<string, number>();
  const tally = createTally(
    { log },
    {
      name: 'clicks',
      write: async (counts) => {
        if (isDown) throw new Error('down');
        for (const [key, count] of counts) sums.set(key, (sums.get(key) ?? 0) + count);
      },
    },
  );
  tally.count('a');
  const first = tally.flush();
  tally.count('a');
  await first;
  expect(warned).toEqual(['clicks could not be saved, will retry']);
  isDown = false;
  await tally.stop();
  expect([...sums]).toEqual([['a', 2]]);
});
