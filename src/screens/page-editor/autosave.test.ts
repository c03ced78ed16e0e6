import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave';

const at = new Date('2026-11-21T05:12:00Z');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function autosaveWith(save: (draft: string) => Promise<boolean>) {
  const states: SaveState[] = [];
  const sent: string[] = [];
  const autosave = createAutosave<string>({
    save: (draft) => {
      sent.push(draft);
      return save(draft);
    },
    onState: (state) => states.push(state),
    now: () => at,
  });
  return { autosave, states, sent };
}

test('sends only the latest, once typing pauses', async () => {
  const { autosave, states, sent } = autosaveWith(async () => true);
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(500);
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(799);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['ab']);
  expect(states.at(-1)).toEqual({ is: 'saved', at });
});

test('what is typed while a call runs goes out after it', async () => {
  let answer: (isSent: boolean) => void = () => undefined;
  const { autosave, states, sent } = autosaveWith(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(800);
  autosave.change('b');
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toEqual(['a']);
  answer(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a', 'b']);
  expect(states.at(-1)).toEqual({ is: 'saving' });
  answer(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toEqual({ is: 'saved', at });
});

test('a failed call leaves the words here, and flush sends them again', async () => {
  let isDown = true;
  const { autosave, states, sent } = autosaveWith(async () => {
    if (isDown) throw new Error('down');
    return true;
  });
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(800);
  expect(states.at(-1)).toMatchObject({ is: 'kept', error: expect.any(Error) });
  isDown = false;
  await autosave.flush();
  expect(sent).toEqual(['a', 'a']);
  expect(states.at(-1)).toEqual({ is: 'saved', at });
});

test('what is not ready to be sent is kept', async () => {
  const { autosave, states } = autosaveWith(async () => false);
  autosave.change('a');
  await autosave.flush();
  expect(states.at(-1)).toEqual({ is: 'kept' });
});
