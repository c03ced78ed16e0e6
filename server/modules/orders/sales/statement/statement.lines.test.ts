import { expect, it } from 'vitest';
import { type StatementLine, statementLines } from './statement.lines';

type Dependencies = Parameters<typeof statementLines>[0];
interface Entry {
  at: Date;
  txId: string;
  line: number;
  type: string;
  amount: number;
  reference: string;
}

const minute = 60_000;
const sale = (number: number): Entry => ({
  at: new Date(Date.UTC(2026, 10, 21) + number * minute),
  txId: String(number).padStart(6, '0'),
  line: 1,
  type: 'sale',
  amount: 100 + number,
  reference: `order${number}`,
});

/** A ledger in which one more sale comes in after each time it is read. */
function busyLedger(count: number): Dependencies {
  const entries = Array.from({ length: count }, (_, index) => sale(index)).reverse();
  const readThen = <T>(read: () => T): Promise<T> => {
    const answer = read();
    entries.unshift(sale(entries.length));
    return Promise.resolve(answer);
  };
  const page = (after: { txId: string } | null, limit: number) =>
    entries.filter(({ txId }) => after === null || txId < after.txId).slice(0, limit);
  const balanceAt = (entry: Entry) =>
    entries.filter(({ txId }) => txId <= entry.txId).reduce((sum, { amount }) => sum + amount, 0);
  return {
    batch: (_, { after, limit }) => readThen(() => page(after, limit)),
    statement: (_, { after, limit }) =>
      readThen(() => page(after, limit).map((entry) => ({ ...entry, balance: balanceAt(entry) }))),
  };
}

it.each([1, 3, 1_000, 2_500])(
  'begins with nothing and leaves no gap, with %i sales and more coming in',
  async (count) => {
    const lines: StatementLine[] = [];
    for await (const line of statementLines(busyLedger(count), 'seller', {})) lines.push(line);
    expect(lines).toHaveLength(count);
    for (const [index, { balance, amount }] of lines.entries())
      expect(balance - amount).toBe(lines[index + 1]?.balance ?? 0);
  },
);
