import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A port whose calls a test answers one by one. */
export interface PlayedPort<Output, Input> {
  logic: PromiseActorLogic<Output, Input>;
  /** What it was called with, in order. */
  calls: Input[];
  /** Whether the chart has given up each call (left the state before an answer). */
  aborted: boolean[];
  /** Answers the latest call, and lets the chart take it in. */
  answer(output: Output): Promise<void>;
  /** Fails the latest call, and lets the chart take it in. */
  fail(error: unknown): Promise<void>;
}

/** Makes a port that waits for the test to answer. */
export function playedPort<Output, Input>(): PlayedPort<Output, Input> {
  let latest: { resolve(output: Output): void; reject(error: unknown): void } | undefined;
  const port: PlayedPort<Output, Input> = {
    calls: [],
    aborted: [],
    logic: fromPromise<Output, Input>(({ input, signal }) => {
      const call = port.calls.push(input) - 1;
      port.aborted[call] = false;
      signal.addEventListener('abort', () => {
        port.aborted[call] = true;
      });
      return new Promise<Output>((resolve, reject) => {
        latest = { resolve, reject };
      });
    }),
    async answer(output) {
      latest?.resolve(output);
      await settle();
    },
    async fail(error) {
      latest?.reject(error);
      await settle();
    },
  };
  return port;
}

/** Lets every promise that is already decided be heard. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}
