import type { TrialBalance } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Ledger } from '../../../money';

/** The whole ledger in one view. */
export function createTrialBalances(
  { clock }: Pick<Deps, 'clock'>,
  { ledger }: { ledger: Pick<Ledger, 'trialBalance' | 'isProved'> },
) {
  return {
    /** Before a moment; now when none is given. */
    async at(until = clock.now()): Promise<TrialBalance> {
      const [lines, isProved] = await Promise.all([ledger.trialBalance(until), ledger.isProved()]);
      return {
        until: until.toISOString(),
        isProved,
        lines: lines.map(({ account, debit, credit, balance }) => ({ account, debit, credit, balance })),
      };
    },
  };
}

export type TrialBalances = ReturnType<typeof createTrialBalances>;
