import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import type { DisputeService } from './dispute.service';
import type { Holds } from './hold.service';

export function disputesHandlers({ holds, disputes }: { holds: Holds; disputes: DisputeService }) {
  return {
    listHolds: async (request) => [200, { items: await holds.of(signedIn(request).accountId) }],
    listDisputes: async (request) => [200, { items: await disputes.of(signedIn(request).accountId) }],
    answerDispute: async (request) => {
      const { params, body } = request;
      return [200, await disputes.answer(signedIn(request).accountId, params.id, body.text.trim())];
    },
  } satisfies Handlers<'listHolds' | 'listDisputes' | 'answerDispute'>;
}
