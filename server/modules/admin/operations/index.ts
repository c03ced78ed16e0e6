import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps';
import type { Notifier } from '../../messaging';
import type { Ledger } from '../../money';
import { registerOperations } from './operations.routes';
import { createOperationsService } from './operations.service';

/** Health, readiness, the API's reference, and what helps during development. */
export function createOperations(deps: Deps, { notify, ledger }: { notify: Notifier; ledger: Ledger }) {
  const service = createOperationsService(deps);
  const isProduction = deps.config.environment === 'production';
  return {
    register: (app: FastifyInstance) =>
      registerOperations(app, service, {
        isProduction,
        isReferenceShown: deps.config.isReferenceShown,
        outbox: { newest: () => notify.outbox(), mail: notify.outboxMail },
        areBooksProved: () => ledger.isProved(),
      }),
  };
}
