import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import { refundSeats } from './seat-refunds';
import {
  type CancellationsContext,
  type CancellationsDependencies,
  cancel,
  followLateSeats,
  viewCancellation,
} from './session-cancellations.service';

type Operations = 'getCancellation' | 'cancelSession';

/** Live sessions that their creators cancel: off sale for good, every seat refunded, everybody told. */
export function createSessionCancellations(
  deps: Pick<Deps, 'clock' | 'database' | 'events' | 'jobs' | 'log'>,
  dependencies: CancellationsDependencies,
) {
  const context: CancellationsContext = {
    ...deps,
    ...dependencies,
    usualReason: 'The live session was cancelled',
  };
  refundSeats(context);
  followLateSeats(context);
  const handlers = {
    getCancellation: async (request) => [
      200,
      await viewCancellation(context, signedIn(request).accountId, request.params.id),
    ],
    cancelSession: async (request) => [
      202,
      await cancel(
        context,
        { sellerId: signedIn(request).accountId, productId: request.params.id },
        request.body,
        { stepUp: request.headers['step-up-code'] },
      ),
    ],
  } satisfies Handlers<Operations>;
  return { handlers };
}
