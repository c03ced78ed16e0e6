import type { Handlers } from '../../../../platform/http/contract';
import type { Gate } from '../gate.service';
import type { SecondOperator } from './proposal.service';

/** What one operator proposed and another one has to confirm. */
export function proposalHandlers({ gate, second }: { gate: Gate; second: SecondOperator }) {
  return {
    async listProposals(request) {
      const by = await gate.unlocked(request);
      return [200, { items: await second.list(by, request.query.state ?? 'waiting'), next: null }];
    },
    async decideProposal(request) {
      const by = await gate.fresh(request);
      return [200, await second.decide(by, request.params.id, request.body)];
    },
  } satisfies Handlers<'listProposals' | 'decideProposal'>;
}
