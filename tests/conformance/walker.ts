import { expect } from 'vitest';
import { type CallOptions, call } from '../simulators/call';
import { complaints, type Operation, operationOf } from './contract';

/** Walks through operations of the contract, holding each answer against it. */
export function walker(server: () => { url: string }, operations: readonly Operation[]) {
  const walked = new Set<string>();
  return {
    /** Calls, holds the answer against the contract and remembers which operation was walked. */
    async ask<Body>(
      method: string,
      path: string,
      options: CallOptions = {},
    ): Promise<{ status: number; body: Body }> {
      const answer = await call<Body>(server().url, method, path, options);
      const description = `${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`;
      expect(complaints(answer), description).toEqual([]);
      const bare = path.split('?')[0] ?? '';
      const operation = operationOf(operations, method, bare);
      if (operation && answer.status < 300) walked.add(operation.id);
      return answer;
    },

    /** The operations that were not walked, but for those that are answered elsewhere. */
    leftOut: (elsewhere: readonly string[]): string[] =>
      operations.map(({ id }) => id).filter((id) => !walked.has(id) && !elsewhere.includes(id)),
  };
}

export type Ask = ReturnType<typeof walker>['ask'];
