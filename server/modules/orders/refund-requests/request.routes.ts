import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import type { Access } from '../../delivery';
import type { BulkRefunds } from './bulk-refund.service';
import type { RequestService } from './request.service';

type Operations =
  | 'getRefundRequest'
  | 'askRefund'
  | 'withdrawRefundRequest'
  | 'listRefundRequests'
  | 'answerRefundRequest'
  | 'getRefundRounds'
  | 'startRefundRound';

export function requestHandlers(
  requests: RequestService,
  bulkRefunds: BulkRefunds,
  { phonesFor }: Pick<Access, 'phonesFor'>,
) {
  return {
    getRefundRequest: async (request) => [
      200,
      await requests.ofPurchase(await phonesFor(request, request.params.id), request.params.id),
    ],
    askRefund: async (request) => [
      201,
      await requests.ask(await phonesFor(request, request.params.id), request.params.id, request.body),
    ],
    withdrawRefundRequest: async (request) => [
      200,
      await requests.withdraw(await phonesFor(request, request.params.id), request.params.id),
    ],
    listRefundRequests: async (request) => [200, await requests.openOf(signedIn(request).accountId)],
    answerRefundRequest: async (request) => [
      200,
      await requests.answer(signedIn(request).accountId, request.params.id, {
        ...request.body,
        by: 'seller',
        stepUp: request.headers['step-up-code'],
      }),
    ],
    getRefundRounds: async (request) => [
      200,
      await bulkRefunds.view(signedIn(request).accountId, request.params.id),
    ],
    startRefundRound: async (request) => [
      202,
      await bulkRefunds.ask(signedIn(request).accountId, request.params.id, request.body, {
        stepUp: request.headers['step-up-code'],
      }),
    ],
  } satisfies Handlers<Operations>;
}
