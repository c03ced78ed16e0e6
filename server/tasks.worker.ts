import { parentPort } from 'node:worker_threads';

// What worker threads run. A task loads its code when it is first asked for, and its time begins once that is done.

/** How a task is called; `id` names the call in the message that says it has begun. */
export interface TaskCall<Input> {
  id: number;
  input: Input;
}

export interface TaskBegun {
  begun: number;
}

function task<Input, Output>(load: () => Promise<(input: Input) => Output | Promise<Output>>) {
  return async ({ id, input }: TaskCall<Input>): Promise<Awaited<Output>> => {
    const run = await load();
    parentPort?.postMessage({ begun: id } satisfies TaskBegun);
    return await run(input);
  };
}

export const markdown = task(async () => (await import('./modules/catalog/markdown.html')).toSafeHtml);
